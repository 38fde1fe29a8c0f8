#pragma once

#include "model/book.h"
#include "reports/report.h"

namespace mentat {

/// An event without what only the GM may read: phone, e-mail, badge, whereabouts, notes, reasons of
/// rulings. Everything for other readers is made from this type alone, and nothing else converts
/// from an Event: a page cannot leak what it was not given.
class PublicEvent {
public:
    explicit PublicEvent(Event event);

    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }
    /// Contains only this event.
    [[nodiscard]] const Book& book() const { return m_book; }

private:
    Book m_book;
};

/// The request for public pages. Keeps references.
struct PublicRequest : ReportRequest {
    PublicRequest(const PublicEvent& of, const Wording& words, Paper size = Paper::Letter)
        : ReportRequest{.book = of.book(),
                        .event = of.event(),
                        .wording = words,
                        .printed = {},
                        .paper = size,
                        .round = {}} {}
};

/// A page that anyone may read: on a screen in the room, or on the web.
struct PublicPage {
    QString file;     // name without a suffix; stable: "heat-2"
    QString title;    // for links to it: "Heat 2"
    QString detail{}; // summary in a line; may be empty
    ReportDocument document;
    bool isEmpty = false; // it only says that there is nothing yet
    /// What the first page shows of it: the champion, the leaders. Empty: only a link.
    std::vector<ReportBlock> glance{};
};

/// The first rows of a ranking, for a glance.
[[nodiscard]] ReportTable leadersOf(ReportTable ranking);

/// The pages of the event's kind, newest content first. Ignores the request's heat and blanks.
[[nodiscard]] std::vector<PublicPage> publicPages(const PublicRequest& request);

} // namespace mentat
