#pragma once

#include <QString>

#include <functional>

namespace mentat {

enum class Gravity {
    Note,    // worth knowing
    Refused, // what was asked for was not done
};

/// Something to tell the person: a line over the header, never a box in the way.
struct Notice {
    Gravity gravity;
    QString text; // what happened, then what to do
    /// What can be done about it: the button's text, and what it does. Absent: nothing.
    QString action = {};
    std::function<void()> act = {};
    /// Nothing that was done at the desk is answered by it, as when a phone reports.
    bool cameByItself = false;
};

} // namespace mentat
