#!/usr/bin/env python3
"""Writes year-2022.csv to year-2025.csv and what they mean (…-meant.csv) beside this file.

Made up, in the shapes in which a convention published its schedules: headings, dates, times,
names of rounds, rows that are no rounds. The meaning is written from the plan, not read back.
"""

import csv
import datetime
import io
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent
FIRST = ["Ada", "Bela", "Cleo", "Dora", "Egon", "Fay", "Gil", "Hana", "Ivo", "June", "Kai", "Zoé"]
LAST = ["Ash", "Brook", "Clay", "Dale", "Elm", "Field", "Glen", "Heath", "Lake", "Marsh", "Müller"]
SIGHTS = ["Amber", "Broken", "Copper", "Distant", "Eastern", "Frozen", "Golden", "Hidden", "Iron"]
PLACES = ["Harbors", "Meadows", "Canals", "Orchards", "Railways", "Markets", "Lanterns", "Islands"]
ROOMS = ["Alder", "Beech Hall", "Cedar", "Dogwood", "East Deck", "Fir Room"]
NO_EVENTS = ["Registration", "Open Gaming", "Vendors", "Seminar", "Airport Shuttle", "Breakfast"]
DAYS = ["First Friday", "First Saturday", "First Sunday", "Monday", "Tuesday", "Wednesday"]

# How many events of each format, with which advanced rounds: quarterfinal, semifinal, final.
PLAN = ([("HMW-P", 3, "SF")] * 10 + [("HMW-P", 4, "QSF")] * 3 + [("HMW-P", 2, "F")] * 2
        + [("HMW-P", 3, "QF")] + [("HMW-T", 2, "SF")] * 2 + [("HMW-T", 1, "QSF")]
        + [("HWO", 4, "SF")] * 3 + [("HWO", 3, "QSF")] * 2 + [("HWO", 2, "")]
        + [("HMSE", 2, "F"), ("SwEl", 5, "QSF"), ("SwEl", 7, "SF"), ("SEM", 1, "SF")]
        + [("SE", 3, "F"), ("SW", 6, ""), ("FF", 1, "F")])
SWISS = {"SwEl", "SEM", "SE", "SW", "FF"}
KINDS = {"Q": "quarterfinal", "S": "semifinal", "F": "final"}


def plan(year, rng):
    """Rows of one year in the order of time: (start, code, name, kind, number, of, facts)."""
    friday = datetime.datetime(year, 7, 20)
    friday += datetime.timedelta(days=(4 - friday.weekday()) % 7)
    names = [f"{sight} {place}" for sight in SIGHTS for place in PLACES]
    rng.shuffle(names)
    formats = PLAN[rng.randrange(1, 6):]  # no year has as many as another
    events = [("HE", 3, "F", "DUN", "Dune")]
    for number, (form, heats, rounds) in enumerate(formats):
        name = names[number]
        sight, place = name.split()
        code = "1830" if number == 7 else (sight[:1] + place[:2]).upper()
        while code in [event[3] for event in events]:
            code = code[:2] + chr(65 + rng.randrange(26))
        events.append((form, heats, rounds, code, name))
    rows = []
    for form, heats, rounds, code, name in events:
        facts = {"format": form, "class": rng.choice("ABC"), "prize": rng.randrange(1, 7),
                 "style": rng.choice(["Scheduled", "Continuous", "Freeform"]),
                 "room": rng.choice(ROOMS), "minutes": rng.choice([60, 120, 150, 165, 240, 300]),
                 "gm": f"{rng.choice(LAST)}, {rng.choice(FIRST)}", "swiss": form in SWISS}
        start = friday + datetime.timedelta(days=rng.randrange(5), hours=9)
        if rng.random() < 0.6:
            rows.append((start - datetime.timedelta(hours=rng.choice([1, 2])), code, name, "demo",
                         1, 1, {**facts, "minutes": 60, "room": "Lobby"}))
        if form == "SEM":
            rows.append((start - datetime.timedelta(hours=0.5), code, name, "mulligan", 0, 0,
                         facts))
        if form == "HWO" and heats == 2:
            rows.append((start + datetime.timedelta(hours=1), code, name, "other", 0, 0, facts))
        for number in range(1, heats + 1):
            rows.append((start, code, name, "heat", number, heats, facts))
            start += datetime.timedelta(hours=rng.choice([4, 7.5, 15, 24]))
        for letter in rounds:
            start = start.replace(hour=rng.choice([9, 12, 17]), minute=30 if letter == "S" else 0)
            start += datetime.timedelta(days=1)
            rows.append((start, code, name, KINDS[letter], 0, 0,
                         {**facts, "room": rng.choice(ROOMS)}))
    for day in range(9):
        for name in rng.sample(NO_EVENTS, 3):
            start = friday + datetime.timedelta(days=day, hours=rng.choice([7.5, 9, 15, 24]))
            rows.append((start, "", name, "none", 0, 0, {"minutes": 120, "room": "Lobby"}))
    rows.sort(key=lambda row: (row[0], row[1]))
    return friday, rows


