#include "tests/model/sample_document.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const char* const duneText = R"({
 "format": "mentat-event", "version": 1,
 "event": {
  "name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base", "ixians-tleilaxu"],
  "settings": {"finalists": 5},
  "keepApart": [{"players": ["p1", "p2"]}],
  "awardDecisions": [{"faction": "guild", "player": "p1"}],
  "rulings": [{"question": "?", "time": "2026-07-29T15:20"}]},
 "players": [
  {"id": "p1", "name": "Ada"}, {"id": "p2", "name": "Ben"}, {"id": "p3", "name": "Cid"},
  {"id": "p4", "name": "Dora"}, {"id": "p5", "name": "Eve"}, {"id": "p6", "name": "Fay"},
  {"id": "p7", "name": "Gus"}, {"id": "p8", "name": "Hal"}, {"id": "p9", "name": "Ida"},
  {"id": "p10", "name": "Jo"}, {"id": "p11", "name": "Kim"}],
 "tieRolls": [{"players": ["p1", "p2"], "rolls": [5, 2]}],
 "heats": [
  {"number": 1, "entrants": ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"], "standby": ["p9"],
   "draw": {"seed": 7, "sizes": [5, 3], "entrants": ["p1", "p2"], "tables": [["p1", "p2"], []]},
   "games": [
    {"table": 1, "turns": 2, "ending": "victory", "victory": "alliance", "predicted": "p3",
     "pool": ["atreides", "guild"], "accepted": [{"rule": "R10.25"}],
     "seats": [
      {"seat": 1, "player": "p1", "faction": "atreides", "alliance": 1, "winner": true,
       "performancePoints": 3, "control": [["arrakeen"], ["arrakeen", "carthag"]], "roll": 4},
      {"seat": 2, "player": "p2", "faction": "guild", "alliance": 1, "winner": true},
      {"seat": 3, "player": "p3", "faction": "fremen", "control": [["sietch-tabr"], []]},
      {"seat": 4, "player": "p4", "faction": "bene-gesserit"},
      {"seat": 5, "player": "p5", "faction": "emperor", "alliance": 2, "dropout": true}]},
    {"table": 2, "seats": [
      {"seat": 1, "player": "p6"}, {"seat": 2, "player": "p7"}, {"seat": 3, "player": "p8"}]}]},
  {"number": 2, "entrants": [], "games": []}],
 "final": {
  "unavailable": ["p9"], "present": ["p1"],
  "calls": [{"player": "p1", "state": "told"}], "expansionVotes": {"p1": true, "p2": false},
  "picks": [{"player": "p1", "faction": "guild"}, {"player": "p2", "faction": "fremen"}],
  "tieRolls": [{"players": ["p1", "p2"]}],
  "game": {"victory": "bg-prediction", "predicted": "p2", "seats": [
    {"seat": 1, "player": "p1", "faction": "bene-gesserit", "winner": true},
    {"seat": 2, "player": "p2", "faction": "guild"}]}}
})";

const char* const storm = R"({
 "format": "mentat-event", "version": 1,
 "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
 "players": [
  {"id": "p1", "name": "Ada", "house": "Metulli", "sponsor": "guild",
   "startingPoints": {"solaris": 1}, "allegiances": {"imperial": ["guild"]}},
  {"id": "p2", "name": "Ben"}],
 "games": [
  {"number": 1, "seats": [
    {"player": "p1", "status": "great-house", "solaris": 12, "favor": -4, "spice": 10},
    {"player": "p2", "status": "eliminated"}]},
  {"number": 2, "seats": []}]
})";

