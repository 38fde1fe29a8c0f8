#include "raw_shape.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

// The objects of the page "Event documents and the command line", key by key.
namespace mentat::test::raw {

Check playerList() {
    return listOf(isKnownPlayer, Twice::Refused);
}

// `format` and `version` each have one valid value.
Check exactly(const QJsonValue& right) {
    return [right](Shape& shape, const QJsonValue& value, const QString& at) {
        const bool same = right.isDouble()
                              ? value.isDouble() && value.toDouble() == right.toDouble()
                              : value == right;
        if (!same)
            shape.findings.add(u"R10.1"_s, at);
    };
}

// A name with at most this many characters.
Check shortName(qsizetype most) {
    return [most](Shape& shape, const QJsonValue& value, const QString& at) {
        isName(shape, value, at);
        if (value.toString().size() > most)
            shape.findings.add(u"R10.1"_s, at);
    };
}

Check aids(bool hasSheet) {
    std::vector<Field> fields;
    if (hasSheet)
        fields.push_back({u"sheet"_s, objectOf({{u"label"_s, shortName(12)},
                                                {u"score"_s, shortName(12)},
                                                {u"place"_s, shortName(12)}})});
    fields.push_back({u"card"_s, listOf(objectOf({{u"title"_s, shortName(40), true},
                                                  {u"lines"_s, listOf(shortName(400))}}))});
    fields.push_back({u"notes"_s, isText});
    return objectOf(fields);
}

Check logo() {
    return objectOf({{u"kind"_s, oneOf({u"png"_s, u"svg"_s}), true}, {u"data"_s, isPicture, true}});
}

namespace {

const QStringList knownFactions
    = {u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s, u"fremen"_s,  u"guild"_s, u"harkonnen"_s,
       u"ixian"_s,    u"tleilaxu"_s,      u"choam"_s,   u"richese"_s, u"ecaz"_s,  u"moritani"_s};
const QStringList knownStrongholds
    = {u"arrakeen"_s,        u"carthag"_s,        u"sietch-tabr"_s,
       u"habbanya-sietch"_s, u"tueks-sietch"_s,   u"hidden-mobile-stronghold"_s,
       u"shield-wall"_s,     u"jacurutu-sietch"_s};
const QStringList knownVictories = {u"solo"_s,           u"alliance"_s,      u"bg-prediction"_s,
                                    u"fremen-default"_s, u"guild-default"_s, u"adjudicated"_s};
const QStringList knownSponsors
    = {u"corrino"_s, u"atreides"_s, u"harkonnen"_s, u"guild"_s, u"sisterhood"_s, u"fremen"_s};
const QStringList acceptable
    = {u"R10.21"_s, u"R10.22"_s, u"R10.23"_s, u"R10.24"_s, u"R10.25"_s, u"R10.26"_s, u"R10.27"_s};

Check tieRolls() {
    const Check entry = objectOf(
        {{u"players"_s, playerList(), true}, {u"rolls"_s, listOf(isDie)}, {u"planned"_s, isText}});
    return listOf([entry](Shape& shape, const QJsonValue& value, const QString& at) {
        entry(shape, value, at);
        const QJsonValue players = value.toObject().value(u"players"_s);
        const QJsonValue rolls = value.toObject().value(u"rolls"_s);
        if (players.isArray() && rolls.isArray()
            && rolls.toArray().size() > players.toArray().size())
            shape.findings.add(u"R10.1"_s, below(at, u"rolls"_s));
    });
}

Check settings() {
    std::vector<Field> rows;
    for (const QString& victory : knownVictories)
        rows.push_back({victory, isQpRow});
    rows.push_back({u"fremen-default-alliance"_s, isQpRow});
    rows.push_back({u"guild-default-alliance"_s, isQpRow});
    return objectOf({{u"finalists"_s, isSettingFromOne},
                     {u"tieBreakValues"_s, oneOf({u"individual"_s, u"alliance"_s})},
                     {u"shieldWallAdjudicated"_s, isFlag},
                     {u"shieldWallPoints"_s, isPoints},
                     {u"cityPoints"_s, isPoints},
                     {u"strongholdPoints"_s, isPoints},
                     {u"qpTable"_s, objectOf(rows)},
                     {u"turnLimit"_s, isSettingFromOne},
                     {u"allianceSize"_s, isSettingFromOne},
                     {u"countAt"_s, oneOf({u"stop"_s, u"turn-end"_s})},
                     {u"graceMinutes"_s, isCount},
                     {u"lastTurnMinutes"_s, isCount},
                     {u"finalLastTurnMinutes"_s, isCount},
                     {u"finalClockWaived"_s, isFlag},
                     {u"drawFactions"_s, oneOf({u"table"_s, u"program"_s})},
                     {u"finalTrades"_s, isFlag},
                     {u"prizeLevel"_s, isCount}});
}

Check event() {
    const QStringList sets
        = {u"base"_s, u"ixians-tleilaxu"_s, u"choam-richese"_s, u"ecaz-moritani"_s};
    const Check apart = objectOf({{u"players"_s, playerList(), true}, {u"hard"_s, isFlag}});
    const Check decision = objectOf({{u"faction"_s, oneOf(knownFactions), true},
                                     {u"player"_s, isKnownPlayer},
                                     {u"reason"_s, isText},
                                     {u"handedOver"_s, isFlag}});
    const Check ruling = objectOf({{u"question"_s, isText},
                                   {u"answer"_s, isText},
                                   {u"topic"_s, isText},
                                   {u"entry"_s, isText},
                                   {u"heat"_s, isNumberFromOne},
                                   {u"table"_s, isNumberFromOne},
                                   {u"time"_s, isTime}});
    return objectOf({{u"name"_s, isName, true},
                     {u"code"_s, isText},
                     {u"year"_s, isYear, true},
                     {u"rules"_s, oneOf({u"wbc-dune"_s, u"eye-of-the-storm"_s}), true},
                     {u"location"_s, isText},
                     {u"gm"_s, isText},
                     {u"assistants"_s, listOf(isText)},
                     {u"sets"_s, listOf(oneOf(sets), Twice::Refused)},
                     {u"notes"_s, isText},
                     {u"closed"_s, isFlag},
                     {u"host"_s, isText},
                     {u"logo"_s, logo()},
                     {u"settings"_s, settings()},
                     {u"keepApart"_s, listOf(apart)},
                     {u"awardDecisions"_s, listOf(decision)},
                     {u"rulings"_s, listOf(ruling)},
                     {u"aids"_s, aids(false)}});
}

Check player(Format format) {
    std::vector<Field> fields = {{u"id"_s, isName, true},
                                 {u"name"_s, isName, true},
                                 {u"alsoKnownAs"_s, listOf(isName)},
                                 {u"from"_s, isText},
                                 {u"badge"_s, isText},
                                 {u"email"_s, isText},
                                 {u"phone"_s, isText},
                                 {u"whereabouts"_s, isText},
                                 {u"notes"_s, isText},
                                 {u"preference"_s, oneOf({u"base"_s, u"expansion"_s, u"either"_s})},
                                 {u"copies"_s, isCount},
                                 {u"expansionCopies"_s, isCount},
                                 {u"finalAnswer"_s, oneOf({u"yes"_s, u"no"_s})},
                                 {u"disqualified"_s, isFlag},
                                 {u"disqualifiedReason"_s, isText}};
    if (format == Format::Dune)
        return objectOf(fields);
    const Check spent
        = objectOf({{u"solaris"_s, isCount}, {u"favor"_s, isCount}, {u"spice"_s, isCount}});
    const Check decks = objectOf({{u"imperial"_s, listOf(oneOf(knownSponsors))},
                                  {u"house"_s, listOf(oneOf(knownSponsors))}});
    fields.push_back({u"house"_s, isText});
    fields.push_back({u"sponsor"_s, oneOf(knownSponsors)});
    fields.push_back({u"homeworld"_s, isText});
    fields.push_back({u"startingPoints"_s, spent});
    fields.push_back({u"allegiances"_s, decks});
    return objectOf(fields);
}

Check seat() {
    return objectOf({{u"seat"_s, isNumberFromOne, true},
                     {u"player"_s, isKnownPlayer, true},
                     {u"faction"_s, oneOf(knownFactions)},
                     {u"alliance"_s, isCount},
                     {u"winner"_s, isFlag},
                     {u"performancePoints"_s, isPoints},
                     {u"control"_s, listOf(listOf(oneOf(knownStrongholds), Twice::Refused))},
                     {u"strongholds"_s, isCount},
                     {u"shieldWall"_s, isFlag},
                     {u"techTokens"_s, isFlag},
                     {u"tokens"_s, isCount},
                     {u"spice"_s, isCount},
                     {u"cards"_s, isCount},
                     {u"roll"_s, isRoll},
                     {u"dropout"_s, isFlag},
                     {u"dropoutTurn"_s, isCount},
                     {u"excused"_s, isFlag},
                     {u"left"_s, isTime},
                     {u"late"_s, isFlag},
                     {u"qp"_s, isPoints},
                     {u"qpReason"_s, isText}});
}

Check heat() {
    const Check draw = objectOf({{u"seed"_s, isSeed},
                                 {u"algorithm"_s, isCount},
                                 {u"avoidRepeats"_s, isFlag},
                                 {u"sizes"_s, listOf(isCount)},
                                 {u"expansionTables"_s, isCount},
                                 {u"factions"_s, isFlag},
                                 {u"entrants"_s, playerList()},
                                 {u"tables"_s, listOf(playerList())}});
    return objectOf({{u"number"_s, isNumberFromOne, true},
                     {u"name"_s, isName},
                     {u"start"_s, isTime},
                     {u"minutes"_s, isCount},
                     {u"location"_s, isText},
                     {u"cancelled"_s, isText},
                     {u"entrants"_s, playerList(), true},
                     {u"standby"_s, playerList()},
                     {u"draw"_s, draw},
                     {u"games"_s, listOf(gameShape(true)), true}});
}

Check finalShape() {
    const Check game = gameShape(false);
    const Check gameOrNone = [game](Shape& shape, const QJsonValue& value, const QString& at) {
        if (!value.isObject() || !value.toObject().isEmpty())
            game(shape, value, at);
    };
    const Check call = objectOf(
        {{u"player"_s, isKnownPlayer, true},
         {u"state"_s, oneOf({u"told"_s, u"confirmed"_s, u"no-answer"_s, u"cannot"_s}), true},
         {u"time"_s, isTime}});
    const Check pick = objectOf(
        {{u"player"_s, isKnownPlayer, true}, {u"faction"_s, oneOf(knownFactions), true}});
    return objectOf({{u"start"_s, isTime},
                     {u"minutes"_s, isCount},
                     {u"location"_s, isText},
                     {u"unavailable"_s, playerList()},
                     {u"present"_s, playerList()},
                     {u"deadline"_s, isTime},
                     {u"closed"_s, isFlag},
                     {u"calls"_s, listOf(call)},
                     {u"expansionVotes"_s, isVotes},
                     {u"picks"_s, listOf(pick)},
                     {u"tieRolls"_s, tieRolls()},
                     {u"game"_s, gameOrNone}});
}

Check stormGame() {
    const Check places
        = objectOf({{u"player"_s, isKnownPlayer, true},
                    {u"status"_s,
                     oneOf({u"great-house"_s, u"active"_s, u"renegade"_s, u"eliminated"_s}), true},
                    {u"solaris"_s, isCount},
                    {u"favor"_s, isSigned},
                    {u"spice"_s, isCount}});
    return objectOf({{u"number"_s, isNumberFromOne, true},
                     {u"seats"_s, listOf(places), true},
                     {u"round"_s, isCount},
                     {u"table"_s, isNumberFromOne},
                     {u"void"_s, isFlag},
                     {u"note"_s, isText}});
}

} // namespace

Check gameShape(bool tableRequired) {
    const Check accepted = objectOf({{u"rule"_s, oneOf(acceptable), true}, {u"reason"_s, isText}});
    const QStringList endings = {u"victory"_s, u"concession"_s, u"turn-limit"_s, u"time-limit"_s};
    return objectOf({{u"table"_s, isNumberFromOne, tableRequired},
                     {u"expansion"_s, isFlag},
                     {u"start"_s, isTime},
                     {u"end"_s, isTime},
                     {u"minutes"_s, isCount},
                     {u"turns"_s, isTurns},
                     {u"ending"_s, oneOf(endings)},
                     {u"victory"_s, oneOf(knownVictories)},
                     {u"predicted"_s, isKnownPlayer},
                     {u"void"_s, isFlag},
                     {u"locked"_s, isFlag},
                     {u"checked"_s, isFlag},
                     {u"pool"_s, listOf(oneOf(knownFactions), Twice::Refused)},
                     {u"accepted"_s, listOf(accepted)},
                     {u"note"_s, isText},
                     {u"seats"_s, listOf(seat()), true}});
}

Check documentShape(Format format) {
    std::vector<Field> fields = {{u"format"_s, exactly(u"mentat-event"_s), true},
                                 {u"version"_s, exactly(1), true},
                                 {u"event"_s, event(), true},
                                 {u"players"_s, listOf(player(format)), true},
                                 {u"tieRolls"_s, tieRolls()}};
    if (format != Format::Storm) {
        fields.push_back({u"heats"_s, listOf(heat())});
        fields.push_back({u"final"_s, finalShape()});
    }
    if (format != Format::Dune)
        fields.push_back({u"games"_s, listOf(stormGame())});
    return objectOf(fields);
}

} // namespace mentat::test::raw
