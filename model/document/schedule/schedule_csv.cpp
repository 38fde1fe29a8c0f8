#include "model/document/schedule/schedule_csv.h"

#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/document/schedule/schedule.h"
#include "model/document/schedule/schedule_columns.h"
#include "model/people/names.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int minutesADay = 24 * 60;

/// Collects the lines of one event.
struct EventLines {
    std::optional<Name> name;
    bool nameIsOfDemo = false;
    std::optional<QString> gm;
    bool gmIsOfDemo = false;
    bool heatsClash = false; // a heat number occurs twice
    std::optional<QString> eventClass;
    std::optional<QString> format;
    std::optional<int> prizeLevel;
    std::vector<ScheduledRound> rounds;
    std::map<std::pair<RoundKind, int>, qint64> lineOf; // for rounds that an event has once
};

/// Numbers heats from the first: a schedule of 2026 has "Heat 1/1" and, a day later, "Heat 1/2".
void numberHeats(std::vector<ScheduledRound>& rounds) {
    int heats = 0;
    for (ScheduledRound& round : rounds) {
        if (round.kind == RoundKind::Heat)
            round.number = HeatNumber(++heats);
    }
}

/// Restores a slash that was not typed: "Heat 33" next to "Heat 1/3" and "Heat 2/3" is "Heat 3/3".
void restoreSlashes(std::vector<ScheduledRound>& rounds) {
    const auto isHeat = [](const ScheduledRound& round) { return round.kind == RoundKind::Heat; };
    const auto heats = static_cast<int>(std::ranges::count_if(rounds, isHeat));
    for (ScheduledRound& round : rounds) {
        if (!isHeat(round) || round.number->value() % 10 != heats)
            continue;
        const int meant = round.number->value() / 10;
        const bool isFree = std::ranges::none_of(rounds, [&](const ScheduledRound& other) {
            return isHeat(other) && other.number->value() == meant;
        });
        if (meant >= 1 && meant <= heats && isFree)
            round.number = HeatNumber(meant);
    }
}

class ScheduleReader {
public:
    ScheduleReader(const ScheduleColumns& columns, std::vector<QString> names, DayOrder order,
                   TimeUnit unit)
        : m_columns(columns)
        , m_headings(std::move(names))
        , m_dayOrder(order)
        , m_timeUnit(unit) {
        const auto at = columns.find(ScheduleColumn::Duration);
        const QString heading = at == columns.end() || at->second >= m_headings.size()
                                    ? QString()
                                    : m_headings[at->second];
        m_isInMinutes = heading.contains(u"min"_s, Qt::CaseInsensitive);
    }

    void read(const CsvRow& row) {
        m_row = &row;
        const auto code = codeOfRow();
        // Meals, shuttles, headings of days; and headers that are repeated on each page.
        if (!code || row.fields == m_headings) {
            passOver();
            return;
        }
        m_code = *code;
        if (!canBeKept(m_code))
            return complain(ScheduleProblemKind::BadText, codeColumn());
        const qint64 before = m_schedule.problemCount();
        const auto start = startOfRow();
        const auto minutes = minutesOfRow();
        for (const ScheduleColumn column :
             {ScheduleColumn::Event, ScheduleColumn::Round, ScheduleColumn::Class,
              ScheduleColumn::Format, ScheduleColumn::Room, ScheduleColumn::Gm}) {
            if (!canBeKept(cell(column).value_or(QString())))
                complain(ScheduleProblemKind::BadText, column);
        }
        const auto name = Name::fromText(cell(ScheduleColumn::Event).value_or(m_code));
        if (!name)
            complain(ScheduleProblemKind::BadText, ScheduleColumn::Event);
        if (m_schedule.problemCount() > before || !start)
            return;
        add(*name, *start, minutes);
    }

