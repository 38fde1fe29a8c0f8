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

/// What is known of a year without games: a line of the History page.
struct Summary {
    Name name;
    Year year;
    std::optional<Name> champion;
    std::optional<Count> players;
    std::optional<Count> games;
    std::optional<double> turns; // mean game turns a game
    std::optional<double> hours; // mean hours a game
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

/// One report that left the desk. Paper cannot be taken back: this stands in no event and in no
/// journal, and undo leaves it alone.
struct PrintedReport {
    EventId event;
    QString report;                    // its name in the list of reports
    std::optional<RoundId> round = {}; // of one that is made for a round
    QDateTime time = {};               // UTC
    std::optional<int> pages = {};     // absent: of a kind that has none
    PrintedTo to = PrintedTo::Printer;
    QString place = {};       // the printer's name, the file's path
    QString fingerprint = {}; // of what it said (reports/fingerprint.h)
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

/// All that an event file holds but its journal and drafts: people, and events and summaries in the
/// order in which they came in.
struct Book {
    std::vector<Person> people;
    std::vector<BookEvent> events;
    std::vector<BookSummary> summaries;
    /// To practise with: nothing of it counts, and all that is made of it says so.
    bool isPractice = false;
    friend bool operator==(const Book&, const Book&) = default;
};

/// nullptr where there is none.
[[nodiscard]] const Event* findEvent(const Book& book, EventId id);
[[nodiscard]] Event* findEvent(Book& book, EventId id);
[[nodiscard]] const Person* findPerson(const Book& book, PersonId id);

/// Puts the people of a change into the book, and whom it says players are; its edits go to the
/// event by apply().
void applyPeople(Book& book, const Change& change);

/// Whether people and players are as the change expects to find them.
[[nodiscard]] bool peopleMatch(const Book& book, const Change& change);

/// The next id that no event or summary, and no person, has.
[[nodiscard]] EventId nextEventId(const Book& book);
[[nodiscard]] PersonId nextPersonId(const Book& book);

} // namespace mentat
