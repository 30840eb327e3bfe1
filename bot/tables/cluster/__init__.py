"""Several processes at one database: who they are, and who looks after which table."""
