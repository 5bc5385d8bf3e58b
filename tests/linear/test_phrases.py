"""What people really type is understood: lists of phrases by language, and what a line that is not clear does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import run_program
from support.at_position import said_at
from support.sessions import session_with

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.intent import Intent, LineParser, _typed_commands
from uno_tui.linear.phrases import phrases_for
from uno_tui.linear.whole_lines import find_game
from uno_tui.ui.keys.keymap import load

ASKED_ABOUT = {"en": {"options", "take", "who", "who playing"}, "de": {"optionen", "ziehen"}, "fr": {"options"}}
"""Phrases that two commands share, on purpose or because a word of the help goes first."""
ASKS = {"en": "can I", "de": "kann ich", "fr": "est-ce que je peux"}
LISTS = Path(__file__).parent / "phrases"
HANDS = {"uno": "R7 G+2 BS W+4 GR R1 Y2", "maumau": "7d Kh Js 9c 3h"}


def phrases(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the game, the meaning and the phrase of each entry of a list."""
    for line in (LISTS / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            place, _, typed = line.partition(":")
            game, meaning = place.split()
            for phrase in typed.split(","):
                yield game, meaning, phrase.strip()


def parse(language: str, game: str, typed: str) -> Intent:
    session = session_with(load(), "person")
    session.announcer.translator = Translator(language)
    session.announcer.game = game
    return LineParser(session.preferences, session.announcer, session.named_keys).parse(typed, ["Ana"], ["Ben", "Cleo"])


def meaning_of(language: str, game: str, typed: str) -> str:
    """Return what a phrase means: a card of the hand, a command, a word, or why nothing is done."""
    translator = Translator(language).of(game)
    intent = parse(language, game, typed)
    if intent.doubts and not intent.command and not intent.word:
        return "!asks"
    if intent.command or intent.word:
        return intent.command or intent.word
    known = phrases_for(translator)
    hand = HANDS.get(game, "").split()
    forms = [[*(translator.card(each, form) for form in FORMS), each] for each in hand]
    found = known.find_cards(known.card_words(intent.words), forms, in_part=intent.plays)
    if len(found) == 1:
        return hand[found[0]]
    return "!held" if not found and not intent.candidates else f"?{intent.candidates}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_understood(language: str) -> None:
    entries = list(phrases(language))
    assert len(entries) >= 150
    wrong = [
        f"{game}: {typed} = {found}, not {meaning}"
        for game, meaning, typed in entries
        if (found := meaning_of(language, game, typed)) != meaning
    ]
    assert wrong == []


def typed(*lines: str, language: str = "en", rules: str = "") -> list[str]:
    """Return what is printed after the first hand where these lines are typed."""
    arguments = ("play", "--linear", "--players", "2", "--seed", "1", "--language", language, *(("--rules", rules) if rules else ()))
    printed = run_program(*arguments, stdin="".join(f"{line}\n" for line in lines)).stdout.splitlines()
    first = next(place for place, line in enumerate(printed) if line.startswith(("Hand: ", "Hand:", "Main")))
    return printed[first + 1 :]


@pytest.mark.terminal
def test_a_card_that_is_not_held_and_a_question_make_no_move() -> None:
    said = typed("play the red 9", "can I draw?", "draw two cards for me ben", "turn", "quit")
    assert said[0] == "You have no red 9."
    assert said[1] == "You have a playable card, so you must play. Type z to find it."
    assert not any("You draw" in line for line in said)


@pytest.mark.terminal
def test_the_programs_own_advice_can_be_typed_as_it_stands() -> None:
    assert typed("Type hand.", "quit")[0] == typed("hand", "quit")[0]


@pytest.mark.terminal
def test_a_name_that_nobody_can_have_is_refused_with_its_reason() -> None:
    assert typed("my name is X", "quit")[0].startswith("That name is not possible")


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("game", "language", "line", "told"),
    [
        ("uno", "en", "what does the green 9 do", "A number card has no effect."),
        ("uno", "de", "was macht die grüne 9", "Eine Zahlenkarte bewirkt nichts."),
        ("uno", "fr", "que fait le 9 vert", "Une carte chiffre n'a pas d'effet."),
        ("teams", "en", "what does the red 6 do", "A number card has no effect, unless it has a swap symbol."),
        ("uno", "de", "was ist am besten?", "Die rote 2 legen: "),
        ("uno", "fr", "laquelle je peux mettre ?", "Jouables : 2, le Joker ;"),
        ("maumau", "en", "why does the 4 of clubs match", "4 of clubs can be played.\nIts suit is the same."),
        ("maumau", "de", "warum passt die Kreuz 4", "Kreuz 4 kann gelegt werden.\nDie Farbe ist gleich."),
        ("maumau", "fr", "pourquoi je peux jouer le 4 de trèfle", "C'est la même couleur."),
    ],
)
def test_what_players_ask_about_cards_is_answered(game: str, language: str, line: str, told: str) -> None:
    players, seed = ("4", "3") if game == "maumau" else ("4" if game == "teams" else "2", "1")
    run = ("play", game, "--linear", "--players", players, "--seed", seed, "--language", language)
    before, after = (run_program(*run, stdin=f"{each}quit\n").stdout for each in ("", f"{line}\n"))
    assert told not in before
    assert told in after, after[-500:]


WHO_PLAYED = """table 1
game uno
seats Ana Ben
hand Ana R5 B2 W G7
hand Ben R+2 B1 B3
discard R1
stock R2 R9 Y1 Y2 B4 G1 G2
turn Ana
"""


