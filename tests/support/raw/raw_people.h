#pragma once

#include "ordered_json.h"
#include "raw_slip.h"

#include <QString>

#include <map>
#include <vector>

// Who is who over the years of a file (inside of raw_scoring.h), from docs/DOCUMENT.md alone.
namespace mentat::test::raw {

// What two spellings have in common: no case, accents, punctuation.
QString plainName(const QString& name);

struct FilePerson {
    QString name;
    QString from; // empty: unknown
    int newest = 0;
};

// Not different: the same, or one of them unknown.
bool mayBeHome(const QString& one, const QString& other);

class FilePeople {
public:
    // Takes an event's players in, in the order of registration; their people by their ids.
    std::map<QString, size_t> registerAll(const Json& document);

    const std::vector<FilePerson>& people() const { return m_people; }

private:
    std::vector<FilePerson> m_people;
};

} // namespace mentat::test::raw
