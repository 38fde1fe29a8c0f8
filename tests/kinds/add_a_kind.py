#!/usr/bin/env python3
"""One more kind of rules is a folder in each layer and its row in each table.

Usage: add_a_kind.py SOURCE WORK [--only-register BUILD]

Copies the sources below SOURCE to WORK, puts the toy of coin_toss/ beside them and registers it: its
type, its row in the table of each layer, its headers in the lists that need them. Says how many lines
of which files that takes, and fails where it is another number than below: what a kind costs is known.
Fails where a table that the toy is forgotten in compiles. Then builds mentat-cli and the window, and
plays an event of the toy through: import, export, ranking, report, and that nothing of it shows in a
Dune event. With --only-register one table is compiled, by the command that BUILD, a build of SOURCE,
has for its folder, and nothing is built.
"""
import collections
import contextlib
import difflib
import json
import os
import pathlib
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys

TOY = "coin_toss"
# The table of each layer, and the toy's row there; None: it has nothing to say.
TABLES = {
    "scoring/scoring_kind.cpp": "scoring/coin_toss/coin_toss_scoring.h",
    "model/kinds/rules_kind.cpp": "model/coin_toss/coin_toss_kind.h",
    "model/document/document_kind.cpp": "model/document/coin_toss/coin_toss_codec.h",
    "model/store/store_kind.cpp": "model/store/coin_toss/coin_toss_tables.h",
    "reports/wording/figure_texts.cpp": None,
    "reports/wording/names.cpp": None,
    "reports/wording/standing_words.cpp": None,
    "reports/reports_kind.cpp": "reports/coin_toss/coin_toss_reports.h",
    "app/session/session_kind.cpp": "app/session/coin_toss/coin_toss_session.h",
    "app/session/sheets/sheet_kind.cpp": None,
    "app/cli/answers_kind.cpp": None,
    "ui/pages_kind.cpp": "ui/coin_toss/coin_toss_pages.h",
}
# What else names the types of every kind.
INCLUDED = {
    "model/kinds/play.h": "model/coin_toss/coin_toss_play.h",
    "model/kinds/slots.h": "model/coin_toss/coin_toss_slots.h",
    "model/document/slot_codec.h": "model/document/coin_toss/coin_toss_codec.h",
    "model/store/slot_tables.h": "model/store/coin_toss/coin_toss_tables.h",
}
# Lines outside its own folders that are new or others, by layer: a row also moves a brace.
PLACES = {"model": 11, "model/store": 4, "scoring": 4, "reports/wording": 6, "reports": 3,
          "app/session": 3, "app/session/sheets": 2, "app/cli": 2, "ui": 3}
COPIED = ["app", "cmake", "docs", "model", "reports", "resources", "scoring", "ui",
          "CHANGELOG.md", "CMakeLists.txt", "LICENSE"]

EVENT = """{
 "format": "mentat-event",
 "version": 1,
 "event": {
  "name": "Tosses",
  "year": 2030,
  "rules": "coin-toss",
  "sets": [
   "base"
  ]
 },
 "players": [
  {
   "id": "a",
   "name": "Ada Byron",
   "preference": "either"
  },
  {
   "id": "b",
   "name": "Blaise Pascal",
   "preference": "either"
  }
 ],
 "tosses": [
  {
   "player": "a",
   "won": 3
  },
  {
   "player": "b",
   "won": 5
  }
 ]
}
"""


def edit(path, pattern, new):
    text, count = re.subn(pattern, new, path.read_text(), count=1)
    if count == 0:
        sys.exit(f"{path}: nothing like {pattern}")
    path.write_text(text)


def include(path, header):
    edit(path, r'(#include "[^"]*/ruleset/)', rf'#include "{header}"\n\1')


def row_of(table, header):
    """duneScoringKind() becomes coinTossScoringKind(); a kind without an answer has an empty row."""
    own, row = re.search(r"rowOf<RulesetPlay>\((?:ruleset(\w+)\(\)|(\w+)\(\))\)",
                         table.read_text()).groups()
    kind = re.search(r"const KindTable<(\w+)>&", table.read_text()).group(1)
    return f"coinToss{own or row}()" if header else f"{kind}()"


def register(root):
    for name, header in TABLES.items():
        table = root / name
        row = row_of(table, header)
        if header:
            include(table, header)
        edit(table, r"(rowOf<RulesetPlay>\(\w+\(\)\))\}", rf"\1,\n rowOf<CoinTossPlay>({row})}}")
    for name, header in INCLUDED.items():
        include(root / name, header)
    edit(root / "model/kinds/play.h", "RulesetPlay>", "RulesetPlay, CoinTossPlay>")
    edit(root / "model/kinds/slots.h", "RulesetSlots>", "RulesetSlots, CoinTossSlots>")
    edit(root / "scoring/CMakeLists.txt", r"\n  LINKS", "\n    coin_toss/coin_toss_scores.cpp\n  LINKS")


def copy(source, root):
    root.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        if (source / name).is_dir():
            shutil.copytree(source / name, root / name, dirs_exist_ok=True)
        else:
            shutil.copy2(source / name, root / name)
    shutil.copytree(source / "tests" / "kinds" / TOY, root, dirs_exist_ok=True)


def files_below(root):
    for name in COPIED:
        for file in [root / name, *(root / name).rglob("*")]:
            if file.is_file():
                yield file.relative_to(root)


def lines_of(file):
    return file.read_bytes().splitlines() if file.exists() else []