@pytest.mark.terminal
def test_who_played_a_card_is_told_from_the_plays(home: Path) -> None:
    lines = ("red 5", "Ben", "who played the red 5?", "who played the red 2?", "who can play red 5?")
    said = said_at(home, WHO_PLAYED, *lines)
    assert said.count("You play red 5.") == 2
    # Ben's red Draw Two is no red 2, and the red 2 that was drawn was not played.
    assert "Not among the latest plays: red 2." in said
    assert "latest plays: red 5" not in said


@pytest.mark.terminal
@pytest.mark.parametrize("line", ["play it", "play"])
def test_a_card_that_was_asked_about_and_does_not_match_is_not_meant_and_no_other_is_played(line: str) -> None:
    said = typed("can I play green 8?", line, "quit")
    assert said[0] == "Green 8 does not match yellow 2. Type z to find a playable card."
    assert not any(each.startswith("You play") for each in said)


@pytest.mark.terminal
def test_the_card_that_was_asked_about_and_matches_is_it() -> None:
    assert "You play red 2." in typed("can I play red 2?", "play it", "quit")


@pytest.mark.terminal
@pytest.mark.parametrize("line", ["does it go on red?", "is red better than blue?"])
def test_a_question_does_not_answer_a_question(line: str) -> None:
    said = typed("play wild", line, "quit")
    assert said.count("Which colour?") == 2
    assert not any(each.startswith("You play") for each in said)


KEYS_AND_NEAR_MISSES = [
    ("what does c do", "c: say the top card"),
    ("describe c", "c: say the top card"),
    ("what does s do", "s: say the scores"),
    ("trun", "Your turn."),
]


@pytest.mark.terminal
@pytest.mark.parametrize(("line", "answer"), KEYS_AND_NEAR_MISSES)
def test_keys_are_described_and_near_misses_answered(line: str, answer: str) -> None:
    assert typed(line, "quit")[0] == answer


ABOUT_CARDS = [
    ("en", "what does skip do?", "Skip: the next player is skipped. With two players you play again."),
    ("en", "what happens if I play a reverse", "Reverse: the direction turns. With two players you play again."),
    ("en", "what does a 4 do", "A number card has no effect."),
    ("en", "red", "1 Red 6, 4 Red 3, 5 Red 2. Type a number."),
    ("en", "buzzer", "Buzzer is off in this game."),
    ("fr", "+2", "Tu n'as aucune carte « +2 »."),
    ("de", "was macht Retour", "Retour: Die Richtung dreht sich. Zu zweit bist du noch einmal dran."),
    ("de", "Retour", "Du hast keine Karte mit „Retour“."),
    ("fr", "que fait une inversion ?", "Inversion : le sens du jeu change. À deux, tu rejoues."),
    ("fr", "bleu", "Tu n'as aucune carte « bleu »."),
]


QUESTIONS = [
    ("en", "do I have any reds?", "1 Red 6, 4 Red 3, 5 Red 2."),
    ("en", "which are my yellow cards", "6 Yellow Skip."),
    ("en", "where is my draw two", "You have no Draw Two."),
    ("de", "welche roten Karten habe ich", "1 Rote 6, 4 Rote 3, 5 Rote 2."),
    ("de", "habe ich noch Rote", "1 Rote 6, 4 Rote 3, 5 Rote 2."),
    ("fr", "combien de cartes rouges ai-je", "1, le 6 rouge ; 4, le 3 rouge ; 5, le 2 rouge."),
    ("en", "what is pass", "pass: keep a drawn card, or draw what is pending"),
    ("de", "was macht ziehen", "ziehen: ziehen, fällige Karten nehmen, oder nach dem Ziehen weiter"),
    ("fr", "que fait piocher", "piocher : piocher, prendre ce qu'il faut piocher, ou passer après avoir pioché"),
    ("en", "what is intercepting", "Interceptions are off here. With them, exactly the same card as the top one may be played at once, out of turn. Wilds do not intercept."),
    ("fr", "c'est quoi intercepter", "Les interceptions sont désactivées ici. Avec elles, la même carte que celle du dessus se joue aussitôt, hors de son tour ; pas les Jokers ni les +4."),
    ("en", "can I jump in", "Interceptions are off here. With them, exactly the same card as the top one may be played at once, out of turn. Wilds do not intercept."),
    ("en", "can I stack draw twos", "Responses are off here: who has cards to draw, draws them. With them, a Draw Two answers a Draw Two, a Wild Draw Four another one."),
    ("en", "may I pass", "You have a playable card, so you must play. Type z to find it."),
    ("de", "darf ich passen", "Du musst legen: Du hast eine passende Karte. Mit z findest du sie."),
    ("fr", "est-ce que je peux piocher", "Tu as une carte jouable : tape z pour la trouver."),
    ("en", "how do I say uno", "As soon as a play leaves you with one card, before another player calls you out; also before you play. Type u."),
    ("en", "who is a bot", "Ben is a bot."),
    ("de", "wer ist ein Bot?", "Ben ist ein Bot."),
    ("fr", "qui est un robot", "Ben est un robot."),
    ("en", "ben", "You 7, Ben 7. 93 in the draw pile."),
    ("en", "cancel", "Nothing to stop or close. m opens the menu."),
    ("en", "must I say Uno", "As soon as a play leaves you with one card, before another player calls you out; also before you play. Type u."),
    ("de", "muss ich denn Uno sagen", "Sobald du nach dem Legen eine Karte hast, bevor dich jemand meldet; auch schon, bevor du legst. Tippe u."),
    ("fr", "dois-je dire Uno ?", "Dès que tu n'as plus qu'une carte après avoir joué, avant qu'un autre te dénonce ; aussi avant de jouer. Tape u."),
    ("en", "what is bluffing", "A Wild Draw Four may be played at any time; there is no calling of bluffs in this game."),
]


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "line", "answer"), QUESTIONS)
def test_a_question_is_answered(language: str, line: str, answer: str) -> None:
    assert typed(line, "quit", language=language)[0] == answer


