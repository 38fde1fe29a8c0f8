#include "heats_counts.h"

#include "tests/support/raw/heats/raw_heats.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

void countKeys(const Json& object, const QString& prefix, Counts& counts) {
    for (const JsonMember& member : object.members)
        ++counts[prefix + member.key];
}

void countRuleset(const Json& ruleset, Counts& counts) {
    countKeys(ruleset, u"ruleset "_s, counts);
    ++counts[u"score "_s + wordOf(ruleset, u"score"_s)];
    ++counts[u"shared win "_s + wordOf(ruleset, u"sharedWin"_s)];
    for (const Json& key : memberOf(ruleset, u"order"_s).items) {
        ++counts[u"by "_s + wordOf(key, u"by"_s)];
        countKeys(key, wordOf(key, u"by"_s) + u' ', counts);
        ++counts[u"take "_s + wordOf(key, u"take"_s)];
    }
    for (const Json& key : memberOf(ruleset, u"eliminated"_s).items)
        ++counts[u"by "_s + wordOf(key, u"by"_s)];
    const std::vector<Json>& stages = memberOf(ruleset, u"stages"_s).items;
    ++counts[u"stages %1"_s.arg(stages.size())];
    for (const Json& stage : stages) {
        countKeys(stage, u"stage rules "_s, counts);
        ++counts[u"seeding "_s + wordOf(stage, u"seeding"_s)];
        if (const Json* entrants = stage.find(u"entrants"_s))
            ++counts[u"entrants %1"_s.arg(static_cast<int>(entrants->kind))];
        countKeys(memberOf(stage, u"entrants"_s), u"entrants "_s, counts);
        countKeys(memberOf(stage, u"fillWith"_s), u"fill with "_s, counts);
        for (const JsonMember& member : stage.members)
            ++counts[u"kind of %1 %2"_s.arg(member.key).arg(static_cast<int>(member.value.kind))];
    }
}

void countGames(const Json& games, const QString& where, Counts& counts) {
    for (const Json& game : games.items) {
        countKeys(game, u"game "_s, counts);
        const std::vector<Json>& seats = memberOf(game, u"seats"_s).items;
        counts[u"byes "_s + where] += seats.size() == 1 && seats.front().find(u"place"_s) ? 1 : 0;
        counts[u"tables above ten"_s] += seats.size() > 10 ? 1 : 0;
        for (const Json& seat : memberOf(game, u"seats"_s).items) {
            countKeys(seat, u"seat "_s, counts);
            counts[u"negative scores"_s] += memberOf(seat, u"score"_s).number < 0 ? 1 : 0;
        }
    }
}

void countAnswers(const Answers& answers, Edition edition, Counts& counts) {
    for (const Json& row : answers.standings.items) {
        ++counts[u"decided by "_s + wordOf(row, u"decidedBy"_s)];
        ++counts[u"status "_s + wordOf(row, u"status"_s)];
        for (const Json& value : memberOf(row, u"values"_s).items)
            counts[u"no value"_s] += memberOf(value, u"value"_s).kind == Json::Kind::Null ? 1 : 0;
    }
    const Json& finalists = answers.finalists;
    for (const Json& tie : memberOf(finalists, u"ties"_s).items)
        ++counts[u"matters "_s + wordOf(tie, u"matters"_s)
                 + (tie.find(u"stage"_s) ? u" stage"_s : QString())];
    for (const Json& stage : memberOf(finalists, u"stages"_s).items) {
        const bool isHeld = memberOf(stage, u"held"_s).flag;
        ++counts[isHeld ? u"held"_s : u"not held"_s];
        counts[u"changed line-ups"_s]
            += memberOf(stage, u"lineup"_s) == memberOf(stage, u"qualifiers"_s) ? 0 : 1;
    }
    const Json& places = answers.placements;
    counts[u"placements"_s] += places.items.empty() ? 0 : 1;
    for (const Json& place : places.items)
        counts[u"shared places"_s] += memberOf(place, u"tied"_s).flag ? 1 : 0;
    for (const RawError& warning : rawHeatsWarnings(answers.document, edition))
        ++counts[warning.rule];
}

} // namespace

void countIn(const Answers& answers, Edition edition, Counts& counts) {
    const Json& document = answers.document;
    countRuleset(memberOf(memberOf(document, u"event"_s), u"ruleset"_s), counts);
    for (const Json& heat : memberOf(document, u"heats"_s).items) {
        countKeys(heat, u"heat "_s, counts);
        countGames(memberOf(heat, u"games"_s), u"in heats"_s, counts);
    }
    for (const Json& stage : memberOf(document, u"stages"_s).items) {
        countKeys(stage, u"stage "_s, counts);
        countGames(memberOf(stage, u"games"_s), u"in stages"_s, counts);
    }
    countAnswers(answers, edition, counts);
}

QString rareOne(const Counts& counts, const std::vector<Wanted>& wanted, int enough) {
    for (const Wanted& some : wanted) {
        for (const QString& name : some.names.split(u' ')) {
            const int count = counts.value(some.prefix + name);
            if (count < enough)
                return some.prefix + name + u": %1"_s.arg(count);
        }
    }
    return {};
}

QString rareAfter(Judged& judged, const std::vector<int>& seeds, const std::vector<Wanted>& wanted,
                  int enough) {
    Counts counts;
    QString rare = u"everything"_s;
    for (const int seed : seeds) {
        countIn(judged.at(seed), judged.edition(), counts);
        rare = rareOne(counts, wanted, enough);
        if (rare.isEmpty())
            break;
    }
    return rare;
}

} // namespace mentat::test::raw
