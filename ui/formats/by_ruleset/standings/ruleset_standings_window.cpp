#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "ui/formats/by_ruleset/ruleset_pages.h"
#include "ui/formats/by_ruleset/standings/typed_what_if_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace mentat {

namespace {

struct RulesetCut {
    Q_DECLARE_TR_FUNCTIONS(RulesetCut)
};

/// The stage that the first go on to is the first that is held (H8).
QString qualifyingSentence(const OpenBook&, const Event& event, const Standings& standings) {
    const auto stages = stageLineUps(event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    const int qualify = static_cast<int>(
        std::ranges::count(standings.ranked, StandingStatus::Qualifier, &Standing::status));
    return held == stages.end()
               ? RulesetCut::tr("Cut: the first %n qualify (H8)", nullptr, qualify)
               : RulesetCut::tr("Cut: the first %n qualify for the stage %1 (H8)", nullptr, qualify)
                     .arg(held->stage.text());
}

WhatIfFields* makeTypedFields(const PageContext& pageContext) {
    return new TypedWhatIfFields(pageContext);
}

} // namespace

constinit const StandingsWindow rulesetStandingsWindow{.cut = qualifyingSentence,
                                                       .makeWhatIfFields = makeTypedFields};

} // namespace mentat
