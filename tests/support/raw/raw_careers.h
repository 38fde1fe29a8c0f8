#pragma once

#include "raw_people.h"
#include "raw_year.h"

#include <optional>

// The content of a file's years (internals of raw_scoring.h).
namespace mentat::test::raw {

// A place in a final, or in a summary.
struct FilePlace {
    qint64 place = 0;
    size_t who = 0; // of the file's people
    QString name;   // as written there
    QString from;
    bool tied = false;
    QString faction;
    std::optional<Exact> laurels;
};

struct FileAward {
    QString faction;
    Json normalized;
    std::vector<size_t> who; // one player, unless undecided
};

struct FileYear {
    int id = 0;
    QString name;
    int year = 0;
    bool counted = true;
    // Its source: the event's document, or a summary's entry.
    const Json* source = nullptr;
    // For an event only.
    std::optional<RawYear> played;
    std::map<QString, size_t> people;
    Json standings = Json::list();
    std::vector<FilePlace> places;
    std::vector<FileAward> awards;
};

// The sole winner of first place, or nullptr.
const FilePlace* championOf(const FileYear& year, Slip slip);

struct RawFile {
    explicit RawFile(Slip slip) : people(slip) {}

    QString nameOf(size_t who) const { return people.people().at(who).name; }

    // Earliest first; within a year, in the order of import.
    std::vector<FileYear> years;
    FilePeople people;
};

// Documents of events and summaries, in the order of import.
RawFile readFile(const std::vector<Json>& documents, Slip slip);

Json careersOf(const RawFile& file, Slip slip);

} // namespace mentat::test::raw
