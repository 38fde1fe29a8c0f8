#include "ui/itemmodels/formats/wbc_dune/placements_model.h"

#include "scoring/formats/wbc_dune/final/dune_placements.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString laurelsText(const Wording& wording, const Fraction& laurels) {
    const bool isWhole = laurels.denominator() == 1;
    return isWhole ? laurels.text() : wording.language().thousandths(laurels.thousandths());
}

std::optional<Faction> playedBy(const Event& event, const PlayerId& player) {
    const auto& seats = onlyFinalGame(event)->seats;
    const auto seat = std::ranges::find(seats, player, &Seat::player);
    return seat == seats.end() ? std::nullopt : dune(*seat).faction;
}

} // namespace

std::vector<PlacementRow> placementRows(const Event& event, const Wording& wording) {
    const auto nameOf = [&](const PlayerId& player) { return playerName(event, player); };
    const auto placements = dunePlacements(event);
    std::vector<PlacementRow> rows;
    for (size_t i = 0; i < placements.size(); ++i) {
        const Placement& placement = placements[i];
        PlacementRow row{.player = placement.player,
                         .place = placement.place.value(),
                         .tied = placement.tied,
                         .name = nameOf(placement.player),
                         .faction = playedBy(event, placement.player),
                         .laurels = laurelsText(wording, placement.laurels),
                         .plaque = placement.plaque};
        if (row.faction)
            row.factionName = wording.factionName(*row.faction);
        if (i + 1 < placements.size())
            row.reason = wording.placement(event, placement, placements[i + 1], nameOf);
        rows.push_back(std::move(row));
    }
    return rows;
}

QString PlacementsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case FinalPlace: return tr("Place");
    case Player: return tr("Player");
    case Played: return tr("Played");
    case Laurels: return tr("Laurels");
    case Plaque: return tr("Plaque");
    case Why: return tr("Why ahead of the next");
    case ColumnCount: break;
    }
    return {};
}

QVariant PlacementsModel::cell(const PlacementRow& row, int column, int role) const {
    if (role == factionRole && column == Played && row.faction)
        return static_cast<int>(*row.faction);
    if (role == Qt::ToolTipRole && column == Why)
        return row.reason;
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

QString PlacementsModel::text(const PlacementRow& row, int column) const {
    switch (static_cast<Column>(column)) {
    case FinalPlace:
        return row.tied ? tr("%1 =", "a shared place").arg(row.place) : QString::number(row.place);
    case Player: return row.name;
    case Played: return row.faction ? row.factionName : u"–"_s;
    case Laurels: return row.laurels;
    case Plaque: return row.plaque ? tr("plaque") : QString();
    case Why: return row.reason;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
