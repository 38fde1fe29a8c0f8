#pragma once

#include "raw_people.h"
#include "raw_year.h"

#include <optional>

// What the years of a file say (inside of raw_scoring.h).
namespace mentat::test::raw {

// A place of a final, or one that a summary names.
struct FilePlace {
    qint64 place = 0;
    QString player; // the id, in an event
    QString name;
    QString from; // what a summary says of it
    bool tied = false;
    QString faction;
    std::optional<Exact> laurels;
};

struct FileAward {
    QString faction;
    Json normalized;
    QStringList players; // one, unless nobody has decided
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
    // The earliest first, of one year as they came in.
    std::vector<FileYear> years;
    FilePeople people;
};

// Documents of events and summaries, as they came in.
RawFile readFile(const std::vector<Json>& documents, Slip slip);

Json careersOf(const RawFile& file, Slip slip);

} // namespace mentat::test::raw
