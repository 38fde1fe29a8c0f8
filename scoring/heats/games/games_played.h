#pragma once

#include "model/book.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "model/values/pointer.h"

#include <map>

namespace mentat {

/// A game with its place in the event's document, for warnings.
struct AddressedGame {
    const Game& game;
    const Heat* heat = nullptr; // nullptr: the final
    Pointer where;

    [[nodiscard]] Pointer seat(size_t position) const { return where.key("seats").index(position); }
    [[nodiscard]] Pointer seat(const Seat& seat) const;
};

/// Pointer to a game in the event's document: "/heats/0/games/2", "/final/game".
[[nodiscard]] Pointer documentPlaceOf(const Event& event, const GameAddress& place);

/// All games that are not void, in the order of the document, the final's last.
[[nodiscard]] std::vector<AddressedGame> placedGames(const Event& event);

/// The game's acceptance of the warning's rule; nullptr if there is none.
[[nodiscard]] const Acceptance* acceptanceOf(const Finding& warning, const Game& game);

/// A warning about one game.
[[nodiscard]] Finding warningOf(const AddressedGame& placed, FindingKind kind, const Pointer& where,
                                const Values& values = {});

/// The state of the heats' results, void tables aside.
struct ResultsSoFar {
    int tables = 0;
    int recorded = 0;
    int unchecked = 0; // recorded, and not yet double-checked
    friend bool operator==(const ResultsSoFar&, const ResultsSoFar&) = default;
};
[[nodiscard]] ResultsSoFar resultsSoFar(const HeatsPlay& play);

/// Whether only corrections can change results: each heat has tables, all finished or void; or the
/// final is being played, which ends the heats in any case.
[[nodiscard]] bool areHeatsOver(const Event& event);

/// The length of a game in minutes, 0 or more: as entered, otherwise from start to end; absent if
/// neither is known or the end precedes the start.
[[nodiscard]] std::optional<qint64> minutesOf(const Game& game);

/// Game lengths by number of players: means over completed heat games with a known time.
class GameLengths {
public:
    /// From all events of a file.
    [[nodiscard]] static GameLengths of(const Book& book);
    void add(const Event& event);

    /// The mean over tables of these sizes, in whole minutes, rounded half up; absent if a size was
    /// never timed, or without a table.
    [[nodiscard]] std::optional<qint64> expected(const std::vector<int>& sizes) const;

private:
    struct Sum {
        qint64 minutes = 0;
        qint64 games = 0;
    };
    std::map<int, Sum> m_sums; // by number of starters
};

} // namespace mentat
