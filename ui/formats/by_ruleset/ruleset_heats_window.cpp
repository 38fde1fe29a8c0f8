#include "model/formats/by_ruleset/results.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/formats/by_ruleset/results/result_lines.h"
#include "ui/formats/by_ruleset/ruleset_pages.h"
#include "ui/formats/by_ruleset/stages/stage_panel.h"
#include "ui/formats/by_ruleset/stages/stage_seating.h"
#include "ui/heats/heats_window.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::span<const ClockWords> noClocks() {
    return {};
}

/// Who is first.
QString firstOf(const Event& event, const Game& game, const Wording&) {
    if (!hasResult(game))
        return {};
    const std::vector<int> places = placesOf(game, std::get<RulesetPlay>(event.play).ruleset.score);
    QStringList names;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 1)
            names.append(playerName(event, game.seats[i].player));
    }
    return names.join(u", "_s);
}

TablesToCome* makeStageSeating(const PageContext& pageContext) {
    return new StageSeating(pageContext);
}

RulesPanel* makeStagePanel(const PageContext& pageContext) {
    return new StagePanel(pageContext);
}

SheetFields* makeResultLines(OpenBook& book, SheetDraft& sheet, const GameAddress& place) {
    return new ResultLines(book, sheet, place);
}

constexpr std::array unusedByRuleset{ResultsModel::Played, ResultsModel::Questions};

} // namespace

constinit const HeatsWindow rulesetHeatsWindow{
    .clocks = noClocks,
    .orderTied
    = QT_TRANSLATE_NOOP("LineUp", "Tied for who is seated first: %1. Roll on the Standings page."),
    .hasStages = true,
    .makeTablesToCome = makeStageSeating,
    .makeRulesPanel = makeStagePanel,
    .makeFields = makeResultLines,
    .outcomeText = firstOf,
    .unusedColumns = unusedByRuleset,
    .standings = &rulesetStandingsWindow};

} // namespace mentat
