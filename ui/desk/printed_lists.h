#pragma once

#include "app/session/session.h"
#include "reports/tables/listing.h"
#include "ui/desk/open_book.h"

#include <QObject>

#include <utility>

namespace mentat {

/// What lists are made of at the desk; event: as it is, or as it is supposed to be.
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book, const Event& event) {
    return {
        .book = book.book(), .event = event, .wording = book.wording(), .printed = {}, .round = {}};
}
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book) {
    return deskRequest(book, book.event());
}

/// A list of reports/tables as the desk reads it. what: follows the request in make().
template <class Make, class... What>
[[nodiscard]] ReportTable listedAtDesk(const OpenBook& book, Make make, What&&... what) {
    const ReportRequest request = deskRequest(book);
    return tableAt(request, make(request, std::forward<What>(what)...), Audience::Desk);
}

/// What was printed of the event that is worked on, and what of it would say something else now.
/// Looked at only when somebody asks, and once after a change.
class PrintedLists : public QObject {
    Q_OBJECT

public:
    explicit PrintedLists(OpenBook& book);

    /// The last print of a report for this round; nullptr: there was none.
    [[nodiscard]] const PrintedReport* last(const QString& report,
                                            const std::optional<RoundId>& round) const;
    /// The last print of each report and round that would say something else now, in the order of
    /// the list of reports.
    [[nodiscard]] const std::vector<PrintedReport>& outOfDate();
    [[nodiscard]] bool isOutOfDate(const PrintedReport& printed);
    /// "Standings, Tables by name (Heat 2)"; empty: nothing is out of date.
    [[nodiscard]] QString outOfDateNames();

Q_SIGNALS:
    /// Something was printed, or what was printed may say something else now.
    void changed();

private:
    void forget();

    OpenBook& m_book;
    std::optional<std::vector<PrintedReport>> m_outOfDate;
};

/// What a report or a folder of reports is called; its name where the kind has none so called.
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report);
/// With its round: "Tables by name (Heat 2)"
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report,
                                  const std::optional<RoundId>& round);

} // namespace mentat
