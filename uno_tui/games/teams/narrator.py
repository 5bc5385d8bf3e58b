"""The events of UNO Teams as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Rank
from uno_tui.core.contract import RoundBegan, RoundEnded, Seat
from uno_tui.games.family.narrator import FamilyNarrator
from uno_tui.games.family.rules.events import Cause, DebtFaced
from uno_tui.games.teams.rules.events import (
    CameBack,
    Choice,
    ChoiceOpened,
    Chose,
    Handed,
    PartnerCalled,
    PartnerUnable,
    SaidUnoForPartner,
    StartCardPassedOver,
    WentOut,
)
from uno_tui.games.teams.rules.view import TeamsView
from uno_tui.speech.narrator import FEW_CARDS, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance


class TeamsNarrator(FamilyNarrator[TeamsView]):
    """The `Narrator` of UNO Teams: UNO's, and the actions of partners."""

    game = "teams"

    penalties = (Cause.UNO, Cause.DEBT, Cause.TEAM_WILD)

    def narrations(self) -> Narrations[TeamsView]:
        """Return the function that makes the sentences of each event of this game."""
        return super().narrations() | {
            RoundBegan: self._round_began,
            StartCardPassedOver: self._start_card_passed_over,
            ChoiceOpened: self._choice_opened,
            Chose: self._chose,
            Handed: self._handed,
            WentOut: self._went_out,
            CameBack: self._came_back,
            PartnerCalled: self._partner_called,
            PartnerUnable: self._partner_unable,
            SaidUnoForPartner: self._said_uno_for_partner,
        }

    def partner_name(self, seat: Seat) -> str:
        """Return the name of the player opposite `seat`."""
        return self.names[(seat + len(self.names) // 2) % len(self.names)]

    def scores_text(self, scores: Sequence[int]) -> str:
        """Return every team's points in one sentence."""
        return self.text("scores", list=self._by_team(scores))

    def wins(self, scores: Sequence[int]) -> str:
        """Return how many rounds every team has won, in one sentence (TEAMS-18)."""
        return self.text("teams-wins", list=self._by_team(scores))

    def _by_team(self, scores: Sequence[int]) -> str:
        parts = [self._text_for_team(seat, "teams-score", points=scores[seat]) for seat in range(len(self.names) // 2)]
        return ", ".join(parts)

    def _text_for_team(self, seat: Seat, message_id: str, **values: object) -> str:
        """Return the text with `-you` if the listener belongs to the team of `seat`, else with `-other`."""
        half = len(self.names) // 2
        if self.listener is not None and self.listener % half == seat % half:
            return self.text(f"{message_id}-you", other=self.partner_name(self.listener), **values)
        return self.text(f"{message_id}-other", name=self.names[seat], other=self.partner_name(seat), **values)

    def _round_began(self, event: RoundBegan, view: TeamsView) -> list[Utterance]:
        """Add, before the first round, the name of the listener's partner, unless the seating order tells it."""
        utterances = self.narrate_common_event(event, view) or []
        if event.number == 1 and self.listener is not None and self.verbosity == "terse":
            text = self.text("teams-partner", name=self.partner_name(self.listener))
            utterances.append(Utterance(text, Category.TABLE))
        return utterances

    def _start_card_passed_over(self, event: StartCardPassedOver, view: TeamsView) -> list[Utterance]:
        text = self.text("teams-start-card-passed-over", card=str(event.card))
        return [Utterance(text, Category.TABLE, Urgency.SMALL_TALK)]

    def _choice_opened(self, event: ChoiceOpened, view: TeamsView) -> list[Utterance]:
        seat = event.seats[0]
        asked = self.listener in event.seats
        if event.choice is Choice.SHARE:
            text = self.between("teams-choose-share", seat, view.partner(seat), count=event.count)
        elif asked and self.listener is not None:
            text = self.text(f"teams-choose-{event.choice}-you", name=self.partner_name(self.listener))
        elif event.choice is Choice.GIVE:
            text = self.text("teams-choose-give-other")
        elif self.verbosity != "full":  # that they have swapped is told as well
            return []
        else:
            text = self.text("teams-choose-swap-other", name=self.names[seat], other=self.partner_name(seat))
        # What the listener has to do is not what their partner, whom it names, has done.
        category = Category.TABLE if asked else Category.GAME
        return [Utterance(text, category, Urgency.URGENT if asked else Urgency.NEWS)]

    def _chose(self, event: Chose, view: TeamsView) -> list[Utterance]:
        if event.seat == self.listener:
            if view.choice is None:  # all have chosen: the sentence about the exchange names the card
                return []
            return [Utterance(self.text("teams-chose-you", card=str(event.card)), Category.CARDS)]
        if self.verbosity != "full":
            return []
        text = self.text("teams-chose-other", name=self.names[event.seat])
        return [Utterance(text, urgency=Urgency.SMALL_TALK)]

    def _handed(self, event: Handed, view: TeamsView) -> list[Utterance]:
        if self.listener not in (event.seat, event.receiver):
            name, partner = self.names[event.seat], self.names[event.receiver]
            # A swap has two events, the lower seat's first: one sentence tells both.
            if event.choice is Choice.SWAP and event.seat < event.receiver:
                return [Utterance(self.text("teams-swapped-other", name=name, other=partner))]
            if event.choice is not Choice.SHARE and (self.verbosity != "full" or event.choice is Choice.SWAP):
                return []
            return [Utterance(self.text("teams-handed-other", name=name, other=partner, count=event.count))]
        word = "by" if event.seat == self.listener else "to"
        other = event.receiver if word == "by" else event.seat
        if len(event.cards) > FEW_CARDS:
            cards = self.text("cards-counted" if word == "by" else "cards-many", count=len(event.cards))
        else:
            cards = self.translator.enumerate([self.card(card, "a") for card in event.cards])
        text = self.text(f"teams-handed-{word}-you", name=self.names[other], cards=cards)
        return [Utterance(text, Category.CARDS, Urgency.NEWS if word == "by" else Urgency.URGENT)]

    def _went_out(self, event: WentOut, view: TeamsView) -> list[Utterance]:
        if event.seat == self.listener:
            return [Utterance(self.text("teams-out-you", other=self.partner_name(event.seat)), urgency=Urgency.URGENT)]
        return [Utterance(self.text("teams-out-other", name=self.names[event.seat]))]

    def _came_back(self, event: CameBack, view: TeamsView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "teams-back"), urgency=self.cost_urgency(event.seat))]

    def _partner_called(self, event: PartnerCalled, view: TeamsView) -> list[Utterance]:
        urgency = Urgency.URGENT if event.partner == self.listener else Urgency.NEWS
        return [Utterance(self.between("teams-called", event.seat, event.partner), urgency=urgency)]

    def _partner_unable(self, event: PartnerUnable, view: TeamsView) -> list[Utterance]:
        text = self.between("teams-unable", event.seat, event.partner)
        return [Utterance(text, urgency=self.cost_urgency(event.seat))]

    def _said_uno_for_partner(self, event: SaidUnoForPartner, view: TeamsView) -> list[Utterance]:
        seat, partner = event.seat, event.partner
        if partner == self.listener:
            return [Utterance(self.text("teams-uno-for-you", name=self.names[seat]))]
        return [Utterance(self.to(seat, "teams-uno-for-partner", other=self.names[partner]))]

    def _debt_faced(self, event: DebtFaced, view: TeamsView) -> list[Utterance]:
        """Tell a debt of a Draw Four Team Wild to both partners (TEAMS-14)."""
        if view.debt_rank is not Rank.DRAW_FOUR_TEAM_WILD:
            return super()._debt_faced(event, view)
        name, partner = self.names[event.seat], view.partner(event.seat)
        if self.listener not in (event.seat, partner) and self.can_omit_debt(view):
            return []
        if partner == self.listener:
            text = self.text("teams-debt-both-for-you", name=name)
        else:
            text = self.to(event.seat, "teams-debt-both", other=self.names[partner])
        urgency = Urgency.COSTS if self.listener in (event.seat, partner) else Urgency.NEWS
        return [Utterance(text, urgency=urgency)]

    def _narrate_round_end(self, event: RoundEnded, view: TeamsView) -> list[Utterance]:
        texts = [self._winners(event.winners, "round-won")]
        by_points = view.rules.match_end == "limit"
        if event.winners and by_points:
            seat = event.winners[0]
            word = "you" if self.listener in event.winners else "other"
            texts.append(self.text(f"teams-points-{word}", points=event.points[seat]))
        if any(view.scores):
            texts.append(self.scores_text(view.scores) if by_points else self.wins(view.scores))
        return [Utterance(text, Category.TABLE, Urgency.URGENT) for text in texts]

    def _winners(self, winners: Sequence[Seat], message_id: str) -> str:
        if len(winners) == 2:
            return self._text_for_team(winners[0], f"teams-{message_id}")
        return super()._winners(winners, message_id)
