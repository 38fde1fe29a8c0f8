#pragma once

#include "model/changes/change.h"
#include "model/event.h"
#include "model/people/player.h"
#include "model/rounds/heats_play.h"
#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace mentat {

struct SummaryPlace {
    Place place;
    Name name;
    std::optional<QString> from;
    friend bool operator==(const SummaryPlace&, const SummaryPlace&) = default;
};

/// What is known about a year without games: a line of the History page.
struct Summary {
    Name name;
    Year year;
    std::optional<Name> champion;
    std::optional<Count> players;
    std::optional<Count> games;
    std::optional<double> turns; // mean game turns per game
    std::optional<double> hours; // mean hours per game
    std::optional<Count> adjudicated;
    std::vector<SummaryPlace> top;
    std::optional<QString> source;
    friend bool operator==(const Summary&, const Summary&) = default;
};

/// Where a report went to.
enum class PrintedTo { Printer, File };

constexpr std::array<EnumId<PrintedTo>, 2> idTable(PrintedTo) {
    return {{{PrintedTo::Printer, QLatin1StringView("printer")},
             {PrintedTo::File, QLatin1StringView("file")}}};
}

/// A report that left the desk. Paper cannot be taken back: the record belongs to no event and no
/// journal, and undo leaves it alone.
struct PrintedReport {
    EventId event;
    QString report;                    // its name in the list of reports
    std::optional<RoundId> round = {}; // if it was made for a round
    QDateTime time = {};               // UTC
    std::optional<int> pages = {};     // absent: the kind of report has none
    PrintedTo to = PrintedTo::Printer;
    QString place = {};       // the printer's name, the file's path
    QString fingerprint = {}; // of its content (reports/fingerprint.h)
    friend bool operator==(const PrintedReport&, const PrintedReport&) = default;
};

struct BookEvent {
    EventId id;
    Event event;
    friend bool operator==(const BookEvent&, const BookEvent&) = default;
};
struct BookSummary {
    EventId id;
    Summary summary;
    friend bool operator==(const BookSummary&, const BookSummary&) = default;
};

/// Everything in an event file except its journal and drafts: people, and events and summaries in
/// the order in which they arrived.
struct Book {
    std::vector<Person> people;
    std::vector<BookEvent> events;
    std::vector<BookSummary> summaries;
    /// For practice: nothing in it counts, and everything made from it says so.
    bool isPractice = false;
    friend bool operator==(const Book&, const Book&) = default;
};

/// nullptr if there is none.
[[nodiscard]] const Event* findEvent(const Book& book, EventId id);
[[nodiscard]] Event* findEvent(Book& book, EventId id);
[[nodiscard]] const Person* findPerson(const Book& book, PersonId id);

/// Applies a change's people and its links of players to people; apply() makes its edits in the
/// event.
void applyPeople(Book& book, const Change& change);

/// Whether people and players are as the change expects them.
[[nodiscard]] bool peopleMatch(const Book& book, const Change& change);

/// The lowest unused id of an event or summary, or of a person.
[[nodiscard]] EventId nextEventId(const Book& book);
[[nodiscard]] PersonId nextPersonId(const Book& book);

} // namespace mentat
