#include "fault_planting.h"

using namespace Qt::StringLiterals;

// R10.1: wrong types, unknown keys, missing keys.
namespace mentat::test::raw {

namespace {

using enum FieldType;

bool isOneOf(FieldType type, const std::vector<FieldType>& types) {
    for (const FieldType one : types) {
        if (one == type)
            return true;
    }
    return false;
}

const std::vector<FieldType>& textTypes() {
    static const std::vector<FieldType> types
        = {Text, Name, Time, Enum, PlayerId, PlayerRef, Fixed};
    return types;
}

const std::vector<FieldType>& numberTypes() {
    static const std::vector<FieldType> types
        = {Count, Signed, Year, FromOne, SettingFromOne, Alliance, Turns, Points, Roll};
    return types;
}

const std::vector<FieldType>& listTypes() {
    static const std::vector<FieldType> types
        = {List,      PlayerList,  EnumList, TextList, NameList,
           CountList, DrawnTables, Dice,     Control,  QpRow};
    return types;
}

// A value of another type that can never be valid: a roll may be a list, and 1 is a version.
Json wrongValue(Draw& draw, FieldType type) {
    if (isOneOf(type, {Flag, Vote}))
        return draw.pick(std::vector<Json>{1, 0, u"true"_s, Json::list(), Json::object()});
    if (type == Fixed)
        return draw.pick(std::vector<Json>{true, Json::list(), Json::object()});
    if (isOneOf(type, textTypes()))
        return draw.pick(std::vector<Json>{7, 0.5, true, Json::list(), Json::object()});
    if (type == Roll)
        return draw.pick(std::vector<Json>{u"5"_s, true, Json::object()});
    if (isOneOf(type, numberTypes()))
        return draw.pick(std::vector<Json>{u"7"_s, QString(), true, Json::list(), Json::object()});
    if (isOneOf(type, listTypes()))
        return draw.pick(std::vector<Json>{u"p1"_s, 3, false, Json::object()});
    return draw.pick(std::vector<Json>{u"p1"_s, 3, false, Json::list()});
}

Plant wrongType(const std::vector<FieldType>& types) {
    return [types](Planting& planting) -> Planted {
        const auto spot = someSpot(
            planting, [&](const DocumentField& field) { return isOneOf(field.type, types); },
            false);
        if (!spot)
            return std::nullopt;
        put(planting.root, spot->pointer, wrongValue(planting.draw, spot->field.type));
        return refused(u"R10.1"_s, spot->pointer);
    };
}

// `null` is a wrong type.
Planted plantNull(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField&) { return true; }, planting.draw.chance(50));
    if (!spot)
        return std::nullopt;
    put(planting.root, spot->pointer, Json());
    return refused(u"R10.1"_s, spot->pointer);
}

// Neither true nor null is a valid item of any list.
Planted plantWrongItem(Planting& planting) {
    QStringList paths = pathsOf(planting.root, Json::Kind::List);
    planting.draw.shuffle(paths);
    for (const QString& path : paths) {
        std::vector<QString> items = places(planting.root, path + u"/*");
        std::erase_if(
            items, [&](const QString& item) { return breaksMore(planting, path + u"/*", item); });
        if (items.empty())
            continue;
        const QString pointer = planting.draw.pick(items);
        put(planting.root, pointer, planting.draw.chance(50) ? Json(true) : Json());
        return refused(u"R10.1"_s, pointer);
    }
    return std::nullopt;
}

Planted plantUnknownKey(Planting& planting) {
    QStringList paths = pathsOf(planting.root, Json::Kind::Object);
    // Its keys are ids; an unknown id is another kind of fault.
    paths.removeOne(u"/final/expansionVotes"_s);
    const QString path = planting.draw.pick(paths);
    static const QStringList keys = {u"foo"_s,  u"Name"_s,    u"Player"_s, u"a/b~c"_s, u"naïve"_s,
                                     QString(), u"comment"_s, u"round "_s, u"ranks"_s};
    const QString key = planting.draw.pick(keys);
    const QString pointer = at(planting.draw.pick(places(planting.root, path)), key);
    put(planting.root, pointer, planting.draw.chance(50) ? Json(1) : Json());
    return refused(u"R10.1"_s, pointer);
}

