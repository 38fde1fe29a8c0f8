#pragma once

#include "app/session/session.h"

#include <QObject>

namespace mentat {

class OpenBook;

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

/// What a report or a folder of reports is called; its name where the format has none so called.
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report);
/// With its round: "Tables by name (Heat 2)"
[[nodiscard]] QString reportTitle(const OpenBook& book, const QString& report,
                                  const std::optional<RoundId>& round);

} // namespace mentat
