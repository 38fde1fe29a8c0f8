#include "scoring/dune/results/value_warnings.h"

#include "model/finding_kind.h"
#include "scoring/dune/games/map.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/results/adjudication.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr qint64 spiceOfATurn = 2 * 12; // two spice blows
constexpr qint64 spiceAtTheStart = 10;  // one faction
constexpr qint64 minutesOver = 60;      // nobody plays an hour past the end

struct Kinds {
    BeyondKind alone;
    BeyondKind together;
};

/// Adds each seat that exceeds the shared limit alone; failing that, the largest value if the sum
/// exceeds it.
void addShared(std::vector<BeyondBoard>& found, const std::vector<qint64>& values, qint64 limit,
               Kinds kinds) {
    qint64 sum = 0;
    const size_t before = found.size();
    for (size_t seat = 0; seat < values.size(); ++seat) {
        sum += values[seat];
        if (values[seat] > limit)
            found.push_back({kinds.alone, seat, values[seat], limit});
    }
    if (sum > limit && found.size() == before) {
        const auto greatest = std::ranges::max_element(values);
        found.push_back(
            {kinds.together, static_cast<size_t>(greatest - values.begin()), sum, limit});
    }
}

void addHeld(std::vector<BeyondBoard>& found, const Event& event, const Game& game, qint64 turns) {
    const MapLimits board = mapLimits(game, event.details);
    std::vector<qint64> points;
    std::vector<qint64> strongholds;
    for (const Seat& seat : game.seats) {
        const auto halves = performanceOf(seat, event.settings);
        points.push_back(halves ? halves->halves() : 0);
        // Strongholds of a player who left may have been taken since.
        strongholds.push_back(
            dune(seat).strongholds && !seat.dropout ? dune(seat).strongholds->value() : 0);
    }
    addShared(found, points, turns * board.greatestHalvesPerTurn(event.settings),
              {BeyondKind::Points, BeyondKind::PointsTogether});
    addShared(found, strongholds, board.strongholds(),
              {BeyondKind::Strongholds, BeyondKind::StrongholdsAtOnce});
}

void addCounted(std::vector<BeyondBoard>& found, const Game& game, qint64 turns) {
    const qint64 mostSpice
        = spiceOfATurn * turns + spiceAtTheStart * static_cast<qint64>(game.seats.size());
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        if (dune(seat).tokens && dune(seat).tokens->value() > tokensOfAFaction)
            found.push_back({BeyondKind::Tokens, i, dune(seat).tokens->value(), tokensOfAFaction});
        if (dune(seat).spice && dune(seat).spice->value() > mostSpice)
            found.push_back({BeyondKind::Spice, i, dune(seat).spice->value(), mostSpice});
    }
}

void addMinutes(std::vector<BeyondBoard>& found, const Event& event, const GameAddress& place,
                const Game& game) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play || place.round.isAdvanced() || !game.start || !game.end)
        return;
    const Heat* heat = findHeat(*play, *place.heat());
    if (!heat)
        return;
    const qint64 limit = heat->details.minutes.value();
    const qint64 played = game.start->minutesTo(*game.end);
    if (played > limit + minutesOver)
        found.push_back({BeyondKind::Length, std::nullopt, played, limit});
}

} // namespace

std::vector<BeyondBoard> beyondBoard(const Event& event, const GameAddress& place,
                                     const Game& game) {
    std::vector<BeyondBoard> found;
    const qint64 turns = game.turns ? game.turns->value() : event.settings.turnLimit.value();
    addHeld(found, event, game, turns);
    addCounted(found, game, turns);
    addMinutes(found, event, place, game);
    return found;
}

std::optional<Rule> ruleOf(BeyondKind kind) {
    switch (kind) {
    case BeyondKind::Points:
    case BeyondKind::PointsTogether: return Rule::R10_21;
    case BeyondKind::Strongholds:
    case BeyondKind::StrongholdsAtOnce: return Rule::R10_22;
    case BeyondKind::Tokens: return Rule::R10_23;
    case BeyondKind::Spice:
    case BeyondKind::Length: break;
    }
    return std::nullopt;
}

