"""Computer players: each looks at a view and names an action, exactly as a person at that seat might."""