@pytest.mark.terminal
def test_a_question_about_a_duty_says_what_is_said_and_when() -> None:
    told = "As soon as a play leaves you with one card, before another player calls you out; also before you play. Type u."
    assert typed("when do I say uno", "quit")[0] == told


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "why"), [("en", "why counterclockwise"), ("de", "warum gegen den Uhrzeigersinn"), ("fr", "pourquoi antihoraire")])
def test_why_is_answered_by_what_happened(language: str, why: str, tmp_path: Path) -> None:
    position = DUE.format(held="RR").replace("debt 2\n", "").replace("R+2", "R3")
    said = said_at(tmp_path, position, "2", why, language=language).splitlines()
    turned = next(place for place, line in enumerate(said) if why.split()[-1].casefold() in line.casefold())
    assert said[-4:-2] == said[turned - 1 : turned + 1]
    assert said[-2].startswith({"en": "Reverse: ", "de": "Retour: ", "fr": "Inversion : "}[language].strip())


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "line", "answer"), ABOUT_CARDS)
def test_a_card_s_rule_is_told_and_part_of_a_name_lists_the_cards(language: str, line: str, answer: str) -> None:
    assert typed(line, "quit", language=language)[0] == answer


SEVENS = [
    ("en", "what does a seven do", "7: you may swap hands"),
    ("de", "was macht die 0", "0: Alle geben ihre ganze Hand"),
    ("fr", "que fait le 7", "7 : tu peux échanger"),
    ("en", "what does a 5 do", "A number card has no effect."),
    ("en", "what does red draw two do", "Draw Two: the next player draws two cards"),
    ("en", "what is a sequence", "One card a turn: Sequences are off here. With them, "),
    ("de", "wie geht Abfangen", "Abfangen ist hier aus. "),
    ("fr", "c'est quoi une suite", "Une carte par tour : les suites sont désactivées ici. "),
    ("en", "rules about seven", "0/7 rule:"),
    ("en", "rules 7", "0/7 rule:"),
]
RUMMY = [
    ("en", "what does a 7 do", "A 7 is a Reverse: the direction turns"),
    ("de", "was macht die 7", "Eine 7 ist Retour: "),
    ("fr", "que fait un 5", "Après un 5, le suivant perd son tour"),
    ("en", "what does a joker do", "A Joker stands for any tile you choose"),
]


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "line", "answer"), RUMMY)
def test_a_tile_s_action_is_told(language: str, line: str, answer: str) -> None:
    arguments = ("play", "rummy", "--linear", "--players", "2", "--seed", "1", "--language", language)
    printed = run_program(*arguments, stdin=f"{line}\nquit\n").stdout.splitlines()
    assert any(each.startswith(answer) for each in printed)


@pytest.mark.terminal
@pytest.mark.parametrize("question", ["bluff?", "is bluff on", "is bluff on?", "what is bluff"])
def test_a_question_at_a_new_table_changes_nothing(question: str) -> None:
    printed = run_program("--linear", "--language", "en", stdin=f"new\nbluff on\n{question}\nquit\n").stdout.splitlines()
    assert printed[-3].endswith(" Bluff: on")
    assert printed[-2:-1] == ["Challenge: if you must draw for a Wild Draw Four, you may call it a bluff."]


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "line", "answer"), SEVENS)
def test_a_number_s_rule_is_told_where_a_house_rule_gives_it_one(language: str, line: str, answer: str) -> None:
    assert typed(line, "quit", language=language, rules="seven_zero=on")[0].startswith(answer)


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "about", "asked", "told"),
    [
        ("en", "what did Ben play", "what happened", "Ben plays "),
        ("de", "was hat Ben gelegt", "was ist passiert", "Ben legt "),
        ("fr", "qu'a joué Ben", "que s'est il passé", "Ben joue "),
    ],
)
def test_what_others_did_is_told_in_its_order_and_by_name(language: str, about: str, asked: str, told: str) -> None:
    arguments = ("play", "--linear", "--players", "4", "--seed", "7", "--language", language)
    printed = run_program(*arguments, stdin=f"z\nplay\n1\n{about}\n{asked}\nquit\n").stdout.splitlines()
    first, *_ = places = [place for place, line in enumerate(printed) if line.startswith(told)]
    assert len(places) == 3
    assert printed[places[1]] == printed[first]
    assert [each.split()[0] for each in printed[places[2] : places[2] + 3]] == ["Ben", "Cleo", "Dora"]


@pytest.mark.terminal
def test_a_word_of_another_game_says_so() -> None:
    assert typed("new set", "quit")[0] == "new set works in UNO Rummy, not here. help lists what works."


NO_MOVE = {
    "en": "don't draw;not the red 7;no red 7;did Ben play red 7?;I cannot play the red 7;should I say uno?;maybe red 7;I would never pass;"
    "who played the red 7;what if I draw;red 7 was a mistake;draw two;do I have to draw;play or draw",
    "de": "nicht ziehen;nicht die rote 7;hat Ben die rote 7 gelegt?;kann ich die rote 7 legen;soll ich uno sagen?;vielleicht rote 7;"
    "wer hat die rote 7 gelegt;ob ich ziehe;ich passe nicht;ziehen oder passen",
    "fr": "ne pioche pas;pas le 7 rouge;est-ce que Ben a joué le 7 rouge ?;je ne peux pas jouer le 7 rouge;dois-je dire uno ?;peut-être 7 rouge;"
    "qui a joué le 7 rouge;si je pioche;piocher ou passer",
}


