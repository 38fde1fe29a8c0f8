#include "model/document/schedule/schedule_top.h"

#include "model/document/bytes/table.h"

namespace mentat {

namespace {

/// Nothing where the table has no such column.
QStringList cellsOf(const std::vector<CsvRow>& rows, const ScheduleColumns& columns,
                    ScheduleColumn column) {
    const auto at = columns.find(column);
    QStringList cells;
    for (const CsvRow& row : rows) {
        if (at != columns.end() && at->second < row.fields.size())
            cells << row.fields[at->second];
    }
    return cells;
}

} // namespace

std::optional<FoundHeader> findScheduleHeader(const std::vector<CsvRow>& rows) {
    constexpr size_t least = 3; // "Event" and "Date" may stand in a title
    std::optional<FoundHeader> found;
    for (size_t i = 0; i < rows.size(); ++i) {
        ScheduleHeader header = headerIn(rows[i]);
        const size_t most = found ? found->header.columns.size() : least - 1;
        if (header.columns.size() > most)
            found = FoundHeader{i, std::move(header)};
        if (found && missingColumns(found->header.columns).empty())
            break;
    }
    return found;
}

bool isLineOfSchedule(const CsvRow& row, const ScheduleColumns& columns) {
    const auto cell = [&](ScheduleColumn column) {
        const auto at = columns.find(column);
        return at != columns.end() && at->second < row.fields.size()
                   ? row.fields[at->second].trimmed()
                   : QString();
    };
    if (!columns.contains(ScheduleColumn::Date) || !columns.contains(ScheduleColumn::Time)) {
        const auto [date, minutes] = scheduleMoment(cell(ScheduleColumn::When));
        return date && minutes;
    }
    return scheduleMoment(cell(ScheduleColumn::Date)).date
           && scheduleTime(cell(ScheduleColumn::Time));
}

DayOrder dayOrderIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns) {
    const bool hasDate = columns.contains(ScheduleColumn::Date);
    return dayOrderOf(
        cellsOf(rows, columns, hasDate ? ScheduleColumn::Date : ScheduleColumn::When));
}

TimeUnit timeUnitIn(const std::vector<CsvRow>& rows, const ScheduleColumns& columns) {
    return timeUnitOf(cellsOf(rows, columns, ScheduleColumn::Time));
}

void joinDateAndTime(const std::vector<CsvRow>& rows, size_t header, ScheduleColumns& columns) {
    const bool hasDate = columns.contains(ScheduleColumn::Date);
    if (hasDate == columns.contains(ScheduleColumn::Time) || columns.contains(ScheduleColumn::When))
        return;
    const ScheduleColumn only = hasDate ? ScheduleColumn::Date : ScheduleColumn::Time;
    const size_t place = columns.at(only);
    for (size_t i = header + 1; i < rows.size(); ++i) {
        if (place >= rows[i].fields.size())
            continue;
        if (const auto moment = scheduleMoment(rows[i].fields[place]);
            moment.date && moment.minutes) {
            columns.erase(only);
            columns[ScheduleColumn::When] = place;
            return;
        }
    }
}

ScheduleTop scheduleTop(const std::vector<CsvRow>& rows) {
    auto found = findScheduleHeader(rows);
    const size_t likely = found ? found->row : likelyHeader(rows);
    ScheduleTop top{likely,
                    found ? std::move(found->header.columns) : headerIn(rows[likely]).columns};
    joinDateAndTime(rows, top.header, top.columns);
    return top;
}

} // namespace mentat
