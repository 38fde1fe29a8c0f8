#include "heats_shape.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

// H10.1: the keys of H4 and of `eliminated` with their parameters.
namespace mentat::test::raw::heats {

namespace {

// A list, or one for each of some table sizes.
void checkPoints(Findings& findings, const QJsonValue& points, const QString& at) {
    if (points.isUndefined())
        return;
    if (!points.isObject()) {
        checkItems(findings, points, at, isDecimal, Twice::Allowed);
        return;
    }
    const QJsonObject lists = points.toObject();
    for (auto list = lists.begin(); list != lists.end(); ++list) {
        const QString here = below(at, list.key());
        const int size = list.key().toInt();
        const bool isSize = size >= 2 && size <= 10 && list.key() == QString::number(size);
        if (!isSize)
            refuse(findings, here);
        else
            checkItems(findings, list.value(), here, isDecimal, Twice::Allowed);
    }
}

// What may stand beside `by`.
std::vector<Member> parametersOf(const QString& by) {
    const Fits take = oneWordOf({u"sum"_s, u"mean"_s, u"best"_s});
    if (by == u"place-points"_s)
        return {{u"points"_s, {}, true},
                {u"shared"_s, oneWordOf({u"full"_s, u"mean"_s})},
                {u"sharedFirst"_s, isDecimal}};
    if (by == u"places"_s)
        return {{u"from"_s, wholeFrom(2, 10)}};
    if (by == u"score"_s || by == u"score-share"_s || by == u"score-of-first"_s)
        return {{u"take"_s, take}};
    if (by == u"behind-first"_s)
        return {{u"places"_s, {}}};
    if (by == u"heats-played"_s)
        return {{u"prefer"_s, oneWordOf({u"fewer"_s, u"more"_s})}};
    return {};
}

const QStringList& knownKeys() {
    static const QStringList keys
        = {u"wins"_s,          u"place-points"_s, u"early-wins"_s,     u"places"_s,
           u"average-place"_s, u"score"_s,        u"score-share"_s,    u"score-of-first"_s,
           u"behind-first"_s,  u"heats-played"_s, u"opponents-wins"_s, u"later-seats"_s};
    return keys;
}

// Of a `by` that is missing or unknown no parameter is known either way.
void checkKey(Findings& findings, const QJsonValue& value, const QString& at,
              const QStringList& known) {
    const QJsonObject key = value.toObject();
    const QJsonValue by = key.value(u"by"_s);
    if (!value.isObject() || by.isUndefined()) {
        refuse(findings, at);
        return;
    }
    if (!oneWordOf(known)(by)) {
        refuse(findings, below(at, u"by"_s));
        return;
    }
    std::vector<Member> members = parametersOf(by.toString());
    members.push_back({u"by"_s, isText, true});
    checkMembers(findings, value, at, members);
    if (by == QJsonValue(u"place-points"_s))
        checkPoints(findings, key.value(u"points"_s), below(at, u"points"_s));
    if (by == QJsonValue(u"behind-first"_s) && key.contains(u"places"_s))
        checkItems(findings, key.value(u"places"_s), below(at, u"places"_s), wholeFrom(1, 10),
                   Twice::Allowed);
}

void checkKeys(Findings& findings, const QJsonValue& keys, const QString& at,
               const QStringList& known) {
    if (!keys.isArray()) {
        refuse(findings, at);
        return;
    }
    const QJsonArray list = keys.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        checkKey(findings, list.at(i), below(at, i), known);
}

void refuseWithoutScores(Findings& findings, const QJsonValue& keys, const QString& at,
                         const QStringList& needing) {
    const QJsonArray list = keys.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (needing.contains(list.at(i).toObject().value(u"by"_s).toString()))
            refuse(findings, below(below(at, i), u"by"_s));
    }
}

} // namespace

void checkOrder(Findings& findings, const QJsonValue& order, const QString& at) {
    checkKeys(findings, order, at, knownKeys());
    if (order.isArray() && order.toArray().isEmpty())
        refuse(findings, at);
}

void checkEliminated(Findings& findings, const QJsonValue& eliminated, const QString& at) {
    checkKeys(findings, eliminated, at, {u"stage-place"_s, u"stage-score"_s, u"seed"_s});
}

void checkScores(Findings& findings, const QJsonObject& ruleset, const QString& at) {
    if (findings.touched(below(at, u"score"_s)))
        return;
    const QString score = ruleset.value(u"score"_s).toString(u"none"_s);
    QStringList needing;
    if (score != u"high"_s)
        needing += u"score-share"_s;
    if (score == u"none"_s)
        needing += {u"score"_s, u"score-of-first"_s, u"behind-first"_s, u"stage-score"_s};
    for (const QString& key : {u"order"_s, u"eliminated"_s})
        refuseWithoutScores(findings, ruleset.value(key), below(at, key), needing);
}

} // namespace mentat::test::raw::heats
