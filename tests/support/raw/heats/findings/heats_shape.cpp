#include "heats_shape.h"

#include <QJsonArray>

#include <cmath>

using namespace Qt::StringLiterals;

// The document of an event in heats, key by key.
namespace mentat::test::raw::heats {

bool isDecimal(const QJsonValue& value) {
    const double number = value.toDouble();
    return value.isDouble() && std::abs(number) < 1e9 && std::round(number * 1000) / 1000 == number;
}

void refuseTwice(Findings& findings, const QString& rule, const QJsonValue& list, const QString& at,
                 const QString& key) {
    const QJsonArray items = list.toArray();
    for (qsizetype later = 0; later < items.size(); ++later) {
        const QJsonValue value = items.at(later).toObject().value(key);
        for (qsizetype earlier = 0; earlier < later; ++earlier) {
            const bool comparable = value.isString() || value.isDouble();
            if (comparable && value == items.at(earlier).toObject().value(key))
                findings.add(rule, below(below(at, later), key));
        }
    }
}

namespace {

void isScore(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isDecimal(value))
        shape.findings.add(u"R10.1"_s, at);
}

Check isRuleset(Edition edition) {
    return [edition](Shape& shape, const QJsonValue& value, const QString& at) {
        checkRuleset(shape.findings, value, at, edition);
    };
}

// More rolls than players.
Check tieRolls() {
    const Check entry = objectOf({{u"players"_s, playerList(), true},
                                  {u"rolls"_s, listOf(isDie)},
                                  {u"planned"_s, raw::isText}});
    return listOf([entry](Shape& shape, const QJsonValue& value, const QString& at) {
        entry(shape, value, at);
        const QJsonValue players = value.toObject().value(u"players"_s);
        const QJsonValue rolls = value.toObject().value(u"rolls"_s);
        if (players.isArray() && rolls.isArray()
            && rolls.toArray().size() > players.toArray().size())
            shape.findings.add(u"R10.1"_s, below(at, u"rolls"_s));
    });
}

Check event(Edition edition) {
    const Check settings = objectOf({{u"graceMinutes"_s, isCount},
                                     {u"lastTurnMinutes"_s, isCount},
                                     {u"prizeLevel"_s, isCount}});
    const Check apart = objectOf({{u"players"_s, playerList(), true}, {u"hard"_s, raw::isFlag}});
    const Check ruling = objectOf({{u"question"_s, raw::isText},
                                   {u"answer"_s, raw::isText},
                                   {u"topic"_s, raw::isText},
                                   {u"entry"_s, raw::isText},
                                   {u"heat"_s, isNumberFromOne},
                                   {u"table"_s, isNumberFromOne},
                                   {u"time"_s, isTime}});
    return objectOf({{u"name"_s, raw::isName, true},
                     {u"code"_s, raw::isText},
                     {u"year"_s, isYear, true},
                     {u"rules"_s, exactly(u"heats"_s), true},
                     {u"location"_s, raw::isText},
                     {u"gm"_s, raw::isText},
                     {u"assistants"_s, listOf(raw::isText)},
                     {u"notes"_s, raw::isText},
                     {u"closed"_s, raw::isFlag},
                     {u"host"_s, raw::isText},
                     {u"logo"_s, raw::logo()},
                     {u"settings"_s, settings},
                     {u"ruleset"_s, isRuleset(edition), true},
                     {u"keepApart"_s, listOf(apart)},
                     {u"rulings"_s, listOf(ruling)},
                     {u"aids"_s, raw::aids(true)}});
}

Check player() {
    return objectOf({{u"id"_s, raw::isName, true},
                     {u"name"_s, raw::isName, true},
                     {u"alsoKnownAs"_s, listOf(raw::isName)},
                     {u"from"_s, raw::isText},
                     {u"badge"_s, raw::isText},
                     {u"email"_s, raw::isText},
                     {u"phone"_s, raw::isText},
                     {u"whereabouts"_s, raw::isText},
                     {u"notes"_s, raw::isText},
                     {u"copies"_s, isCount},
                     {u"finalAnswer"_s, oneOf({u"yes"_s, u"no"_s})},
                     {u"disqualified"_s, raw::isFlag},
                     {u"disqualifiedReason"_s, raw::isText}});
}

Check game(Edition edition) {
    const Check seat = objectOf({{u"seat"_s, isNumberFromOne, true},
                                 {u"player"_s, isKnownPlayer, true},
                                 {u"place"_s, isNumberFromOne},
                                 {u"score"_s, isScore},
                                 {u"label"_s, raw::isText},
                                 {u"dropout"_s, raw::isFlag},
                                 {u"excused"_s, raw::isFlag},
                                 {u"left"_s, isTime},
                                 {u"late"_s, raw::isFlag}});
    QStringList warnings = {u"H10.21"_s, u"H10.22"_s, u"H10.23"_s, u"H10.24"_s, u"H10.25"_s};
    if (edition == Edition::Second)
        warnings += {u"H10.26"_s, u"H10.27"_s};
    const Check warning = oneOf(warnings);
    const Check accepted = objectOf({{u"rule"_s, warning, true}, {u"reason"_s, raw::isText}});
    return objectOf({{u"table"_s, isNumberFromOne, true},
                     {u"start"_s, isTime},
                     {u"end"_s, isTime},
                     {u"minutes"_s, isCount},
                     {u"turns"_s, isCount},
                     {u"void"_s, raw::isFlag},
                     {u"locked"_s, raw::isFlag},
                     {u"checked"_s, raw::isFlag},
                     {u"accepted"_s, listOf(accepted)},
                     {u"note"_s, raw::isText},
                     {u"seats"_s, listOf(seat), true}});
}

Check heat(Edition edition) {
    const Check draw = objectOf({{u"seed"_s, isSeed},
                                 {u"algorithm"_s, isCount},
                                 {u"avoidRepeats"_s, raw::isFlag},
                                 {u"sizes"_s, listOf(isCount)},
                                 {u"entrants"_s, playerList()},
                                 {u"tables"_s, listOf(playerList())}});
    return objectOf({{u"number"_s, isNumberFromOne, true},
                     {u"name"_s, raw::isName},
                     {u"start"_s, isTime},
                     {u"minutes"_s, isCount},
                     {u"location"_s, raw::isText},
                     {u"cancelled"_s, raw::isText},
                     {u"entrants"_s, playerList(), true},
                     {u"standby"_s, playerList()},
                     {u"draw"_s, draw},
                     {u"games"_s, listOf(game(edition)), true}});
}

Check stage(Edition edition) {
    const Check call = objectOf(
        {{u"player"_s, isKnownPlayer, true},
         {u"state"_s, oneOf({u"told"_s, u"confirmed"_s, u"no-answer"_s, u"cannot"_s}), true},
         {u"time"_s, isTime}});
    std::vector<Field> fields
        = {{u"name"_s, raw::isName, true},   {u"start"_s, isTime},
           {u"minutes"_s, isCount},          {u"location"_s, raw::isText},
           {u"unavailable"_s, playerList()}, {u"present"_s, playerList()},
           {u"deadline"_s, isTime},          {u"closed"_s, raw::isFlag},
           {u"calls"_s, listOf(call)},       {u"seed"_s, isSeed},
           {u"tieRolls"_s, tieRolls()},      {u"games"_s, listOf(game(edition))}};
    if (edition == Edition::Second)
        fields.push_back({u"held"_s, raw::isFlag});
    return objectOf(fields);
}

} // namespace

Check heatsDocumentShape(Edition edition) {
    return objectOf({{u"format"_s, exactly(u"mentat-event"_s), true},
                     {u"version"_s, exactly(1), true},
                     {u"event"_s, event(edition), true},
                     {u"players"_s, listOf(player()), true},
                     {u"tieRolls"_s, tieRolls()},
                     {u"heats"_s, listOf(heat(edition))},
                     {u"stages"_s, listOf(stage(edition))}});
}

} // namespace mentat::test::raw::heats
