#pragma once

#include "model/event.h"
#include "scoring/ruleset/result_faults.h"

#include <QString>

namespace mentat {

/// The result of a game by a ruleset as typed: each line has the seats' entries, in order. "d"
/// marks a dropout, "e" an excused one (R6), "-" an unknown value.
struct ResultText {
    std::vector<PlayerId> players{}; // the players, in seat order
    QString scores{};                // "45 38 d 12"
    QString places{};                // "2 1 3 4", "2134", "1 1 3 4" shared
    QString labels{};                // "Red, Blue": what they played, may be abbreviated
    QString note{};
    std::vector<QString> accepted{}; // rules whose warnings are accepted

    [[nodiscard]] const QString& line(ResultLine which) const;
    [[nodiscard]] QString& line(ResultLine which);
    friend bool operator==(const ResultText&, const ResultText&) = default;
};

[[nodiscard]] ResultText textOf(const Game& game);
[[nodiscard]] QString draftOf(const ResultText& text);
/// Absent if the draft is not a result by a ruleset.
[[nodiscard]] std::optional<ResultText> resultTextIn(const QString& draft);

/// The meaning of a typed result.
struct ResultReading {
    Game game;                          // the game to record, as far as readable
    std::optional<ResultFault> fault{}; // the first one; absent: it can be recorded
};
/// recorded: the current game.
[[nodiscard]] ResultReading readResult(const ResultText& text, const Game& recorded,
                                       const Ruleset& ruleset);

/// The seats' entries of a line; as many as typed.
[[nodiscard]] QStringList entriesOf(const ResultText& text, ResultLine line, size_t seats);

/// An entry of scores or places without the dropout mark, which moves to the seat.
template <class Marked>
[[nodiscard]] QString withoutMark(Marked& seat, const QString& entry) {
    const QChar first = entry.isEmpty() ? QChar() : entry.front().toLower();
    if (first != QLatin1Char('d') && first != QLatin1Char('e'))
        return entry;
    seat.dropout = true;
    seat.excused = first == QLatin1Char('e');
    return entry.sliced(1);
}

/// Up to nine digits and three decimals, with an optional sign.
[[nodiscard]] std::optional<Decimal> typedScore(QString text);
[[nodiscard]] QString scoreToType(Decimal score);

} // namespace mentat
