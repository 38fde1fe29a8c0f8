#pragma once

#include "reports/public_event.h"

namespace mentat {

/// A page that anybody may read: on a screen of the room, or on the web.
struct PublicPage {
    QString file;     // its name, without a suffix; stays that of the page: "heat-2"
    QString title;    // of the links to it: "Heat 2"
    QString detail{}; // what the page is about, in a line; may be empty
    ReportDocument document;
    bool isEmpty = false; // there is nothing yet, which it says in a sentence
};

/// The pages of the event's format, what is the newest first. Of the request, heat and blanks are
/// not looked at.
[[nodiscard]] std::vector<PublicPage> publicPages(const PublicRequest& request);

} // namespace mentat
