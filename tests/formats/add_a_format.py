#!/usr/bin/env python3
"""A third format is a folder in each layer and one line.

Usage: add_a_format.py SOURCE WORK [--only-register]

Copies the sources below SOURCE to WORK, puts the toy of coin_toss/ beside them and registers it.
Counts by layer the lines that are not as they were outside its own folders, and fails where there is
more than one; fails where a table that the toy is forgotten in compiles. Then builds mentat-cli and the
window, and plays an event of the toy through: import, export, ranking, report, and that nothing of it
shows in a Dune event.
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
LINE = "  coin_toss/CoinToss\n"
# The table that asks each format, the header that the toy answers in, and what it is asked with.
TABLES = [
    ("scoring/formats/scoring_format.cpp", "coin_toss_scoring.h", "scoringFormatOf"),
    ("model/formats/format.cpp", "coin_toss_format.h", "formatOf"),
    ("model/document/formats/document_format.cpp", "coin_toss_codec.h", "documentFormatOf"),
    ("model/store/formats/store_format.cpp", "coin_toss_tables.h", "storeFormatOf"),
    ("reports/formats/report_formats.cpp", "coin_toss_reports.h", "reportFormatOf"),
    ("app/session/formats/play_merge.cpp", "coin_toss_session.h", "mergeInPlay"),
    ("ui/formats/page_format.cpp", "coin_toss_pages.h", "pageFormatOf"),
]
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


def register(root):
    path = root / "CMakeLists.txt"
    path.write_text(re.sub(r"(set\(MENTAT_FORMATS\n[^)]*)", rf"\1{LINE}", path.read_text()))


def copy(source, root):
    root.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        if (source / name).is_dir():
            shutil.copytree(source / name, root / name, dirs_exist_ok=True)
        else:
            shutil.copy2(source / name, root / name)
    shutil.copytree(source / "tests" / "formats" / TOY, root, dirs_exist_ok=True)


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
        if before == after or file.parent.parts[-2:] == ("formats", TOY):
            continue
        layer = next(folder for folder in file.parents
                     if (source / folder / "CMakeLists.txt").exists())
        matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
        counts[str(layer)] += sum(max(i2 - i1, j2 - j1) for what, i1, i2, j1, j2
                                  in matcher.get_opcodes() if what != "equal")
    return dict(counts)


def refused(counts):
    return [layer for layer, lines in counts.items() if lines > 1]


def check_lines(source, root):
    counts = lines_by_layer(source, root)
    print("Lines outside its own folders, by layer:", counts)
    expect("layers with more than one line", refused(counts), [])
    expect("lines", counts, {".": 1})
    # The check itself: a registration of two lines is found, wherever it is.
    for file, layer in (("CMakeLists.txt", "."), ("model/formats/play.h", "model"),
                        ("model/store/schema.cpp", "model/store"), ("ui/new.h", "ui")):
        planted = root / file
        before = planted.read_bytes() if planted.exists() else None
        planted.write_bytes((before or b"") + b"\n\n")
        expect("planted", refused(lines_by_layer(source, root)), [layer])
        planted.write_bytes(before) if before else planted.unlink()


def configure(root, folder, *options):
    subprocess.run(["cmake", "-S", root, "-B", root / folder, "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=Debug", "-DMENTAT_TESTS=OFF", *options], check=True)


def compiled(root, file):
    """What the compiler has to say against it; nothing where it compiles."""
    commands = json.loads((root / "one_by_one" / "compile_commands.json").read_text())
    entry = next(one for one in commands if one["file"] == str(root / file))
    command = shlex.split(entry["command"].partition(" -o ")[0])
    run = subprocess.run([*command, "-fsyntax-only", root / file], cwd=entry["directory"],
                         capture_output=True, text=True, check=False)
    return run.stderr if run.returncode != 0 else ""


def check_forgotten(root, tables):
    """A table does not compile without the toy's row."""
    configure(root, "one_by_one", "-DCMAKE_UNITY_BUILD=OFF")
    expect(tables[0][0], compiled(root, tables[0][0]), "")
    for table, header, asked in tables:
        answer = root / pathlib.Path(table).parent / TOY / header
        text = answer.read_text()
        answer.write_text(re.sub(rf"\b{asked}\b", "forgotten", text))
        expect(f"{table} complains of {asked}", asked in compiled(root, table), True)
        answer.write_text(text)


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
        check_forgotten(root, TABLES[:1])
        return
    check_forgotten(root, TABLES)
    build(root)
    play(root, source)
    print("The toy is a format like the others.")


main()
