#include "ui/formats/by_ruleset/ruleset_pages.h"

#include "app/session/formats/by_ruleset/built_in_rulesets.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/formats/by_ruleset/event/plan_part.h"
#include "ui/formats/by_ruleset/event/ruleset_part.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/event/heats_part.h"
#include "ui/heats/event/settings_part.h"
#include "ui/heats/results/kept_drafts.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_parts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/standings/standings_page.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<PageEntry> rulesetPages() {
    return {pageEntry<RoundsPage>(u"heats"_s, LineIcon::Heats, QT_TRANSLATE_NOOP("Pages", "Heats"),
                                  rulesetHeatsWindow, onlyHeats),
            pageEntry<ResultsPage>(u"results"_s, LineIcon::Results,
                                   QT_TRANSLATE_NOOP("Pages", "Results"), rulesetHeatsWindow),
            pageEntry<StandingsPage>(u"standings"_s, LineIcon::Standings,
                                     QT_TRANSLATE_NOOP("Pages", "Standings"), rulesetHeatsWindow),
            pageEntry<RoundsPage>(u"final"_s, LineIcon::Final, QT_TRANSLATE_NOOP("Pages", "Stages"),
                                  rulesetHeatsWindow, onlyAdvancedRounds)};
}

/// One for each ruleset that comes with the program.
static std::vector<NewPlay> rulesetPlays() {
    std::vector<NewPlay> plays;
    for (const Ruleset& ruleset : builtInRulesets().value_or(std::vector<Ruleset>())) {
        RulesetPlay play;
        play.ruleset = ruleset;
        plays.push_back({ruleset.name.text(), std::move(play)});
    }
    return plays;
}

static std::unique_ptr<QWidget> makeRulesetClock(const PageContext& pageContext) {
    return std::make_unique<HeatClock>(pageContext);
}

/// Results, then the ruleset itself.
static std::vector<HalfTyped> halfTypedByRuleset(const OpenBook& book) {
    std::vector<HalfTyped> all = halfTypedResults(book);
    std::ranges::move(halfChangedRuleset(book), std::back_inserter(all));
    return all;
}

std::vector<EventPart> rulesetEventParts(const PageContext& pageContext) {
    const auto title = [](const char* text) { return QCoreApplication::translate("Event", text); };
    std::vector<EventPart> parts;
    parts.push_back(
        {title(QT_TRANSLATE_NOOP("Event", "Heat&s")), std::make_unique<HeatsPart>(pageContext)});
    parts.push_back({title(QT_TRANSLATE_NOOP("Event", "Sett&ings")),
                     std::make_unique<SettingsPart>(pageContext)});
    auto ruleset = std::make_unique<RulesetPart>(pageContext);
    QWidget* rulesetActs = ruleset->acts();
    parts.push_back(
        {title(QT_TRANSLATE_NOOP("Event", "R&uleset")), std::move(ruleset), rulesetActs});
    parts.push_back(
        {title(QT_TRANSLATE_NOOP("Event", "P&lan")), std::make_unique<PlanPart>(pageContext)});
    return parts;
}

std::vector<ScheduleLine> rulesetSchedule(const Event& event) {
    const auto& play = std::get<RulesetPlay>(event.play);
    std::vector<ScheduleLine> lines;
    for (const Heat& heat : play.heats)
        lines.push_back({heatName(heat), heat.details.start});
    for (const PlayedStage& stage : play.stages) {
        if (stage.details.start)
            lines.push_back({stage.name.text(), stage.details.start});
    }
    return lines;
}

PageFormat pageFormatOf(std::type_identity<RulesetPlay>) {
    return {.name = QT_TRANSLATE_NOOP("PageFormat", "Heats with a ruleset"),
            .newPlays = rulesetPlays,
            .pages = rulesetPages,
            .headerClock = makeRulesetClock,
            .eventParts = rulesetEventParts,
            .schedule = rulesetSchedule,
            .findable = roundEntries,
            .halfTyped = halfTypedByRuleset,
            .boards = rulesetBoards};
}

} // namespace mentat
