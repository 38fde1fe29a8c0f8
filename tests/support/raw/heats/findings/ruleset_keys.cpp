#include "heats_shape.h"

#include "tests/support/raw/heats/heats_keys.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

// H10.1: the keys of H4 and of `eliminated` with their parameters.
namespace mentat::test::raw::heats {

namespace {

// A list, or one for each of several table sizes.
void checkPoints(Findings& findings, const QJsonValue& points, const QString& at, Edition edition) {
    const auto check = [&](const QJsonValue& list, const QString& here) {
        if (edition == Edition::First)
            checkItems(findings, list, here, isDecimal, Twice::Allowed);
        else
            checkSomeItems(findings, list, here, isDecimal);
    };
    if (points.isUndefined())
        return;
    if (!points.isObject()) {
        check(points, at);
        return;
    }
    const QJsonObject lists = points.toObject();
    for (auto list = lists.begin(); list != lists.end(); ++list) {
        const QString here = below(at, list.key());
        const int size = list.key().toInt();
        const bool isSize
            = size >= 2 && size <= largestTable(edition) && list.key() == QString::number(size);
        if (!isSize)
            refuse(findings, here);
        else
            check(list.value(), here);
    }
}

// The keys allowed next to `by`.
std::vector<Member> firstParameters(const QString& by) {
    const Fits take = oneWordOf({u"sum"_s, u"mean"_s, u"best"_s});
    if (by == u"place-points"_s)
        return {{u"points"_s, {}, true},
                {u"shared"_s, oneWordOf({u"full"_s, u"mean"_s})},
                {u"sharedFirst"_s, isDecimal}};
    if (by == u"score"_s || by == u"score-share"_s || by == u"score-of-first"_s)
        return {{u"take"_s, take}};
    if (by == u"behind-first"_s)
        return {{u"places"_s, {}}};
    if (by == u"heats-played"_s)
        return {{u"prefer"_s, oneWordOf({u"fewer"_s, u"more"_s})}};
    return {};
}

// The keys that may have `where` and, except `finishes`, their own `count`.
const QStringList& keysOfGames() {
    static const QStringList keys
        = {u"place-points"_s, u"finishes"_s,       u"average-place"_s, u"score"_s,
           u"score-share"_s,  u"score-of-first"_s, u"margin"_s,        u"behind-first"_s};
    return keys;
}

void addSecondParameters(const QString& by, std::vector<Member>& members) {
    const Fits take = oneWordOf({u"sum"_s, u"mean"_s, u"best"_s});
    if (by == u"place-points"_s)
        members.push_back({u"ratio"_s, {}});
    if (by == u"early-wins"_s || by == u"finishes"_s)
        members.push_back({u"first"_s, wholeFrom(1)});
    if (by == u"margin"_s || by == u"behind-first"_s)
        members.push_back({u"take"_s, take});
    if (by == u"score-of-first"_s)
        members.push_back({u"against"_s, oneWordOf({u"first"_s, u"others"_s})});
    if (by == u"score-share"_s)
        members.push_back({u"asSize"_s, wholeFrom(1)});
    if (!keysOfGames().contains(by))
        return;
    members.push_back({u"where"_s, oneWordOf({u"won"_s, u"lost"_s})});
    if (by != u"finishes"_s)
        members.push_back({u"count"_s, wholeFrom(1)});
}

std::vector<Member> parametersOf(const QString& by, Edition edition) {
    std::vector<Member> members = firstParameters(by);
    if (by == u"places"_s)
        members.push_back(
            {u"from"_s, edition == Edition::First ? wholeFrom(2, 10) : wholeFrom(1, 12)});
    if (edition == Edition::Second)
        addSecondParameters(by, members);
    return members;
}

// The lists of `behind-first` and `place-points`.
void checkPlaces(Findings& findings, const QJsonValue& places, const QString& at, Edition edition) {
    const Fits isPlace = wholeFrom(1, largestTable(edition));
    if (edition == Edition::First)
        checkItems(findings, places, at, isPlace, Twice::Allowed);
    else
        checkSomeItems(findings, places, at, isPlace);
}

// If `by` is missing or unknown, its parameters are unknown in either case.
void checkKey(Findings& findings, const QJsonValue& value, const QString& at,
              const QStringList& known, Edition edition) {
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
    std::vector<Member> members = parametersOf(by.toString(), edition);
    members.push_back({u"by"_s, isText, true});
    checkMembers(findings, value, at, members);
    if (by == QJsonValue(u"place-points"_s)) {
        checkPoints(findings, key.value(u"points"_s), below(at, u"points"_s), edition);
        if (edition == Edition::Second && key.contains(u"ratio"_s))
            checkSomeItems(findings, key.value(u"ratio"_s), below(at, u"ratio"_s), isDecimal);
    }
    if (by == QJsonValue(u"behind-first"_s) && key.contains(u"places"_s))
        checkPlaces(findings, key.value(u"places"_s), below(at, u"places"_s), edition);
}

void checkKeys(Findings& findings, const QJsonValue& keys, const QString& at,
               const QStringList& known, Edition edition) {
    if (!keys.isArray()) {
        refuse(findings, at);
        return;
    }
    const QJsonArray list = keys.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        checkKey(findings, list.at(i), below(at, i), known, edition);
}

void refuseWithoutScores(Findings& findings, const QJsonValue& keys, const QString& at,
                         const QStringList& needing) {
    const QJsonArray list = keys.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (needing.contains(list.at(i).toObject().value(u"by"_s).toString()))
            refuse(findings, below(below(at, i), u"by"_s));
    }
}

// A parameter that needs scores.
void refuseRatios(Findings& findings, const QJsonValue& order, const QString& at) {
    const QJsonArray list = order.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject key = list.at(i).toObject();
        if (key.value(u"by"_s) == QJsonValue(u"place-points"_s) && key.contains(u"ratio"_s))
            refuse(findings, below(below(at, i), u"ratio"_s));
    }
}

} // namespace

