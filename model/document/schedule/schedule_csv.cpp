#include "model/document/schedule/schedule_csv.h"

#include "model/document/bytes/table_header.h"
#include "model/document/bytes/utf8.h"
#include "model/document/schedule/schedule_cells.h"
#include "model/people/name_order.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr int minutesADay = 24 * 60;

/// The row that names most columns; of equals the first.
struct FoundHeader {
    size_t row;
    ScheduleHeader header;
};

std::optional<FoundHeader> findHeader(const std::vector<CsvRow>& rows) {
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

/// The lines of one event, until all are read.
struct EventLines {
    std::optional<Name> name;
    bool nameIsOfDemo = false;
    std::optional<QString> gm;
    bool gmIsOfDemo = false;
    bool heatsClash = false; // one number stands twice
    std::optional<QString> eventClass;
    std::optional<QString> format;
    std::vector<ScheduledRound> rounds;
    std::map<std::pair<RoundKind, int>, qint64> lineOf; // of each round that there can be once
};

/// From the first on: a schedule of 2026 has "Heat 1/1" and, a day later, "Heat 1/2".
void numberHeats(std::vector<ScheduledRound>& rounds) {
    int heats = 0;
    for (ScheduledRound& round : rounds) {
        if (round.kind == RoundKind::Heat)
            round.number = HeatNumber(++heats);
    }
}

class ScheduleReader {
public:
    ScheduleReader(const ScheduleColumns& columns, std::vector<QString> names)
        : m_columns(columns)
        , m_headings(std::move(names)) {}

    void read(const CsvRow& row) {
        m_row = &row;
        const auto code = codeOfRow();
        // Meals, shuttles, headings of days; and a header that is printed again on each page.
        if (!code || row.fields == m_headings) {
            ++m_schedule.passedOver;
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
            m_schedule.events.push_back({code, *lines.name, lines.gm, lines.eventClass,
                                         lines.format, std::move(lines.rounds)});
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

    void complain(ScheduleProblemKind kind, ScheduleColumn column, Values values = {}) {
        const auto at = m_columns.find(column);
        const size_t place = at == m_columns.end() ? 0 : at->second;
        const bool isNamed = place < m_headings.size() && !m_headings[place].isEmpty();
        if (m_schedule.problems.size() == Schedule::mostProblems) {
            ++m_schedule.furtherProblems;
            return;
        }
        m_schedule.problems.push_back({kind, m_row->line, qint64(place) + 1,
                                       isNamed ? m_headings[place].trimmed() : headingOf(column),
                                       std::move(values), m_code});
    }

    std::optional<VenueTime> startOfRow() {
        const auto dateText = cell(ScheduleColumn::Date);
        const auto timeText = cell(ScheduleColumn::Time);
        if (!dateText)
            complain(ScheduleProblemKind::Empty, ScheduleColumn::Date);
        if (!timeText)
            complain(ScheduleProblemKind::Empty, ScheduleColumn::Time);
        const auto date = dateText ? scheduleDate(*dateText) : std::nullopt;
        const auto time = timeText ? scheduleMinutes(*timeText) : std::nullopt;
        if (dateText && !date)
            complain(ScheduleProblemKind::NotDate, ScheduleColumn::Date, {*dateText});
        // 24 is the midnight at the end of the day.
        if (timeText && (!time || *time > minutesADay))
            complain(ScheduleProblemKind::NotTime, ScheduleColumn::Time, {*timeText});
        if (!date || !time || *time > minutesADay)
            return std::nullopt;
        return VenueTime::of(*date, QTime(0, 0)).plusMinutes(*time);
    }

    std::optional<Minutes> minutesOfRow() {
        const auto text = cell(ScheduleColumn::Duration);
        const auto minutes = text ? scheduleMinutes(*text) : std::nullopt;
        if (text && !minutes)
            complain(ScheduleProblemKind::NotHours, ScheduleColumn::Duration, {*text});
        return minutes ? Minutes::fromInt(*minutes) : std::nullopt;
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
        lines.rounds.push_back({m_row->line, round.kind, round.number, words, start, minutes,
                                cell(ScheduleColumn::Room)});
    }

    const ScheduleColumns& m_columns;
    std::vector<QString> m_headings;
    const CsvRow* m_row = nullptr;
    QString m_code;
    std::vector<QString> m_codes;
    std::map<QString, QString> m_keys; // in capitals, to how the file first writes it
    std::map<QString, EventLines> m_events;
    Schedule m_schedule;
};

bool isLineOfSchedule(const CsvRow& row, const ScheduleColumns& columns) {
    const auto cell = [&](ScheduleColumn column) {
        const size_t at = columns.at(column);
        return at < row.fields.size() ? row.fields[at].trimmed() : QString();
    };
    return scheduleDate(cell(ScheduleColumn::Date)) && scheduleMinutes(cell(ScheduleColumn::Time));
}

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

} // namespace

std::vector<ScheduleProblem> Schedule::problemsOf(const QString& code) const {
    std::vector<ScheduleProblem> of;
    for (const ScheduleProblem& problem : problems) {
        if (problem.code.isEmpty()
            || problem.code.compare(code.trimmed(), Qt::CaseInsensitive) == 0)
            of.push_back(problem);
    }
    return of;
}

ScheduleTop scheduleTop(const std::vector<CsvRow>& rows) {
    if (auto found = findHeader(rows))
        return {found->row, std::move(found->header.columns)};
    const size_t likely = likelyHeader(rows);
    return {likely, headerIn(rows[likely]).columns};
}

bool isSchedule(const QByteArray& utf8) {
    const auto rows = readCsv(utf8);
    return rows && !rows->empty() && missingColumns(scheduleTop(*rows).columns).empty();
}

Result<Schedule> readSchedule(const QByteArray& utf8, const std::optional<ScheduleTop>& byHand) {
    const auto rows = readCsv(utf8);
    if (!rows)
        return tl::unexpected(rows.error());
    const auto found = byHand ? std::nullopt : findHeader(*rows);
    if (byHand ? byHand->header >= rows->size() : !found)
        return unreadable({ScheduleProblemKind::NoHeader, 0, 0, {}});
    const ScheduleTop top = byHand ? *byHand : ScheduleTop{found->row, found->header.columns};
    const CsvRow& header = rows->at(top.header);
    if (const auto missing = missingColumns(top.columns); !missing.empty())
        return withoutColumns(header, missing);
    if (const auto twice = found ? found->header.twice : std::nullopt)
        return unreadable({ScheduleProblemKind::ColumnTwice, header.line, qint64(*twice) + 1,
                           header.fields[*twice].trimmed()});
    const bool hasHeadings = !isLineOfSchedule(header, top.columns);
    ScheduleReader reader(top.columns, hasHeadings ? header.fields : std::vector<QString>());
    for (size_t i = hasHeadings ? top.header + 1 : top.header; i < rows->size(); ++i)
        reader.read((*rows)[i]);
    return reader.take();
}

} // namespace mentat
