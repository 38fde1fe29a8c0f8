#include "heats_shape.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// H10.1: a ruleset that is none. Whatever is wrong inside of it is this rule's.
namespace mentat::test::raw::heats {

void refuse(Findings& findings, const QString& at) {
    findings.add(u"H10.1"_s, at);
}

bool isText(const QJsonValue& value) {
    return value.isString();
}

bool isName(const QJsonValue& value) {
    Shape shape;
    raw::isName(shape, value, u"/"_s);
    return shape.findings.sorted().empty();
}

bool isFlag(const QJsonValue& value) {
    return value.isBool();
}

Fits wholeFrom(int lowest, int highest) {
    return [=](const QJsonValue& value) {
        const double number = value.toDouble();
        return value.isDouble() && std::floor(number) == number && number >= lowest
               && number <= highest;
    };
}

Fits oneWordOf(const QStringList& words) {
    return [words](const QJsonValue& value) {
        return value.isString() && words.contains(value.toString());
    };
}

bool checkMembers(Findings& findings, const QJsonValue& value, const QString& at,
                  const std::vector<Member>& members) {
    if (!value.isObject()) {
        refuse(findings, at);
        return false;
    }
    const QJsonObject object = value.toObject();
    for (const Member& member : members) {
        if (object.contains(member.key)) {
            if (member.fits && !member.fits(object.value(member.key)))
                refuse(findings, below(at, member.key));
        } else if (member.isRequired) {
            refuse(findings, at);
        }
    }
    const QStringList keys = object.keys();
    for (const QString& key : keys) {
        const bool isKnown = std::any_of(members.begin(), members.end(),
                                         [&](const Member& member) { return member.key == key; });
        if (!isKnown)
            refuse(findings, below(at, key));
    }
    return true;
}

bool checkItems(Findings& findings, const QJsonValue& value, const QString& at, const Fits& fits,
                Twice twice) {
    if (!value.isArray()) {
        refuse(findings, at);
        return false;
    }
    const QJsonArray items = value.toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        bool isAgain = false;
        for (qsizetype earlier = 0; earlier < i; ++earlier)
            isAgain = isAgain || items.at(earlier) == items.at(i);
        if (!fits(items.at(i)) || (isAgain && twice == Twice::Refused))
            refuse(findings, below(at, i));
    }
    return true;
}

namespace {

// Silent: without any size there is no table.
void checkSizes(Findings& findings, const QJsonObject& object, const QString& at) {
    const QString here = below(at, u"sizes"_s);
    if (!object.contains(u"sizes"_s))
        return;
    const QJsonValue sizes = object.value(u"sizes"_s);
    if (checkItems(findings, sizes, here, wholeFrom(2, 10), Twice::Refused)
        && sizes.toArray().isEmpty())
        refuse(findings, here);
}

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
                   const QString& at) {
    if (entrants.isArray()) {
        checkPairs(findings, entrants.toArray(), at);
    } else if (entrants.isObject()) {
        checkMembers(findings, entrants, at, {{u"wins"_s, wholeFrom(1), true}});
        const QJsonValue first
            = ruleset.value(u"order"_s).toArray().at(0).toObject().value(u"by"_s);
        if (first.isString() && first != QJsonValue(u"wins"_s))
            refuse(findings, at);
    } else if (!wholeFrom(1)(entrants)) {
        refuse(findings, at);
    }
}

void checkStage(Findings& findings, const QJsonObject& ruleset, const QJsonValue& value,
                const QString& at, bool isFirst) {
    const bool isObject = checkMembers(
        findings, value, at,
        {{u"name"_s, isName, true},
         {u"sizes"_s, {}},
         {u"entrants"_s, {}, isFirst},
         {u"skipBelow"_s, wholeFrom(0)},
         {u"atMostHalf"_s, isFlag},
         {u"fillTo"_s, wholeFrom(0)},
         {u"fillTables"_s, isFlag},
         {u"advance"_s, wholeFrom(1)},
         {u"seeding"_s, oneWordOf({u"snake"_s, u"ranked"_s, u"rows"_s, u"random"_s})}});
    if (!isObject)
        return;
    const QJsonObject stage = value.toObject();
    checkSizes(findings, stage, at);
    if (!stage.contains(u"entrants"_s))
        return;
    const QString entrantsAt = below(at, u"entrants"_s);
    if (isFirst)
        checkEntrants(findings, ruleset, stage.value(u"entrants"_s), entrantsAt);
    else
        refuse(findings, entrantsAt);
}

void checkStages(Findings& findings, const QJsonObject& ruleset, const QString& at) {
    const QJsonValue stages = ruleset.value(u"stages"_s);
    if (stages.isUndefined())
        return;
    const QString here = below(at, u"stages"_s);
    if (!stages.isArray()) {
        refuse(findings, here);
        return;
    }
    const QJsonArray list = stages.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        checkStage(findings, ruleset, list.at(i), below(here, i), i == 0);
    refuseTwice(findings, u"H10.1"_s, list, here, u"name"_s);
}

} // namespace

void checkRuleset(Findings& findings, const QJsonValue& value, const QString& at) {
    const bool isObject
        = checkMembers(findings, value, at,
                       {{u"name"_s, isName, true},
                        {u"code"_s, isText},
                        {u"note"_s, isText},
                        {u"sizes"_s, {}, true},
                        {u"score"_s, oneWordOf({u"none"_s, u"high"_s, u"low"_s})},
                        {u"sharedWin"_s, oneWordOf({u"full"_s, u"share"_s, u"none"_s})},
                        {u"count"_s, wholeFrom(0)},
                        {u"dropouts"_s, oneWordOf({u"last"_s, u"disqualified"_s})},
                        {u"labels"_s, {}},
                        {u"order"_s, {}, true},
                        {u"stages"_s, {}},
                        {u"eliminated"_s, {}}});
    if (!isObject)
        return;
    const QJsonObject ruleset = value.toObject();
    checkSizes(findings, ruleset, at);
    if (ruleset.contains(u"labels"_s))
        checkItems(findings, ruleset.value(u"labels"_s), below(at, u"labels"_s), isText,
                   Twice::Allowed);
    if (ruleset.contains(u"order"_s))
        checkOrder(findings, ruleset.value(u"order"_s), below(at, u"order"_s));
    checkStages(findings, ruleset, at);
    if (ruleset.contains(u"eliminated"_s))
        checkEliminated(findings, ruleset.value(u"eliminated"_s), below(at, u"eliminated"_s));
    checkScores(findings, ruleset, at);
}

} // namespace mentat::test::raw::heats
