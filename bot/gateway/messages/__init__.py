"""The messages of ours that stand in Discord, each with one owner that keeps it true."""
