#include "model/document/schedule/schedule_columns.h"

#include "model/document/bytes/table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using ScheduleHeading = ColumnHeading<ScheduleColumn>;

/// Mentat writes the first heading of each column.
constexpr std::array scheduleHeadings{
    ScheduleHeading{"date"_L1, ScheduleColumn::Date},
    ScheduleHeading{"time"_L1, ScheduleColumn::Time},
    ScheduleHeading{"start"_L1, ScheduleColumn::Time},
    ScheduleHeading{"starttime"_L1, ScheduleColumn::Time},
    ScheduleHeading{"eventcode"_L1, ScheduleColumn::Code},
    ScheduleHeading{"code"_L1, ScheduleColumn::Code},
    ScheduleHeading{"event"_L1, ScheduleColumn::Event},
    ScheduleHeading{"eventname"_L1, ScheduleColumn::Event},
    ScheduleHeading{"name"_L1, ScheduleColumn::Event},
    ScheduleHeading{"game"_L1, ScheduleColumn::Event},
    ScheduleHeading{"round/heat"_L1, ScheduleColumn::Round},
    ScheduleHeading{"heat/round"_L1, ScheduleColumn::Round},
    ScheduleHeading{"round"_L1, ScheduleColumn::Round},
    ScheduleHeading{"heat"_L1, ScheduleColumn::Round},
    ScheduleHeading{"class"_L1, ScheduleColumn::Class},
    ScheduleHeading{"format"_L1, ScheduleColumn::Format},
    ScheduleHeading{"duration"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"length"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"hours"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"location"_L1, ScheduleColumn::Room},
    ScheduleHeading{"room"_L1, ScheduleColumn::Room},
    ScheduleHeading{"gm"_L1, ScheduleColumn::Gm},
    ScheduleHeading{"gamemaster"_L1, ScheduleColumn::Gm},
};

/// Other headings, used if Mentat's own is missing.
constexpr std::array otherScheduleHeadings{
    ScheduleHeading{"startdate"_L1, ScheduleColumn::Date},
    ScheduleHeading{"eventdate"_L1, ScheduleColumn::Date},
    ScheduleHeading{"day/date"_L1, ScheduleColumn::Date},
    ScheduleHeading{"begin"_L1, ScheduleColumn::Time},
    ScheduleHeading{"begins"_L1, ScheduleColumn::Time},
    ScheduleHeading{"starts"_L1, ScheduleColumn::Time},
    ScheduleHeading{"hour"_L1, ScheduleColumn::Time},
    ScheduleHeading{"eventtime"_L1, ScheduleColumn::Time},
    ScheduleHeading{"date/time"_L1, ScheduleColumn::When},
    ScheduleHeading{"datetime"_L1, ScheduleColumn::When},
    ScheduleHeading{"date&time"_L1, ScheduleColumn::When},
    ScheduleHeading{"dateandtime"_L1, ScheduleColumn::When},
    ScheduleHeading{"startdatetime"_L1, ScheduleColumn::When},
    ScheduleHeading{"startdate/time"_L1, ScheduleColumn::When},
    ScheduleHeading{"startdate&time"_L1, ScheduleColumn::When},
    ScheduleHeading{"when"_L1, ScheduleColumn::When},
    ScheduleHeading{"eventid"_L1, ScheduleColumn::Code},
    ScheduleHeading{"gamecode"_L1, ScheduleColumn::Code},
    ScheduleHeading{"abbreviation"_L1, ScheduleColumn::Code},
    ScheduleHeading{"abbrev"_L1, ScheduleColumn::Code},
    ScheduleHeading{"title"_L1, ScheduleColumn::Event},
    ScheduleHeading{"eventtitle"_L1, ScheduleColumn::Event},
    ScheduleHeading{"gamename"_L1, ScheduleColumn::Event},
    ScheduleHeading{"tournament"_L1, ScheduleColumn::Event},
    ScheduleHeading{"r/h"_L1, ScheduleColumn::Round},
    ScheduleHeading{"h/r"_L1, ScheduleColumn::Round},
    ScheduleHeading{"rd"_L1, ScheduleColumn::Round},
    ScheduleHeading{"rnd"_L1, ScheduleColumn::Round},
    ScheduleHeading{"round#"_L1, ScheduleColumn::Round},
    ScheduleHeading{"heat#"_L1, ScheduleColumn::Round},
    ScheduleHeading{"roundname"_L1, ScheduleColumn::Round},
    ScheduleHeading{"stage"_L1, ScheduleColumn::Round},
    ScheduleHeading{"session"_L1, ScheduleColumn::Round},
    ScheduleHeading{"len"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"hrs"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"minutes"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"mins"_L1, ScheduleColumn::Duration},
    ScheduleHeading{"roomname"_L1, ScheduleColumn::Room},
    ScheduleHeading{"venue"_L1, ScheduleColumn::Room},
    ScheduleHeading{"place"_L1, ScheduleColumn::Room},
    ScheduleHeading{"gms"_L1, ScheduleColumn::Gm},
    ScheduleHeading{"gmname"_L1, ScheduleColumn::Gm},
    ScheduleHeading{"gmnames"_L1, ScheduleColumn::Gm},
    ScheduleHeading{"prizelevel"_L1, ScheduleColumn::Prize},
    ScheduleHeading{"prize"_L1, ScheduleColumn::Prize},
    ScheduleHeading{"prizes"_L1, ScheduleColumn::Prize},
    ScheduleHeading{"laurellevel"_L1, ScheduleColumn::Prize},
};

} // namespace

