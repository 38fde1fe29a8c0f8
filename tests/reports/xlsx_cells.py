"""Prints workbooks as JSON, each read from its parts alone: a list of sheets, each with its name, the
row up to which it is frozen, the widths of its columns, the range that is filtered, the rows that
are repeated on paper, whether its first cell is filled, and its cells {"A1": 2.5 or "text"}."""

import json
import sys
import xml.etree.ElementTree as tree
import zipfile

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def shared_texts(book):
    if "xl/sharedStrings.xml" not in book.namelist():
        return []
    root = tree.fromstring(book.read("xl/sharedStrings.xml"))
    return ["".join(t.text or "" for t in item.iter(MAIN + "t")) for item in root]


def value_of(cell, texts):
    if cell.find(MAIN + "f") is not None:
        return {"formula": cell.find(MAIN + "f").text}
    value = cell.find(MAIN + "v")
    if value is None:
        return None
    return texts[int(value.text)] if cell.get("t") == "s" else float(value.text)


def is_filled(book, cell):
    """Whether a cell's format has a fill."""
    if cell is None or cell.get("s") is None:
        return False
    root = tree.fromstring(book.read("xl/styles.xml"))
    form = root.find(MAIN + "cellXfs")[int(cell.get("s"))]
    pattern = root.find(MAIN + "fills")[int(form.get("fillId", "0"))].find(MAIN + "patternFill")
    return pattern.get("patternType") == "solid"


def titles_of(root):
    """The rows that each sheet repeats on paper, by the number of the sheet."""
    return {int(name.get("localSheetId")): name.text.split("!")[1]
            for name in root.iter(MAIN + "definedName")
            if name.get("name") == "_xlnm.Print_Titles"}


def sheet_of(book, name, part, texts):
    root = tree.fromstring(book.read(part))
    filtered = root.find(MAIN + "autoFilter")
    pane = root.find(f"{MAIN}sheetViews/{MAIN}sheetView/{MAIN}pane")
    cells = {c.get("r"): value_of(c, texts) for c in root.iter(MAIN + "c")}
    return {"name": name,
            "frozen": int(float(pane.get("ySplit"))) if pane is not None else 0,
            "filtered": filtered.get("ref") if filtered is not None else "",
            "filled": is_filled(book, next(root.iter(MAIN + "c"), None)),
            "widths": [float(c.get("width")) for c in root.iter(MAIN + "col")],
            "cells": {place: value for place, value in cells.items() if value is not None}}


def sheets_in(path):
    with zipfile.ZipFile(path) as book:
        if book.testzip():
            sys.exit("a damaged part")
        texts = shared_texts(book)
        root = tree.fromstring(book.read("xl/workbook.xml"))
        names = [s.get("name") for s in root.iter(MAIN + "sheet")]
        sheets = [sheet_of(book, name, f"xl/worksheets/sheet{i + 1}.xml", texts)
                  for i, name in enumerate(names)]
        for i, rows in titles_of(root).items():
            sheets[i]["titles"] = rows
    return sheets


json.dump([sheets_in(path) for path in sys.argv[1:]], sys.stdout)