@pytest.mark.parametrize(("language", "typed"), [(each, line) for each, lines in NO_MOVE.items() for line in lines.split(";")])
def test_what_is_not_clearly_meant_makes_no_move(language: str, typed: str) -> None:
    found = meaning_of(language, "uno", typed)
    assert found[0] in "!?" or found.startswith("read_") or found in ("repeat", "help", "hand", "next_playable", "advice", "happened", "others")


TITLES = {"uno": "UNO", "teams": "UNO Teams", "rummy": "UNO Rummy", "ume": "Umé", "maumau": "Erftschmiede-Maumau"}


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("play uno", "uno"),
        ("play uno teams", "teams"),
        ("rummy please", "rummy"),
        ("jouer à umé", "ume"),
        ("Ume", "ume"),
        ("ich möchte Erftschmiede-Maumau spielen", "maumau"),
        ("mau mau", "maumau"),
        ("summe", None),
        ("teams or rummy", None),
        ("I want to play", None),
    ],
)
def test_a_game_is_known_by_its_title_or_a_word_that_no_other_has(typed: str, game: str | None) -> None:
    assert find_game(typed, TITLES) == game


@pytest.mark.terminal
def test_a_game_that_is_named_in_the_menu_begins_and_in_the_new_game_is_chosen() -> None:
    done = run_program("--linear", "--mode", "reader", stdin="play uno teams\nquit\n")
    assert "First card" in done.stdout
    assert "Together: you and " in done.stdout
    done = run_program("--linear", "--mode", "reader", stdin="3\nmaumau\nquit\n")
    assert "Game: Erftschmiede-Maumau" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_plays_a_card_asks_about_none(language: str) -> None:
    known = phrases_for(Translator(language).of("uno"))
    assert known.play_words.isdisjoint(known.about_card)


@pytest.mark.parametrize("game", sorted(built_in()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_people_type_belongs_to_one_command(language: str, game: str) -> None:
    known = phrases_for(Translator(language).of(game))
    owners: dict[tuple[str, ...], set[str]] = {}
    for command in _typed_commands(game):
        for phrase in known.typed_for(command)[2]:
            owners.setdefault(known.plain(phrase), set()).add(command)
    twice = {" ".join(phrase): sorted(commands) for phrase, commands in owners.items() if len(commands) > 1}
    # These are asked about: two things are meant.
    assert set(twice) <= ASKED_ABOUT[language], twice


ASKED_ABOUT_A_CARD = [
    ("en", "can I play wild draw four?", "Wild Draw Four can be played."),
    ("en", "does green 9 match", "Green 9 does not match blue 1."),
    ("en", "why can't I play 2", "Green 9 does not match blue 1."),
    ("en", "can I play red 6?", "You have no red 6."),
    ("en", "does red 6 match?", "You have no red 6.\nRed 6 does not match blue 1."),
    ("de", "passt die blaue 5", "Die Karte hast du nicht.\nSie würde passen."),
    ("fr", "est-ce que le 5 bleu va ?", "tu n'as pas cette carte.\nElle irait."),
    ("de", "kann ich die rote 1 spielen", "Rote 1 kann gelegt werden."),
    ("de", "warum kann ich die gelbe 9 nicht legen", "Gelbe 9 passt nicht auf"),
    ("fr", "pourquoi je ne peux pas jouer le 9 jaune", "Le 9 jaune ne va pas sur le 1 bleu."),
    ("en", "what is a sequence", "Sequences are off here."),
    ("en", "how do I win?", "Be the first to play all your cards:"),
    ("de", "Wie gewinne ich?", "Wer zuerst alle Karten los ist, gewinnt."),
    ("fr", "comment on gagne ?", "Sois le premier à jouer toutes tes cartes :"),
    ("en", "what are my scores", "Scores: you 0, Ben 0, Cleo 0, Dora 0."),
]


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "line", "answer"), ASKED_ABOUT_A_CARD)
def test_questions_about_a_card_and_the_game_have_an_answer(language: str, line: str, answer: str) -> None:
    stdin, begun = f"{line}\nquit\n", ("play", "uno", "--linear", "--seed", "12", "--mode", "reader")
    said = run_program(*begun, "--language", language, stdin=stdin).stdout
    assert answer in said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.terminal
def test_a_card_that_is_not_held_is_judged_although_cheats_are_allowed() -> None:
    lines = ("does the 4 of diamonds match", "does the queen of hearts match", "do I have to say mau", "quit")
    begun = ("play", "maumau", "--linear", "--seed", "5", "--mode", "reader", "--language", "en")
    said = run_program(*begun, stdin="".join(f"{line}\n" for line in lines)).stdout
    assert "You have no 4 of diamonds.\nIt would not match.\n" in said
    assert "You have no queen of hearts.\nIt would match.\n" in said
    assert 'With one card left you must say "last card".' in said


@pytest.mark.terminal
def test_yes_takes_what_was_suggested() -> None:
    said = typed("drw", "yes", "quit")
    assert said[0] == "“drw” is unknown. Do you mean draw?"
    assert "yes" not in said[1].casefold()


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "words", "chapters", "chapter", "told"),
    [
        ("en", "rules", "Rules: Cards; Dealing; A turn; ", "rules scoring", "Scoring:\nWhen a round ends, "),
        ("de", "regeln", "Regeln: Karten; ", "regeln alles", "UNO:\nKarten:\n"),
        ("fr", "règles", "Règles : Cartes ; ", "règles points", "Points :\nÀ la fin d'une manche, "),
    ],
)
def test_at_the_table_the_chapters_of_the_rules_are_named_and_one_is_read(
    language: str, words: str, chapters: str, chapter: str, told: str
) -> None:
    begun = ("play", "uno", "--linear", "--seed", "12", "--mode", "reader", "--language", language)
    said = run_program(*begun, stdin=f"{words}\n{chapter}\nquit\n").stdout
    said = said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    named = next(line for line in said.splitlines() if line.startswith(chapters))
    assert told in said[said.index(named) :]


