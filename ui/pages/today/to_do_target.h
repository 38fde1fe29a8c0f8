#pragma once

#include "scoring/to_do.h"

namespace mentat {

/// Where something is done: a page of the window and a place on it, and what the button that leads
/// there says.
struct ToDoTarget {
    QString page;
    QString address; // as Page::reveal() takes it; may be empty
    QString button;
    friend bool operator==(const ToDoTarget&, const ToDoTarget&) = default;
};

[[nodiscard]] ToDoTarget targetOf(const ToDo& item);

} // namespace mentat