def is_midnight(start):
    return (start.hour, start.minute) == (0, 0)


def night_before(start):
    """A midnight belongs to the day that it ends, as hour 24."""
    return start - datetime.timedelta(days=1) if is_midnight(start) else start


def hours(start):
    hour = 24 if is_midnight(start) else start.hour + start.minute / 60
    return f"{hour:g}"


def number_of(row):
    return f"{row[4]}/{row[5]}"


class Year2022:
    """The heading in the first line, an S for a semifinal, no code where there is no event."""
    separator = ","
    top = []
    headings = ["Date", "Day", "Day Code", "Time", "Event Code", "Event", "Round/Heat", "Type",
                "Prize Level", "Class", "Format", "Style", "Duration", "Location", "GM",
                "Category"]
    no_code = ""

    def round(self, row):
        return {"heat": ("R" if row[6].get("swiss") else "H") + number_of(row),
                "demo": "D" + number_of(row), "mulligan": "M", "quarterfinal": "QF",
                "semifinal": "S", "final": "F", "other": "Draft", "none": ""}[row[3]]

    def cells(self, row, facts):
        day = night_before(row[0])
        return [f"{day.month}/{day.day}/{day.year}", f"{day:%A}", f"{day:%A}"[:2], hours(row[0]),
                row[1] or self.no_code, row[2], self.round(row), kind_of_row(row),
                facts.get("prize", ""), facts.get("class", ""), facts.get("format", ""),
                facts.get("style", ""), f"{facts['minutes'] / 60:g}", facts["room"],
                facts.get("gm", ""), "Century" if row[1] else ""]


class Year2023(Year2022):
    """Semicolons, days and hours in words, rounds as people say them, a column of its own."""
    separator = ";"
    top = [["Friends of Games"], ["Schedule 2023"]]
    headings = ["Date", "Time", "Event", "Event Code", "Round", "Class", "Format", "Prize",
                "Hours", "Room", "Game Master", "Continuous"]
    no_code = "--"

    def round(self, row):
        heat = [f"Heat #{row[4]}", number_of(row), f"Prelim {number_of(row)}",
                f"Heat {chr(64 + row[4])}"][sum(map(ord, row[1])) % 4]
        return {"heat": f"Rd {row[4]}" if row[6].get("swiss") else heat, "demo": "Demo",
                "mulligan": "Mulligan Round", "quarterfinal": "Quarter Finals",
                "semifinal": "Semis", "final": "Finals", "other": "Preview", "none": "--"}[row[3]]

    def cells(self, row, facts):
        start = row[0]
        clock = f"{start.hour % 12 or 12}:{start:%M:%S} {'AM' if start.hour < 12 else 'PM'}"
        minutes = facts["minutes"]
        return [f"{start:%A}, {start:%B} {start.day}, {start.year}", clock, row[2],
                row[1] or self.no_code, self.round(row), facts.get("class", "--"),
                facts.get("format", "--"), facts.get("prize", ""),
                f"{minutes // 60}:{minutes % 60:02}", facts["room"], facts.get("gm", "--"),
                "Y" if facts.get("style") == "Continuous" else ""]


