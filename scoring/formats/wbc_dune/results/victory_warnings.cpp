#include "model/finding_kind.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "scoring/formats/wbc_dune/results/value_warnings.h"

#include <algorithm>

namespace mentat {

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

/// R10.24: the verdict of R3 is another one, or there is none.
void addVerdictWarning(const Event& event, const PlacedGame& placed, Findings& findings) {
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
void addDefaultWarning(const Event& event, const PlacedGame& placed, Findings& findings) {
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

/// For a victory: strongholds, the Shield Wall and tech tokens (R9); absent where unknown.
Amount strongholdsForVictory(const Seat& seat) {
    if (!dune(seat).strongholds)
        return std::nullopt;
    return qint64(dune(seat).strongholds->value()) + (dune(seat).shieldWall ? 1 : 0)
           + (dune(seat).techTokens ? 1 : 0);
}

/// R10.25.
void addSoloWarnings(const Event& event, const PlacedGame& placed, Findings& findings) {
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

/// R10.25: Ecaz and its ally need one less (R9). With an unknown number in it nothing can be said.
void addAllianceWarning(const PlacedGame& placed, Findings& findings) {
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

Findings victoryWarnings(const Event& event, const PlacedGame& placed) {
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