// A key that belongs elsewhere on the page, or only to the other kind of rules.
Planted plantMisplacedKey(Planting& planting) {
    QStringList candidates
        = {u"/name"_s, u"/id"_s, u"/event/players"_s, u"/event/turnLimit"_s, u"/event/id"_s};
    if (planting.storm)
        candidates += {u"/heats"_s, u"/final"_s, u"/games/*/ending"_s, u"/games/*/seats/*/seat"_s};
    else
        candidates += {
            u"/games"_s,         u"/players/*/house"_s,        u"/players/*/sponsor"_s,
            u"/heats/*/table"_s, u"/heats/*/games/*/number"_s, u"/heats/*/games/*/seats/*/status"_s,
            u"/final/name"_s,    u"/final/game/heat"_s};
    const QString path = planting.draw.pick(candidates);
    const std::vector<QString> objects = places(planting.root, parentOf(path));
    if (objects.empty())
        return std::nullopt;
    const QString pointer = at(planting.draw.pick(objects), keyOf(path));
    put(planting.root, pointer, planting.draw.chance(50) ? Json(u"fremen"_s) : Json::list());
    return refused(u"R10.1"_s, pointer);
}

Planted plantMissingKey(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.required; }, true);
    if (!spot)
        return std::nullopt;
    take(planting.root, spot->pointer);
    return refused(u"R10.1"_s, parentOf(spot->pointer));
}

// Required once there is `victory`.
Planted plantFactionlessWinner(Planting&, const Scene& scene) {
    for (size_t i = 0; i < scene.seats().size(); ++i) {
        Json& seat = scene.seats().at(i);
        if (scene.game->find(u"victory"_s) && isSet(seat, u"winner"_s)) {
            seat.remove(u"faction"_s);
            return refused(u"R10.1"_s, scene.seatAt(i));
        }
    }
    return std::nullopt;
}

// Unless eliminated.
Planted plantMissingTotal(Planting& planting) {
    std::vector<QString> seats
        = planting.storm ? places(planting.root, u"/games/*/seats/*"_s) : std::vector<QString>();
    std::erase_if(seats, [&](const QString& seat) {
        return textOf(*jsonAt(planting.root, seat), u"status"_s) == u"eliminated"_s;
    });
    if (seats.empty())
        return std::nullopt;
    const QString seat = planting.draw.pick(seats);
    jsonAt(planting.root, seat)
        ->remove(planting.draw.pick(QStringList{u"solaris"_s, u"favor"_s, u"spice"_s}));
    return refused(u"R10.1"_s, seat);
}

Planted plantListDocument(Planting& planting) {
    Json list = Json::list();
    list.append(planting.root);
    planting.root = planting.draw.chance(50) ? list : Json::list();
    return refused(u"R10.1"_s, QString());
}

} // namespace

std::vector<FaultKind> typeFaults() {
    return {{u"R10.1 wrong type of a text"_s, wrongType({Text})},
            {u"R10.1 wrong type of a name or id"_s, wrongType({Name, PlayerId})},
            {u"R10.1 wrong type of format or version"_s, wrongType({Fixed})},
            {u"R10.1 wrong type of a time"_s, wrongType({Time})},
            {u"R10.1 wrong type of an enum"_s, wrongType({Enum})},
            {u"R10.1 wrong type of a reference"_s, wrongType({PlayerRef})},
            {u"R10.1 wrong type of a boolean"_s, wrongType({Flag})},
            {u"R10.1 wrong type of a vote"_s, wrongType({Vote})},
            {u"R10.1 wrong type of a number"_s, wrongType(numberTypes())},
            {u"R10.1 wrong type of a list"_s, wrongType(listTypes())},
            {u"R10.1 wrong type of an object"_s, wrongType({Object, Votes, Picture})},
            {u"R10.1 null"_s, plantNull},
            {u"R10.1 wrong type of a list's item"_s, plantWrongItem},
            {u"R10.1 document that is a list"_s, plantListDocument},
            {u"R10.1 unknown key"_s, plantUnknownKey},
            {u"R10.1 misplaced key"_s, plantMisplacedKey},
            {u"R10.1 missing key"_s, plantMissingKey},
            {u"R10.1 winner without faction"_s, inSomeGame(plantFactionlessWinner)},
            {u"R10.1 missing total"_s, plantMissingTotal}};
}

} // namespace mentat::test::raw
