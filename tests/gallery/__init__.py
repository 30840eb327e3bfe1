"""Every picture and every question of every game on pages to be looked at: `make gallery`."""
