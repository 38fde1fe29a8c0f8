#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/schedule/schedule.h"

#include <array>
#include <map>

namespace mentat {

/// What a schedule says in its columns.
enum class ScheduleColumn {
    Date,
    Time,
    Code,
    Event,
    Round,
    Class,
    Format,
    Duration,
    Room,
    Gm,
    When, // date and time in one cell
    Prize,
};

inline constexpr std::array allScheduleColumns{
    ScheduleColumn::Date,  ScheduleColumn::Time,  ScheduleColumn::Code,   ScheduleColumn::Event,
    ScheduleColumn::Round, ScheduleColumn::Class, ScheduleColumn::Format, ScheduleColumn::Duration,
    ScheduleColumn::Room,  ScheduleColumn::Gm,    ScheduleColumn::When,   ScheduleColumn::Prize,
};

/// Where each stands, from 0; found by their headings, or said by hand.
using ScheduleColumns = std::map<ScheduleColumn, size_t>;

/// What a row makes of itself as the header.
struct ScheduleHeader {
    ScheduleColumns columns;
    /// A second column of the same meaning, from 0; the first counts.
    std::optional<size_t> twice;
};

/// The heading that we would write over it.
[[nodiscard]] QString headingOf(ScheduleColumn column);
/// Without it no line can be read, unless date and time are in one cell; the code or the event's
/// name, one of them, besides.
[[nodiscard]] bool isNeeded(ScheduleColumn column);
/// What has to be there and is not: in the order of the columns.
[[nodiscard]] std::vector<ScheduleColumn> missingColumns(const ScheduleColumns& columns);
[[nodiscard]] ScheduleHeader headerIn(const CsvRow& row);
/// Whether it is a column of the convention's own that says nothing of a round beyond the others:
/// its weekday, its style.
[[nodiscard]] bool saysNothingToUs(const QString& heading);

/// Where a table begins, and which column holds what: found by their names, or said by hand.
struct ScheduleTop {
    size_t header; // the row, from 0
    ScheduleColumns columns;
};
/// By the names, so what somebody goes on from who says the others by hand. rows: of a table that
/// has one at least.
[[nodiscard]] ScheduleTop scheduleTop(const std::vector<CsvRow>& rows);

/// The row that names most columns; of equals the first.
struct FoundHeader {
    size_t row;
    ScheduleHeader header;
};
[[nodiscard]] std::optional<FoundHeader> findScheduleHeader(const std::vector<CsvRow>& rows);

/// Of a table that names a date alone, or a time alone, and has both in its cells.
void joinDateAndTime(const std::vector<CsvRow>& rows, size_t header, ScheduleColumns& columns);
/// Whether a row has a date and a time, and so is no header.
[[nodiscard]] bool isLineOfSchedule(const CsvRow& row, const ScheduleColumns& columns);
/// Of all times of the table together.
[[nodiscard]] TimeUnit timeUnitIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns);
/// Of all dates of the table together.
[[nodiscard]] DayOrder dayOrderIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns);

} // namespace mentat
