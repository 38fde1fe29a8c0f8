#pragma once

#include "model/book.h"
#include "reports/report.h"

namespace mentat {

/// An event without what nobody but the GM may read: phone, e-mail, badge, whereabouts, notes, the
/// reasons of rulings. What others read is made of this type alone, and there is no other way to it
/// from an Event: a page cannot show by mistake what it is not made of.
class PublicEvent {
public:
    explicit PublicEvent(Event event);

    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }
    /// Of the one event.
    [[nodiscard]] const Book& book() const { return m_book; }

private:
    Book m_book;
};

/// What pages for everybody are made of. Keeps references.
struct PublicRequest : ReportRequest {
    PublicRequest(const PublicEvent& of, const Wording& words, Paper size = Paper::Letter)
        : ReportRequest{.book = of.book(),
                        .event = of.event(),
                        .wording = words,
                        .printed = {},
                        .paper = size,
                        .round = {}} {}
};

/// A page that anybody may read: on a screen of the room, or on the web.
struct PublicPage {
    QString file;     // its name, without a suffix; stays that of the page: "heat-2"
    QString title;    // of the links to it: "Heat 2"
    QString detail{}; // what the page is about, in a line; may be empty
    ReportDocument document;
    bool isEmpty = false; // there is nothing yet, which it says in a sentence
};

/// The pages of the event's kind, what is the newest first. Of the request, heat and blanks are
/// not looked at.
[[nodiscard]] std::vector<PublicPage> publicPages(const PublicRequest& request);

} // namespace mentat