    Schedule take() {
        for (const QString& code : m_codes) {
            EventLines& lines = m_events.at(code);
            std::ranges::stable_sort(
                lines.rounds, [](const auto& a, const auto& b) { return a.start < b.start; });
            if (lines.heatsClash)
                numberHeats(lines.rounds);
            else
                restoreSlashes(lines.rounds);
            m_schedule.events.push_back({code, *lines.name, lines.gm, lines.eventClass,
                                         lines.format, std::move(lines.rounds), lines.prizeLevel});
        }
        return std::move(m_schedule);
    }

private:
    [[nodiscard]] ScheduleColumn codeColumn() const {
        return m_columns.contains(ScheduleColumn::Code) ? ScheduleColumn::Code
                                                        : ScheduleColumn::Event;
    }
    [[nodiscard]] std::optional<QString> cell(ScheduleColumn column) const {
        const auto at = m_columns.find(column);
        if (at == m_columns.end() || at->second >= m_row->fields.size())
            return std::nullopt;
        return saidIn(m_row->fields[at->second]);
    }
    [[nodiscard]] std::optional<QString> codeOfRow() const {
        const auto code = cell(codeColumn());
        const bool isByName = codeColumn() == ScheduleColumn::Event;
        return isByName && !cell(ScheduleColumn::Round) ? std::nullopt : code;
    }

    void passOver() {
        constexpr qsizetype maxNames = 50;
        ++m_schedule.skippedLines;
        m_code.clear();
        if (const auto round = cell(ScheduleColumn::Round); round && m_row->fields != m_headings)
            note(ScheduleProblemKind::CodeMissing, codeColumn(), *round);
        QString name = cell(ScheduleColumn::Event).value_or(QString()).simplified();
        for (const QString& field : m_row->fields) {
            if (name.isEmpty() && m_row->fields != m_headings)
                name = saidIn(field).value_or(QString()).simplified();
        }
        if (!name.isEmpty() && m_schedule.skippedNames.size() < maxNames
            && !m_schedule.skippedNames.contains(name))
            m_schedule.skippedNames << name;
    }

    [[nodiscard]] ScheduleProblem problemAt(ScheduleProblemKind kind, ScheduleColumn column,
                                            Values values) const {
        const auto at = m_columns.find(column);
        const size_t place = at == m_columns.end() ? 0 : at->second;
        const bool isNamed = place < m_headings.size() && !m_headings[place].isEmpty();
        return {kind,
                m_row->line,
                qint64(place) + 1,
                isNamed ? m_headings[place].trimmed() : headingOf(column),
                std::move(values),
                m_code};
    }

    void complain(ScheduleProblemKind kind, ScheduleColumn column, Values values = {}) {
        if (m_schedule.problems.size() == Schedule::maxProblems) {
            ++m_schedule.furtherProblems;
            return;
        }
        m_schedule.problems.push_back(problemAt(kind, column, std::move(values)));
    }

    void note(ScheduleProblemKind kind, ScheduleColumn column, const QString& text) {
        if (m_schedule.notes.size() < Schedule::maxProblems)
            m_schedule.notes.push_back(problemAt(kind, column, {text}));
    }

