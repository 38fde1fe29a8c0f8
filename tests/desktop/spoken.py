"""What a screen reader is told of a window, through AT-SPI, and what of it is at fault."""

import functools
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 (the version comes first)

from patience import PATIENCE  # noqa: E402

Role = Atspi.Role
State = Atspi.StateType

EMPTY_CELL = "–"

# Cells of one table that are looked at, from the first row on: each is several questions to the
# program, and the rules desk has thousands. tests/gui/spoken_checks.h asks all of them from inside.
MOST_CELLS = 200

# A question that is answered late is answered: by itself it counts as "there is nothing" after 0.8 s.
Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)

# What the arrow keys lead through once Tab has led to the list, tabs or menu bar around it.
WITHIN_ANOTHER = {Role.TABLE_CELL, Role.LIST_ITEM, Role.TREE_ITEM, Role.PAGE_TAB, Role.MENU_ITEM,
                  Role.RADIO_MENU_ITEM, Role.CHECK_MENU_ITEM}


def wait_until(condition, what):
    """The first answer of the condition that counts as true. what: for the person, a text or what
    makes one, which takes a question for each of its words."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if answer := condition():
                return answer
        except GLib.Error:
            pass  # something went away while it was looked at
        if time.monotonic() > until:
            raise AssertionError(f"not seen within {PATIENCE} s: {what() if callable(what) else what}")
        time.sleep(0.02)


def press(*keys):
    """Keys as the X server calls them: "ctrl+2"."""
    subprocess.run(["xdotool", "key", *keys], check=True)


def type_text(text):
    """A text of ASCII."""
    subprocess.run(["xdotool", "type", text], check=True)


def act(thing):
    """Does what the thing is for, as a screen reader tells it to: its first action."""
    wait_until(lambda: has(thing, State.ENABLED), lambda: f"cannot be used: {path_to(thing)}")
    assert thing.do_action(0), f"has no action: {path_to(thing)}"


def choose(row):
    """Selects a row, by its cell."""
    if not has(row, State.SELECTED):
        act(row)


def write(field, text):
    """Makes this the text of a field, and no key is pressed."""
    wait_until(lambda: (has(field, State.EDITABLE, State.ENABLED)
                        and not has(field, State.READ_ONLY)),
               lambda: f"cannot be written in: {path_to(field)}")
    assert field.set_text_contents(text), f"did not take “{text}”: {path_to(field)}"


def menu_item(window, menu, name):
    """The entry of a menu of the window, which need not be open."""
    def found():
        return next((item for bar in children(window) if role_of(bar) == Role.MENU_BAR
                     for title in children(bar) if title.get_name() == menu
                     for popup in children(title) for item in children(popup)
                     if item.get_name() == name), None)
    return wait_until(found, f"{menu} ▸ {name}")


@functools.cache
def role_of(thing):
    """What it is, which never changes: each question goes to the program and back."""
    return thing.get_role()


def has(thing, *states):
    held = thing.get_state_set()
    return all(held.contains(state) for state in states)


def children(thing):
    count = thing.get_child_count()
    if role_of(thing) == Role.TABLE:
        count = min(count, MOST_CELLS)
    found = (thing.get_child_at_index(i) for i in range(count))
    return [child for child in found if child]


def everything(thing):
    """The thing and what is visible in it; of lists and tables also what is scrolled away, of tables
    the first rows."""
    yield thing
    if role_of(thing) == Role.TABLE_CELL:
        return  # which holds nothing, and there are very many
    for child in children(thing):
        if has(child, State.VISIBLE) or role_of(child) in WITHIN_ANOTHER:
            yield from everything(child)


def focusable(root):
    return [thing for thing in everything(root) if has(thing, State.FOCUSABLE, State.ENABLED)]


def path_to(thing):
    """For a person: what it is, and what it stands in."""
    parts = []
    while thing and role_of(thing) != Role.APPLICATION:
        parts.append(f"{thing.get_role_name()} “{thing.get_name()}”")
        thing = thing.get_parent()
    return " in ".join(parts)


def _says_what_for(thing):
    # On Linux Qt names a box by the choice it shows: what is chosen must be told in another way.
    if role_of(thing) != Role.COMBO_BOX:
        return bool(thing.get_name().strip())
    labels = [relation.get_target(i).get_name() for relation in thing.get_relation_set()
              if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
              for i in range(relation.get_n_targets())]
    return any(label.strip() for label in [thing.get_description(), *labels])


def _cell_faults(table):
    """Cells that do not say "Column: text", and empty ones that do not say so."""
    headings = {child.get_name() for child in children(table)
                if role_of(child) == Role.TABLE_COLUMN_HEADER}
    for cell in children(table):
        if role_of(cell) != Role.TABLE_CELL:
            continue
        column, colon, text = cell.get_name().partition(": ")
        if not colon or column not in headings:
            yield f"does not name its column: {path_to(cell)}"
        elif not text.strip():
            yield f"is empty and does not say “{EMPTY_CELL}”: {path_to(cell)}"


def faults_of(root):
    """What is at fault with the things in it that can have the focus. They are looked for once: each
    look is a question to the program, for each thing."""
    things = focusable(root)
    return nameless(things) + unreachable(things)


def nameless(things):
    """One line for each that does not say what it is."""
    faults = []
    for thing in things:
        if role_of(thing) == Role.TABLE:
            faults += _cell_faults(thing)
        if role_of(thing) != Role.TABLE_CELL and not _says_what_for(thing):
            faults.append(f"has no name: {path_to(thing)}")
    return faults


def _is_within_another(thing):
    # The line of an editable box has its focus, but the box is what tells of it.
    return (role_of(thing) in WITHIN_ANOTHER
            or role_of(thing.get_parent()) == Role.COMBO_BOX)


def _caret(thing):
    # Within a date, Tab leads from day to month to year.
    text = thing.get_text_iface() if role_of(thing) == Role.SPIN_BUTTON else None
    return text and text.get_caret_offset()


def unreachable(things):
    """One line for each that Tab never leads to."""
    stops = [thing for thing in things if not _is_within_another(thing)]
    last = 0  # the stop that had the focus when it was last asked for

    def focused():
        # The same as before, or one that comes soon after it: nearly always the first questions.
        nonlocal last
        for place in [*range(last, len(stops)), *range(last)]:
            if has(stops[place], State.FOCUSED):
                last = place
                return stops[place], _caret(stops[place])
        return None

    visited = []
    here, caret = wait_until(focused, f"the focus in one of {len(stops)} places")
    while here not in visited:
        visited.append(here)
        while len(stops) > 1 and here == visited[-1]:
            press("Tab")
            here, caret = wait_until(
                lambda before=(here, caret): (now := focused()) != before and now,
                lambda here=here: f"Tab leading away from {path_to(here)}")
    # Tab leads to one of several exclusive choices, the arrow keys to the others.
    groups = [stop.get_parent() for stop in visited if role_of(stop) == Role.RADIO_BUTTON]
    return [f"is never reached by Tab: {path_to(stop)}" for stop in stops
            if stop not in visited
            and not (role_of(stop) == Role.RADIO_BUTTON and stop.get_parent() in groups)]
