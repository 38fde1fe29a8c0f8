#include "tests/support/raw/heats/heats_stages.h"

using namespace Qt::StringLiterals;

// Runs the stages one after another.
namespace mentat::test::raw::heats {

namespace {

StageOutcome named(const Event& event, size_t stage, bool isHeld) {
    StageOutcome outcome;
    outcome.name = event.rules.stages.at(stage).name;
    outcome.isHeld = isHeld;
    return outcome;
}

StageOutcome held(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    StageOutcome outcome = named(event, stage, true);
    const QStringList& pool = candidates.pool();
    const qint64 number = numberFor(event, stage, isFirst, candidates, pool);
    outcome.qualifiers = pool.mid(0, number);
    outcome.alternates = candidates.order;
    outcome.alternates.removeIf(
        [&](const QString& player) { return outcome.qualifiers.contains(player); });
    const QStringList there = available(event, stage, pool);
    qint64 coming = numberFor(event, stage, isFirst, candidates, there);
    if (event.slips(HeatsSlip::AbsentWinnersCount))
        coming = std::min<qint64>(number, there.size());
    outcome.lineup
        = event.slips(HeatsSlip::AbsentKeepTheirPlace) ? outcome.qualifiers : there.mid(0, coming);
    outcome.byes = byesIn(event, stage, outcome.lineup);
    QStringList seated = outcome.lineup;
    seated.removeIf([&](const QString& player) { return outcome.byes.contains(player); });
    outcome.tables = seatedBy(event, stage, seated);
    return outcome;
}

} // namespace

Course courseOf(const Event& event, const Standings& standings) {
    Course course;
    if (event.rules.stages.empty())
        return course;
    Candidates candidates = fromStandings(event, standings);
    for (size_t stage = 0; stage < event.rules.stages.size(); ++stage) {
        const bool isFirst = !course.firstHeld;
        const Candidates here = entering(event, stage, candidates);
        if (!isHeld(event, stage, isFirst, here)) {
            course.stages.push_back(named(event, stage, false));
            candidates = passing(event, stage, isFirst, candidates, here);
            continue;
        }
        course.stages.push_back(held(event, stage, isFirst, here));
        if (isFirst) {
            course.firstHeld = stage;
            course.seeds = event.slips(HeatsSlip::SeedsOfTheStandings)
                               ? standings.players()
                               : course.stages.back().lineup;
        }
        if (isFinal(event, stage) || !event.stages.at(stage).isComplete())
            return course;
        for (const QStringList& tied : lineTies(event, stage, course.seeds))
            course.ties.push_back({event.rules.stages.at(stage).name, tied});
        if (!course.ties.empty())
            return course;
        candidates = fromStage(event, stage, course.seeds);
    }
    return course;
}

FirstStage firstStageOf(const Event& event, const Standings& standings) {
    const Course course = courseOf(event, standings);
    if (!course.firstHeld)
        return {};
    const StageOutcome& first = course.stages.at(*course.firstHeld);
    return {first.qualifiers, first.alternates};
}

} // namespace mentat::test::raw::heats
