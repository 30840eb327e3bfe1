"""What tests ask of a laid-out picture."""

from bot.render.faces import corner_box
from bot.render.shapes import CardShape


def readable_corner(shape: CardShape) -> tuple[int, int, int, int]:
    """The part of a card that must stay free: rank and suit sign in its upper left corner."""
    left, top, right, bottom = corner_box(shape.size)
    return shape.x + left, shape.y + top, shape.x + right, shape.y + bottom