namespace {

/// R10.21: unknown PP count as 0; with an unknown number of turns there is nothing to compare.
void addPointsWarning(const Event& event, const AddressedGame& placed, Findings& findings) {
    const PointsTogether points = pointsTogether(event, placed.game);
    if (points.given && points.most && *points.given > *points.most) {
        findings.push_back(warningOf(placed, FindingKind::PointsAboveBoard, placed.where,
                                     {*points.given, *points.most}));
    }
}

/// R10.22: counts players who stayed; strongholds of those who left may have been taken since.
void addStrongholdWarnings(const Event& event, const AddressedGame& placed, Findings& findings) {
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

/// R10.23. If the faction is unknown, the largest limit of any faction applies.
int handLimit(const Seat& seat) {
    constexpr int usual = 4;
    constexpr int harkonnen = 8;
    return !dune(seat).faction || dune(seat).faction == Faction::Harkonnen ? harkonnen : usual;
}

void addHandWarnings(const AddressedGame& placed, Findings& findings) {
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

Findings valueWarnings(const Event& event, const AddressedGame& placed) {
    Findings findings;
    addPointsWarning(event, placed, findings);
    addStrongholdWarnings(event, placed, findings);
    addHandWarnings(placed, findings);
    return findings;
}

namespace {

QString namesOf(const Event& event, const std::vector<PlayerId>& players) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(playerName(event, player));
    return names.join(QLatin1StringView(", "));
}

bool areWinners(const Game& game, const std::vector<PlayerId>& players) {
    return std::ranges::all_of(game.seats, [&](const Seat& seat) {
        return dune(seat).winner == (std::ranges::find(players, seat.player) != players.end());
    });
}

/// R10.24: R3 gives another verdict, or none.
void addVerdictWarning(const Event& event, const AddressedGame& placed, Findings& findings) {
    const Verdict verdict = adjudicate(placed.game, event.settings);
    const Pointer where = placed.where.key("victory");
    if (verdict.decidedBy == VerdictBy::Open) {
        const Need& first = verdict.needs.front();
        findings.push_back(
            warningOf(placed, FindingKind::VerdictOpen, where,
                      {QString(idOf(first.value)), playerName(event, first.player)}));
    } else if (verdict.decidedBy == VerdictBy::Tie) {
        findings.push_back(warningOf(placed, FindingKind::VerdictTied, where));
    } else if (!areWinners(placed.game, verdict.winners)) {
        findings.push_back(warningOf(placed, FindingKind::NotTheVerdict, where,
                                     {namesOf(event, verdict.winners)}));
    }
}

/// R10.24: after the last turn the Guild wins by default (R2.5).
void addDefaultWarning(const Event& event, const AddressedGame& placed, Findings& findings) {
    const Game& game = placed.game;
    const bool afterLastTurn
        = dune(game).ending == Ending::TurnLimit
          || (game.turns && game.turns->value() == event.settings.turnLimit.value());
    const bool withGuild = std::ranges::any_of(game.seats, [](const Seat& seat) {
        return dune(seat).faction == Faction::Guild && !seat.dropout;
    });
    if (afterLastTurn && withGuild) {
        findings.push_back(
            warningOf(placed, FindingKind::GuildDefaultPossible, placed.where.key("victory")));
    }
}

/// Counts toward a victory: strongholds, the Shield Wall, and tech tokens (R9); absent if unknown.
Amount strongholdsForVictory(const Seat& seat) {
    if (!dune(seat).strongholds)
        return std::nullopt;
    return qint64(dune(seat).strongholds->value()) + (dune(seat).shieldWall ? 1 : 0)
           + (dune(seat).techTokens ? 1 : 0);
}

/// R10.25.
void addSoloWarnings(const Event& event, const AddressedGame& placed, Findings& findings) {
    constexpr qint64 needed = 3;
    for (const Seat& seat : placed.game.seats) {
        const Amount held = strongholdsForVictory(seat);
        if (dune(seat).winner && held && *held < needed) {
            findings.push_back(warningOf(placed, FindingKind::SoloStrongholdsFew,
                                         placed.seat(seat).key("strongholds"),
                                         {playerName(event, seat.player), *held, needed}));
        }
    }
}

/// R10.25: Ecaz and its ally need one less (R9). An unknown number allows no warning.
void addAllianceWarning(const AddressedGame& placed, Findings& findings) {
    qint64 needed = 4;
    qint64 held = 0;
    for (const Seat& seat : placed.game.seats) {
        if (!dune(seat).winner)
            continue;
        const Amount ofSeat = strongholdsForVictory(seat);
        if (!ofSeat)
            return;
        held += *ofSeat;
        if (dune(seat).faction == Faction::Ecaz)
            needed = 3;
    }
    if (held < needed) {
        findings.push_back(warningOf(placed, FindingKind::AllianceStrongholdsFew,
                                     placed.where.key("victory"), {held, needed}));
    }
}

} // namespace

Findings victoryWarnings(const Event& event, const AddressedGame& placed) {
    Findings findings;
    const Game& game = placed.game;
    const bool conceded = dune(game).ending == Ending::Concession;
    if (dune(game).victory == Victory::Adjudicated) {
        addVerdictWarning(event, placed, findings);
        addDefaultWarning(event, placed, findings);
    } else if (dune(game).victory == Victory::Solo && !conceded) {
        addSoloWarnings(event, placed, findings);
    } else if (dune(game).victory == Victory::Alliance && !conceded) {
        addAllianceWarning(placed, findings);
    }
    return findings;
}

} // namespace mentat
