#pragma once

#include "model/rounds/round_id.h"
#include "model/values/enum_ids.h"
#include "model/values/ids.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <optional>

namespace mentat {

/// Where a report went to.
enum class PrintedTo { Printer, File };

constexpr std::array<EnumId<PrintedTo>, 2> idTable(PrintedTo) {
    return {{{PrintedTo::Printer, QLatin1StringView("printer")},
             {PrintedTo::File, QLatin1StringView("file")}}};
}

/// One report that left the desk. Paper cannot be taken back: this stands in no event and in no
/// journal, and undo leaves it alone.
struct PrintedReport {
    EventId event;
    QString report;                    // its name in the list of reports
    std::optional<RoundId> round = {}; // of one that is made for a round
    QDateTime time = {};               // UTC
    std::optional<int> pages = {};     // absent: of a kind that has none
    PrintedTo to = PrintedTo::Printer;
    QString place = {};       // the printer's name, the file's path
    QString fingerprint = {}; // of what it said (reports/fingerprint.h)
    friend bool operator==(const PrintedReport&, const PrintedReport&) = default;
};

} // namespace mentat
