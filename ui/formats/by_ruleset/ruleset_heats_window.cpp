#include "app/session/formats/by_ruleset/result_text.h"
#include "app/session/rounds/tables/draft_acts.h"
#include "model/formats/by_ruleset/results.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/formats/by_ruleset/results/result_lines.h"
#include "ui/formats/by_ruleset/ruleset_pages.h"
#include "ui/formats/by_ruleset/stages/stage_panel.h"
#include "ui/formats/by_ruleset/stages/stage_seating.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/results/kept_drafts.h"

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

/// What was typed stays in the order of the seats; who sits there is the other table's.
std::optional<TableNumber> moveTypedLines(OpenBook& book, const GameAddress& place, QWidget& over) {
    const auto draft = draftOrWord(book, place);
    auto text = draft ? resultTextIn(*draft) : std::nullopt;
    const auto table = text ? askForTableWithoutDraft(book, place, over) : std::nullopt;
    const Game* there = table ? gameAt(book.event(), GameAddress{place.round, *table}) : nullptr;
    if (!there)
        return std::nullopt;
    text->players = textOf(*there).players;
    const bool isMoved = book.perform(moveDraft(place, *draft, *table, draftOf(*text)));
    return isMoved ? table : std::nullopt;
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
    .standings = &rulesetStandingsWindow,
    .moveDraft = moveTypedLines};

} // namespace mentat
