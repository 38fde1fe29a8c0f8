#pragma once

#include "raw_people.h"
#include "raw_year.h"

#include <optional>

// What the years of a file say (inside of raw_scoring.h).
namespace mentat::test::raw {

// A place of a final, or one that a summary names.
struct FilePlace {
    qint64 place = 0;
    size_t who = 0; // of the file's people
    QString name;   // as it is written there
    QString from;
    bool tied = false;
    QString faction;
    std::optional<Exact> laurels;
};

struct FileAward {
    QString faction;
    Json normalized;
    std::vector<size_t> who; // one, unless nobody has decided
};

struct FileYear {
    int id = 0;
    QString name;
    int year = 0;
    bool counted = true;
    // What it came as: the event's document, or a summary's entry.
    const Json* source = nullptr;
    // Of an event only.
    std::optional<RawYear> played;
    std::map<QString, size_t> people;
    Json standings = Json::list();
    std::vector<FilePlace> places;
    std::vector<FileAward> awards;
};

// Who is alone in the first place, if anybody; nullptr.
const FilePlace* championOf(const FileYear& year, Slip slip);

struct RawFile {
    explicit RawFile(Slip slip) : people(slip) {}

    QString nameOf(size_t who) const { return people.people().at(who).name; }

    // The earliest first, of one year as they came in.
    std::vector<FileYear> years;
    FilePeople people;
};

// Documents of events and summaries, as they came in.
RawFile readFile(const std::vector<Json>& documents, Slip slip);

Json careersOf(const RawFile& file, Slip slip);

} // namespace mentat::test::raw
