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

// The first key or word of an object that the edition does not know; empty if it knows all.
QString unknownKey(const Json& object, const Vocabulary& keys, Edition edition) {
    for (const JsonMember& member : object.members) {
        if (!keys.has(member.key, edition))
            return member.key;
        const Vocabulary& words = wordsOf(member.key);
        const bool hasWords = !words.first.isEmpty() || !words.second.isEmpty();
        if (hasWords && member.value.kind == Json::Kind::Text
            && !words.has(member.value.text, edition))
            return member.key + u' ' + member.value.text;
        const bool isAlwaysWord = hasWords && member.key != u"seeding"_s;
        if (isAlwaysWord && member.value.kind != Json::Kind::Text)
            return member.key;
    }
    return {};
}

QString unknownBy(const std::vector<Json>& keys, const Vocabulary& known, Edition edition) {
    for (const Json& key : keys) {
        if (!known.has(textAt(key, u"by"_s), edition))
            return u"by "_s + textAt(key, u"by"_s);
        if (const QString unknown = unknownKey(key, parameters(), edition); !unknown.isEmpty())
            return unknown;
    }
    return {};
}

QString unknownInStage(const Json& stage, Edition edition) {
    QString unknown = unknownKey(stage, stageKeys(), edition);
    const std::vector<std::pair<QString, Vocabulary>> parts
        = {{u"entrants"_s, {{u"wins"_s}, {u"most"_s}}},
           {u"fillWith"_s, {{}, {u"wins"_s, u"place"_s}}},
           {u"seeding"_s, {{}, {u"pattern"_s}}}};
    for (const auto& [part, keys] : parts) {
        const Json* value = stage.find(part);
        if (value && unknown.isEmpty())
            unknown = unknownKey(*value, keys, edition);
    }
    const Json* fillTo = stage.find(u"fillTo"_s);
    const bool isListTooEarly
        = edition == Edition::First && fillTo && fillTo->kind == Json::Kind::List;
    return unknown.isEmpty() && isListTooEarly ? u"fillTo"_s : unknown;
}

// The objects of an event document that results depend on. An unknown key with a score of its own
// would be ignored.
struct Objects {
    Vocabulary document = {{u"format"_s, u"version"_s, u"event"_s, u"players"_s, u"tieRolls"_s,
                            u"heats"_s, u"stages"_s},
                           {}};
    Vocabulary event = {{u"name"_s, u"code"_s, u"year"_s, u"rules"_s, u"location"_s, u"gm"_s,
                         u"assistants"_s, u"notes"_s, u"closed"_s, u"host"_s, u"logo"_s,
                         u"settings"_s, u"ruleset"_s, u"keepApart"_s, u"rulings"_s, u"aids"_s},
                        {}};
    Vocabulary settings = {{u"graceMinutes"_s, u"lastTurnMinutes"_s, u"prizeLevel"_s}, {}};
    Vocabulary player = {{u"id"_s, u"name"_s, u"alsoKnownAs"_s, u"from"_s, u"badge"_s, u"email"_s,
                          u"phone"_s, u"whereabouts"_s, u"notes"_s, u"copies"_s, u"finalAnswer"_s,
                          u"disqualified"_s, u"disqualifiedReason"_s},
                         {}};
    Vocabulary rolls = {{u"players"_s, u"rolls"_s, u"planned"_s}, {}};
    Vocabulary heat = {{u"number"_s, u"name"_s, u"start"_s, u"minutes"_s, u"location"_s,
                        u"cancelled"_s, u"entrants"_s, u"standby"_s, u"draw"_s, u"games"_s},
                       {}};
    Vocabulary stage
        = {{u"name"_s, u"start"_s, u"minutes"_s, u"location"_s, u"unavailable"_s, u"present"_s,
            u"deadline"_s, u"closed"_s, u"calls"_s, u"seed"_s, u"tieRolls"_s, u"games"_s},
           {u"held"_s}};
    Vocabulary game = {{u"table"_s, u"start"_s, u"end"_s, u"minutes"_s, u"turns"_s, u"void"_s,
                        u"locked"_s, u"checked"_s, u"accepted"_s, u"note"_s, u"seats"_s},
                       {}};
    Vocabulary seat = {{u"seat"_s, u"player"_s, u"place"_s, u"score"_s, u"label"_s, u"dropout"_s,
                        u"excused"_s, u"left"_s, u"late"_s},
                       {}};
};

} // namespace

QString unknownInRuleset(const Json& ruleset, Edition edition) {
    const Vocabulary orderKeys = {wordsOfOrder(edition), {}};
    QString unknown = unknownKey(ruleset, rulesetKeys(), edition);
    if (unknown.isEmpty())
        unknown = unknownBy(itemsAt(ruleset, u"order"_s), orderKeys, edition);
    if (unknown.isEmpty())
        unknown = unknownBy(itemsAt(ruleset, u"eliminated"_s), eliminatedKeys(), edition);
    for (const Json& stage : itemsAt(ruleset, u"stages"_s)) {
        if (unknown.isEmpty())
            unknown = unknownInStage(stage, edition);
    }
    return unknown;
}

QString unknownInDocument(const Json& document, Edition edition) {
    static const Objects known;
    QString unknown;
    const auto look = [&](const Json& object, const Vocabulary& keys) {
        for (const JsonMember& member : object.members) {
            if (unknown.isEmpty() && !keys.has(member.key, edition))
                unknown = member.key;
        }
    };
    const auto lookAtRounds = [&](const QString& rounds, const Vocabulary& keys) {
        for (const Json& round : itemsAt(document, rounds)) {
            look(round, keys);
            for (const Json& entry : itemsAt(round, u"tieRolls"_s))
                look(entry, known.rolls);
            for (const Json& game : itemsAt(round, u"games"_s)) {
                look(game, known.game);
                for (const Json& seat : itemsAt(game, u"seats"_s))
                    look(seat, known.seat);
            }
        }
    };
    look(document, known.document);
    if (const Json* event = document.find(u"event"_s)) {
        look(*event, known.event);
        if (const Json* settings = event->find(u"settings"_s))
            look(*settings, known.settings);
    }
    for (const Json& player : itemsAt(document, u"players"_s))
        look(player, known.player);
    for (const Json& entry : itemsAt(document, u"tieRolls"_s))
        look(entry, known.rolls);
    lookAtRounds(u"heats"_s, known.heat);
    lookAtRounds(u"stages"_s, known.stage);
    return unknown;
}

void requireKnown(const QString& unknown) {
    if (!unknown.isEmpty())
        qFatal("this edition of the judge does not know %s", qPrintable(unknown));
}

} // namespace mentat::test::raw::heats
