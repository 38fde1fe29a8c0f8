#include "document_fields.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QStringList factionWords
    = {u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s, u"fremen"_s,  u"guild"_s, u"harkonnen"_s,
       u"ixian"_s,    u"tleilaxu"_s,      u"choam"_s,   u"richese"_s, u"ecaz"_s,  u"moritani"_s};
const QStringList victoryWords = {u"solo"_s,           u"alliance"_s,      u"bg-prediction"_s,
                                  u"fremen-default"_s, u"guild-default"_s, u"adjudicated"_s};
const QStringList sponsorWords
    = {u"corrino"_s, u"atreides"_s, u"harkonnen"_s, u"guild"_s, u"sisterhood"_s, u"fremen"_s};

using Fields = std::vector<DocumentField>;

void add(Fields& all, const QString& under, const Fields& fields, bool dune = true,
         bool storm = true) {
    for (DocumentField field : fields) {
        field.path = under + u'/' + field.path;
        field.dune = dune;
        field.storm = storm;
        all.push_back(field);
    }
}

void addEvent(Fields& all) {
    using enum FieldType;
    add(all, u"/event"_s,
        {{u"name"_s, Name, true},
         {u"code"_s, Text},
         {u"year"_s, Year, true},
         {u"rules"_s, Enum, true, {u"wbc-dune"_s, u"eye-of-the-storm"_s}},
         {u"location"_s, Text},
         {u"gm"_s, Text},
         {u"assistants"_s, TextList},
         {u"sets"_s,
          EnumList,
          false,
          {u"base"_s, u"ixians-tleilaxu"_s, u"choam-richese"_s, u"ecaz-moritani"_s}},
         {u"notes"_s, Text},
         {u"closed"_s, Flag},
         {u"host"_s, Text},
         {u"logo"_s, Picture},
         {u"settings"_s, Object},
         {u"keepApart"_s, List},
         {u"awardDecisions"_s, List},
         {u"rulings"_s, List},
         {u"aids"_s, Object}});
    add(all, u"/event/aids"_s, {{u"card"_s, List}, {u"notes"_s, Text}});
    add(all, u"/event/aids/card/*"_s, {{u"title"_s, Name, true}, {u"lines"_s, NameList}});
    add(all, u"/event/logo"_s, {{u"kind"_s, Fixed, true}, {u"data"_s, Fixed, true}});
    for (const SettingField& setting : settingFields())
        add(all, u"/event/settings"_s, {{setting.key, setting.type, false, setting.words}});
    for (const QpField& row : qpFields())
        add(all, u"/event/settings/qpTable"_s, {{row.victory, QpRow}});
    add(all, u"/event/keepApart/*"_s, {{u"players"_s, PlayerList, true}, {u"hard"_s, Flag}});
    add(all, u"/event/awardDecisions/*"_s,
        {{u"faction"_s, Enum, true, factionWords},
         {u"player"_s, PlayerRef},
         {u"reason"_s, Text},
         {u"handedOver"_s, Flag}});
    add(all, u"/event/rulings/*"_s,
        {{u"question"_s, Text},
         {u"answer"_s, Text},
         {u"topic"_s, Text},
         {u"entry"_s, Text},
         {u"heat"_s, FromOne},
         {u"table"_s, FromOne},
         {u"time"_s, Time}});
}

void addPlayers(Fields& all) {
    using enum FieldType;
    add(all, u"/players/*"_s,
        {{u"id"_s, PlayerId, true},
         {u"name"_s, Name, true},
         {u"alsoKnownAs"_s, NameList},
         {u"from"_s, Text},
         {u"badge"_s, Text},
         {u"email"_s, Text},
         {u"phone"_s, Text},
         {u"whereabouts"_s, Text},
         {u"notes"_s, Text},
         {u"preference"_s, Enum, false, {u"base"_s, u"expansion"_s, u"either"_s}},
         {u"copies"_s, Count},
         {u"expansionCopies"_s, Count},
         {u"finalAnswer"_s, Enum, false, {u"yes"_s, u"no"_s}},
         {u"disqualified"_s, Flag},
         {u"disqualifiedReason"_s, Text}});
    add(all, u"/players/*"_s,
        {{u"house"_s, Text},
         {u"sponsor"_s, Enum, false, sponsorWords},
         {u"homeworld"_s, Text},
         {u"startingPoints"_s, Object},
         {u"allegiances"_s, Object}},
        false);
    add(all, u"/players/*/startingPoints"_s,
        {{u"solaris"_s, Count}, {u"favor"_s, Count}, {u"spice"_s, Count}}, false);
    add(all, u"/players/*/allegiances"_s,
        {{u"imperial"_s, EnumList, false, sponsorWords},
         {u"house"_s, EnumList, false, sponsorWords}},
        false);
}