DUE = """table 1
game uno
options response=on
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 {held}
hand Ben R1 B2 G3
hand Cleo Y1 Y2 Y3
discard R+2
stock G1 G2 G4 G5 G6
turn Ana
debt 2
"""


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "line", "held", "told"),
    [
        ("en", "draw 2", "B+2", "You draw 2 cards"),
        ("en", "I take two cards", "Y9", "You draw 2 cards"),
        ("en", "draw two", "B+2", "Blue Draw Two, number 2? Type yes to play it."),
        ("de", "ich ziehe 2 Karten", "Y9", "Du ziehst 2 Karten"),
        ("fr", "je prends les 2 cartes", "Y9", "Tu pioches 2 cartes"),
    ],
)
def test_cards_that_are_due_are_drawn_by_their_number_unless_a_card_may_be_meant(
    tmp_path: Path, language: str, line: str, held: str, told: str
) -> None:
    assert told in said_at(tmp_path, DUE.format(held=held), line, language=language)


NO_MOVES = [
    ("uno", "is red 2"),
    ("uno", "draw: no"),
    ("uno", "type draw or not"),
    ("uno", "last 1"),
    ("uno", "report 1"),
    ("ume", "report 2"),
    ("ume", "claim 2"),
    ("rummy", "is red 3 on set 1"),
    ("rummy", " ".join(map(str, range(1, 200)))),
    ("rummy", "1 " * 499 + "x"),
]


@pytest.mark.terminal
@pytest.mark.parametrize(("game", "line"), NO_MOVES)
def test_what_is_no_clear_move_makes_none_and_takes_no_time(game: str, line: str) -> None:
    begun = ("play", game, "--linear", "--seed", "12", "--players", "2", "--mode", "reader", "--language", "en")
    done = run_program(*begun, stdin=f"{line}\nquit\n", timeout=20)
    before = run_program(*begun, stdin="quit\n")
    said = done.stdout.removeprefix(before.stdout.removesuffix("Goodbye. The game is saved.\n"))
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search(r"\bYou (play|draw|discard)|played on set", said), said


@pytest.mark.terminal
@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "teams", "rummy", "ume", "maumau"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_chapter_that_is_named_is_read_by_its_name(game: str, language: str) -> None:
    begun = ("play", game, "--linear", "--seed", "12", "--mode", "reader", "--language", language)
    word = {"en": "rules", "de": "regeln", "fr": "règles"}[language]
    said = run_program(*begun, stdin=f"{word}\nquit\n").stdout
    said = said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    listed = re.search(rf"(?m)^{word.capitalize()} ?: (.+?)\. (?:Type|Tippe|Tape)", said)
    assert listed is not None, said
    chapters = [name.strip() for name in listed[1].split(";")]
    assert len(chapters) > 3
    for chapter in chapters:
        said = run_program(*begun, stdin=f"{word} {chapter}\nquit\n").stdout
        said = said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert re.search(rf"(?m)^{re.escape(chapter)} ?:$", said), chapter


@pytest.mark.terminal
def test_nochmal_repeats_and_the_name_of_a_player_asks_for_the_cards() -> None:
    assert typed("nochmal", "quit", language="de")[0] == "Du bist dran."
    assert typed("ben", "quit", language="de")[0] == "Du: 7 Karten, Ben: 7 Karten. 93 Karten im Ziehstapel."


@pytest.mark.terminal
def test_beside_an_open_question_the_game_is_explained_and_the_question_follows(tmp_path: Path) -> None:
    position = DUE.format(held="W").replace("options response=on\n", "").replace("debt 2\n", "").replace("R+2", "R3")
    said = said_at(tmp_path, position, "2", "how do I win?", "what does skip do", "what should I do?")
    told = said.partition("Which colour?")[2]
    assert re.search(r"Be the first to play all your cards: .*\nrules reads all the rules\.\nWhich colour\?\n", told)
    assert "Skip: the next player is skipped. With two players you play again.\nWhich colour?\n" in told
    assert told.count("1 red\n2 yellow\n3 green\n4 blue\n") == 2


SORTED = """table 1
game uno
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 W B2 R7 G9
hand Ben R1 B2 G3
hand Cleo Y1 Y2 Y3
discard R3
stock G1 G2 G4 G5 G6
turn Ana
"""


def at(
    position: str, tmp_path: Path, *lines: str, language: str = "en", options: tuple[str, ...] = ()
) -> list[str]:
    """Return what is printed where these lines are typed at a position."""
    return said_at(tmp_path, position, *lines, language=language, options=options).splitlines()


@pytest.mark.terminal
def test_in_a_sorted_hand_answers_have_the_numbers_that_are_typed(tmp_path: Path) -> None:
    said = at(SORTED, tmp_path, "sort by number", "do I have a wild", "can I play 1", "can I play 5")
    hand = next(line for line in reversed(said) if line.startswith("Hand: "))
    number = re.search(r"(\d) Wild", hand)
    assert number is not None
    assert f"{number[1]} Wild." in said
    first, last = re.findall(r"\d ([A-Z][^,]*)", hand)[0], re.findall(r"\d ([A-Z][^,]*)", hand)[-1]
    assert any(line.startswith((f"{first} can be", f"{first} does not", f"Not {first}")) for line in said), (first, said)
    assert any(line.startswith((f"{last} can be", f"{last} does not")) for line in said), (last, said)


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("type 2", "Which colour?"), ("is Ben a bot", "Ben and Cleo are bots."), ("bot", "Ben and Cleo are bots."),
        ("what does Cleo have", "Only Cleo knows that."), ("Ben's cards", "Only Ben knows that."),
        ("what can Ben play", "Only Ben knows that."), ("which card should I play", "Play "),
        ("intercept", "Not in this game: Interceptions. Jump-in: play a card identical to the top card at once, out of turn."),
    ],
)
def test_what_looks_like_another_command_is_what_was_meant(typed: str, answer: str, tmp_path: Path) -> None:
    assert any(line.startswith(answer) for line in at(SORTED, tmp_path, typed))


