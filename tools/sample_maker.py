"""Shared by the makers of the samples in heats (tools/heats-sample).

People are invented from two lists of names, and mentat-cli draws, seats, and ranks, each time with
a seed from the maker. Everything random comes from a generator with a seed there. So the same
program and the same files give the same event.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

GIVEN = """Abigail Alden Beatrice Calvin Caroline Clifford Cora Curtis Delia Dexter Edith Elmer
Eunice Everett Faye Floyd Georgia Grady Harriet Harvey Hazel Homer Irene Jasper June Kermit Leona
Lionel Loretta Luther Mabel Marvin Mavis Merle Nadine Nelson Opal Orville Pearl Percy Phyllis
Quentin Ramona Reuben Rosalind Rufus Selma Silas Stella Sylvester Thelma Truman Ursula Vernon Viola
Wallace Wanda Wendell Winifred Zelda""".split()
FAMILY = """Abernathy Applegate Ashcombe Baxley Birdsong Blankenship Bridger Brightwell Caldecott
Carrow Cheatwood Clapsaddle Coldiron Crabtree Culpepper Dillingham Drinkwater Easterday Fairbairn
Farnsworth Fenwick Fitzwater Galloway Goodspeed Greathouse Halloran Hathaway Hollister Huckabee
Ironmonger Jessup Kettering Kilbride Langstaff Lightfoot Loveless Mayhew Merriweather Nettleton
Oakley Outlaw Pennywell Pettigrew Quackenbush Ravenel Rockwell Satterfield Shackelford Standish
Starbuck Tidewell Tolliver Turnipseed Underwood Vandergriff Wainwright Whitlock Winterbourne
Yarborough Youngblood""".split()
STATES = "PA PA PA OH OH MD MD VA VA NY NY NJ NJ WV MI IL NC MA CT DE IN GA WI TX".split()


def ordered(value, keys):
    return {key: value[key] for key in keys.split() if key in value}


def by_number(players):
    return sorted(players, key=lambda one: int(one[1:]))


class Maker:
    def __init__(self, program, seed):
        self.program = program
        self.kept = tempfile.TemporaryDirectory()  # removed with the maker
        self.folder = pathlib.Path(self.kept.name)
        self.chance = random.Random(seed)
        self.event = {}

    def invent(self, given, family, badges):
        """One person per name; no two share one."""
        given, family = given[:], family[:]
        assert len(set(given)) == len(given) == len(set(family)) == len(family)
        self.chance.shuffle(given)
        self.chance.shuffle(family)
        players = []
        for number, (one, other) in enumerate(zip(given, family), 1):
            players.append({"id": f"p{number}", "name": f"{one} {other}",
                            "from": self.chance.choice(STATES), "badge": str(badges(number))})
        return players

    def run(self, *typed):
        done = subprocess.run([self.program, *typed], capture_output=True, check=False)
        if done.returncode:
            sys.exit(done.stderr.decode())
        return done.stdout

    def with_program(self, *typed):
        """The event after a command that changes it."""
        document, book = self.folder / "event.json", self.folder / "event.mentat"
        document.write_text(json.dumps(self.event), encoding="utf-8")
        book.unlink(missing_ok=True)
        self.run("import", str(book), "--document", str(document))
        if typed:
            self.run(typed[0], str(book), *typed[1:])
        self.event = json.loads(self.run("export", str(book)))
        return book

    def document(self):
        return self.run("export", str(self.with_program()))

    def finalists(self):
        book = self.with_program()
        return json.loads(self.run("finalists", str(book), "--format", "json"))

    def roll(self, sides=20, matters=("cut", "order", "alternates")):
        """All players in a tie that matters roll once, with different numbers."""
        self.event["tieRolls"] = [
            {"players": tie["players"],
             "rolls": self.chance.sample(range(1, sides + 1), len(tie["players"]))}
            for tie in self.finalists()["ties"] if tie["matters"] in matters]