void addGame(Fields& all, const QString& at, bool tableRequired) {
    using enum FieldType;
    add(all, at,
        {{u"table"_s, FromOne, tableRequired},
         {u"expansion"_s, Flag},
         {u"start"_s, Time},
         {u"end"_s, Time},
         {u"minutes"_s, Count},
         {u"turns"_s, Turns},
         {u"ending"_s,
          Enum,
          false,
          {u"victory"_s, u"concession"_s, u"turn-limit"_s, u"time-limit"_s}},
         {u"victory"_s, Enum, false, victoryWords},
         {u"predicted"_s, PlayerRef},
         {u"void"_s, Flag},
         {u"locked"_s, Flag},
         {u"checked"_s, Flag},
         {u"pool"_s, EnumList, false, factionWords},
         {u"accepted"_s, List},
         {u"note"_s, Text},
         {u"seats"_s, List, true}},
        true, false);
    add(all, at + u"/accepted/*"_s,
        {{u"rule"_s,
          Enum,
          true,
          {u"R10.21"_s, u"R10.22"_s, u"R10.23"_s, u"R10.24"_s, u"R10.25"_s, u"R10.26"_s,
           u"R10.27"_s}},
         {u"reason"_s, Text}},
        true, false);
    add(all, at + u"/seats/*"_s,
        {{u"seat"_s, FromOne, true},
         {u"player"_s, PlayerRef, true},
         {u"faction"_s, Enum, false, factionWords},
         {u"alliance"_s, Alliance},
         {u"winner"_s, Flag},
         {u"performancePoints"_s, Points},
         {u"control"_s,
          Control,
          false,
          {u"arrakeen"_s, u"carthag"_s, u"sietch-tabr"_s, u"habbanya-sietch"_s, u"tueks-sietch"_s,
           u"hidden-mobile-stronghold"_s, u"shield-wall"_s, u"jacurutu-sietch"_s}},
         {u"strongholds"_s, Count},
         {u"shieldWall"_s, Flag},
         {u"techTokens"_s, Flag},
         {u"tokens"_s, Count},
         {u"spice"_s, Count},
         {u"cards"_s, Count},
         {u"roll"_s, Roll},
         {u"dropout"_s, Flag},
         {u"dropoutTurn"_s, Count},
         {u"excused"_s, Flag},
         {u"left"_s, Time},
         {u"late"_s, Flag},
         {u"qp"_s, Points},
         {u"qpReason"_s, Text}},
        true, false);
}

void addHeats(Fields& all) {
    using enum FieldType;
    add(all, u"/heats/*"_s,
        {{u"number"_s, FromOne, true},
         {u"name"_s, Name},
         {u"start"_s, Time},
         {u"minutes"_s, Count},
         {u"location"_s, Text},
         {u"cancelled"_s, Text},
         {u"entrants"_s, PlayerList, true},
         {u"standby"_s, PlayerList},
         {u"draw"_s, Object},
         {u"games"_s, List, true}},
        true, false);
    add(all, u"/heats/*/draw"_s,
        {{u"seed"_s, Count},
         {u"algorithm"_s, Count},
         {u"avoidRepeats"_s, Flag},
         {u"sizes"_s, CountList},
         {u"expansionTables"_s, Count},
         {u"factions"_s, Flag},
         {u"entrants"_s, PlayerList},
         {u"tables"_s, DrawnTables}},
        true, false);
    addGame(all, u"/heats/*/games/*"_s, true);
}

void addTieRolls(Fields& all, const QString& at, bool storm) {
    using enum FieldType;
    add(all, at + u"/*"_s,
        {{u"players"_s, PlayerList, true}, {u"rolls"_s, Dice}, {u"planned"_s, Text}}, true, storm);
}

void addFinal(Fields& all) {
    using enum FieldType;
    add(all, u"/final"_s,
        {{u"start"_s, Time},
         {u"minutes"_s, Count},
         {u"location"_s, Text},
         {u"unavailable"_s, PlayerList},
         {u"present"_s, PlayerList},
         {u"deadline"_s, Time},
         {u"closed"_s, Flag},
         {u"calls"_s, List},
         {u"expansionVotes"_s, Votes},
         {u"picks"_s, List},
         {u"tieRolls"_s, List},
         {u"game"_s, Object}},
        true, false);
    add(all, u"/final/calls/*"_s,
        {{u"player"_s, PlayerRef, true},
         {u"state"_s, Enum, true, {u"told"_s, u"confirmed"_s, u"no-answer"_s, u"cannot"_s}},
         {u"time"_s, Time}},
        true, false);
    add(all, u"/final/expansionVotes"_s, {{u"*"_s, Vote}}, true, false);
    add(all, u"/final/picks/*"_s,
        {{u"player"_s, PlayerRef, true}, {u"faction"_s, Enum, true, factionWords}}, true, false);
    addTieRolls(all, u"/final/tieRolls"_s, false);
    addGame(all, u"/final/game"_s, false);
}