@pytest.mark.terminal
def test_a_card_by_its_number_behind_play_is_played_with_the_call(tmp_path: Path) -> None:
    position = SORTED.replace("R5 W B2 R7 G9", "R5 B9")
    assert "You play red 5. One card left." in at(position, tmp_path, "play 1 uno")


@pytest.mark.terminal
def test_a_question_about_a_card_is_answered_beside_an_open_question(tmp_path: Path) -> None:
    said = at(SORTED, tmp_path, "2", "can I play wild")
    assert said.count("Which colour?") == 2
    assert "Wild can be played." in said


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("what did Cleo do", "Cleo has done nothing yet."), ("does Cleo have a wild", "Only Cleo knows that."), ("is Ben out", "Ben 3."),
        ("how do you score", "Numbers count their number, "), ("respond", "Playable: "), ("begin a new game", "Start another game?"),
    ],
)
def test_more_of_what_people_ask(typed: str, answer: str, tmp_path: Path) -> None:
    said = at(SORTED, tmp_path, typed)
    assert any(line.startswith(answer) for line in said), said[-4:]


@pytest.mark.terminal
def test_what_a_held_card_would_do_is_told_where_the_game_can_say_it() -> None:
    arguments = ("play", "ume", "--linear", "--seed", "12", "--language", "en")
    said = run_program(*arguments, stdin="what does red 1 do\nx 1\nquit\n").stdout.splitlines()
    assert said[-2] == said[-3]


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Ben's red 7", "Only Ben knows that."), ("has Ben a wild", "Only Ben knows that."), ("Ben red 7", "Only Ben knows that."),
        ("where does Ben sit", "Clockwise: "), ("is Ben left of me", "Clockwise: "), ("my red 7", "You play red 7."),
        ("card red 7", "You play red 7."), ("go to set " + "9" * 5000, "Unknown command: go to set 99"),
    ],
)
def test_a_card_of_another_player_is_not_played_and_an_own_one_is(typed: str, answer: str, tmp_path: Path) -> None:
    said = at(SORTED, tmp_path, typed)
    assert any(line.startswith(answer) for line in said), said[-4:]


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "typed"), [("de", "hat Ben die rote 6"), ("fr", "Ben a le 6 rouge"), ("fr", "Ben a-t-il le 6 rouge"), ("de", "Bens rote 6")])
def test_in_other_languages_neither(language: str, typed: str) -> None:
    start = ("play", "--linear", "--players", "2", "--seed", "1", "--language", language)
    said = run_program(*start, stdin=f"{typed}\nquit\n").stdout
    assert {"de": "Das weiß nur Ben.", "fr": "Ben garde ses cartes cachées."}[language] in said


@pytest.mark.terminal
@pytest.mark.parametrize("typed", ["est-ce que j'ai un 6 rouge ?", "ai-je un 6 rouge"])
def test_a_french_question_for_a_held_card_lists_it(typed: str) -> None:
    start = ("play", "--linear", "--players", "2", "--seed", "1", "--language", "fr")
    assert "\n1, le 6 rouge." in run_program(*start, stdin=f"{typed}\nquit\n").stdout


def test_to_announce_a_sequence_is_no_question() -> None:
    assert meaning_of("de", "ume", "habe Folge") == "uno"
    assert meaning_of("de", "ume", "habe ich eine Folge?") != "uno"


def test_the_verb_to_intercept_stands_before_a_card_in_german() -> None:
    assert parse("de", "uno", "abfangen rot 5").plays


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("de", "aussetzen", "Gelbes Aussetzen, Nummer 6? Zum Legen tippe ja."), ("fr", "passe", "\nTu as une carte jouable"), ("fr", "je passe", "\nTu as une carte jouable"),
        ("de", "passen", "Du musst legen: Du hast eine passende Karte."),
    ],
)
def test_a_word_for_passing_is_a_card_only_where_that_is_its_name(language: str, typed: str, answer: str) -> None:
    start = ("play", "--linear", "--players", "2", "--seed", "1", "--language", language)
    assert answer in run_program(*start, stdin=f"{typed}\nquit\n").stdout


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        ("what does this mean", "About what? Name a card, a command or a rule: for example, what does draw do."),
        ("what was the last card", "Yellow 2."),
        ("how many do the others have", "You 7, Ben 7. 93 in the draw pile."),
        ("has Ben said uno", "Ben has 7 cards and need not say anything."),
        ("can I play a red card", "Playable: 5 Red 2."),
        ("can I play a green card", "None of these can be played now: 3 Green 8, 7 Green 3."),
        ("I don't want to play", "Nothing was done. To do it, type play."),
        ("play 8", "Green 8 does not match yellow 2. Type z to find a playable card."),
        ("2;why", "Type a number or the beginning of a line to answer; Enter alone cancels. You may still ask about the game."),
        ("2;7", "There is no answer 7: choose 1 to 4."),
    ],
)
def test_what_newcomers_asked_at_their_first_games(lines: str, answer: str) -> None:
    assert answer in typed(*lines.split(";"), "quit")


