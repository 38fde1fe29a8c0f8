#pragma once

#include "scoring/statistics/history.h"

#include <QHash>

#include <map>

namespace mentat {

/// The careers while they are put together: who is who, a line for each year of theirs.
class CareerBook {
public:
    /// Keeps the reference.
    explicit CareerBook(const Book& book);

    /// By the person of the file; a player of an event outside of a file by name.
    [[nodiscard]] size_t careerOf(const Player& player);
    /// The person of the file with this normalised name and no different `from`, where just one is;
    /// else a name of its own.
    [[nodiscard]] size_t careerOf(const Name& name, const std::optional<QString>& from);

    void add(size_t career, CareerYear played);
    /// The career's line of the year, made where there is none.
    [[nodiscard]] CareerYear& yearOf(size_t career, size_t year);

    /// Adds up and sorts the careers; gives the new position of each.
    [[nodiscard]] std::vector<size_t> sorted();
    [[nodiscard]] std::vector<Career> taken() { return std::move(m_careers); }

private:
    [[nodiscard]] size_t careerOf(const Person& person);

    const Book& m_book;
    QHash<QString, std::vector<const Person*>> m_named; // by normalised name
    std::map<PersonId, const Person*> m_people;
    std::map<PersonId, size_t> m_ofPeople;
    std::map<std::pair<QString, QString>, size_t> m_ofNames; // normalised, and where from
    std::vector<Career> m_careers;
};

} // namespace mentat
