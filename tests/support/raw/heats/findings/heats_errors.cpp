#include "heats_shape.h"

#include "tests/support/raw/heats/raw_heats.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

// H10.2 to H10.5, and combinations that R10.1 refuses although each value is valid.
namespace mentat::test::raw {

namespace {

using heats::refuseTwice;

const QString notReadable = u"R10.1"_s;

struct Paths {
    QString at;
    QJsonArray items;
};

Paths listAt(const QJsonObject& object, const QString& at, const QString& key) {
    return {below(at, key), object.value(key).toArray()};
}

bool fits(const Shape& shape, const QString& at) {
    return !shape.findings.touched(at);
}

// H10.2. If `void` is unreadable, the table does not restrict who may sit elsewhere.
void checkPlayersOnce(Shape& shape, const Paths& games) {
    QSet<QString> seated;
    for (qsizetype g = 0; g < games.items.size(); ++g) {
        const QString at = below(games.at, g);
        const QJsonObject game = games.items.at(g).toObject();
        if (!fits(shape, below(at, u"void"_s)) || game.value(u"void"_s).toBool())
            continue;
        const Paths seats = listAt(game, at, u"seats"_s);
        for (qsizetype s = 0; s < seats.items.size(); ++s) {
            const QString playerAt = below(below(seats.at, s), u"player"_s);
            const QJsonValue player = seats.items.at(s).toObject().value(u"player"_s);
            if (!player.isString() || !fits(shape, playerAt))
                continue;
            if (seated.contains(player.toString()))
                shape.findings.add(u"H10.2"_s, playerAt);
            seated.insert(player.toString());
        }
    }
}

struct Player {
    QString at;
    QJsonValue place;
    bool hasScore = false;
};

// The players who stayed; absent if something that the result depends on is unreadable.
std::optional<std::vector<Player>> playersOf(const Shape& shape, const Paths& seats) {
    std::vector<Player> players;
    for (qsizetype s = 0; s < seats.items.size(); ++s) {
        const QString at = below(seats.at, s);
        const QJsonObject seat = seats.items.at(s).toObject();
        if (!seats.items.at(s).isObject() || !fits(shape, below(at, u"dropout"_s))
            || !fits(shape, below(at, u"place"_s)) || !fits(shape, below(at, u"score"_s)))
            return std::nullopt;
        if (!seat.value(u"dropout"_s).toBool())
            players.push_back({at, seat.value(u"place"_s), seat.contains(u"score"_s)});
    }
    return players;
}

// H10.3: a place is one more than the number of better ones. Places that follow from scores are
// always right.
void checkPlaces(Shape& shape, const Paths& seats) {
    const auto players = playersOf(shape, seats);
    const bool allPlaced
        = players && std::all_of(players->begin(), players->end(), [](const Player& player) {
              return player.place.isDouble();
          });
    if (!allPlaced)
        return;
    std::vector<QString> wrong;
    for (const Player& player : *players) {
        const double place = player.place.toDouble();
        const auto better
            = std::count_if(players->begin(), players->end(),
                            [&](const Player& other) { return other.place.toDouble() < place; });
        if (place != static_cast<double>(better) + 1)
            wrong.push_back(below(player.at, u"place"_s));
    }
    for (const QString& at : wrong)
        shape.findings.add(u"H10.3"_s, at);
}

// H10.4
void refuseScores(Shape& shape, const Paths& seats) {
    for (qsizetype s = 0; s < seats.items.size(); ++s) {
        const QString at = below(below(seats.at, s), u"score"_s);
        if (seats.items.at(s).toObject().contains(u"score"_s) && fits(shape, at))
            shape.findings.add(u"H10.4"_s, at);
    }
}

// The ruleset's `score`; absent if unreadable.
std::optional<QString> scoreOf(const Shape& shape, const QJsonObject& document) {
    const QJsonValue ruleset = document.value(u"event"_s).toObject().value(u"ruleset"_s);
    if (!ruleset.isObject() || !fits(shape, u"/event/ruleset/score"_s))
        return std::nullopt;
    return ruleset.toObject().value(u"score"_s).toString(u"none"_s);
}

// The facts that results are checked against.
struct Results {
    bool withoutScores = false;
    int largest = 10;
};

void checkGames(Shape& shape, const Paths& games, const Results& results) {
    refuseTwice(shape.findings, notReadable, games.items, games.at, u"table"_s);
    checkPlayersOnce(shape, games);
    for (qsizetype g = 0; g < games.items.size(); ++g) {
        const Paths seats = listAt(games.items.at(g).toObject(), below(games.at, g), u"seats"_s);
        refuseTwice(shape.findings, notReadable, seats.items, seats.at, u"seat"_s);
        if (seats.items.size() > results.largest)
            shape.findings.add(u"H10.2"_s, seats.at);
        checkPlaces(shape, seats);
        if (results.withoutScores)
            refuseScores(shape, seats);
    }
}

// `standby` and `entrants` have nobody in common.
void checkStandby(Shape& shape, const QJsonObject& heat, const QString& at) {
    const QJsonArray entrants = heat.value(u"entrants"_s).toArray();
    const Paths standby = listAt(heat, at, u"standby"_s);
    for (qsizetype i = 0; i < standby.items.size(); ++i) {
        if (standby.items.at(i).isString() && entrants.contains(standby.items.at(i)))
            shape.findings.add(notReadable, below(standby.at, i));
    }
}

// The names of the ruleset's stages in order; absent if one is unreadable.
std::optional<QStringList> stageNames(const Shape& shape, const QJsonObject& document) {
    const QJsonValue ruleset = document.value(u"event"_s).toObject().value(u"ruleset"_s);
    const QJsonValue stages = ruleset.toObject().value(u"stages"_s);
    if (!ruleset.isObject() || !(stages.isArray() || stages.isUndefined()))
        return std::nullopt;
    QStringList names;
    const QJsonArray list = stages.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonValue name = list.at(i).toObject().value(u"name"_s);
        if (!name.isString() || !fits(shape, below(u"/event/ruleset/stages"_s, i) + u"/name"_s))
            return std::nullopt;
        names.append(name.toString());
    }
    return names;
}

// H10.5: not earlier than any stage before it.
void checkStageOrder(Shape& shape, const Paths& stages, const QStringList& names) {
    qsizetype furthest = -1;
    for (qsizetype i = 0; i < stages.items.size(); ++i) {
        const QString at = below(below(stages.at, i), u"name"_s);
        const QJsonValue name = stages.items.at(i).toObject().value(u"name"_s);
        if (!name.isString() || !fits(shape, at))
            continue;
        const qsizetype index = names.indexOf(name.toString());
        if (index < 0 || index <= furthest)
            shape.findings.add(u"H10.5"_s, at);
        furthest = std::max(furthest, index);
    }
}

// H10.5: the final is one table.
void checkFinal(Shape& shape, const Paths& games) {
    bool hasOne = false;
    for (qsizetype g = 0; g < games.items.size(); ++g) {
        const QString at = below(games.at, g);
        const bool isVoid = games.items.at(g).toObject().value(u"void"_s).toBool();
        if (!games.items.at(g).isObject() || !fits(shape, below(at, u"void"_s)) || isVoid)
            continue;
        if (hasOne)
            shape.findings.add(u"H10.5"_s, at);
        hasOne = true;
    }
}

void checkStages(Shape& shape, const QJsonObject& document, const Results& results) {
    const Paths stages = listAt(document, {}, u"stages"_s);
    const std::optional<QStringList> names = stageNames(shape, document);
    if (names)
        checkStageOrder(shape, stages, *names);
    for (qsizetype i = 0; i < stages.items.size(); ++i) {
        const QJsonObject stage = stages.items.at(i).toObject();
        const Paths games = listAt(stage, below(stages.at, i), u"games"_s);
        checkGames(shape, games, results);
        const bool isFinal
            = names && !names->isEmpty() && stage.value(u"name"_s) == QJsonValue(names->last());
        if (isFinal)
            checkFinal(shape, games);
    }
}

void checkHeats(Shape& shape, const QJsonObject& document, const Results& results) {
    const Paths heats = listAt(document, {}, u"heats"_s);
    refuseTwice(shape.findings, notReadable, heats.items, heats.at, u"number"_s);
    for (qsizetype h = 0; h < heats.items.size(); ++h) {
        const QJsonObject heat = heats.items.at(h).toObject();
        const QString at = below(heats.at, h);
        checkStandby(shape, heat, at);
        checkGames(shape, listAt(heat, at, u"games"_s), results);
    }
}

// Absent, with the error added, if it is not a JSON object.
std::optional<QJsonObject> parsedObject(const QByteArray& document, std::vector<RawError>& errors) {
    QJsonParseError parse;
    const QJsonDocument json = QJsonDocument::fromJson(document, &parse);
    if (parse.error != QJsonParseError::NoError)
        errors = {{u"JSON"_s, QString()}};
    else if (!json.isObject())
        errors = {{notReadable, QString()}};
    return errors.empty() ? std::optional<QJsonObject>(json.object()) : std::nullopt;
}

} // namespace