@pytest.mark.terminal
def test_uno_and_a_card_in_a_whole_sentence() -> None:
    said = typed("say uno and play red 2", "quit")
    assert "You play red 2." in said


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "play uno with 3 players", "3 seats."), ("de", "UNO mit 3 Spielern", "3 Plätze."),
        ("fr", "UNO avec 3 joueurs", "3 places."), ("en", "11 players", "UNO is for 2 to 10 players."),
    ],
)  # fmt: skip
def test_a_number_of_players_is_taken_with_or_without_a_game(language: str, line: str, told: str) -> None:
    new = {"en": "new", "de": "neuer tisch", "fr": "nouvelle"}[language]
    printed = run_program("--linear", "--language", language, stdin=f"{new}\n{line}\nquit\n").stdout.splitlines()
    assert told in printed, printed[-8:]


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "line", "names"),
    [
        ("en", "play uno with 3 players", {"Ben", "Cleo"}), ("de", "UNO mit 3 Spielern", {"Ben", "Cleo"}),
        ("fr", "UNO avec 3 joueurs", {"Ben", "Cleo"}), ("en", "uno with 2 players", {"Ben"}),
        ("en", "start a game of uno with 4 players", {"Ben", "Cleo", "Dora"}), ("en", "uno with 11 players", set()),
    ],
)  # fmt: skip
def test_a_game_begins_in_the_menu_with_the_number_of_players_that_a_line_names(
    language: str, line: str, names: set[str]
) -> None:
    scores = {"en": "scores", "de": "punkte", "fr": "scores"}[language]
    printed = run_program("--linear", "--language", language, stdin=f"{line}\n{scores}\nquit\n").stdout
    assert {each for each in ("Ben", "Cleo", "Dora", "Emil") if each in printed} == names, printed[-500:]
    assert ("UNO is for 2 to 10 players." in printed) == (not names)


BLOCK = """table 1
game maumau
options cheating=off
seats Ana Ben
hand Ana 9c 10c Kd
hand Ben 6c 8d 2h
discard 5c
stock 6h 3c Kh 3d 4d
turn Ben
Ben play 6c
"""
"""Ana must block the 6, or accept that she misses a turn."""


@pytest.mark.terminal
def test_what_one_may_accept_is_named_where_one_asks_what_to_do(tmp_path: Path) -> None:
    position = tmp_path / "due.table"
    position.write_text(BLOCK, encoding="utf-8")
    arguments = ("play", "--linear", "--language", "en", "--position", str(position), "--practice")
    said = run_program(*arguments, stdin="what do I do now\nmiss a turn\nquit\n").stdout.splitlines()
    assert "Nothing can be played: type accept." in said
    assert not any(line.startswith("Unknown") for line in said)


VALUES = """table 1
game uno
seats Ana Ben Cleo
dealer Cleo
hand Ana G6 R8 Y2 R6 W Y3 B9 RS R1
hand Ben R4 R2 R3
hand Cleo G1 G2 G3
discard R5
turn Ana
"""


@pytest.mark.costly
@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "play my nine", "Blue 9 does not match red 5."),
        ("en", "play five", "Which colour?"),  # no five is held: the fifth card
        ("en", "play six", "You play red 6."),
        ("en", "play the six", "You play red 6."),
        ("en", "play 4", "You play red 6."),
        ("en", "play card four", "You play red 6."),
        ("en", "play the red one", "Which one: red 8, red 6, red Skip, red 1?"),
        ("en", "play the red one\nthe skip", "You play red Skip."),
        ("en", "play the red one\neight", "You play red 8."),
        ("en", "play the red one\nthe nine", "Which one: red 8, red 6, red Skip, red 1?\nWhich one: red 8, red 6,"),
        ("en", "skip", "Red Skip, number 8? Type yes to play it."),
        ("en", "skip\nyes please", "You play red Skip."),
        ("en", "skip\nyes, please", "You play red Skip."),
        ("en", "skip\nplayable\nyes", "You play red Skip."),
        ("en", "skip\nno", "All right, nothing done."),
        ("en", "blue", "Blue 9 does not match red 5."),
        ("en", "play five\nno thanks", "Cancelled"),
        ("de", "spiel meine neun", "Blaue 9 passt nicht auf die rote 5."),
        ("de", "leg die rote\ndie 8", "Du legst eine rote 8."),
        ("de", "aussetzen", "Rotes Aussetzen, Nummer 8? Zum Legen tippe ja."),
        ("de", "wild\nnein danke", "Abgebrochen"),
        ("fr", "je joue le 9", "Le 9 bleu ne va pas sur le 5 rouge."),
        ("fr", "je joue le rouge\nle 8", "Tu joues le 8 rouge."),
        ("fr", "joker\nnon, annule", "Annulé : tu gardes la carte."),
    ],
)
def test_a_card_is_meant_by_its_own_number_or_answers_which_one(
    tmp_path: Path, language: str, lines: str, told: str
) -> None:
    said = "\n".join(at(VALUES, tmp_path, lines, language=language))
    assert told in said, said


