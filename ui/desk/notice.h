#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace mentat {

enum class Gravity {
    Note,    // worth knowing
    Refused, // what was asked for was not done
};

/// What ends a notice; whatever stands later in this list ends it too.
enum class NoticeEnd {
    Turn,  // another sheet, round, or tab is shown: it explains a key that did nothing here
    Page,  // another page is shown
    Act,   // the next act works: there is something to do about it, or nothing was saved
    Closed // it is closed by hand
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
    /// Absent: by the above.
    std::optional<NoticeEnd> end = {};
};

[[nodiscard]] inline NoticeEnd endOf(const Notice& notice) {
    if (notice.end)
        return *notice.end;
    const bool isRefused = notice.gravity == Gravity::Refused;
    if (notice.cameByItself)
        return isRefused ? NoticeEnd::Closed : NoticeEnd::Page;
    if (notice.act)
        return NoticeEnd::Act;
    return isRefused ? NoticeEnd::Turn : NoticeEnd::Page;
}

} // namespace mentat
