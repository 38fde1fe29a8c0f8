#pragma once

#include "reports/wording/language/phrase.h"
#include "scoring/today/to_do.h"

#include <QString>

namespace mentat {

/// Where something is done: a page of the window and a place on it, and what the button that leads
/// there says.
struct ToDoTarget {
    QString page;
    QString address; // as Page::reveal() takes it; may be empty
    QString button;
    friend bool operator==(const ToDoTarget&, const ToDoTarget&) = default;
};

/// Where one kind of to-do is done. Those of every event are rows of the page Today, those of one
/// kind of event are rows of its PagesKind.
struct ToDoRow {
    ToDoKind kind;
    Phrase button;
    ToDoTarget (*where)(const ToDo& item); // without the button
};

} // namespace mentat
