#pragma once

#include "model/book.h"
#include "scoring/dune/games/field.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// R4.1–R4.6.
[[nodiscard]] Standings duneStandings(const Field& field);
[[nodiscard]] Standings duneStandings(const Event& event);

/// R4.6, R7.1.
[[nodiscard]] Advancement duneAdvancement(const Event& event);

// The QP in a row's values.

[[nodiscard]] QualificationPoints pointsOf(const Standing& row);
/// Best first.
[[nodiscard]] std::vector<QualificationPoints> gamePointsOf(const Standing& row);
/// Of the best game, by the current reading of R4.3; all unknown without a game.
[[nodiscard]] EndValues bestValuesOf(const Standing& row);

/// R4.2: whether two players' games are equal, so that values or rolls decide.
[[nodiscard]] bool areEqualInGames(const Standing& a, const Standing& b);

/// R4.6: the QP of the last player to advance; absent if fewer are ranked.
[[nodiscard]] std::optional<QualificationPoints> cutOf(const Standings& standings,
                                                       Positive finalists);

/// The QP of the last place to advance in an earlier year's event (R4.1).
struct EarlierCut {
    Year year;
    Name event;
    QualificationPoints qp;
    friend bool operator==(const EarlierCut&, const EarlierCut&) = default;
};

/// From the file's events of earlier years with at least as many ranked players as advance, newest
/// first.
[[nodiscard]] std::vector<EarlierCut> earlierCuts(const Book& book, EventId aside);

} // namespace mentat
