#pragma once

#include "model/document/schedule/schedule_cells.h"
#include "model/document/schedule/schedule_columns.h"

namespace mentat {

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