QString headingOf(ScheduleColumn column) {
    switch (column) {
    case ScheduleColumn::Date: return u"Date"_s;
    case ScheduleColumn::Time: return u"Time"_s;
    case ScheduleColumn::Code: return u"Event Code"_s;
    case ScheduleColumn::Event: return u"Event"_s;
    case ScheduleColumn::Round: return u"Round/Heat"_s;
    case ScheduleColumn::Class: return u"Class"_s;
    case ScheduleColumn::Format: return u"Format"_s;
    case ScheduleColumn::Duration: return u"Duration"_s;
    case ScheduleColumn::Room: return u"Location"_s;
    case ScheduleColumn::Gm: return u"GM"_s;
    case ScheduleColumn::When: return u"Date/Time"_s;
    case ScheduleColumn::Prize: return u"Prize Level"_s;
    }
    Q_UNREACHABLE();
}

bool isNeeded(ScheduleColumn column) {
    return column == ScheduleColumn::Date || column == ScheduleColumn::Time
           || column == ScheduleColumn::Round;
}

std::vector<ScheduleColumn> missingColumns(const ScheduleColumns& columns) {
    std::vector<ScheduleColumn> missing;
    for (const ScheduleColumn column : allScheduleColumns) {
        const bool isWhich
            = column == ScheduleColumn::Event && !columns.contains(ScheduleColumn::Code);
        const bool isInOneCell = (column == ScheduleColumn::Date || column == ScheduleColumn::Time)
                                 && columns.contains(ScheduleColumn::When);
        if ((isNeeded(column) || isWhich) && !isInOneCell && !columns.contains(column))
            missing.push_back(column);
    }
    return missing;
}

ScheduleHeader headerIn(const CsvRow& row) {
    ScheduleHeader header;
    for (size_t i = 0; i < row.fields.size(); ++i) {
        const QString word = headingWord(row.fields[i]);
        for (const ScheduleHeading& known : scheduleHeadings) {
            if (word != known.word)
                continue;
            if (!header.columns.try_emplace(known.column, i).second && !header.twice)
                header.twice = i;
        }
    }
    addColumns(row, plainHeading, scheduleHeadings, header.columns);
    addColumns(row, plainHeading, otherScheduleHeadings, header.columns);
    return header;
}

bool saysNothingToUs(const QString& heading) {
    constexpr std::array words{"day"_L1,  "daycode"_L1, "weekday"_L1,  "dayofweek"_L1,
                               "type"_L1, "style"_L1,   "category"_L1, "changedate"_L1};
    const QString word = plainHeading(heading);
    return std::ranges::find(words, word) != words.end();
}

namespace {

/// Empty if the table lacks the column.
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
    constexpr size_t least = 3; // "Event" and "Date" may occur in a title
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
