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

// What the values of a row say.

[[nodiscard]] QualificationPoints pointsOf(const Standing& row);
/// Best first.
[[nodiscard]] std::vector<QualificationPoints> gamePointsOf(const Standing& row);
/// Of the best game, by the reading of R4.3 in force; all unknown without a game.
[[nodiscard]] EndValues bestValuesOf(const Standing& row);

/// R4.2: whether the games leave two players equal, so that values or rolls decide.
[[nodiscard]] bool areEqualInGames(const Standing& a, const Standing& b);

/// R4.6: the QP of the last who advances; absent where fewer are ranked.
[[nodiscard]] std::optional<QualificationPoints> cutOf(const Standings& standings,
                                                       Positive finalists);

/// What the last place that advanced had in an event of an earlier year (R4.1).
struct EarlierCut {
    Year year;
    Name event;
    QualificationPoints qp;
    friend bool operator==(const EarlierCut&, const EarlierCut&) = default;
};

/// Of the file's other events of earlier years in which as many were ranked as advance; the newest
/// first.
[[nodiscard]] std::vector<EarlierCut> earlierCuts(const Book& book, EventId aside);

} // namespace mentat
