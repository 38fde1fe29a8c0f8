#pragma once

#include "model/book.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "model/values/pointer.h"

#include <map>

namespace mentat {

/// A game with its place in the event's document, for warnings about it.
struct AddressedGame {
    const Game& game;
    const Heat* heat = nullptr; // nullptr: the final
    Pointer where;

    [[nodiscard]] Pointer seat(size_t position) const { return where.key("seats").index(position); }
    [[nodiscard]] Pointer seat(const Seat& seat) const;
};

/// Where a game of the event stands in its document: "/heats/0/games/2", "/final/game".
[[nodiscard]] Pointer documentPlaceOf(const Event& event, const GameAddress& place);

/// All games that are not void, in the order of the document, the final's last.
[[nodiscard]] std::vector<AddressedGame> placedGames(const Event& event);

/// The game's acceptance of the rule that a warning stands under; nullptr where there is none.
[[nodiscard]] const Acceptance* acceptanceOf(const Finding& warning, const Game& game);

/// A warning about one game.
[[nodiscard]] Finding warningOf(const AddressedGame& placed, FindingKind kind, const Pointer& where,
                                const Values& values = {});

/// How far the heats' results are, void tables aside.
struct ResultsSoFar {
    int tables = 0;
    int recorded = 0;
    int unchecked = 0; // recorded, and not held against the sheet a second time
    friend bool operator==(const ResultsSoFar&, const ResultsSoFar&) = default;
};
[[nodiscard]] ResultsSoFar resultsSoFar(const HeatsPlay& play);

/// Whether no result can come in any more but by a correction: each heat has tables, and all are
/// finished or void; or the final is being played, which ends the heats whatever became of them.
[[nodiscard]] bool areHeatsOver(const Event& event);

/// How long a game took, in minutes, 0 or more: what was given, else from start to end; absent
/// where neither is known, or the end is before the start.
[[nodiscard]] std::optional<qint64> minutesOf(const Game& game);

/// How long games take by the number of their players: means over completed heat games whose time
/// is known.
class GameLengths {
public:
    /// Of all events of a file.
    [[nodiscard]] static GameLengths of(const Book& book);
    void add(const Event& event);

    /// The mean over tables of these sizes, in whole minutes, half a one up; absent where one size
    /// was never timed, or there is no table.
    [[nodiscard]] std::optional<qint64> expected(const std::vector<int>& sizes) const;

private:
    struct Sum {
        qint64 minutes = 0;
        qint64 games = 0;
    };
    std::map<int, Sum> m_sums; // by players who started
};

} // namespace mentat
