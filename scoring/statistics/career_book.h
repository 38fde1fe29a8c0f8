#pragma once

#include "scoring/statistics/history.h"

#include <QHash>

#include <map>
#include <set>

namespace mentat {

/// The careers while they are put together: who is who, a line for each year of theirs.
class CareerBook {
public:
    /// Keeps the reference.
    explicit CareerBook(const Book& book);

    /// By the person of the file; a player of an event outside of a file by name.
    [[nodiscard]] size_t careerOf(const Player& player);
    /// That a summary names somebody so: all names, before careerOf() is asked for the first.
    void hear(const Name& name, const std::optional<QString>& from);
    /// The person of the file with this normalised name and no different `from`, where just one is;
    /// else a name of its own, which without a `from` is that of the one home that was heard of it.
    /// Asked for in the order of the years: the newest spelling stays.
    [[nodiscard]] size_t careerOf(const Name& name, const std::optional<QString>& from);

    void add(size_t career, CareerYear played);
    /// The career's line of the year, made where there is none.
    [[nodiscard]] CareerYear& yearOf(size_t career, size_t year);

    /// Adds up and sorts the careers; gives the new position of each.
    [[nodiscard]] std::vector<size_t> sorted();
    [[nodiscard]] std::vector<Career> taken() { return std::move(m_careers); }

private:
    [[nodiscard]] size_t careerOf(const Person& person);
    [[nodiscard]] std::vector<const Person*> peopleNamed(const QString& normalised,
                                                         const std::optional<QString>& from) const;

    const Book& m_book;
    QHash<QString, std::vector<const Person*>> m_named; // by normalised name
    std::map<PersonId, const Person*> m_people;
    std::map<PersonId, size_t> m_ofPeople;
    std::map<std::pair<QString, QString>, size_t> m_ofNames; // normalised, and where from
    std::map<QString, std::set<QString>> m_homes; // by name: of those who are nobody of the file
    std::vector<Career> m_careers;
};

} // namespace mentat
