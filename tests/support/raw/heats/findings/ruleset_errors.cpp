#include "heats_shape.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// H10.1: an invalid ruleset. All errors inside it belong to this rule.
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

bool checkSomeItems(Findings& findings, const QJsonValue& value, const QString& at,
                    const Fits& fits, Twice twice) {
    const bool isList = checkItems(findings, value, at, fits, twice);
    if (isList && value.toArray().isEmpty())
        refuse(findings, at);
    return isList;
}

void checkSizes(Findings& findings, const QJsonObject& object, const QString& at, Edition edition) {
    if (object.contains(u"sizes"_s))
        checkSomeItems(findings, object.value(u"sizes"_s), below(at, u"sizes"_s),
                       wholeFrom(2, largestTable(edition)), Twice::Refused);
}

namespace {

void checkStages(Findings& findings, const QJsonObject& ruleset, const QString& at,
                 Edition edition) {
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
        checkStageRules(findings, ruleset, list.at(i), below(here, i), i == 0, edition);
    refuseTwice(findings, u"H10.1"_s, list, here, u"name"_s);
}

} // namespace

void checkRuleset(Findings& findings, const QJsonValue& value, const QString& at, Edition edition) {
    std::vector<Member> members = {{u"name"_s, isName, true},
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
                                   {u"eliminated"_s, {}}};
    if (edition == Edition::Second) {
        members.push_back({u"pairing"_s, oneWordOf({u"chance"_s, u"record"_s})});
        members.push_back({u"byes"_s, isFlag});
        members.push_back({u"ties"_s, oneWordOf({u"roll"_s, u"seed"_s})});
    }
    if (!checkMembers(findings, value, at, members))
        return;
    const QJsonObject ruleset = value.toObject();
    checkSizes(findings, ruleset, at, edition);
    if (ruleset.contains(u"labels"_s))
        checkItems(findings, ruleset.value(u"labels"_s), below(at, u"labels"_s), isText,
                   Twice::Allowed);
    if (ruleset.contains(u"order"_s))
        checkOrder(findings, ruleset.value(u"order"_s), below(at, u"order"_s), edition);
    checkStages(findings, ruleset, at, edition);
    if (ruleset.contains(u"eliminated"_s))
        checkEliminated(findings, ruleset.value(u"eliminated"_s), below(at, u"eliminated"_s),
                        edition);
    checkScores(findings, ruleset, at, edition);
}

} // namespace mentat::test::raw::heats
