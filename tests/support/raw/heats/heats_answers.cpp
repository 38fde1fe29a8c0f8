#include "heats_answers.h"

#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/raw_heats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

Json eventOf(int seed, Edition edition) {
    const auto json = readJson(randomHeatsEvent(static_cast<quint32>(seed), {.edition = edition}));
    if (!json)
        qFatal("no JSON: seed %d", seed);
    return *json;
}

} // namespace

const Answers& Judged::at(int seed) {
    const auto known = m_answers.find(seed);
    if (known != m_answers.end())
        return known->second;
    const Json document = eventOf(seed, m_edition);
    return m_answers
        .insert({seed,
                 {document, rawHeatsStandings(document, m_edition),
                  rawHeatsFinalists(document, m_edition), rawHeatsPlacements(document, m_edition)}})
        .first->second;
}

std::vector<int> seedsFrom(const std::vector<int>& telling, int limit) {
    std::vector<int> seeds = telling;
    for (int seed = 0; seed < limit; ++seed) {
        if (std::find(telling.begin(), telling.end(), seed) == telling.end())
            seeds.push_back(seed);
    }
    return seeds;
}

bool isSeen(const Answers& answers, Edition edition, HeatsSlip slip) {
    return answers.standings != rawHeatsStandings(answers.document, edition, slip)
           || answers.finalists != rawHeatsFinalists(answers.document, edition, slip)
           || answers.placements != rawHeatsPlacements(answers.document, edition, slip);
}

QString slipsUnseen(Judged& judged, const std::vector<int>& seeds,
                    std::map<HeatsSlip, QString> slips, int enough) {
    std::map<HeatsSlip, int> seen;
    for (size_t i = 0; i < seeds.size() && !slips.empty(); ++i) {
        std::erase_if(slips, [&](const auto& slip) {
            if (isSeen(judged.at(seeds.at(i)), judged.edition(), slip.first))
                ++seen[slip.first];
            return seen[slip.first] >= enough;
        });
    }
    QStringList names;
    for (const auto& [slip, name] : slips)
        names.append(u"%1: %2"_s.arg(name).arg(seen[slip]));
    return names.join(u", "_s);
}

const Json& memberOf(const Json& object, const QString& key) {
    static const Json none;
    const Json* member = object.find(key);
    return member ? *member : none;
}

const QString& wordOf(const Json& object, const QString& key) {
    return memberOf(object, key).text;
}

void turnRound(Json& document) {
    for (const QString& key : {u"heats"_s, u"stages"_s}) {
        Json* rounds = document.find(key);
        for (Json& round : rounds ? rounds->items : document.items) {
            Json* games = round.find(u"games"_s);
            std::reverse(games->items.begin(), games->items.end());
            for (Json& game : games->items) {
                Json* seats = game.find(u"seats"_s);
                std::reverse(seats->items.begin(), seats->items.end());
            }
        }
    }
    if (Json* heats = document.find(u"heats"_s))
        std::reverse(heats->items.begin(), heats->items.end());
}

