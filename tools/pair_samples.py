"""The samples of events at two-player tables, each halfway through its day (tools/heats-sample).

BattleLine: Swiss elimination of 40. One player comes late, for round 2; one gives up during round 3,
and two others go home after a round; an odd player has a bye. Four rounds are recorded, and in the
fifth and last, some tables still play.

Memoir: single elimination of 61 with a mulligan. Half of those who come for the mulligan win it;
most who lose it play the first round again, together with players who come only then. The round
that leaves 32 is over, and the next is in play.
"""
import datetime
import json
import pathlib

from sample_maker import FAMILY, GIVEN, Maker, by_number, ordered

RULESETS = pathlib.Path(__file__).resolve().parent.parent / "resources" / "rulesets"

MORE_GIVEN = """Adelaide Bertram Clementine Cornelius Dorothy Ebenezer Flora Gideon Henrietta Ike
Josephine Leopold Minerva Norbert Octavia Percival Rosamund Thaddeus Virgil Zora""".split()
MORE_FAMILY = """Ainsworth Bellwether Cobblestone Dalrymple Eddington Featherstone Gulliver
Honeycutt Inglewood Jolliffe Kingfisher Lovejoy Marchbanks Northcutt Ogilvie Partridge Rainwater
Silverthorn Thistlewood Widdershins""".split()


def built_in(file, **changed):
    document = json.loads((RULESETS / f"{file}.json").read_text(encoding="utf-8"))
    return {**document["ruleset"], **changed}


def time_text(time):
    return time.strftime("%Y-%m-%dT%H:%M")


