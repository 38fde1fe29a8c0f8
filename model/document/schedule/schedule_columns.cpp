#include "model/document/schedule/schedule_columns.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct ScheduleHeading {
    QLatin1StringView word; // headingWord()
    ScheduleColumn column;
};

/// The first of each column is the one that we would write.
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
        if ((isNeeded(column) || isWhich) && !columns.contains(column))
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
    return header;
}

} // namespace mentat