namespace {

QStringList idsIn(const Json& list) {
    QStringList ids;
    for (const Json& item : list.items)
        ids += item.kind == Json::Kind::List ? idsIn(item) : QStringList{item.text};
    return ids;
}

const Json& rulesetIn(const Json& document) {
    return memberOf(memberOf(document, u"event"_s), u"ruleset"_s);
}

const Json& rulesOf(const Json& document, const QString& stage) {
    for (const Json& rules : memberOf(rulesetIn(document), u"stages"_s).items) {
        if (wordOf(rules, u"name"_s) == stage)
            return rules;
    }
    qFatal("no stage");
}

// A single table may have any size, and so may those that `tables` gives.
bool areListed(const Json& tables, const Json& sizes, const Json& stageRules) {
    return tables.items.size() == 1 || stageRules.find(u"tables"_s)
           || std::all_of(tables.items.begin(), tables.items.end(), [&](const Json& table) {
                  return std::any_of(sizes.items.begin(), sizes.items.end(), [&](const Json& size) {
                      return size.number == static_cast<double>(table.items.size());
                  });
              });
}

QString faultOfStage(const Json& document, const Json& stage, int& tables) {
    const QString name = wordOf(stage, u"name"_s);
    const QStringList qualifiers = idsIn(memberOf(stage, u"qualifiers"_s));
    const QStringList alternates = idsIn(memberOf(stage, u"alternates"_s));
    const QStringList lineup = idsIn(memberOf(stage, u"lineup"_s));
    const QStringList seated = idsIn(memberOf(stage, u"tables"_s));
    QStringList everyone = qualifiers + alternates;
    if (everyone.removeDuplicates() > 0)
        return u"somebody twice"_s;
    for (const QString& player : lineup) {
        if (!everyone.contains(player))
            return u"a stranger"_s;
    }
    // Players outside the line-up can sit alone, too.
    const QStringList byes = idsIn(memberOf(stage, u"byes"_s));
    const QStringList there = seated + byes;
    const bool isWhole = std::all_of(lineup.begin(), lineup.end(), [&](const QString& player) {
        return there.count(player) == 1;
    });
    if (!seated.isEmpty() && (!isWhole || (byes.isEmpty() && seated.size() != lineup.size())))
        return u"not everybody seated"_s;
    tables += static_cast<int>(memberOf(stage, u"tables"_s).items.size());
    const Json& rules = rulesOf(document, name);
    const Json& sizes = memberOf(rules.find(u"sizes"_s) ? rules : rulesetIn(document), u"sizes"_s);
    if (!areListed(memberOf(stage, u"tables"_s), sizes, rules))
        return u"a size that is not listed"_s;
    for (const Json& record : memberOf(document, u"stages"_s).items) {
        for (const QString& absent : idsIn(memberOf(record, u"unavailable"_s))) {
            if (wordOf(record, u"name"_s) == name && lineup.contains(absent))
                return u"an absent one"_s;
        }
    }
    return {};
}

// Whether the numbers under the key are ranks: one more than the number of lower ones.
bool areRanks(const Json& rows, const QString& key) {
    return std::all_of(rows.items.begin(), rows.items.end(), [&](const Json& row) {
        const Json& rank = memberOf(row, key);
        const auto lower
            = std::count_if(rows.items.begin(), rows.items.end(), [&](const Json& other) {
                  const Json& one = memberOf(other, key);
                  return one.kind == Json::Kind::Number && one.number < rank.number;
              });
        return rank.kind != Json::Kind::Number || rank.number == static_cast<double>(lower) + 1;
    });
}

} // namespace

QString faultOf(const Answers& answers, int& tables) {
    if (!areRanks(answers.standings, u"rank"_s) || !areRanks(answers.placements, u"place"_s))
        return u"no ranks"_s;
    QStringList qualifiers;
    QStringList out;
    for (const Json& row : answers.standings.items) {
        if (wordOf(row, u"status"_s) == u"qualifier"_s)
            qualifiers.append(wordOf(row, u"player"_s));
        if (wordOf(row, u"status"_s) == u"disqualified"_s)
            out.append(wordOf(row, u"player"_s));
    }
    bool isFirst = true;
    for (const Json& stage : memberOf(answers.finalists, u"stages"_s).items) {
        const bool isHeld = memberOf(stage, u"held"_s).flag;
        if (isHeld && isFirst && idsIn(memberOf(stage, u"qualifiers"_s)) != qualifiers)
            return u"other qualifiers"_s;
        isFirst = isFirst && !isHeld;
        const QString fault = faultOfStage(answers.document, stage, tables);
        if (!fault.isEmpty())
            return fault;
    }
    for (const Json& row : answers.placements.items) {
        if (out.contains(wordOf(row, u"player"_s)))
            return u"a disqualified one placed"_s;
    }
    return {};
}

} // namespace mentat::test::raw
