#pragma once

#include "model/event.h"
#include "scoring/ruleset/result_faults.h"

#include <QString>

namespace mentat {

/// The result of a game by a ruleset as it is typed: of each line what belongs to the seats, in
/// their order. "d" is who dropped out, "e" who did with an excuse (R6), "-" what is not known.
struct ResultText {
    std::vector<PlayerId> players{}; // who sat there, in the order of the seats
    QString scores{};                // "45 38 d 12"
    QString places{};                // "2 1 3 4", "2134", "1 1 3 4" shared
    QString labels{};                // "Red, Blue": what they played, the first letters are enough
    QString note{};
    std::vector<QString> accepted{}; // rules whose warnings need no further look

    [[nodiscard]] const QString& line(ResultLine which) const;
    [[nodiscard]] QString& line(ResultLine which);
    friend bool operator==(const ResultText&, const ResultText&) = default;
};

[[nodiscard]] ResultText textOf(const Game& game);
[[nodiscard]] QString draftOf(const ResultText& text);
/// Absent where the draft is none of such a result.
[[nodiscard]] std::optional<ResultText> resultTextIn(const QString& draft);

/// What a typed result says.
struct ResultReading {
    Game game;                          // as it would be recorded, with what can be read
    std::optional<ResultFault> fault{}; // the first one; absent: it can be recorded
};
/// recorded: the same game as it stands.
[[nodiscard]] ResultReading readResult(const ResultText& text, const Game& recorded,
                                       const Ruleset& ruleset);

/// What of a line belongs to the seats, one after another; as many as are typed.
[[nodiscard]] QStringList entriesOf(const ResultText& text, ResultLine line, size_t seats);

/// An entry of scores or places without the mark of who dropped out, which the seat then has.
template <class Marked>
[[nodiscard]] QString withoutMark(Marked& seat, const QString& entry) {
    const QChar first = entry.isEmpty() ? QChar() : entry.front().toLower();
    if (first != QLatin1Char('d') && first != QLatin1Char('e'))
        return entry;
    seat.dropout = true;
    seat.excused = first == QLatin1Char('e');
    return entry.sliced(1);
}

/// Up to nine digits and three after the point, a sign before them.
[[nodiscard]] std::optional<Decimal> typedScore(QString text);
[[nodiscard]] QString scoreToType(Decimal score);

} // namespace mentat
