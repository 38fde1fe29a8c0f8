#include "heats_keys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// The parts of a ruleset that each edition knows.
namespace mentat::test::raw::heats {

namespace {

struct Vocabulary {
    QStringList first;
    QStringList second;

    bool has(const QString& word, Edition edition) const {
        return first.contains(word) || (edition == Edition::Second && second.contains(word));
    }
};

const Vocabulary& rulesetKeys() {
    static const Vocabulary known
        = {{u"name"_s, u"code"_s, u"note"_s, u"sizes"_s, u"score"_s, u"sharedWin"_s, u"count"_s,
            u"dropouts"_s, u"labels"_s, u"order"_s, u"stages"_s, u"eliminated"_s},
           {u"pairing"_s, u"byes"_s, u"ties"_s}};
    return known;
}

const Vocabulary& stageKeys() {
    static const Vocabulary known
        = {{u"name"_s, u"sizes"_s, u"entrants"_s, u"skipBelow"_s, u"atMostHalf"_s, u"fillTo"_s,
            u"fillTables"_s, u"advance"_s, u"seeding"_s},
           {u"skipBy"_s, u"fillWith"_s, u"byesTo"_s, u"tables"_s, u"small"_s}};
    return known;
}

const Vocabulary& parameters() {
    static const Vocabulary known
        = {{u"by"_s, u"points"_s, u"shared"_s, u"sharedFirst"_s, u"from"_s, u"take"_s, u"places"_s,
            u"prefer"_s},
           {u"ratio"_s, u"first"_s, u"against"_s, u"asSize"_s, u"where"_s, u"count"_s}};
    return known;
}

const Vocabulary& eliminatedKeys() {
    static const Vocabulary known
        = {{u"stage-place"_s, u"stage-score"_s, u"seed"_s}, {u"stage-total"_s}};
    return known;
}

// The valid values of some keys.
const Vocabulary& wordsOf(const QString& key) {
    static const Vocabulary none;
    static const std::vector<std::pair<QString, Vocabulary>> all
        = {{u"score"_s, {{u"none"_s, u"high"_s, u"low"_s}, {}}},
           {u"sharedWin"_s, {{u"full"_s, u"share"_s, u"none"_s}, {}}},
           {u"dropouts"_s, {{u"last"_s, u"disqualified"_s}, {}}},
           {u"pairing"_s, {{}, {u"chance"_s, u"record"_s}}},
           {u"ties"_s, {{}, {u"roll"_s, u"seed"_s}}},
           {u"shared"_s, {{u"full"_s, u"mean"_s}, {}}},
           {u"take"_s, {{u"sum"_s, u"mean"_s, u"best"_s}, {}}},
           {u"against"_s, {{}, {u"first"_s, u"others"_s}}},
           {u"prefer"_s, {{u"fewer"_s, u"more"_s}, {}}},
           {u"where"_s, {{}, {u"won"_s, u"lost"_s}}},
           {u"skipBy"_s, {{}, {u"qualified"_s, u"available"_s, u"lineup"_s}}},
           {u"small"_s, {{}, {u"last"_s, u"first"_s}}},
           {u"seeding"_s, {{u"snake"_s, u"ranked"_s, u"rows"_s, u"random"_s}, {}}}};
    const auto row
        = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == key; });
    return row == all.end() ? none : row->second;
}

[[noreturn]] void stopAt(const QString& word) {
    qFatal("this edition of the judge does not know %s", qPrintable(word));
}

void requireKeys(const Json& object, const Vocabulary& keys, Edition edition) {
    for (const JsonMember& member : object.members) {
        if (!keys.has(member.key, edition))
            stopAt(member.key);
        const Vocabulary& words = wordsOf(member.key);
        const bool hasWords = !words.first.isEmpty() || !words.second.isEmpty();
        if (hasWords && member.value.kind == Json::Kind::Text
            && !words.has(member.value.text, edition))
            stopAt(member.key + u' ' + member.value.text);
        const bool isAlwaysWord = hasWords && member.key != u"seeding"_s;
        if (isAlwaysWord && member.value.kind != Json::Kind::Text)
            stopAt(member.key);
    }
}

void requireBy(const std::vector<Json>& keys, const Vocabulary& known, Edition edition) {
    for (const Json& key : keys) {
        if (!known.has(textAt(key, u"by"_s), edition))
            stopAt(textAt(key, u"by"_s));
        requireKeys(key, parameters(), edition);
    }
}

void requireStage(const Json& stage, Edition edition) {
    requireKeys(stage, stageKeys(), edition);
    const Vocabulary entrants = {{u"wins"_s}, {u"most"_s}};
    const Vocabulary fillWith = {{}, {u"wins"_s, u"place"_s}};
    const Vocabulary pattern = {{}, {u"pattern"_s}};
    if (const Json* value = stage.find(u"entrants"_s))
        requireKeys(*value, entrants, edition);
    if (const Json* value = stage.find(u"fillWith"_s))
        requireKeys(*value, fillWith, edition);
    if (const Json* value = stage.find(u"seeding"_s))
        requireKeys(*value, pattern, edition);
    const Json* fillTo = stage.find(u"fillTo"_s);
    if (edition == Edition::First && fillTo && fillTo->kind == Json::Kind::List)
        stopAt(u"fillTo"_s);
}

} // namespace

void requireKnown(const Json& ruleset, Edition edition) {
    const Vocabulary orderKeys = {wordsOfOrder(edition), {}};
    requireKeys(ruleset, rulesetKeys(), edition);
    requireBy(itemsAt(ruleset, u"order"_s), orderKeys, edition);
    requireBy(itemsAt(ruleset, u"eliminated"_s), eliminatedKeys(), edition);
    for (const Json& stage : itemsAt(ruleset, u"stages"_s))
        requireStage(stage, edition);
}

} // namespace mentat::test::raw::heats
