#pragma once

#include "ordered_json.h"
#include "raw_slip.h"

#include <QString>

#include <map>
#include <set>
#include <utility>
#include <vector>

// Identifies people across the years of a file (internals of raw_scoring.h), by docs/DOCUMENT.md
// alone.
namespace mentat::test::raw {

// What spellings share: no case, accents, or punctuation.
QString plainName(const QString& name);

struct FilePerson {
    QString name;
    QString from; // empty: unknown
    int newest = 0;
};

// Compatible: equal, or at least one unknown.
bool mayBeHome(const QString& one, const QString& other);

// The people of events; and, after all of these are registered, those that only summaries name.
class FilePeople {
public:
    explicit FilePeople(Slip slip) : m_slip(slip) {}

    // Registers an event's players in order; returns their people by id.
    std::map<QString, size_t> registerAll(const Json& document);

    // Notes a name in a summary; call for all before the first personNamed().
    void hear(const QString& name, const QString& from);
    // Earliest year first, because the newest spelling stays.
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