DRAWS = VALUES.replace("hand Ana G6 R8 Y2 R6 W Y3 B9 RS R1", "hand Ana G1 B8").replace("turn", "stock {} Y1 Y4\nturn")
"""Nothing can be played, but the card that is drawn."""


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("drawn", "language", "lines", "told"),
    [
        # Who types draw once more does not pass.
        ("R9", "en", "draw\nI draw\npass", "You have drawn already: play or pass.\nYou pass."),
        ("R9", "en", "draw\nyes", "You play red 9."),
        ("R9", "en", "draw\nyes please", "You play red 9."),
        ("R9", "en", "draw\nyes, play it", "You play red 9."),
        ("R9", "en", "draw\nyes play it", "You play red 9."),
        ("R9", "en", "draw\nplay it", "You play red 9."),
        # Either half is a yes, but `ok` alone accepts.
        ("R9", "en", "draw\nyes ok", "Unknown command: yes ok."),
        ("R9", "en", "draw\nno", "You have drawn already: play or pass."),
        ("W+4", "en", "draw\nyes, play it and I choose blue", "You play Wild Draw Four, blue."),
        ("W+4", "en", "draw\nplay the green 1", "You can only play the card you just drew: Wild Draw Four."),
        ("W+4", "en", "draw\nplay blue", "You can only play the card you just drew: Wild Draw Four."),
        ("W+4", "de", "ziehen\nja leg sie und ich wünsche mir blau", "Du legst eine Plus 4 und wählst Blau."),
        ("W+4", "fr", "piocher\nje la joue et je choisis bleu", "Tu joues le +4 et choisis le bleu."),
    ],
)
def test_what_is_typed_behind_a_drawn_card_is_about_that_card(
    tmp_path: Path, drawn: str, language: str, lines: str, told: str
) -> None:
    said = "\n".join(at(DRAWS.format(drawn), tmp_path, lines, language=language)).replace("\N{NO-BREAK SPACE}", " ")
    assert told in said, said


@pytest.mark.terminal
def test_a_part_of_a_name_is_no_cheat_where_others_hear_no_question() -> None:
    begun = ("play", "maumau", "--seats", "Ana,Ben", "--bots", "none", "--seed", "1", "--linear", "--mode", "reader")
    said = run_program(*begun, "--language", "en", stdin="\nqueen\nt\nquit\n").stdout
    assert "Queen of spades" in said
    assert "Your turn, Ana." in said.rpartition("Queen of spades")[2], said
    assert "You play" not in said


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "jack, I want diamonds", "You play jack of hearts and choose diamonds."),
        ("de", "Bube, ich wünsch mir Karo", "Du legst Herz-Bube. Wunsch: Karo."),
        ("fr", "valet, je veux carreau", "Tu joues le valet de cœur et demandes carreau."),
    ],
)
def test_a_part_of_a_card_s_name_is_enough_beside_what_is_chosen_with_it(
    language: str, typed: str, told: str, tmp_path: Path
) -> None:
    hands = "hand Ana Jh 9h 2c\nhand Ben 7h 8c 9c"
    position = f"table 1\ngame maumau\nseats Ana Ben\n{hands}\ndiscard Kh\nstock 4d 8s\nturn Ana\n"
    said = at(position, tmp_path, typed, language=language)
    assert told in (line.replace("\N{NO-BREAK SPACE}", " ") for line in said), said


A_GIFT = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 4h 6h 3d 5c 4c As 10c
hand Ben 2h 3h 5d
hand Cleo 7h 8h 9h
discard 3h
stock 5h 9c 9d 9s 2c 2d
turn Ana
"""


@pytest.mark.terminal
def test_cards_of_the_hand_keep_their_numbers_in_a_question(tmp_path: Path) -> None:
    said = "\n".join(at(A_GIFT, tmp_path, "Herz 4\nBen\n6", language="de"))
    assert "Hand: 1 Herz 4, 2 Herz 6, 3 Karo 3, 4 Kreuz 5, 5 Kreuz 4, 6 Pik-Ass, 7 Kreuz 10" in said
    assert "2 Herz 6\n3 Karo 3\n4 Kreuz 5\n5 Kreuz 4\n6 Pik-Ass\n7 Kreuz 10" in said
    assert "Du gibst das Pik-Ass an Ben." in said


FOUR_DUE = """table 1
game uno
seats Ana Ben
hand Ana B8 G1 Y2
hand Ben R2 R3 Y4
discard R5
stock Y9 R5 G3 Y1 Y2 B1
turn Ana
debt 4 W+4
"""


@pytest.mark.terminal
@pytest.mark.parametrize("line", ["ok I draw four", "I draw 4", "draw four"])
def test_draw_four_draws_where_four_are_due_and_no_such_card_is_held(tmp_path: Path, line: str) -> None:
    said = "\n".join(at(FOUR_DUE, tmp_path, line))
    assert "You draw 4 cards: yellow 9, red 5, green 3, yellow 1." in said, said


@pytest.mark.terminal
@pytest.mark.slow
@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_may_be_asked_about_and_the_table_is_still_there(language: str, game: str) -> None:
    known = phrases_for(Translator(language, game))
    first = [some[0] for command in _typed_commands(game) for some in known.typed_for(command) if some]
    # What a line has opened is left before the next one.
    lines = [line for phrase in first for line in (f"{phrase}?", "escape", f"{ASKS[language]} {phrase}", "escape")]
    done = run_program(
        "play", game, "--linear", "--seed", "1", "--pace", "fast", "--mode", "reader", "--language", language,
        stdin="\n".join((*lines, "\n\n\n", vocabulary.word_for("quit", Translator(language)))),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.terminal
def test_a_line_that_takes_a_card_back_chooses_no_answer(tmp_path: Path) -> None:
    position = (
        "table 1\ngame maumau\nseats Ana Ben\nhand Ana Jd Jc 8s\nhand Ben 9c 9s\ndiscard 5h Jh\n"
        "stock 3d 7d 6c 6d Kd Qc\nturn Ana\n"
    )
    said = at(position, tmp_path, "jack of diamonds", "no, I meant the jack of clubs")
    assert not any(line.startswith("You play") for line in said)
    assert said.count("Which suit?") == 2
