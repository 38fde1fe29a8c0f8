#include "tests/support/raw/heats/heats_stages.h"

#include "tests/support/raw/heats/heats_sizes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H8: how many play, and whether a stage is held.
namespace mentat::test::raw::heats {

namespace {

qint64 half(const Event& event) {
    const qint64 field = event.field();
    return event.slips(HeatsSlip::HalfIsRoundedUp) ? (field + 1) / 2 : field / 2;
}

// The limit by `atMostHalf`, if there is one.
std::optional<qint64> limitOf(const Event& event, size_t stage, bool isFirst) {
    const bool isLimited
        = isFirst && event.rules.stages.at(stage).atMostHalf && !isFinal(event, stage);
    return isLimited ? std::optional(half(event)) : std::nullopt;
}

// The first number of `fillTo` that is large enough.
qint64 raised(const Event& event, size_t stage, qint64 number) {
    const std::vector<qint64>& all = event.rules.stages.at(stage).fillTo;
    if (!all.empty() && event.slips(HeatsSlip::FillToTheLargest))
        return std::max(number, all.back());
    const auto to = std::find_if(all.begin(), all.end(), [&](qint64 one) { return one >= number; });
    return to == all.end() ? number : *to;
}

qint64 filled(const Event& event, size_t stage, qint64 qualified, qint64 people) {
    const StageRules& rules = event.rules.stages.at(stage);
    qint64 number = raised(event, stage, qualified);
    const qint64 full = rules.sizes.front();
    if (rules.fillTables && !event.slips(HeatsSlip::TablesAreNotFilled))
        number = (number + full - 1) / full * full;
    return std::min(number, people);
}

// Before fitting it to seats.
qint64 wanted(const Event& event, size_t stage, bool isFirst, qint64 qualified, qint64 people) {
    const qint64 number = filled(event, stage, qualified, people);
    return std::min(number, limitOf(event, stage, isFirst).value_or(number));
}

qint64 lowered(qint64 number, auto&& canBe) {
    for (qint64 fewer = number; fewer > 0; --fewer) {
        if (canBe(fewer))
            return fewer;
    }
    return number;
}

// In the first edition also for the final.
qint64 loweredByHOne(const Event& event, size_t stage, qint64 number) {
    const std::vector<int>& sizes = event.rules.stages.at(stage).sizes;
    if (isFinal(event, stage))
        number = std::min<qint64>(number, *std::max_element(sizes.begin(), sizes.end()));
    return lowered(number, [&](qint64 fewer) {
        return tablesFor(static_cast<int>(fewer), sizes).has_value();
    });
}

// Whether it would drop someone who was not dropped before.
bool leavesOut(const Event& event, const Candidates& candidates, const QStringList& people,
               qint64 number, qint64 fewer) {
    QStringList guarded = candidates.guarded(people);
    if (candidates.winners && event.slips(HeatsSlip::RaisedForThoseCutBefore))
        guarded = *candidates.winners;
    const QStringList out = people.mid(fewer, number - fewer);
    return std::any_of(out.begin(), out.end(),
                       [&](const QString& player) { return guarded.contains(player); });
}

// Lowers the number to one that can be seated; those above it have byes.
qint64 fitted(const Event& event, size_t stage, bool isFirst, const Candidates& candidates,
              const QStringList& people, qint64 number) {
    const auto fits = [&](qint64 one) { return canSeat(event, stage, one); };
    const qint64 fewer = lowered(number, fits);
    if (event.rules.stages.at(stage).byesTo > 0 || fewer == number)
        return number;
    if (!leavesOut(event, candidates, people, number, fewer)
        || event.slips(HeatsSlip::WinnersAreLeftOut))
        return fewer;
    std::optional<qint64> limit = limitOf(event, stage, isFirst);
    if (event.slips(HeatsSlip::RaisedPastHalf))
        limit.reset();
    const qint64 most = std::min<qint64>(people.size(), limit.value_or(people.size()));
    for (qint64 more = number + 1; more <= most; ++more) {
        if (fits(more))
            return more;
    }
    return number;
}

bool isHeldByFirst(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    const StageRules& rules = event.rules.stages.at(stage);
    const qint64 people = candidates.order.size();
    qint64 qualify = std::min(candidates.qualifying(candidates.order), people);
    if (event.slips(HeatsSlip::SkippedAfterFilling))
        qualify = filled(event, stage, qualify, people);
    qualify = std::min(qualify, limitOf(event, stage, isFirst).value_or(qualify));
    return qualify >= rules.skipBelow;
}

// How many qualify, before the stage is filled.
qint64 qualifyingFor(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    const qint64 people = candidates.pool().size();
    qint64 qualify = std::min(candidates.qualifying(candidates.pool()), people);
    if (event.slips(HeatsSlip::SkippedAfterFilling))
        qualify = filled(event, stage, qualify, people);
    return std::min(qualify, limitOf(event, stage, isFirst).value_or(qualify));
}

// The number to compare with `skipBelow`.
qint64 countedFor(const Event& event, size_t stage, bool isFirst, const Candidates& candidates,
                  qint64 lineup) {
    const QString& by = event.rules.stages.at(stage).skipBy;
    const qint64 qualify = qualifyingFor(event, stage, isFirst, candidates);
    if (by == u"qualified"_s || event.slips(HeatsSlip::SkipByForgotten))
        return qualify;
    if (by == u"lineup"_s)
        return lineup;
    if (by != u"available"_s)
        qFatal("no skipBy: %s", qPrintable(by));
    const QStringList& pool = candidates.pool();
    return event.slips(HeatsSlip::SkipByCountsEverybody)
               ? available(event, stage, pool).size()
               : available(event, stage, pool.mid(0, qualify)).size();
}

bool isHeldByNumber(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    const StageRules& rules = event.rules.stages.at(stage);
    const QStringList there = available(event, stage, candidates.pool());
    const qint64 lineup = wanted(event, stage, isFirst, candidates.qualifying(there), there.size());
    if (rules.byesTo > 0 && !event.slips(HeatsSlip::SkippedThoughByesAreGiven))
        return event.slips(HeatsSlip::HeldAtTheByes) ? lineup >= rules.byesTo
                                                     : lineup > rules.byesTo;
    const qint64 least = event.slips(HeatsSlip::OneIsEnough) ? 0 : 1;
    return lineup > least
           && countedFor(event, stage, isFirst, candidates, lineup) >= rules.skipBelow;
}

} // namespace

bool isFinal(const Event& event, size_t stage) {
    return stage + 1 == event.rules.stages.size();
}

QStringList available(const Event& event, size_t stage, const QStringList& people) {
    QStringList there = people;
    there.removeIf(
        [&](const QString& player) { return event.stages.at(stage).unavailable.contains(player); });
    return there;
}

bool isHeld(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    if (isFinal(event, stage))
        return true;
    const StageRecord& record = event.stages.at(stage);
    const bool hasWord = record.held && !event.slips(HeatsSlip::GmsWordForgotten);
    if (hasWord && event.slips(HeatsSlip::GmsWordBeforeGames))
        return *record.held;
    if (record.hasGames())
        return true;
    for (size_t later = stage + 1; later < event.stages.size(); ++later) {
        if (event.stages.at(later).hasGames() && !event.slips(HeatsSlip::StageWithoutGamesIsHeld))
            return false;
    }
    if (!event.isSecond())
        return isHeldByFirst(event, stage, isFirst, candidates);
    return hasWord ? *record.held : isHeldByNumber(event, stage, isFirst, candidates);
}

qint64 numberFor(const Event& event, size_t stage, bool isFirst, const Candidates& candidates,
                 const QStringList& people) {
    const qint64 number
        = wanted(event, stage, isFirst, candidates.qualifying(people), people.size());
    if (event.slips(HeatsSlip::AnyNumberIsSeated))
        return number;
    if (!event.isSecond())
        return loweredByHOne(event, stage, number);
    if (!isFinal(event, stage))
        return fitted(event, stage, isFirst, candidates, people, number);
    if (event.slips(HeatsSlip::FinalByTables))
        return loweredByHOne(event, stage, number);
    const std::vector<int>& sizes = event.rules.stages.at(stage).sizes;
    return lowered(number, [&](qint64 fewer) {
        return std::find(sizes.begin(), sizes.end(), fewer) != sizes.end();
    });
}

Candidates passing(const Event& event, size_t stage, bool isFirst, const Candidates& whole,
                   const Candidates& here) {
    if (!event.isSecond() || event.slips(HeatsSlip::HalfForgottenWhereNotHeld))
        return whole;
    const qint64 qualified
        = std::min(here.qualifying(here.pool()), static_cast<qint64>(here.pool().size()));
    const qint64 number = std::min(qualified, limitOf(event, stage, isFirst).value_or(qualified));
    Candidates next = whole;
    next.number = number;
    next.most.reset();
    if (whole.winners)
        next.winners = here.pool().mid(0, number);
    return next;
}

} // namespace mentat::test::raw::heats
