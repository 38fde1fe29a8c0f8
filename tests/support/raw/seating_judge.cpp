#include "seating_judge.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

using Square = std::vector<std::vector<qint64>>;

Square square(size_t side) {
    return Square(side, std::vector<qint64>(side, 0));
}

Square meetingsIn(const JudgedTask& task) {
    Square met = square(task.wishes.size());
    for (const JudgedTables& heat : task.past) {
        for (const auto& table : heat) {
            for (const size_t one : table) {
                for (const size_t other : table)
                    met[one][other] += one == other ? 0 : 1;
            }
        }
    }
    return met;
}

/// Each person's table; for a missing person, one past the last table.
std::vector<size_t> placesIn(const JudgedTask& task, const JudgedTables& seating) {
    std::vector<size_t> places(task.wishes.size(), seating.size());
    for (size_t table = 0; table < seating.size(); ++table) {
        for (const size_t person : seating[table])
            places[person] = table;
    }
    return places;
}

QStringList attendanceFaults(const JudgedTask& task, const JudgedTables& seating) {
    QStringList faults;
    std::vector<int> times(task.wishes.size(), 0);
    for (const auto& table : seating) {
        for (const size_t person : table) {
            if (person >= times.size())
                faults << u"person %1 is nobody"_s.arg(person);
            else
                ++times[person];
        }
    }
    for (size_t person = 0; person < times.size(); ++person) {
        if (times[person] == 0)
            faults << u"person %1 is missing"_s.arg(person);
        if (times[person] > 1)
            faults << u"person %1 sits %2 times"_s.arg(person).arg(times[person]);
    }
    return faults;
}

QStringList sizeFaults(const JudgedTask& task, const JudgedTables& seating) {
    if (seating.size() != task.sizes.size())
        return {u"%1 tables instead of %2"_s.arg(seating.size()).arg(task.sizes.size())};
    QStringList faults;
    for (size_t table = 0; table < seating.size(); ++table) {
        if (seating[table].size() != task.sizes[table])
            faults << u"table %1 has %2 people instead of %3"_s.arg(table)
                          .arg(seating[table].size())
                          .arg(task.sizes[table]);
    }
    return faults;
}

QStringList wishFaults(const JudgedTask& task, const JudgedTables& seating) {
    QStringList faults;
    QStringList open;
    QStringList filling;
    for (size_t table = 0; table < seating.size(); ++table) {
        for (const size_t person : seating[table]) {
            const JudgedWish wish = task.wishes[person];
            if (task.expansion[table] && wish == JudgedWish::Base)
                faults << u"person %1 plays the base game only, but sits at expansion table %2"_s
                              .arg(person)
                              .arg(table);
            if (task.expansion[table] && wish == JudgedWish::Either)
                filling << QString::number(person);
            if (!task.expansion[table] && wish == JudgedWish::Expansion)
                open << QString::number(person);
        }
    }
    const bool nothingFirst = task.apart.empty() && task.forbidden.empty();
    if (nothingFirst && !open.isEmpty() && !filling.isEmpty())
        faults << u"%1 said either and got a seat that %2 asked for"_s.arg(filling.join(u", "_s),
                                                                           open.join(u", "_s));
    return faults;
}

qint64 together(const JudgedPairs& pairs, const std::vector<size_t>& places) {
    qint64 count = 0;
    for (const auto& [one, other] : pairs)
        count += places[one] == places[other] ? 1 : 0;
    return count;
}

qint64 commonOf(const Square& met, size_t one, size_t other) {
    qint64 common = 0;
    for (size_t third = 0; third < met.size(); ++third)
        common += met[one][third] > 0 && met[other][third] > 0 ? 1 : 0;
    return common;
}

} // namespace

QStringList seatingFaults(const JudgedTask& task, const JudgedTables& seating) {
    QStringList faults = attendanceFaults(task, seating) + sizeFaults(task, seating);
    if (!faults.isEmpty())
        return faults;
    faults = wishFaults(task, seating);
    const std::vector<size_t> places = placesIn(task, seating);
    for (const auto& [one, other] : task.forbidden) {
        if (places[one] == places[other])
            faults << u"%1 and %2 must not sit together"_s.arg(one).arg(other);
    }
    return faults;
}

JudgedCost costOf(const JudgedTask& task, const JudgedTables& seating) {
    const Square met = meetingsIn(task);
    const std::vector<size_t> places = placesIn(task, seating);
    JudgedCost cost;
    cost.forbidden = together(task.forbidden, places);
    cost.apart = together(task.apart, places);
    for (size_t one = 0; one < places.size(); ++one) {
        const size_t table = places[one];
        if (task.wishes[one] == JudgedWish::Expansion && !task.expansion[table])
            ++cost.wishes;
        if (task.sizes[table] < 6 && !task.shortGames.empty())
            cost.shortGames += task.shortGames[one];
        for (size_t other = 0; other < one; ++other) {
            if (places[other] != table)
                continue;
            cost.repeats += met[one][other];
            if (!task.records.empty())
                cost.record += (task.records[one] - task.records[other])
                               * (task.records[one] - task.records[other]);
            if (met[one][other] == 0)
                cost.acquaintances += commonOf(met, one, other);
        }
    }
    return cost;
}

QStringList costFaults(const JudgedCost& is, const JudgedCost& should) {
    QStringList faults;
    const auto compare = [&faults](const QString& level, qint64 a, qint64 b) {
        if (a != b)
            faults << u"%1 %2 instead of %3"_s.arg(a).arg(level).arg(b);
    };
    compare(u"forbidden pairs"_s, is.forbidden, should.forbidden);
    compare(u"pairs to keep apart"_s, is.apart, should.apart);
    compare(u"open wishes"_s, is.wishes, should.wishes);
    compare(u"repeats"_s, is.repeats, should.repeats);
    compare(u"of the records"_s, is.record, should.record);
    compare(u"short games"_s, is.shortGames, should.shortGames);
    compare(u"acquaintances"_s, is.acquaintances, should.acquaintances);
    return faults;
}

} // namespace mentat::test::raw