    /// Date and time, which may share one cell.
    std::optional<VenueTime> startOfRow() {
        const bool isOne
            = m_columns.contains(ScheduleColumn::When) && !m_columns.contains(ScheduleColumn::Date);
        const ScheduleColumn dateColumn = isOne ? ScheduleColumn::When : ScheduleColumn::Date;
        const auto dateText = cell(dateColumn);
        const auto timeText = cell(ScheduleColumn::Time);
        const ScheduleMoment moment
            = dateText ? scheduleMoment(*dateText, m_dayOrder) : ScheduleMoment();
        auto time = timeText ? scheduleTime(*timeText, m_timeUnit) : moment.minutes;
        if (timeText && !time) // both are in this cell: "2026-07-29 09:00:00"
            time = scheduleMoment(*timeText, m_dayOrder).minutes;
        if (!dateText)
            complain(ScheduleProblemKind::Empty, dateColumn);
        else if (!moment.date)
            complain(ScheduleProblemKind::NotDate, dateColumn, {*dateText});
        const ScheduleColumn timeColumn = isOne ? dateColumn : ScheduleColumn::Time;
        // 24:00 is the midnight at the end of the day.
        if (time && *time > minutesADay)
            time.reset();
        if (!time && timeText)
            complain(ScheduleProblemKind::NotTime, timeColumn, {*timeText});
        else if (!time && isOne && moment.date)
            complain(ScheduleProblemKind::NotTime, timeColumn, {*dateText});
        else if (!time && !isOne)
            complain(ScheduleProblemKind::Empty, timeColumn);
        if (!moment.date || !time)
            return std::nullopt;
        return VenueTime::of(*moment.date, QTime(0, 0)).plusMinutes(*time);
    }

    std::optional<Minutes> minutesOfRow() {
        const auto text = cell(ScheduleColumn::Duration);
        const auto length = text ? scheduleLength(*text, m_isInMinutes) : std::nullopt;
        if (text && !length)
            complain(ScheduleProblemKind::NotHours, ScheduleColumn::Duration, {*text});
        if (length && length->isDoubtful)
            note(length->minutes > minutesADay ? ScheduleProblemKind::LengthLong
                                               : ScheduleProblemKind::LengthInMinutes,
                 ScheduleColumn::Duration, *text);
        return length ? Minutes::fromInt(length->minutes) : std::nullopt;
    }

    EventLines& linesOf(const QString& code) {
        const QString key = code.toUpper();
        const auto [at, isNew] = m_keys.try_emplace(key, code);
        if (isNew)
            m_codes.push_back(code);
        return m_events[at->second];
    }

    void add(const Name& name, const VenueTime& start, std::optional<Minutes> minutes) {
        const QString words = cell(ScheduleColumn::Round).value_or(QString());
        const RoundWords round = roundWords(words);
        const bool isDemo = round.kind == RoundKind::Demo || round.kind == RoundKind::Other;
        const bool counts = !isDemo && round.kind != RoundKind::Mulligan;
        EventLines& lines = linesOf(m_code);
        const int number = round.number ? round.number->value() : 0;
        const auto [other, isNew] = lines.lineOf.try_emplace({round.kind, number}, m_row->line);
        if (!isNew && round.kind == RoundKind::Heat)
            lines.heatsClash = true;
        else if (!isNew && counts)
            return complain(ScheduleProblemKind::RoundTwice, ScheduleColumn::Round,
                            {words, other->second});
        if (!lines.name || (lines.nameIsOfDemo && !isDemo)) {
            lines.name = name;
            lines.nameIsOfDemo = isDemo;
        }
        if (const auto gm = cell(ScheduleColumn::Gm);
            gm && (!lines.gm || (lines.gmIsOfDemo && !isDemo))) {
            lines.gm = givenNameFirst(*gm);
            lines.gmIsOfDemo = isDemo;
        }
        if (!lines.eventClass)
            lines.eventClass = cell(ScheduleColumn::Class);
        if (!lines.format)
            lines.format = cell(ScheduleColumn::Format);
        if (const auto level = cell(ScheduleColumn::Prize); level && !isDemo) {
            bool isNumber = false;
            const int value = level->toInt(&isNumber);
            if (isNumber && value >= 0 && !lines.prizeLevel)
                lines.prizeLevel = value;
        }
        if (round.kind == RoundKind::Other && !words.isEmpty())
            note(ScheduleProblemKind::RoundUnknown, ScheduleColumn::Round, words);
        else if (round.kind == RoundKind::Demo || round.kind == RoundKind::Mulligan)
            note(ScheduleProblemKind::RoundAside, ScheduleColumn::Round, words);
        lines.rounds.push_back({m_row->line, round.kind, round.number, words, start, minutes,
                                cell(ScheduleColumn::Room)});
    }

