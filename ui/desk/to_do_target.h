#pragma once

#include "reports/wording/language/phrase.h"
#include "scoring/today/to_do.h"

#include <QString>

namespace mentat {

/// The place of a to-do: a page of the window and an address on it, and the label of the button
/// that leads there.
struct ToDoTarget {
    QString page;
    QString address; // for Page::reveal(); may be empty
    QString button;
    friend bool operator==(const ToDoTarget&, const ToDoTarget&) = default;
};

/// The place of one kind of to-do. Those of every event are rows of the page Today, those of one
/// kind of event are rows of its PagesKind.
struct ToDoRow {
    ToDoKind kind;
    Phrase button;
    ToDoTarget (*where)(const ToDo& item); // without the label
};

} // namespace mentat
