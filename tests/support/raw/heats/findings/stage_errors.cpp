#include "heats_shape.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// H10.1: the stages of a ruleset.
namespace mentat::test::raw::heats {

namespace {

// `[[from, number], …]`, `from` ascending.
void checkPairs(Findings& findings, const QJsonArray& pairs, const QString& at) {
    std::optional<double> last;
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        const QJsonArray pair = pairs.at(i).toArray();
        const QString here = below(at, i);
        if (!pairs.at(i).isArray() || pair.size() != 2) {
            refuse(findings, here);
            continue;
        }
        checkItems(findings, pair, here, wholeFrom(0), Twice::Allowed);
        const double from = pair.at(0).toDouble();
        if (last && pair.at(0).isDouble() && from <= *last)
            refuse(findings, below(here, 0));
        if (pair.at(0).isDouble())
            last = std::max(from, last.value_or(from));
    }
    if (pairs.isEmpty())
        refuse(findings, at);
}

void checkEntrants(Findings& findings, const QJsonObject& ruleset, const QJsonValue& entrants,
                   const QString& at, Edition edition) {
    if (entrants.isArray()) {
        checkPairs(findings, entrants.toArray(), at);
    } else if (entrants.isObject()) {
        std::vector<Member> members = {{u"wins"_s, wholeFrom(1), true}};
        if (edition == Edition::Second)
            members.push_back({u"most"_s, wholeFrom(1)});
        checkMembers(findings, entrants, at, members);
        const QJsonValue first
            = ruleset.value(u"order"_s).toArray().at(0).toObject().value(u"by"_s);
        if (first.isString() && first != QJsonValue(u"wins"_s))
            refuse(findings, at);
    } else if (!wholeFrom(1)(entrants)) {
        refuse(findings, at);
    }
}

// A number, or an ascending list.
void checkFillTo(Findings& findings, const QJsonValue& fillTo, const QString& at, Edition edition) {
    if (!fillTo.isArray() || edition == Edition::First) {
        if (!wholeFrom(0)(fillTo))
            refuse(findings, at);
        return;
    }
    checkSomeItems(findings, fillTo, at, wholeFrom(0));
    const QJsonArray list = fillTo.toArray();
    std::optional<double> last;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!list.at(i).isDouble())
            continue;
        const double number = list.at(i).toDouble();
        if (last && number <= *last)
            refuse(findings, below(at, i));
        last = std::max(number, last.value_or(number));
    }
}

// Exactly one key.
void checkFillWith(Findings& findings, const QJsonValue& fillWith, const QString& at) {
    const bool isObject = checkMembers(findings, fillWith, at,
                                       {{u"wins"_s, wholeFrom(1)}, {u"place"_s, wholeFrom(1)}});
    const QJsonObject object = fillWith.toObject();
    if (isObject && object.contains(u"wins"_s) == object.contains(u"place"_s))
        refuse(findings, at);
}

void checkTables(Findings& findings, const QJsonValue& tables, const QString& at) {
    if (tables.isArray())
        checkPairs(findings, tables.toArray(), at);
    else if (!wholeFrom(1)(tables))
        refuse(findings, at);
}

// Each number from 1 on exactly once, 2 to 12 per table. A missing number is reported only if the
// others are valid.
void checkPattern(Findings& findings, const QJsonValue& pattern, const QString& at) {
    if (!pattern.isArray() || pattern.toArray().isEmpty()) {
        refuse(findings, at);
        return;
    }
    std::set<double> all;
    bool isRight = true;
    const QJsonArray tables = pattern.toArray();
    for (qsizetype t = 0; t < tables.size(); ++t) {
        const QJsonArray table = tables.at(t).toArray();
        const QString tableAt = below(at, t);
        if (!tables.at(t).isArray() || table.size() < 2 || table.size() > 12) {
            refuse(findings, tableAt);
            isRight = false;
        }
        for (qsizetype i = 0; i < table.size(); ++i) {
            const bool isNumber = wholeFrom(1)(table.at(i));
            if (!isNumber || !all.insert(table.at(i).toDouble()).second) {
                refuse(findings, below(tableAt, i));
                isRight = false;
            }
        }
    }
    if (isRight && *all.rbegin() != static_cast<double>(all.size()))
        refuse(findings, at);
}

void checkSeeding(Findings& findings, const QJsonValue& seeding, const QString& at,
                  Edition edition) {
    if (seeding.isObject() && edition == Edition::Second) {
        checkMembers(findings, seeding, at, {{u"pattern"_s, {}, true}});
        if (seeding.toObject().contains(u"pattern"_s))
            checkPattern(findings, seeding.toObject().value(u"pattern"_s), below(at, u"pattern"_s));
    } else if (!oneWordOf({u"snake"_s, u"ranked"_s, u"rows"_s, u"random"_s})(seeding)) {
        refuse(findings, at);
    }
}

std::vector<Member> membersOf(bool isFirst, Edition edition) {
    std::vector<Member> members = {{u"name"_s, isName, true},
                                   {u"sizes"_s, {}},
                                   {u"entrants"_s, {}, isFirst},
                                   {u"skipBelow"_s, wholeFrom(0)},
                                   {u"atMostHalf"_s, isFlag},
                                   {u"fillTo"_s, {}},
                                   {u"fillTables"_s, isFlag},
                                   {u"advance"_s, wholeFrom(1)},
                                   {u"seeding"_s, {}}};
    if (edition == Edition::Second) {
        const Fits counted = oneWordOf({u"qualified"_s, u"available"_s, u"lineup"_s});
        members.push_back({u"skipBy"_s, counted});
        members.push_back({u"fillWith"_s, {}});
        members.push_back({u"byesTo"_s, wholeFrom(0)});
        members.push_back({u"tables"_s, {}});
        members.push_back({u"small"_s, oneWordOf({u"last"_s, u"first"_s})});
    }
    return members;
}

} // namespace

void checkStageRules(Findings& findings, const QJsonObject& ruleset, const QJsonValue& value,
                     const QString& at, bool isFirst, Edition edition) {
    if (!checkMembers(findings, value, at, membersOf(isFirst, edition)))
        return;
    const QJsonObject stage = value.toObject();
    checkSizes(findings, stage, at, edition);
    const auto has = [&](const QString& key) { return stage.contains(key); };
    if (has(u"fillTo"_s))
        checkFillTo(findings, stage.value(u"fillTo"_s), below(at, u"fillTo"_s), edition);
    if (has(u"seeding"_s))
        checkSeeding(findings, stage.value(u"seeding"_s), below(at, u"seeding"_s), edition);
    if (edition == Edition::Second && has(u"fillWith"_s))
        checkFillWith(findings, stage.value(u"fillWith"_s), below(at, u"fillWith"_s));
    if (edition == Edition::Second && has(u"tables"_s))
        checkTables(findings, stage.value(u"tables"_s), below(at, u"tables"_s));
    if (!has(u"entrants"_s))
        return;
    const QString entrantsAt = below(at, u"entrants"_s);
    if (isFirst)
        checkEntrants(findings, ruleset, stage.value(u"entrants"_s), entrantsAt, edition);
    else
        refuse(findings, entrantsAt);
}

} // namespace mentat::test::raw::heats
