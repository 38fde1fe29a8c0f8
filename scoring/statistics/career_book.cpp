#include "scoring/statistics/career_book.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace mentat {

namespace {

bool mayBeFrom(const std::optional<QString>& a, const std::optional<QString>& b) {
    return !a || !b || a->isEmpty() || b->isEmpty() || normalizedText(*a) == normalizedText(*b);
}

void addUp(Career& career) {
    for (const CareerYear& year : career.years) {
        career.heats += year.heats;
        career.games += year.games;
        career.wins += year.wins;
        career.finals += year.isInFinal ? 1 : 0;
        career.titles += year.hasTitle ? 1 : 0;
        if (year.laurels)
            career.laurels = sumOf(career.laurels, *year.laurels);
        career.awards += static_cast<int>(year.awards.size());
    }
}

} // namespace

CareerBook::CareerBook(const Book& book) : m_book(book) {
    for (const Person& person : m_book.people) {
        m_named[person.name.normalized()].push_back(&person);
        m_people.emplace(person.id, &person);
    }
}

size_t CareerBook::careerOf(const Person& person) {
    const auto [known, isNew] = m_ofPeople.try_emplace(person.id, m_careers.size());
    if (isNew)
        m_careers.push_back({{person.name.text(), person.from, person.id}});
    return known->second;
}

size_t CareerBook::careerOf(const Player& player) {
    if (player.person) {
        if (const auto person = m_people.find(*player.person); person != m_people.end())
            return careerOf(*person->second);
    }
    return careerOf(player.name, player.from);
}

size_t CareerBook::careerOf(const Name& name, const std::optional<QString>& from) {
    const QString normalized = name.normalized();
    const std::vector<const Person*> meant = peopleNamed(normalized, from);
    if (meant.size() == 1)
        return careerOf(*meant.front());
    QString home = from ? normalizedText(*from) : QString();
    const auto homes = m_homes.find(normalized);
    if (home.isEmpty() && meant.empty() && homes != m_homes.end() && homes->second.size() == 1)
        home = *homes->second.begin();
    const auto [known, isNew]
        = m_ofNames.try_emplace(std::pair(normalized, home), m_careers.size());
    if (isNew)
        m_careers.emplace_back();
    HistoryName& who = m_careers[known->second].who;
    who.name = name.text();
    if (from && !from->isEmpty())
        who.from = from;
    return known->second;
}

void CareerBook::hear(const Name& name, const std::optional<QString>& from) {
    const QString normalized = name.normalized();
    if (from && !from->isEmpty() && peopleNamed(normalized, from).empty())
        m_homes[normalized].insert(normalizedText(*from));
}

std::vector<const Person*> CareerBook::peopleNamed(const QString& normalized,
                                                   const std::optional<QString>& from) const {
    std::vector<const Person*> meant;
    for (const Person* person : m_named.value(normalized)) {
        if (mayBeFrom(person->from, from))
            meant.push_back(person);
    }
    return meant;
}

void CareerBook::add(size_t career, CareerYear played) {
    yearOf(career, played.year) = std::move(played);
}

CareerYear& CareerBook::yearOf(size_t career, size_t year) {
    std::vector<CareerYear>& years = m_careers[career].years;
    const auto line = std::ranges::find(years, year, &CareerYear::year);
    return line == years.end() ? years.emplace_back(CareerYear{year}) : *line;
}

std::vector<size_t> CareerBook::sorted() {
    for (Career& career : m_careers) {
        std::ranges::sort(career.years, {}, &CareerYear::year);
        addUp(career);
    }
    std::vector<size_t> order(m_careers.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, [&](size_t a, size_t b) {
        const Career& x = m_careers[a];
        const Career& y = m_careers[b];
        if (x.titles != y.titles)
            return x.titles > y.titles;
        if (x.laurels != y.laurels)
            return x.laurels > y.laurels;
        const auto counts = [](const Career& career) {
            return std::tuple(career.finals, career.wins, career.games, career.years.size());
        };
        if (counts(x) != counts(y))
            return counts(x) > counts(y);
        return x.who.name < y.who.name;
    });
    std::vector<Career> careers;
    std::vector<size_t> positions(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
        positions[order[i]] = i;
        careers.push_back(std::move(m_careers[order[i]]));
    }
    m_careers = std::move(careers);
    return positions;
}

} // namespace mentat