class PairsMaker(Maker):
    """Tables of two: one wins and one loses, by skill and by chance."""

    def start(self, details, ruleset, players, heats):
        self.players = players
        self.skill = {player["id"]: self.chance.gauss(0, 1) for player in players}
        self.event = {
            "format": "mentat-event", "version": 1,
            "event": {**details, "year": 2026, "rules": "heats", "location": "Seven Springs",
                      "ruleset": ruleset},
            "players": players,
            "heats": [{"number": number, "start": start, "minutes": minutes, "location": location,
                       "entrants": [], "games": []}
                      for number, (start, minutes, location) in enumerate(heats, 1)],
            "stages": []}

    def check_in(self, number, entrants):
        self.event["heats"][number - 1]["entrants"] = by_number(entrants)

    def draw(self, number, seed):
        """The games of the heat as drawn, byes last."""
        self.with_program("seat", "--heat", str(number), "--seed", str(seed), "--avoid-repeats")
        return self.event["heats"][number - 1]["games"]

    def winner(self, seats):
        one, other = (self.skill[seat["player"]] + self.chance.gauss(0, 0.8) for seat in seats)
        return 0 if one > other else 1

    def play(self, games, start, minutes, open_tables=(), special=None):
        """open_tables: the tables still in play, by position. special: facts of other tables."""
        begun = datetime.datetime.fromisoformat(start)
        played = []
        for position, game in enumerate(games):
            if len(game["seats"]) == 1:  # a bye has its place already and never starts
                played.append(game)
                continue
            late = self.chance.randrange(0, 4)
            long = max(minutes // 3, round(self.chance.gauss(minutes * 0.7, minutes / 10)))
            first = self.winner(game["seats"])
            game["start"] = time_text(begun + datetime.timedelta(minutes=late))
            if position not in open_tables:
                end = begun + datetime.timedelta(minutes=late + min(long, minutes))
                game["end"] = time_text(end)
                game["checked"] = True
                self.decide(game, first)
                if special and position in special:
                    special[position](game)
            game["seats"] = [ordered(seat, "seat player place score label dropout left late")
                             for seat in game["seats"]]
            played.append(ordered(game, "table start end checked note seats"))
        return played

    def decide(self, game, first):
        for position, seat in enumerate(game["seats"]):
            seat["place"] = 1 if position == first else 2


class BattleLine(PairsMaker):
    ROUNDS = [("2026-07-31T10:00", 3), ("2026-07-31T11:00", 14), ("2026-07-31T12:00", 15),
              ("2026-07-31T13:30", 92), ("2026-07-31T14:30", 65)]
    MINUTES = 50
    LATECOMER, GIVES_UP = "p17", "p9"
    LAST_ROUND = {GIVES_UP: 3, "p6": 3, "p19": 4}  # who goes home after which round

    def __init__(self, program):
        super().__init__(program, 3583)
        players = self.invent(GIVEN[:40], FAMILY[20:], lambda number: 3000 + 11 * number)
        assert len(players) == 40
        ruleset = built_in("swel", name="Battle Line", note=(
            "Swiss elimination: five rounds, each against somebody with the same record; an odd "
            "player has a bye. The best eight play the quarterfinal."))
        self.start({"name": "Battle Line (sample)", "code": "BAT", "gm": "Lavinia Stoddard-Pike",
                    "assistants": ["Ambrose Tillinghast"],
                    "notes": "A made-up event in Swiss rounds to try things out on, in the middle "
                             "of its last round: every player in it is invented."},
                   ruleset, players,
                   [(start, self.MINUTES, "Hemlock") for start, _ in self.ROUNDS])

    def entrants(self, number):
        gone = {player for player, last in self.LAST_ROUND.items() if number > last}
        if number == 1:
            gone.add(self.LATECOMER)
        return [player["id"] for player in self.players if player["id"] not in gone]

    def gives_up(self, game):
        """A player who gives up is last, and the other wins."""
        end = datetime.datetime.fromisoformat(game["start"]) + datetime.timedelta(minutes=20)
        game["end"] = time_text(end)
        game["note"] = "Not well; went home."
        for seat in game["seats"]:
            seat.pop("place")
            if seat["player"] == self.GIVES_UP:
                seat.update({"dropout": True, "left": time_text(end)})
            else:
                seat["place"] = 1

    @staticmethod
    def is_late(game):
        game["seats"][1]["late"] = True

    @staticmethod
    def was_corrected(game):
        game["note"] = "Recorded the wrong way around at first; both players confirmed it."

    def make(self):
        for number, (start, seed) in enumerate(self.ROUNDS, 1):
            self.check_in(number, self.entrants(number))
            games = self.draw(number, seed)
            special = {4: self.is_late} if number == 1 else {2: self.was_corrected}
            if number == 3:
                special = {at: self.gives_up for at, game in enumerate(games)
                           if self.GIVES_UP in [seat["player"] for seat in game["seats"]]}
            still = (1, 4, 5, 8, 11, 12, 16) if number == len(self.ROUNDS) else ()
            self.event["heats"][number - 1]["games"] = self.play(
                games, start, self.MINUTES, still, special if number < 4 else None)
        self.event["stages"] = [
            {"name": name, "start": start, "minutes": self.MINUTES, "location": "Hemlock"}
            for name, start in [("Quarterfinal", "2026-07-31T15:45"),
                                ("Semifinal", "2026-07-31T16:45"), ("Final", "2026-07-31T17:45")]]
        return self.document()


class Memoir(PairsMaker):
    MINUTES = 100
    MULLIGAN, FIRST = ("2026-07-30T21:00", 44), ("2026-07-31T09:00", 16)
    STAGES = [("Round of 64", "2026-07-31T11:00", 2), ("Round of 32", "2026-07-31T13:00", 8)]
    LATER = [("Round of 16", "2026-07-31T15:00"), ("Quarterfinal", "2026-07-31T17:00"),
             ("Semifinal", "2026-07-31T19:00"), ("Final", "2026-07-31T21:00")]
    DIE = 100  # enough sides for all tied players

    def __init__(self, program):
        super().__init__(program, 1944)
        players = self.invent(GIVEN[19:] + MORE_GIVEN, FAMILY[19:] + MORE_FAMILY,
                              lambda number: 4000 + 9 * number)
        assert len(players) == 61
        ruleset = built_in(
            "sem", name="Memoir '44", score="high",
            note="Single elimination with a mulligan: whoever loses the mulligan may play the first "
                 "round again. A match is two games, one from each side, and the medals of both "
                 "are added. Those who won their first match, and of these those who won by more "
                 "medals, have the byes.",
            order=[{"by": "wins"}, {"by": "early-wins"}, {"by": "margin", "where": "won"}])
        self.start({"name": "Memoir '44 (sample)", "code": "M44", "gm": "Barnaby Quillfeather",
                    "assistants": ["Prudence Hallowell"],
                    "notes": "A made-up event by elimination with a mulligan to try things out on, "
                             "in the middle of its day: every player in it is invented."},
                   {key: ruleset[key] for key in
                    "name code note sizes score byes order stages".split()},
                   players, [(start, self.MINUTES, "Maple") for start, _ in
                             (self.MULLIGAN, self.FIRST)])

    def decide(self, game, first):
        """Equal medals: whoever lost fewer figures wins, so places are recorded."""
        lost = self.chance.choices(range(3, 12), weights=[1, 2, 4, 5, 5, 4, 4, 3, 2])[0]
        won = min(12, lost + self.chance.choices(range(0, 6), weights=[1, 3, 4, 3, 2, 1])[0])
        for position, seat in enumerate(game["seats"]):
            seat["score"] = won if position == first else lost
        if won == lost:
            game["note"] = "Equal medals; fewer figures lost decided."
            super().decide(game, first)

    def winners(self, number):
        return [seat["player"] for game in self.event["heats"][number - 1]["games"]
                for seat in game["seats"]
                if len(game["seats"]) == 1 or self.is_first(game, seat)]

    @staticmethod
    def is_first(game, seat):
        if "place" in seat:
            return seat["place"] == 1
        return seat["score"] == max(other["score"] for other in game["seats"])

    def play_stage(self, name, start, seed, cannot=(), still=()):
        stage = {"name": name, "start": start, "minutes": self.MINUTES, "location": "Maple"}
        self.event.setdefault("stages", []).append(stage)
        position = [one["name"] for one in self.finalists()["stages"]].index(name)
        qualifiers = self.finalists()["stages"][position]["qualifiers"]
        stage = self.event["stages"][-1] = ordered(stage, "name start minutes location")
        absent = [qualifiers[at] for at in cannot]
        if absent:
            stage["unavailable"] = absent
        stage["games"] = []
        line_up = self.finalists()["stages"][position]["lineup"]
        calls = [{"player": player, "state": "cannot", "time": "2026-07-31T10:40"}
                 for player in absent]
        self.event["stages"][-1] = {**ordered(stage, "name start minutes location unavailable"),
                                    "present": line_up, "closed": True,
                                    **({"calls": calls} if calls else {}), "games": []}
        self.with_program("seat", "--stage", name, "--seed", str(seed))
        stage = self.event["stages"][-1]
        stage["games"] = self.play(stage["games"], start, self.MINUTES, still)

    def make(self):
        everybody = [player["id"] for player in self.players]
        late = set(self.chance.sample(everybody, 13))
        self.check_in(1, [player for player in everybody if player not in late])
        self.event["heats"][0]["games"] = self.play(
            self.draw(1, self.MULLIGAN[1]), self.MULLIGAN[0], self.MINUTES)
        losers = [player for player in everybody
                  if player not in late and player not in self.winners(1)]
        given_up = set(self.chance.sample(losers, 2))  # they do not try again
        self.check_in(2, [*late, *(player for player in losers if player not in given_up)])
        self.event["heats"][1]["games"] = self.play(
            self.draw(2, self.FIRST[1]), self.FIRST[0], self.MINUTES)
        self.roll(self.DIE, ("cut", "order"))
        (first, first_start, seed), (second, second_start, other_seed) = self.STAGES
        self.play_stage(first, first_start, seed, cannot=[11])
        self.play_stage(second, second_start, other_seed, still=(0, 3, 4, 7, 9, 10, 13, 15))
        self.event["stages"] += [
            {"name": name, "start": start, "minutes": self.MINUTES, "location": "Maple"}
            for name, start in self.LATER]
        return self.document()
