#pragma once

#include "heats_event.h"

// H3 and H4 (internals of raw_heats.h).
namespace mentat::test::raw::heats {

struct Played {
    const Game* game = nullptr;
    const Seat* seat = nullptr;
};

// One number, or several; a single null means no value.
struct KeyValue {
    bool isList = false;
    std::vector<std::optional<Number>> numbers;
};

// All complete heat games that are not void, by heat number.
std::vector<Played> gamesOf(const Event& event, const QString& player);
// `count` of them at most.
std::vector<Played> bestGamesOf(const Event& event, const QString& player);
// A word of `order`: its edition, the scores that it needs, and the games that it uses.
enum class NeedsScores { No, Any, High };
struct OrderWord {
    QString by;
    Edition since = Edition::First;
    NeedsScores scores = NeedsScores::No;
    bool everyGame = false; // regardless of `count`
    // The value of games under this word.
    KeyValue (*value)(const Event& event, const Json& key, const std::vector<Played>& games)
        = nullptr;
};
const std::vector<OrderWord>& orderWords();
// The words that an edition knows.
QStringList wordsOfOrder(Edition edition);

// The value of these games under a key of `order`, after its own `where` and `count`.
KeyValue valueOver(const Event& event, const Json& key, const std::vector<Played>& games);
// The player's value under the key.
KeyValue valueOf(const Event& event, const Json& key, const QString& player);
// 1 if the first is better, -1 if the second is, 0 if equal.
int compareBy(const Event& event, const Json& key, const KeyValue& mine, const KeyValue& theirs);
// The values of `order`, one by one; the deciding key counts from 0, or equals their number if none
// decides.
struct Comparison {
    int sign = 0;
    size_t key = 0;
};
Comparison compareAll(const Event& event, const std::vector<Json>& keys,
                      const std::vector<KeyValue>& mine, const std::vector<KeyValue>& theirs);

// H4 `score-of-first` for one game; `stage-score` and `ratio` use it, too.
enum class Against { First, Others };
Number scoreOfFirst(const Event& event, const Played& played, Against against = Against::First);

Json valueJson(const Json& key, const KeyValue& value);

} // namespace mentat::test::raw::heats
