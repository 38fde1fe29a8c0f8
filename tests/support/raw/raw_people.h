#pragma once

#include "ordered_json.h"
#include "raw_slip.h"

#include <QString>

#include <map>
#include <set>
#include <utility>
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

// The people of events; and, once all of these are registered, those whom only summaries name.
class FilePeople {
public:
    explicit FilePeople(Slip slip) : m_slip(slip) {}

    // Takes an event's players in, in the order of registration; their people by their ids.
    std::map<QString, size_t> registerAll(const Json& document);

    // That a summary names somebody so; all of this before the first person is asked for.
    void hear(const QString& name, const QString& from);
    // The earliest year first, for the newest spelling is the one that stays.
    size_t personNamed(const QString& name, const QString& from);

    const std::vector<FilePerson>& people() const { return m_people; }

private:
    QString key(const QString& name) const;
    std::vector<size_t> registeredAs(const QString& name, const QString& from) const;

    Slip m_slip;
    std::vector<FilePerson> m_people;
    size_t m_registered = 0;
    std::map<QString, std::set<QString>> m_homes;
    std::map<std::pair<QString, QString>, size_t> m_named;
};

} // namespace mentat::test::raw
