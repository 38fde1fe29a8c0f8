#pragma once

#include "app/session/session.h"
#include "reports/tables/listing.h"
#include "ui/desk/open_book.h"

#include <QObject>

#include <utility>

namespace mentat {

/// The request for lists at the desk; event: actual or supposed.
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book, const Event& event) {
    return {
        .book = book.book(), .event = event, .wording = book.wording(), .printed = {}, .round = {}};
}
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book) {
    return deskRequest(book, book.event());
}

/// A list of reports/tables as the desk shows it. what: follows the request in make().
template <class Make, class... What>
[[nodiscard]] ReportTable listedAtDesk(const OpenBook& book, Make make, What&&... what) {
    const ReportRequest request = deskRequest(book);
    return tableAt(request, make(request, std::forward<What>(what)...), Audience::Desk);
}

/// The prints of the current event, and which of them are out of date. Computed on demand, and once
/// after a change.
class PrintedLists : public QObject {
    Q_OBJECT

public:
    explicit PrintedLists(OpenBook& book);

    /// The last print of a report for this round; nullptr: there was none.
    [[nodiscard]] const PrintedReport* last(const QString& report,
                                            const std::optional<RoundId>& round) const;
    /// The last print of each report and round that is out of date, in the order of the list of
    /// reports.
    [[nodiscard]] const std::vector<PrintedReport>& outOfDate();
    [[nodiscard]] bool isOutOfDate(const PrintedReport& printed);
    /// "Standings, Tables by name (Heat 2)"; empty: nothing is out of date.
    [[nodiscard]] QString outOfDateNames();

Q_SIGNALS:
    /// Something was printed, or a print may be out of date.
    void changed();

private:
    void forget();

    OpenBook& m_book;
    std::optional<std::vector<PrintedReport>> m_outOfDate;
};

/// The title of a report or a folder of reports; its name if the kind has none with that name.
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report);
/// With its round: "Tables by name (Heat 2)"
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report,
                                  const std::optional<RoundId>& round);

} // namespace mentat
