#!/usr/bin/env python3
"""A third format is one folder in each layer and a line in each layer's table.

Usage: add_a_format.py SOURCE WORK [--only-register]

Copies the sources below SOURCE to WORK, puts the toy of coin_toss/ beside them, registers it,
builds mentat-cli and the window, and plays an event of the toy through: import, export, ranking,
report, and that nothing of it shows in a Dune event. Fails where anything outside folders called
`formats` has to change for it.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

TOY = "coin_toss"
# file, what the line is put at (the last place that fits), what it becomes, the header it needs
REGISTRATIONS = [
    ("model/formats/play.h", r">;", ", CoinTossPlay>;", "model/formats/coin_toss/coin_toss_play.h"),
    ("model/formats/format.cpp", r"    \}\};", "        coinTossFormat(),\n    }};",
     "model/formats/coin_toss/coin_toss_format.h"),
    ("model/formats/slots.h", r">;", ", CoinTossSlot>;",
     "model/formats/coin_toss/coin_toss_slots.h"),
    ("model/document/formats/document_format.cpp", r"\}\};", ", coinTossDocument()}};",
     "model/document/formats/coin_toss/coin_toss_codec.h"),
    ("model/document/formats/slot_codec.h", None, None,
     "model/document/formats/coin_toss/coin_toss_codec.h"),
    ("model/store/formats/store_format.cpp", r"\}\}\};", "}, coinTossStore()}};",
     "model/store/formats/coin_toss/coin_toss_tables.h"),
    ("model/store/formats/slot_tables.h", None, None,
     "model/store/formats/coin_toss/coin_toss_tables.h"),
    ("model/store/formats/format_schemas.cpp", r"\(\);", "() + coinTossSchema();",
     "model/store/formats/coin_toss/coin_toss_tables.h"),
    ("scoring/formats/scoring_format.cpp", r"    \}\};", "        coinTossScoring(),\n    }};",
     "scoring/formats/coin_toss/coin_toss_scoring.h"),
    ("reports/formats/report_formats.cpp", r"    \}\};", "        coinTossReports(),\n    }};",
     "reports/formats/coin_toss/coin_toss_reports.h"),
    ("app/session/formats/play_merge.cpp", None, None,
     "app/session/formats/coin_toss/coin_toss_acts.h"),
    ("ui/formats/page_format.cpp", r"    \}\};", "        coinTossPages(),\n    }};",
     "ui/formats/coin_toss/coin_toss_pages.h"),
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


def register(root, file, at, becomes, header):
    if "formats" not in pathlib.PurePath(file).parts:
        sys.exit(f"{file} is no table of formats")
    path = root / file
    text = path.read_text()
    includes = list(re.finditer(r'#include ".*"\n', text))
    end = includes[-1].end()
    text = text[:end] + f'#include "{header}"\n' + text[end:]
    if at:
        places = list(re.finditer(at, text))
        if not places:
            sys.exit(f"{file} has no table")
        place = places[-1]
        text = text[:place.start()] + becomes + text[place.end():]
    path.write_text(text)


def copy(source, root):
    root.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        if (source / name).is_dir():
            shutil.copytree(source / name, root / name, dirs_exist_ok=True)
        else:
            shutil.copy2(source / name, root / name)
    toy = source / "tests" / "formats" / TOY
    shutil.copytree(toy, root, dirs_exist_ok=True)
    for file, at, becomes, header in REGISTRATIONS:
        register(root, file, at, becomes, header)


def changed_outside_formats(source, root):
    """The files that are not as they were, outside of folders called formats."""
    found = []
    for name in COPIED:
        files = [root / name] if (root / name).is_file() else (root / name).rglob("*")
        for file in files:
            relative = file.relative_to(root)
            if file.is_dir() or "formats" in relative.parts:
                continue
            if not (source / relative).exists() \
                    or (source / relative).read_bytes() != file.read_bytes():
                found.append(str(relative))
    return found


def build(root):
    subprocess.run(["cmake", "-S", root, "-B", root / "build", "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=Debug", "-DMENTAT_TESTS=OFF",
                    "-DCMAKE_UNITY_BUILD=ON",
                    "-DCMAKE_CXX_FLAGS=-O0 -Werror=missing-field-initializers"], check=True)
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
    expect("changed outside formats", changed_outside_formats(source, root), [])
    # The check itself: a change elsewhere is found.
    planted = root / "model" / "event.h"
    before = planted.read_bytes()
    planted.write_bytes(before + b"\n")
    expect("planted", changed_outside_formats(source, root), ["model/event.h"])
    planted.write_bytes(before)
    if "--only-register" in sys.argv:
        return
    build(root)
    play(root, source)
    print("The toy is a format like the others.")


main()
