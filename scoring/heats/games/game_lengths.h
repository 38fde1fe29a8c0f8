#pragma once

#include "model/book.h"

#include <map>

namespace mentat {

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
