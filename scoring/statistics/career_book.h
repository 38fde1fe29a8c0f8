#pragma once

#include "scoring/statistics/history.h"

#include <QHash>

#include <map>
#include <set>

namespace mentat {

/// Careers in the making: identifies people, and keeps a line for each of their years.
class CareerBook {
public:
    /// Keeps the reference.
    explicit CareerBook(const Book& book);

    /// By the person in the file; a player of an event outside a file by name.
    [[nodiscard]] size_t careerOf(const Player& player);
    /// Notes a name from a summary: call for all names before the first careerOf().
    void hear(const Name& name, const std::optional<QString>& from);
    /// The person in the file with this normalized name and no conflicting `from`, if there is
    /// exactly one; otherwise a name by itself, which without a `from` uses the only hometown heard
    /// for it. Call in the order of the years: the newest spelling stays.
    [[nodiscard]] size_t careerOf(const Name& name, const std::optional<QString>& from);

    void add(size_t career, CareerYear played);
    /// The career's line for the year, created if missing.
    [[nodiscard]] CareerYear& yearOf(size_t career, size_t year);

    /// Adds up and sorts the careers; returns the new position of each.
    [[nodiscard]] std::vector<size_t> sorted();
    [[nodiscard]] std::vector<Career> taken() { return std::move(m_careers); }

private:
    [[nodiscard]] size_t careerOf(const Person& person);
    [[nodiscard]] std::vector<const Person*> peopleNamed(const QString& normalized,
                                                         const std::optional<QString>& from) const;

    const Book& m_book;
    QHash<QString, std::vector<const Person*>> m_named; // by normalized name
    std::map<PersonId, const Person*> m_people;
    std::map<PersonId, size_t> m_ofPeople;
    std::map<std::pair<QString, QString>, size_t> m_ofNames; // normalized, and where from
    std::map<QString, std::set<QString>> m_homes; // by name: of people who are not in the file
    std::vector<Career> m_careers;
};

} // namespace mentat
