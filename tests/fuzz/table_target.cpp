#include "model/document/bytes/csv.h"
#include "model/document/bytes/input.h"
#include "model/document/event_document.h"
#include "model/document/games_csv.h"
#include "model/document/incoming_file.h"
#include "model/document/people/people_csv.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/errors.h"
#include "reports/wording/games_wording.h"
#include "reports/wording/schedule_wording.h"
#include "tests/fuzz/refusals.h"
#include "tests/fuzz/targets.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr size_t wordedProblems = 200;

QString tryRows(const QByteArray& input) {
    const auto rows = readCsv(input);
    if (!rows)
        return faultOfRefusal(rows.error());
    std::vector<std::vector<QString>> fields;
    for (const CsvRow& row : *rows)
        fields.push_back(row.fields);
    const auto again = readCsv(writeCsv(fields));
    if (!again || again->size() != rows->size())
        return u"rows that were written are not the rows that are read"_s;
    for (size_t i = 0; i < fields.size(); ++i) {
        if ((*again)[i].fields != fields[i])
            return u"fields that were written are not the fields that are read"_s;
    }
    return {};
}

/// By its headings, or by columns said by hand.
QString tryPeople(const QByteArray& input, const std::optional<PeopleLayout>& layout) {
    const auto people = readPeopleCsv(input, layout);
    if (!people)
        return faultOfRefusal(people.error());
    for (const RejectedLine& line : people->rejected) {
        const QString fault = faultOfRefusal(line.reason);
        if (line.line < 1 || !fault.isEmpty())
            return u"line %1: %2"_s.arg(line.line).arg(fault);
    }
    for (const PersonLine& line : people->lines) {
        if (line.line < 1 || !Name::isAcceptable(line.name.text()))
            return u"line %1: a name that is none was taken"_s.arg(line.line);
        for (const auto& text : {line.from, line.badge, line.email, line.phone}) {
            if (!canBeKept(text.value_or(QString())))
                return u"line %1: a text that cannot be kept was taken"_s.arg(line.line);
        }
    }
    return {};
}

QString tryEvent(const Event& event) {
    if (!eventErrors(event).empty())
        return u"games with errors were taken"_s;
    const auto again = Json::parse(writeEventDocument(event).toBytes());
    const auto read = again ? readEventDocument(*again) : tl::unexpected(again.error());
    return read && *read == event ? QString() : u"the games do not come back from their document"_s;
}

QString tryGames(const QByteArray& input, NeededSettings needed) {
    const auto games = readGamesCsv(input, needed);
    if (!games)
        return faultOfRefusal(games.error());
    const Language language;
    for (size_t i = 0; i < std::min(wordedProblems, games->problems.size()); ++i) {
        QString fault = faultOfSentence(gamesProblemLine(language, games->problems[i]));
        if (!fault.isEmpty())
            return fault;
    }
    QString fault;
    for (const Event& event : games->events) {
        if (games->problems.empty() && fault.isEmpty())
            fault = tryEvent(event);
    }
    return fault;
}

/// Its columns as they are named, and said by hand in the order in which they are listed.
QString tryScheduleTable(const QByteArray& input, const std::optional<ScheduleTop>& byHand) {
    const auto schedule = readSchedule(input, byHand);
    if (!schedule)
        return faultOfRefusal(schedule.error());
    const Language language;
    for (size_t i = 0; i < std::min(wordedProblems, schedule->problems.size()); ++i) {
        QString fault = faultOfSentence(scheduleProblemLine(language, schedule->problems[i]));
        if (!fault.isEmpty())
            return fault;
    }
    for (const ScheduledEvent& event : schedule->events) {
        if (event.rounds.empty() || event.code.isEmpty() || !canBeKept(event.code)
            || !canBeKept(event.gm.value_or(QString())))
            return u"an event of a schedule that cannot be kept was taken"_s;
        for (const ScheduledRound& round : event.rounds) {
            if (round.line < 1 || !canBeKept(round.room.value_or(QString()))
                || !VenueTime::fromText(round.start.text())
                || (round.kind == RoundKind::Heat && !round.number))
                return u"line %1: a round that is none was taken"_s.arg(round.line);
        }
    }
    return {};
}

ScheduleTop inTheirOrder() {
    ScheduleTop top{1, {}};
    for (const ScheduleColumn column : allScheduleColumns)
        top.columns.emplace(column, top.columns.size());
    return top;
}

} // namespace

// A list of people, a list of games, a schedule, or rows at all: whoever chooses the file chooses
// what it is read as.
QString tryTable(const QByteArray& input, const QString&) {
    QString fault = tryRows(input);
    using enum PeopleColumn;
    for (const std::optional<PeopleLayout>& layout :
         {std::optional<PeopleLayout>(),
          std::optional(PeopleLayout{{{Name, 0}, {From, 9}}, 0, true}),
          std::optional(PeopleLayout{{{FamilyFirst, 1}, {Badge, 0}}, 1}),
          std::optional(PeopleLayout{{{Given, 1}, {Family, 0}}, 0})}) {
        if (fault.isEmpty())
            fault = tryPeople(input, layout);
    }
    if (fault.isEmpty())
        fault = tryScheduleTable(input, std::nullopt);
    if (fault.isEmpty())
        fault = tryScheduleTable(input, inTheirOrder());
    for (const auto needed : {NeededSettings::AreProblems, NeededSettings::AreTaken}) {
        if (fault.isEmpty())
            fault = tryGames(input, needed);
    }
    if (!fault.isEmpty())
        return fault;
    const IncomingFile file = readIncomingFile(input);
    return file.failure ? faultOfRefusal(*file.failure) : QString();
}

} // namespace mentat::test