std::vector<RawError> rawHeatsErrors(const QByteArray& document, Edition edition) {
    std::vector<RawError> errors;
    const std::optional<QJsonObject> root = parsedObject(document, errors);
    if (!root)
        return errors;
    Shape shape;
    shape.playerIds = idsOf(*root);
    heats::heatsDocumentShape(edition)(shape, *root, QString());
    refuseTwice(shape.findings, notReadable, root->value(u"players"_s), u"/players"_s, u"id"_s);
    const Results results = {scoreOf(shape, *root) == u"none"_s, heats::largestTable(edition)};
    checkHeats(shape, *root, results);
    checkStages(shape, *root, results);
    return shape.findings.sorted();
}

std::vector<RawError> rawRulesetErrors(const QByteArray& document, Edition edition) {
    std::vector<RawError> errors;
    const std::optional<QJsonObject> root = parsedObject(document, errors);
    if (!root)
        return errors;
    Shape shape;
    const auto exactly = [](const QJsonValue& right) {
        return [right](Shape& inside, const QJsonValue& value, const QString& at) {
            if (value != right)
                inside.findings.add(notReadable, at);
        };
    };
    const Check ruleset = [edition](Shape& inside, const QJsonValue& value, const QString& at) {
        heats::checkRuleset(inside.findings, value, at, edition);
    };
    objectOf({{u"format"_s, exactly(u"mentat-ruleset"_s), true},
              {u"version"_s, exactly(1), true},
              {u"ruleset"_s, ruleset, true}})(shape, *root, QString());
    return shape.findings.sorted();
}

} // namespace mentat::test::raw
