#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/schedule/schedule.h"

#include <array>
#include <map>

namespace mentat {

/// The columns of a schedule.
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

/// Column positions, from 0; found by headings, or assigned by hand.
using ScheduleColumns = std::map<ScheduleColumn, size_t>;

/// A row read as the header.
struct ScheduleHeader {
    ScheduleColumns columns;
    /// A second column with the same meaning, from 0; the first counts.
    std::optional<size_t> twice;
};

/// Our own heading for the column.
[[nodiscard]] QString headingOf(ScheduleColumn column);
/// Required to read any line, unless date and time share a cell; the code or the event's name is
/// required, too.
[[nodiscard]] bool isNeeded(ScheduleColumn column);
/// The required columns that are missing, in column order.
[[nodiscard]] std::vector<ScheduleColumn> missingColumns(const ScheduleColumns& columns);
[[nodiscard]] ScheduleHeader headerIn(const CsvRow& row);
/// Whether it is a known column of the convention that adds nothing about a round: its weekday, its
/// style.
[[nodiscard]] bool saysNothingToUs(const QString& heading);

/// The header of a table and its columns: found by name, or assigned by hand.
struct ScheduleTop {
    size_t header; // the row, from 0
    ScheduleColumns columns;
};
/// By name: the starting point when the user assigns the others. rows: at least one.
[[nodiscard]] ScheduleTop scheduleTop(const std::vector<CsvRow>& rows);

/// The row that names the most columns; the first of several.
struct FoundHeader {
    size_t row;
    ScheduleHeader header;
};
[[nodiscard]] std::optional<FoundHeader> findScheduleHeader(const std::vector<CsvRow>& rows);

/// For a table that names only a date or only a time, and has both in its cells.
void joinDateAndTime(const std::vector<CsvRow>& rows, size_t header, ScheduleColumns& columns);
/// Whether a row has a date and a time, and so is not a header.
[[nodiscard]] bool isLineOfSchedule(const CsvRow& row, const ScheduleColumns& columns);
/// From all times of the table together.
[[nodiscard]] TimeUnit timeUnitIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns);
/// From all dates of the table together.
[[nodiscard]] DayOrder dayOrderIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns);

} // namespace mentat