class Year2024(Year2022):
    """As a workbook is exported: moments in one cell, minutes; a row between the days."""
    top = [["2024 Schedule"], []]
    headings = ["Date/Time", "Day Code", "Event Code", "Event", "Round/Heat", "Type",
                "Prize Level", "Class", "Format", "Style", "Duration (min)", "Location", "GM"]

    def round(self, row):
        return {"heat": f"{'Round' if row[6].get('swiss') else 'Heat'} {row[4]} of {row[5]}",
                "demo": f"Demo {number_of(row)}", "mulligan": "Mulligan", "quarterfinal": "Q",
                "semifinal": "SF", "final": "Grand Final", "other": "Auction", "none": ""}[row[3]]

    def cells(self, row, facts):
        return [f"{row[0]:%Y-%m-%d %H:%M:%S}", f"{row[0]:%A}"[:2], row[1], row[2],
                self.round(row), kind_of_row(row), facts.get("prize", ""),
                facts.get("class", ""), facts.get("format", ""), facts.get("style", ""),
                facts["minutes"], facts["room"], facts.get("gm", "")]


class Year2025(Year2022):
    """R/H, titles of an application, rounds in full, the heading again on each page."""
    top = [["Friends of Games"], ["2025 Schedule"], [], ["App Version"], []]
    headings = ["Date", "Day", "Day Code", "Time", "Event Code", "Event", "Type", "R/H",
                "Prize Level", "Class", "Style", "Format", "Duration", "Location", "GM",
                "Category"]
    no_code = "--"
    page = 90

    def round(self, row):
        return {"heat": f"{'Round' if row[6].get('swiss') else 'Heat'} {number_of(row)}",
                "demo": f"Demo {number_of(row)}", "mulligan": "Mulligan",
                "quarterfinal": "Quarterfinal", "semifinal": "Semifinal", "final": "Final",
                "other": "3rd Place", "none": "--"}[row[3]]

    def cells(self, row, facts):
        day = night_before(row[0])
        return [f"{day.month}/{day.day}/{day:%y}", f"{day:%A}", f"{day:%A}"[:2], hours(row[0]),
                row[1] or self.no_code, row[2], kind_of_row(row), self.round(row),
                facts.get("prize", "--"), facts.get("class", "--"), facts.get("style", "--"),
                facts.get("format", "--"), f"{facts['minutes'] / 60:g}", facts["room"],
                facts.get("gm", "--"), "Century" if row[1] else "--"]


def kind_of_row(row):
    return "Tournament" if row[1] and row[3] != "demo" else "Demo" if row[1] else "Services"


def write(year, shape):
    friday, rows = plan(year, random.Random(year))
    width = len(shape.headings)
    lines = [line + [""] * (width - len(line)) for line in shape.top] + [shape.headings]
    meant = [["line", "code", "kind", "number", "start", "minutes", "room", "prize"]]
    day = None
    for at, row in enumerate(rows):
        date = night_before(row[0]).date()
        if shape.top and date != day and (date - friday.date()).days < len(DAYS):
            meant.append([len(lines) + 1, "", "none", "", "", "", "", ""])
            lines.append([DAYS[(date - friday.date()).days]] + [""] * (width - 1))
        day = date
        page = getattr(shape, "page", 0)
        if page and at and at % page == 0:
            meant.append([len(lines) + 1, "", "none", "", "", "", "", ""])
            lines.append(shape.headings)
        lines.append(shape.cells(row, row[6]))
        facts = row[6]
        counts = row[3] in ("heat", "quarterfinal", "semifinal", "final")
        meant.append([len(lines), row[1], row[3], row[4] if row[3] == "heat" else "",
                      f"{row[0]:%Y-%m-%dT%H:%M}" if row[1] else "",
                      facts["minutes"] if row[1] else "", facts["room"] if row[1] else "",
                      facts["prize"] if counts else ""])
    for name, table, separator in [(f"year-{year}.csv", lines, shape.separator),
                                   (f"year-{year}-meant.csv", meant, ",")]:
        text = io.StringIO()
        csv.writer(text, delimiter=separator, lineterminator="\n").writerows(table)
        (FOLDER / name).write_text(text.getvalue(), encoding="utf-8")


for year, shape in [(2022, Year2022()), (2023, Year2023()), (2024, Year2024()),
                    (2025, Year2025())]:
    write(year, shape)
