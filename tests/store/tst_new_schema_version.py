#!/usr/bin/env python3
"""tools/new-schema-version writes steps where they belong, and notes digests of the newest alone.

Usage: tst_new_schema_version.py SOURCE

Works on copies of the sources; what is built of a step, tst_every_fact and tst_migrations show.
"""
import pathlib
import shutil
import sys
import tempfile

SOURCE = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(SOURCE / "tools"))
import schema_steps  # noqa: E402

DIGEST = "0123456789abcdef" * 4
STATEMENT = "ALTER TABLE round_game ADD COLUMN spice_blows INTEGER CHECK (spice_blows >= 0)"


def copy_of_sources(folder):
    root = pathlib.Path(folder)
    shutil.copytree(SOURCE / "model" / "store", root / "model" / "store")
    return root


def refused(act):
    try:
        act()
    except schema_steps.Refused:
        return True
    return False


def added_lines(before, after):
    known = before.splitlines()
    return [line.strip() for line in after.splitlines() if line not in known]


def check_step(folder, path):
    with tempfile.TemporaryDirectory() as scratch:
        root = copy_of_sources(scratch)
        before = (root / path).read_text()
        source = schema_steps.add(root, folder, 901, "spice blows", [STATEMENT])
        assert source == root / path, source
        assert schema_steps.has_statements(source.read_text(), 901)
        schema_steps.note(root, 901, DIGEST)
        after = source.read_text()
        assert added_lines(before, after) == [
            '{901, u"spice blows"_s,', '{u"ALTER TABLE round_game ADD COLUMN spice_blows INTEGER "',
            '"CHECK (spice_blows >= 0)"_s},', f'"{DIGEST}"_ba}},'], after
        # behind all others, and nothing else is touched
        assert after.replace(schema_steps.row_of(901, "spice blows", [STATEMENT]).replace(
            '""_ba', f'"{DIGEST}"_ba') + "\n", "") == before
        schema_steps.note(root, 901, DIGEST[::-1])
        assert DIGEST not in source.read_text()
        for other in schema_steps.sources(root):
            if other != source:
                assert other.read_text() == (SOURCE / other.relative_to(root)).read_text(), other


def check_begun_step():
    text = (SOURCE / schema_steps.COMMON).read_text()
    begun = schema_steps.with_step(text, 901, "something", [])
    assert schema_steps.start_of(901).search(begun)
    assert not schema_steps.has_statements(begun, 901)
    assert schema_steps.has_statements(text, 8)


def check_refusals():
    text = (SOURCE / schema_steps.COMMON).read_text()
    assert refused(lambda: schema_steps.source_of(SOURCE, "no_such_rules"))
    # What is of rounds is of no kind alone.
    assert refused(lambda: schema_steps.source_of(SOURCE, "heats"))
    assert refused(lambda: schema_steps.with_step(text, 901, 'a "word"', []))
    assert refused(lambda: schema_steps.with_step("int main() {}", 901, "something", []))
    assert schema_steps.with_digest(text, 901, DIGEST) is None
    assert refused(lambda: schema_steps.note(SOURCE, 901, DIGEST))


check_step("-", schema_steps.COMMON)
check_step("dune", "model/store/dune/dune_schema.cpp")
check_step("ruleset", "model/store/ruleset/ruleset_schema.cpp")
check_step("storm", "model/store/storm/storm_schema.cpp")
check_begun_step()
check_refusals()
