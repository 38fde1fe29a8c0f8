#!/usr/bin/python3
"""offscreen_faces.py FROM TO: copies the fonts in FROM so that offscreen Qt finds them on Windows.

There it reads only a font's typographic family, which puts condensed fonts under "DejaVu Sans". Windows
and fontconfig also know "DejaVu Sans Condensed", which the program asks for. So the copies have only
that family, and declare a normal width, lest they be condensed twice. For tests only; the program's own
fonts are unchanged.
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE = 16, 17
NORMAL_WIDTH = 5


def main(source: pathlib.Path, target: pathlib.Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        face = TTFont(path)
        if "Condensed" in path.name:
            names = face["name"]
            for name in (TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE):
                names.removeNames(nameID=name)
            face["OS/2"].usWidthClass = NORMAL_WIDTH
        face.save(target / path.name)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