void checkOrder(Findings& findings, const QJsonValue& order, const QString& at, Edition edition) {
    checkKeys(findings, order, at, wordsOfOrder(edition), edition);
    if (order.isArray() && order.toArray().isEmpty())
        refuse(findings, at);
}

void checkEliminated(Findings& findings, const QJsonValue& eliminated, const QString& at,
                     Edition edition) {
    QStringList known = {u"stage-place"_s, u"stage-score"_s, u"seed"_s};
    if (edition == Edition::Second)
        known += u"stage-total"_s;
    checkKeys(findings, eliminated, at, known, edition);
    const bool isEmpty = eliminated.isArray() && eliminated.toArray().isEmpty();
    if (edition == Edition::Second && isEmpty)
        refuse(findings, at);
}

void checkScores(Findings& findings, const QJsonObject& ruleset, const QString& at,
                 Edition edition) {
    if (findings.touched(below(at, u"score"_s)))
        return;
    const QString score = ruleset.value(u"score"_s).toString(u"none"_s);
    QStringList needing;
    if (score != u"high"_s)
        needing += u"score-share"_s;
    if (score == u"none"_s)
        needing += {u"score"_s,  u"score-of-first"_s, u"behind-first"_s,
                    u"margin"_s, u"stage-score"_s,    u"stage-total"_s};
    if (edition == Edition::First)
        needing.removeIf(
            [](const QString& by) { return by == u"margin"_s || by == u"stage-total"_s; });
    for (const QString& key : {u"order"_s, u"eliminated"_s})
        refuseWithoutScores(findings, ruleset.value(key), below(at, key), needing);
    if (edition == Edition::Second && score == u"none"_s)
        refuseRatios(findings, ruleset.value(u"order"_s), below(at, u"order"_s));
}

} // namespace mentat::test::raw::heats