const char* const byRuleset = R"({
 "format": "mentat-event", "version": 1,
 "event": {"name": "Trains", "year": 2026, "rules": "heats",
  "ruleset": {"name": "Trains", "sizes": [4, 3], "score": "high",
   "order": [{"by": "wins"}, {"by": "place-points", "points": [3, 1.5]}, {"by": "score"}],
   "stages": [{"name": "Semifinal", "entrants": [[4, 4]]}, {"name": "Final"}]}},
 "players": [
  {"id": "p1", "name": "Ada"}, {"id": "p2", "name": "Ben"}, {"id": "p3", "name": "Cleo"},
  {"id": "p4", "name": "Dan"}, {"id": "p5", "name": "Eve"}, {"id": "p6", "name": "Fay"},
  {"id": "p7", "name": "Gus"}, {"id": "p8", "name": "Hal"}, {"id": "p9", "name": "Ida"},
  {"id": "p10", "name": "Jon"}, {"id": "p11", "name": "Kit"}, {"id": "p12", "name": "Lea"},
  {"id": "p13", "name": "Max"}],
 "heats": [
  {"number": 1, "entrants": ["p1", "p2", "p3"], "games": [
   {"table": 1, "seats": [
    {"seat": 1, "player": "p1", "place": 1, "score": 12.5},
    {"seat": 2, "player": "p2", "place": 2},
    {"seat": 3, "player": "p3", "place": 2}]}]}],
 "stages": [
  {"name": "Semifinal", "games": [
   {"table": 1, "seats": [{"seat": 1, "player": "p1"}]},
   {"table": 2, "seats": [{"seat": 1, "player": "p2"}]}]},
  {"name": "Final", "games": [{"table": 1, "seats": [{"seat": 1, "player": "p1"}]}]}]
})";

Json* findLast(Json::Object& object, const QString& key) {
    for (auto member = object.rbegin(); member != object.rend(); ++member) {
        if (member->key == key)
            return &member->value;
    }
    return nullptr;
}

QString unescaped(QString token) {
    return token.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
}

/// The value that holds the one at the pointer.
Json& parentAt(Json& document, const QStringList& tokens) {
    Json* here = &document;
    for (qsizetype i = 0; i + 1 < tokens.size(); ++i) {
        const QString token = unescaped(tokens[i]);
        here
            = here->object() ? findLast(*here->object(), token) : &here->list()->at(token.toUInt());
        if (!here)
            qFatal("no such place: %s", qPrintable(tokens.join(u'/')));
    }
    return *here;
}

void setMember(Json::Object& object, const QString& key, const Step& step) {
    Json* known = findLast(object, key);
    if (step.kind == Step::Kind::Remove)
        std::erase_if(object, [&](const Json::Member& member) { return member.key == key; });
    else if (known && step.kind == Step::Kind::Set)
        *known = jsonOf(step.json);
    else
        object.push_back({key, jsonOf(step.json)});
}

void setElement(Json::List& list, size_t position, const Step& step) {
    if (step.kind == Step::Kind::Remove)
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(position));
    else if (position == list.size())
        list.push_back(jsonOf(step.json));
    else
        list.at(position) = jsonOf(step.json);
}

} // namespace

Json jsonOf(const QByteArray& text) {
    const auto json = Json::parse(text);
    if (!json)
        qFatal("no JSON: %s", text.constData());
    return *json;
}

Json sampleDocument(Sample sample) {
    switch (sample) {
    case Sample::Dune: return jsonOf(duneText);
    case Sample::Storm: return jsonOf(storm);
    case Sample::Ruleset: return jsonOf(byRuleset);
    }
    Q_UNREACHABLE();
}

Step set(const QString& pointer, const QByteArray& json) {
    return {Step::Kind::Set, pointer, json};
}
Step remove(const QString& pointer) {
    return {Step::Kind::Remove, pointer, {}};
}
Step addAgain(const QString& pointer, const QByteArray& json) {
    return {Step::Kind::AddAgain, pointer, json};
}

void spoil(Json& document, const Step& step) {
    if (step.pointer.isEmpty()) {
        document = jsonOf(step.json);
        return;
    }
    const QStringList tokens = step.pointer.split(u'/').mid(1);
    Json& parent = parentAt(document, tokens);
    if (Json::Object* object = parent.object())
        setMember(*object, unescaped(tokens.last()), step);
    else
        setElement(*parent.list(), tokens.last().toUInt(), step);
}

Json spoilt(Json document, const std::vector<Step>& steps) {
    for (const Step& step : steps)
        spoil(document, step);
    return document;
}

} // namespace mentat::test
