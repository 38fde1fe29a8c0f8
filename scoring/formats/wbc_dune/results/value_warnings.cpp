#include "scoring/formats/wbc_dune/results/value_warnings.h"

#include "model/finding_kind.h"
#include "scoring/formats/wbc_dune/games/map.h"
#include "scoring/formats/wbc_dune/games/points.h"

#include <algorithm>

namespace mentat {

namespace {

/// R10.21: an unknown PP counts nothing here, unknown turns leave nothing to compare with.
void addPointsWarning(const Event& event, const PlacedGame& placed, Findings& findings) {
    const PointsTogether points = pointsTogether(event, placed.game);
    if (points.given && points.most && *points.given > *points.most) {
        findings.push_back(warningOf(placed, FindingKind::PointsAboveBoard, placed.where,
                                     {*points.given, *points.most}));
    }
}

/// R10.22: of those who stayed; what somebody who left had held can have been taken since.
void addStrongholdWarnings(const Event& event, const PlacedGame& placed, Findings& findings) {
    qint64 held = 0;
    const Seat* holder = nullptr; // of the Shield Wall
    for (const Seat& seat : placed.game.seats) {
        if (seat.dropout)
            continue;
        held += dune(seat).strongholds ? dune(seat).strongholds->value() : 0;
        if (dune(seat).shieldWall && holder) {
            findings.push_back(warningOf(placed, FindingKind::ShieldWallTwice,
                                         placed.seat(seat).key("shieldWall"),
                                         {playerName(event, holder->player)}));
        } else if (dune(seat).shieldWall) {
            holder = &seat;
        }
    }
    const int inPlay = mapLimits(placed.game, event.details).strongholds();
    if (held > inPlay) {
        findings.push_back(warningOf(placed, FindingKind::StrongholdsAboveBoard, placed.where,
                                     {held, qint64(inPlay)}));
    }
}

/// R10.23. Where the faction is not known, what any can have is accepted.
int handLimit(const Seat& seat) {
    constexpr int usual = 4;
    constexpr int harkonnen = 8;
    return !dune(seat).faction || dune(seat).faction == Faction::Harkonnen ? harkonnen : usual;
}

void addHandWarnings(const PlacedGame& placed, Findings& findings) {
    for (const Seat& seat : placed.game.seats) {
        if (dune(seat).tokens && dune(seat).tokens->value() > tokensOfAFaction) {
            findings.push_back(warningOf(placed, FindingKind::TooManyTokens,
                                         placed.seat(seat).key("tokens"),
                                         {qint64(dune(seat).tokens->value()), tokensOfAFaction}));
        }
        if (dune(seat).cards && dune(seat).cards->value() > handLimit(seat)) {
            findings.push_back(
                warningOf(placed, FindingKind::TooManyCards, placed.seat(seat).key("cards"),
                          {qint64(dune(seat).cards->value()), qint64(handLimit(seat))}));
        }
    }
}

} // namespace

PointsTogether pointsTogether(const Event& event, const Game& game) {
    PointsTogether points;
    for (const Seat& seat : game.seats) {
        if (const auto own = performanceOf(seat, event.settings))
            points.given = points.given.value_or(0) + own->halves();
    }
    if (game.turns) {
        points.most = game.turns->value()
                      * mapLimits(game, event.details).greatestHalvesPerTurn(event.settings);
    }
    return points;
}

Findings valueWarnings(const Event& event, const PlacedGame& placed) {
    Findings findings;
    addPointsWarning(event, placed, findings);
    addStrongholdWarnings(event, placed, findings);
    addHandWarnings(placed, findings);
    return findings;
}

} // namespace mentat