def lines_by_layer(source, root):
    """How many lines are new, gone or others outside the toy's folders, by the layer's folder."""
    counts = collections.Counter()
    for file in {*files_below(source), *files_below(root)}:
        before, after = lines_of(source / file), lines_of(root / file)
        if before == after or file.parent.name == TOY:
            continue
        layer = next(folder for folder in file.parents
                     if (source / folder / "CMakeLists.txt").exists())
        matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
        counts[str(layer)] += sum(max(i2 - i1, j2 - j1) for what, i1, i2, j1, j2
                                  in matcher.get_opcodes() if what != "equal")
    return dict(counts)


def check_lines(source, root):
    counts = lines_by_layer(source, root)
    print("Lines outside its own folders, by layer:", counts)
    expect("lines", counts, PLACES)
    # The check itself: one line more is found, wherever it is.
    for file, layer in (("CMakeLists.txt", "."), ("model/kinds/play.h", "model"),
                        ("model/store/schema.cpp", "model/store"), ("ui/new.h", "ui")):
        planted = root / file
        before = planted.read_bytes() if planted.exists() else None
        planted.write_bytes((before or b"") + b"\n")
        expect("planted", lines_by_layer(source, root),
               {**PLACES, layer: PLACES.get(layer, 0) + 1})
        planted.write_bytes(before) if before else planted.unlink()


def configure(root, folder, *options):
    subprocess.run(["cmake", "-S", root, "-B", root / folder, "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=Debug", "-DMENTAT_TESTS=OFF", *options], check=True)


def command_of_copy(source, root, build, file):
    """That of the build for a source of the same folder, with the copy in place of the sources."""
    told = subprocess.run(["ninja", "-C", build, "-t", "compdb"], check=True, capture_output=True,
                          text=True).stdout
    folder = f"{pathlib.Path(file).parent}/CMakeFiles/"
    entry = next(one for one in json.loads(told)
                 if one["output"].startswith(folder) and one["output"].endswith(".o"))
    # The build may lie within the sources: what it has made stays.
    words = shlex.split(entry["command"].partition(" -o ")[0])
    return [word if str(build) in word else word.replace(str(source), str(root))
            for word in words], entry["directory"]


def command_of_own(root, file):
    commands = json.loads((root / "one_by_one" / "compile_commands.json").read_text())
    entry = next(one for one in commands if one["file"] == str(root / file))
    return shlex.split(entry["command"].partition(" -o ")[0]), entry["directory"]


def compiled(command, file):
    """What the compiler has to say against it; nothing where it compiles."""
    words, directory = command
    run = subprocess.run([*words, "-fsyntax-only", file], cwd=directory, capture_output=True,
                         text=True, check=False)
    return run.stderr if run.returncode != 0 else ""


def check_forgotten(root, tables, command_of):
    """A table does not compile without the toy's row."""
    expect(tables[0], compiled(command_of(tables[0]), root / tables[0]), "")
    for name in tables:
        table = root / name
        text = table.read_text()
        table.write_text(re.sub(r",\s*rowOf<CoinTossPlay>\(\w+\(\)\)", "", text))
        expect(f"{name} asks for its row",
               "Give each kind of rules its row" in compiled(command_of(name), table), True)
        table.write_text(text)


def build(root):
    configure(root, "build", "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=40",
              "-DCMAKE_CXX_FLAGS=-O0 -Werror=missing-field-initializers")
    subprocess.run(["cmake", "--build", root / "build", "--target", "mentat-cli", "mentat"],
                   check=True)


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"{what}: {found!r} instead of {wanted!r}")


def play(root, source):
    cli = root / "build" / "app" / "mentat-cli"
    file = root / "toy.mentat"

    def done(*arguments, given=None):
        run = subprocess.run([cli, *arguments], input=given, capture_output=True, text=True,
                             check=False, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        if run.returncode != 0:
            sys.exit(f"mentat-cli {' '.join(map(str, arguments))}: {run.stderr}")
        return run.stdout

    done("import", file, "--document", "-", given=EVENT)
    expect("export", done("export", file), EVENT)
    with contextlib.closing(sqlite3.connect(file)) as database:
        expect("its step of the schema", database.execute("PRAGMA user_version").fetchone(), (1000,))
    ranking = json.loads(done("score", file, "--format", "json"))
    expect("ranking", [(row["name"], row["victoryPoints"]) for row in ranking],
           [("Blaise Pascal", 5), ("Ada Byron", 3)])
    expect("reports", [row["name"] for row in json.loads(
        done("report", "--list", file, "--format", "json"))], ["tosses"])
    expect("report", "Blaise Pascal: 5" in done(
        "report", file, "--report", "tosses", "--as", "txt", "--output", "-"), True)
    bad = EVENT.replace('"player": "b"', '"player": "nobody"')
    refused = subprocess.run([cli, "import", root / "bad.mentat", "--document", "-"], input=bad,
                             capture_output=True, text=True, check=False)
    expect("an unknown player", (refused.returncode, "/tosses/1/player" in refused.stderr),
           (1, True))
    dune = root / "dune.mentat"
    done("import", dune, "--document", source / "resources" / "sample" / "dune-sample-2026.json")
    expect("in a Dune event", "tosses" in done("report", "--list", dune), False)
    expect("in its document", "tosses" in done("export", dune), False)


def main():
    source, root = (pathlib.Path(a).resolve() for a in sys.argv[1:3])
    if root.exists():
        shutil.rmtree(root)
    copy(source, root)
    register(root)
    check_lines(source, root)
    if "--only-register" in sys.argv:
        made = pathlib.Path(sys.argv[4]).resolve()
        check_forgotten(root, list(TABLES)[:1],
                        lambda file: command_of_copy(source, root, made, file))
        return
    configure(root, "one_by_one", "-DCMAKE_UNITY_BUILD=OFF")
    check_forgotten(root, list(TABLES), lambda file: command_of_own(root, file))
    build(root)
    play(root, source)
    print("The toy is a kind of rules like the others.")


main()
