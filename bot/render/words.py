"""What is seen, said and done at a table, as sentences: the one door to the words of this package.

Every function that takes a view says only what that view's reader may know. `names` are by seat and as people chose
them: what goes into a message is escaped inside, what goes into a picture's description is made plain.
"""

from bot.render.words_cards import (
    action_label,
    action_name,
    card_choice,
    card_name,
    card_words,
    cards_text,
    describe,
    happening_text,
    last_happening,
    sentence,
    shortened,
    suit_choice,
    suit_name,
)
from bot.render.words_contract import contract_name, contract_sentence, declared_words
from bot.render.words_result import (
    deal_over_text,
    error_text,
    game_over_text,
    reason_text,
    result_text,
    running_score,
    unreadable_text,
)
from bot.render.words_rules import TOPICS, rules_text, rules_topics
from bot.render.words_table import (
    column_names,
    contract_text,
    games_text,
    hand_alt,
    lobby_alt,
    own_status,
    possible_text,
    score_text,
    seats_alt,
    status_line,
    table_alt,
    trick_alt,
    trick_text,
)

__all__ = [
    "TOPICS",
    "action_label",
    "action_name",
    "card_choice",
    "card_name",
    "card_words",
    "cards_text",
    "column_names",
    "contract_name",
    "contract_sentence",
    "contract_text",
    "deal_over_text",
    "declared_words",
    "describe",
    "error_text",
    "game_over_text",
    "games_text",
    "hand_alt",
    "happening_text",
    "last_happening",
    "lobby_alt",
    "own_status",
    "possible_text",
    "reason_text",
    "result_text",
    "rules_text",
    "rules_topics",
    "running_score",
    "score_text",
    "seats_alt",
    "sentence",
    "shortened",
    "status_line",
    "suit_choice",
    "suit_name",
    "table_alt",
    "trick_alt",
    "trick_text",
    "unreadable_text",
]
