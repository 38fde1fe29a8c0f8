#pragma once

#include "heats_event.h"

// H3 and H4 (inside of raw_heats.h).
namespace mentat::test::raw::heats {

struct Played {
    const Game* game = nullptr;
    const Seat* seat = nullptr;
};

// One number, or as many as there are; a single null is no value.
struct KeyValue {
    bool isList = false;
    std::vector<std::optional<Number>> numbers;
};

// All of the heats that are complete and not void, by heat number.
std::vector<Played> gamesOf(const Event& event, const QString& player);
// `count` of them at most.
std::vector<Played> bestGamesOf(const Event& event, const QString& player);
// A word of `order`: since which edition, what scores it needs of the ruleset, and by which games.
enum class NeedsScores { No, Any, High };
struct OrderWord {
    QString by;
    Edition since = Edition::First;
    NeedsScores scores = NeedsScores::No;
    bool everyGame = false; // whatever `count` says
    // What games come to by it.
    KeyValue (*value)(const Event& event, const Json& key, const std::vector<Played>& games)
        = nullptr;
};
const std::vector<OrderWord>& orderWords();
// Those that an edition knows.
QStringList wordsOfOrder(Edition edition);

// What these games come to by one key of `order`, its own `where` and `count` before that.
KeyValue valueOver(const Event& event, const Json& key, const std::vector<Played>& games);
// What the player has by it.
KeyValue valueOf(const Event& event, const Json& key, const QString& player);
// 1 where the first is better, -1 for the opposite, 0 where they are equal.
int compareBy(const Event& event, const Json& key, const KeyValue& mine, const KeyValue& theirs);
// The values of `order`, one by one; which key decides is counted from 0, as many as there are keys
// where none does.
struct Comparison {
    int sign = 0;
    size_t key = 0;
};
Comparison compareAll(const Event& event, const std::vector<Json>& keys,
                      const std::vector<KeyValue>& mine, const std::vector<KeyValue>& theirs);

// H4 `score-of-first` of one game, for `stage-score` and `ratio` too.
enum class Against { First, Others };
Number scoreOfFirst(const Event& event, const Played& played, Against against = Against::First);

Json valueJson(const Json& key, const KeyValue& value);

} // namespace mentat::test::raw::heats
