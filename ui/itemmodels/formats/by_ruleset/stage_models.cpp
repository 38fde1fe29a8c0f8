#include "ui/itemmodels/formats/by_ruleset/stage_models.h"

#include "model/people/player_index.h"
#include "scoring/formats/by_ruleset/ruleset_placements.h"
#include "ui/itemmodels/fraction_text.h"

#include <algorithm>

namespace mentat {

namespace {

/// The last stage in whose games that count somebody sat; empty: in none.
QString lastStageOf(const RulesetPlay& play, const PlayerId& player) {
    for (auto stage = play.stages.rbegin(); stage != play.stages.rend(); ++stage) {
        for (const Game& game : stage->games) {
            if (!game.isVoid && hasResult(game)
                && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end())
                return stage->name.text();
        }
    }
    return {};
}

/// Empty: none.
QString laurelsOfPlace(const Fraction& laurels) {
    if (laurels == Fraction(0, 1))
        return {};
    return laurels.denominator() == 1 ? laurels.text() : thousandthsText(laurels);
}

} // namespace

std::vector<RulesetPlaceRow> rulesetPlaceRows(const Event& event) {
    const auto& play = std::get<RulesetPlay>(event.play);
    const PlayerIndex players(event);
    std::vector<RulesetPlaceRow> rows;
    for (const Placement& one : rulesetPlacements(event))
        rows.push_back({.player = one.player,
                        .place = one.place.value(),
                        .tied = one.tied,
                        .name = players.nameOf(one.player),
                        .stage = lastStageOf(play, one.player),
                        .laurels = laurelsOfPlace(one.laurels),
                        .plaque = one.plaque});
    return rows;
}

QString RulesetPlacesModel::header(int column) const {
    switch (column) {
    case Place: return tr("Place");
    case Name: return tr("Player");
    case Stage: return tr("Played last");
    case Laurels: return tr("Laurels");
    case Plaque: return tr("Plaque");
    default: return {};
    }
}

QVariant RulesetPlacesModel::cell(const RulesetPlaceRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Name)
        return row.name;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Place: return row.tied ? tr("%1, shared").arg(row.place) : QString::number(row.place);
    case Name: return row.name;
    case Stage: return row.stage;
    case Laurels: return row.laurels;
    case Plaque: return row.plaque ? tr("✓ plaque") : QString();
    default: return {};
    }
}

} // namespace mentat