    const ScheduleColumns& m_columns;
    std::vector<QString> m_headings;
    DayOrder m_dayOrder;
    TimeUnit m_timeUnit;
    bool m_isInMinutes = false;
    const CsvRow* m_row = nullptr;
    QString m_code;
    std::vector<QString> m_codes;
    std::map<QString, QString> m_keys; // in capitals, to its first spelling in the file
    std::map<QString, EventLines> m_events;
    Schedule m_schedule;
};

Schedule unreadable(ScheduleProblem problem) {
    Schedule schedule;
    schedule.problems.push_back(std::move(problem));
    return schedule;
}

Schedule withoutColumns(const CsvRow& row, const std::vector<ScheduleColumn>& missing) {
    Schedule schedule;
    for (const ScheduleColumn column : missing)
        schedule.problems.push_back(
            {ScheduleProblemKind::ColumnMissing, row.line, 0, {}, {headingOf(column)}});
    return schedule;
}

std::vector<ScheduleProblem> ofCode(const std::vector<ScheduleProblem>& all, const QString& code) {
    std::vector<ScheduleProblem> of;
    for (const ScheduleProblem& problem : all) {
        if (problem.code.isEmpty()
            || problem.code.compare(code.trimmed(), Qt::CaseInsensitive) == 0)
            of.push_back(problem);
    }
    return of;
}

} // namespace

std::vector<ScheduleProblem> Schedule::problemsOf(const QString& code) const {
    return ofCode(problems, code);
}

std::vector<ScheduleProblem> Schedule::notesOf(const QString& code) const {
    return ofCode(notes, code);
}

bool isSchedule(const QByteArray& bytes) {
    const auto table = readTable(bytes);
    return table && !table->rows.empty()
           && missingColumns(scheduleTop(table->rows).columns).empty();
}

Schedule readSchedule(const std::vector<CsvRow>& rows, const std::optional<ScheduleTop>& byHand) {
    const auto found = byHand ? std::nullopt : findScheduleHeader(rows);
    if (byHand ? byHand->header >= rows.size() : !found)
        return unreadable({ScheduleProblemKind::NoHeader, 0, 0, {}});
    ScheduleTop top = byHand ? *byHand : ScheduleTop{found->row, found->header.columns};
    joinDateAndTime(rows, top.header, top.columns);
    const CsvRow& header = rows.at(top.header);
    if (const auto missing = missingColumns(top.columns); !missing.empty())
        return withoutColumns(header, missing);
    if (const auto twice = found ? found->header.twice : std::nullopt)
        return unreadable({ScheduleProblemKind::ColumnTwice, header.line, qint64(*twice) + 1,
                           header.fields[*twice].trimmed()});
    const bool hasHeadings = !isLineOfSchedule(header, top.columns);
    ScheduleReader reader(top.columns, hasHeadings ? header.fields : std::vector<QString>(),
                          dayOrderIn(rows, top.columns), timeUnitIn(rows, top.columns));
    for (size_t i = hasHeadings ? top.header + 1 : top.header; i < rows.size(); ++i)
        reader.read(rows[i]);
    Schedule schedule = reader.take();
    std::set<size_t> taken;
    for (const auto& [column, place] : top.columns)
        taken.insert(place);
    for (size_t i = 0; i < header.fields.size(); ++i) {
        if (saysNothingToUs(header.fields[i]))
            taken.insert(i);
    }
    if (hasHeadings)
        schedule.notTaken = headingsBeside(header, taken);
    return schedule;
}

Result<Schedule> readSchedule(const QByteArray& bytes, const std::optional<ScheduleTop>& byHand) {
    const auto table = readTable(bytes);
    if (!table)
        return tl::unexpected(table.error());
    return readSchedule(table->rows, byHand);
}

} // namespace mentat
