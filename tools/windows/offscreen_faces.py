#!/usr/bin/python3
"""offscreen_faces.py FROM TO: the typefaces in FROM, so that Qt without a screen knows them on Windows.

There it takes only a face's typographic family, by which the condensed letters are of "DejaVu Sans".
Windows and fontconfig go by "DejaVu Sans Condensed" too, which is what the program asks for. So the
copies have that family alone, and say of themselves that they are as wide as they are drawn, lest
they be narrowed once more. For the tests; the program's own faces are as their makers gave them.
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
