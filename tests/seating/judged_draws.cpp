#include "tests/seating/judged_draws.h"

#include "scoring/heats/seating/plain_draw.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

raw::JudgedWish wishOf(Preference preference) {
    switch (preference) {
    case Preference::Base: return raw::JudgedWish::Base;
    case Preference::Variant: return raw::JudgedWish::Expansion;
    case Preference::Either: return raw::JudgedWish::Either;
    }
    Q_UNREACHABLE();
}

void failWith(const QString& faults) {
    if (!faults.isEmpty())
        QTest::qFail(qPrintable(faults), __FILE__, __LINE__);
}

} // namespace

raw::JudgedTask judgedTask(const SeatingTask& task) {
    raw::JudgedTask judged;
    for (const Preference preference : task.preferences)
        judged.wishes.push_back(wishOf(preference));
    for (const TablePlan& table : task.tables) {
        judged.sizes.push_back(table.seats);
        judged.expansion.push_back(table.variant);
    }
    judged.past = task.past;
    for (const ApartPair& pair : task.keepApart)
        (pair.hard ? judged.forbidden : judged.apart).emplace_back(pair.one, pair.other);
    judged.shortGames = task.shortGames;
    judged.records = task.records;
    return judged;
}

raw::JudgedCost judgedCost(const SeatingCost& cost) {
    return {cost.forbidden, cost.apart,      cost.wishes,       cost.repeats,
            cost.record,    cost.shortGames, cost.acquaintances};
}

QString faultsOf(const SeatingTask& task, const Seating& seating) {
    return raw::seatingFaults(judgedTask(task), seating).join(u"; "_s);
}

QString faultsOf(const SeatingTask& task, const AvoidingDraw& draw) {
    const raw::JudgedTask judged = judgedTask(task);
    QStringList faults = raw::seatingFaults(judged, draw.seating);
    if (faults.isEmpty())
        faults = raw::costFaults(judgedCost(draw.cost), raw::costOf(judged, draw.seating));
    if (draw.cost.repeats < draw.bound)
        faults << u"%1 repeats are below the bound of %2"_s.arg(draw.cost.repeats).arg(draw.bound);
    if (draw.cost.record < draw.recordBound)
        faults << u"%1 of the records is below the bound of %2"_s.arg(draw.cost.record)
                      .arg(draw.recordBound);
    return faults.join(u"; "_s);
}

Seating judgedPlainDraw(const SeatingTask& task, DrawSource& source) {
    Seating seating = plainDraw(task, source);
    SeatingTask asked = task;
    asked.keepApart.clear(); // of which a plain draw knows nothing
    failWith(faultsOf(asked, seating));
    return seating;
}

AvoidingDraw judgedAvoidingDraw(const SeatingTask& task, qint64 seed, const SearchLimits& limits) {
    DrawSource source(seed);
    AvoidingDraw draw = avoidingDraw(task, source, limits);
    failWith(faultsOf(task, draw));
    return draw;
}

SeatingTask taskOf(const std::vector<size_t>& sizes) {
    SeatingTask task;
    for (const size_t size : sizes) {
        task.tables.push_back({size});
        task.preferences.insert(task.preferences.end(), size, Preference::Either);
    }
    return task;
}

std::vector<size_t> sizesOf(size_t people) {
    size_t fives = 0;
    while ((people - 5 * fives) % 6 != 0)
        ++fives;
    std::vector<size_t> sizes((people - 5 * fives) / 6, 6);
    sizes.insert(sizes.end(), fives, 5);
    return sizes;
}

} // namespace mentat::test