void addStormGames(Fields& all) {
    using enum FieldType;
    add(all, u"/games/*"_s,
        {{u"number"_s, FromOne, true},
         {u"seats"_s, List, true},
         {u"round"_s, Count},
         {u"table"_s, FromOne},
         {u"void"_s, Flag},
         {u"note"_s, Text}},
        false);
    add(all, u"/games/*/seats/*"_s,
        {{u"player"_s, PlayerRef, true},
         {u"status"_s, Enum, true, {u"great-house"_s, u"active"_s, u"renegade"_s, u"eliminated"_s}},
         {u"solaris"_s, Count},
         {u"favor"_s, Signed},
         {u"spice"_s, Count}},
        false);
}

Fields everyField() {
    using enum FieldType;
    Fields all;
    add(all, QString(),
        {{u"format"_s, Fixed, true},
         {u"version"_s, Fixed, true},
         {u"event"_s, Object, true},
         {u"players"_s, List, true},
         {u"tieRolls"_s, List}});
    add(all, QString(), {{u"heats"_s, List}, {u"final"_s, Object}}, true, false);
    add(all, QString(), {{u"games"_s, List}}, false, true);
    addEvent(all);
    addPlayers(all);
    addTieRolls(all, u"/tieRolls"_s, true);
    addHeats(all);
    addFinal(all);
    addStormGames(all);
    return all;
}

} // namespace

const std::vector<DocumentField>& documentFields() {
    static const Fields fields = everyField();
    return fields;
}

namespace {

// The nested keys of an object; `*` is an index or any key.
struct KnownKeys {
    std::map<QString, KnownKeys> below;

    const KnownKeys* find(const QString& key) const {
        auto known = below.find(key);
        if (known == below.end())
            known = below.find(u"*"_s);
        return known == below.end() ? nullptr : &known->second;
    }
};

KnownKeys knownKeys() {
    KnownKeys root;
    for (const DocumentField& field : documentFields()) {
        KnownKeys* keys = &root;
        for (const QString& key : field.path.split(u'/', Qt::SkipEmptyParts))
            keys = &keys->below[key];
    }
    return root;
}

// Skips values without keys of their own in the table.
QString unknownBelow(const Json& value, const KnownKeys& known) {
    if (known.below.empty())
        return {};
    for (const JsonMember& member : value.members) {
        const KnownKeys* keys = known.find(member.key);
        const QString below = keys ? unknownBelow(member.value, *keys) : QString();
        if (!keys || !below.isEmpty())
            return u'/' + member.key + below;
    }
    const KnownKeys* ofEach = known.find(u"*"_s);
    for (size_t i = 0; ofEach && i < value.items.size(); ++i) {
        const QString below = unknownBelow(value.items.at(i), *ofEach);
        if (!below.isEmpty())
            return u'/' + QString::number(i) + below;
    }
    return {};
}

} // namespace

QString unknownKeyIn(const Json& document) {
    static const KnownKeys known = knownKeys();
    return unknownBelow(document, known);
}

const std::vector<SettingField>& settingFields() {
    using enum FieldType;
    static const std::vector<SettingField> fields
        = {{u"finalists"_s, SettingFromOne, 6, {}, 1, 9},
           {u"tieBreakValues"_s, Enum, u"individual"_s, {u"individual"_s, u"alliance"_s}},
           {u"shieldWallAdjudicated"_s, Flag, true},
           {u"shieldWallPoints"_s, Points, 0, {}, 0, 4},
           {u"cityPoints"_s, Points, 1, {}, 0, 6},
           {u"strongholdPoints"_s, Points, 0.5, {}, 0, 5},
           {u"qpTable"_s, Object, Json::object()},
           {u"turnLimit"_s, SettingFromOne, 10, {}, 1, 15},
           {u"allianceSize"_s, SettingFromOne, 2, {}, 1, 4, {1, 3, 3, 3, 4}},
           {u"countAt"_s, Enum, u"stop"_s, {u"stop"_s, u"turn-end"_s}},
           {u"graceMinutes"_s, Count, 15, {}, 0, 60},
           {u"lastTurnMinutes"_s, Count, 30, {}, 0, 90},
           {u"finalLastTurnMinutes"_s, Count, 0, {}, 0, 90},
           {u"finalClockWaived"_s, Flag, false},
           {u"drawFactions"_s, Enum, u"table"_s, {u"table"_s, u"program"_s}},
           {u"finalTrades"_s, Flag, true},
           {u"prizeLevel"_s, Count, 3, {}, 0, 6}};
    return fields;
}

const std::vector<QpField>& qpFields() {
    static const std::vector<QpField> rows = {{u"solo"_s, 3, 1.5},
                                              {u"alliance"_s, 2, 1},
                                              {u"bg-prediction"_s, 2, 1},
                                              {u"fremen-default"_s, 2, 1},
                                              {u"guild-default"_s, 1, 0.5},
                                              {u"adjudicated"_s, 0.5, 0.5},
                                              {u"fremen-default-alliance"_s, 1, 0.5},
                                              {u"guild-default-alliance"_s, 0.5, 0.5}};
    return rows;
}

} // namespace mentat::test::raw
