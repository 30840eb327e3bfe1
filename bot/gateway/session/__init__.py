"""Being on the gateway: the client, its connection, identifying, telling Discord the commands."""
