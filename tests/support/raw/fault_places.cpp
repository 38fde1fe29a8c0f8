#include "fault_planting.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

RawError refused(const QString& rule, const QString& pointer) {
    return {rule, pointer};
}

QString at(const QString& pointer, const QString& key) {
    QString escaped = key;
    escaped.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    return pointer + u'/' + escaped;
}

QString at(const QString& pointer, size_t index) {
    return pointer + u'/' + QString::number(index);
}

QString parentOf(const QString& pointer) {
    return pointer.left(pointer.lastIndexOf(u'/'));
}

QString keyOf(const QString& pointer) {
    QString key = pointer.mid(pointer.lastIndexOf(u'/') + 1);
    return key.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
}

std::vector<QString> places(Json& root, const QString& path) {
    std::vector<QString> found = {QString()};
    const QStringList steps = path.split(u'/').mid(1);
    for (const QString& step : steps) {
        std::vector<QString> next;
        for (const QString& pointer : found) {
            const Json* value = jsonAt(root, pointer);
            if (step != u"*"_s) {
                if (jsonAt(root, pointer + u'/' + step))
                    next.push_back(pointer + u'/' + step);
                continue;
            }
            for (size_t i = 0; i < value->items.size(); ++i)
                next.push_back(at(pointer, i));
            for (const JsonMember& member : value->members)
                next.push_back(at(pointer, member.key));
        }
        found = next;
    }
    return found;
}

namespace {

void collect(const Json& value, const QString& path, Json::Kind kind, QSet<QString>& paths) {
    if (value.kind == kind)
        paths.insert(path);
    for (const Json& item : value.items)
        collect(item, path + u"/*", kind, paths);
    for (const JsonMember& member : value.members)
        collect(member.value, at(path, member.key), kind, paths);
}

int mentions(const Json& value, const QString& text) {
    int count = value.kind == Json::Kind::Text && value.text == text ? 1 : 0;
    for (const Json& item : value.items)
        count += mentions(item, text);
    for (const JsonMember& member : value.members)
        count += mentions(member.value, text) + (member.key == text ? 1 : 0);
    return count;
}

// A player that nothing else in the document refers to.
bool isMentioned(Planting& planting, const QString& playerAt) {
    const Json* id = jsonAt(planting.root, at(playerAt, u"id"_s));
    return !id || mentions(planting.root, id->text) > 1;
}

bool anybodyMentioned(Planting& planting) {
    const std::vector<QString> players = places(planting.root, u"/players/*"_s);
    return std::any_of(players.begin(), players.end(),
                       [&](const QString& player) { return isMentioned(planting, player); });
}

bool gridsHavePoints(Planting& planting) {
    for (const QString& path : {u"/heats/*/games/*/seats/*"_s, u"/final/game/seats/*"_s}) {
        for (const QString& seat : places(planting.root, path)) {
            const Json* json = jsonAt(planting.root, seat);
            if (json->find(u"control"_s) && json->find(u"performancePoints"_s))
                return true;
        }
    }
    return false;
}

// A reader that falls back to the default of a broken setting must find nothing else wrong.
bool needsSetting(Planting& planting, const QString& key) {
    if (key == u"turnLimit"_s)
        return settingOf(planting, key, 10) > 10;
    if (key == u"allianceSize"_s)
        return settingOf(planting, key, 2) > 2;
    const bool points
        = key == u"cityPoints"_s || key == u"strongholdPoints"_s || key == u"shieldWallPoints"_s;
    return points && gridsHavePoints(planting);
}

bool needsSettings(Planting& planting) {
    return needsSetting(planting, u"turnLimit"_s) || needsSetting(planting, u"allianceSize"_s)
           || needsSetting(planting, u"cityPoints"_s);
}

} // namespace

QStringList pathsOf(const Json& root, Json::Kind kind) {
    QSet<QString> paths;
    collect(root, QString(), kind, paths);
    QStringList list(paths.begin(), paths.end());
    std::sort(list.begin(), list.end());
    return list;
}

void put(Json& root, const QString& pointer, const Json& value) {
    if (Json* known = jsonAt(root, pointer))
        *known = value;
    else if (Json* parent = jsonAt(root, parentOf(pointer)))
        parent->set(keyOf(pointer), value);
}

void take(Json& root, const QString& pointer) {
    if (Json* parent = jsonAt(root, parentOf(pointer)))
        parent->remove(keyOf(pointer));
}

double settingOf(Planting& planting, const QString& key, double byDefault) {
    const Json* value = jsonAt(planting.root, at(u"/event/settings"_s, key));
    return value ? value->number : byDefault;
}

bool breaksMore(Planting& planting, const QString& path, const QString& pointer) {
    // References to the player would be dangling.
    if (path == u"/players"_s)
        return anybodyMentioned(planting);
    if (path == u"/players/*"_s)
        return isMentioned(planting, pointer);
    if (path == u"/players/*/id"_s)
        return isMentioned(planting, parentOf(pointer));
    if (path == u"/event"_s || path == u"/event/settings"_s)
        return needsSettings(planting);
    if (path.startsWith(u"/event/settings/"))
        return needsSetting(planting, keyOf(pointer));
    // The predicted player would no longer be in the game.
    if (path.endsWith(u"/seats/*/player") && !planting.storm) {
        const QString gameAt = parentOf(parentOf(parentOf(pointer)));
        const Json* predicted = jsonAt(planting.root, at(gameAt, u"predicted"_s));
        const Json* player = jsonAt(planting.root, pointer);
        return predicted && player && predicted->text == player->text;
    }
    return false;
}

std::optional<Spot> someSpot(Planting& planting, const FieldFilter& filter, bool mustExist) {
    std::vector<DocumentField> fields = documentFields();
    std::erase_if(fields, [&](const DocumentField& field) {
        return !(planting.storm ? field.storm : field.dune) || !filter(field);
    });
    planting.draw.shuffle(fields);
    for (const DocumentField& field : fields) {
        std::vector<QString> spots;
        if (mustExist || field.path.endsWith(u"/*")) {
            spots = places(planting.root, field.path);
        } else {
            for (const QString& object : places(planting.root, parentOf(field.path)))
                spots.push_back(at(object, keyOf(field.path)));
        }
        std::erase_if(spots,
                      [&](const QString& spot) { return breaksMore(planting, field.path, spot); });
        if (!spots.empty())
            return Spot{field, planting.draw.pick(spots)};
    }
    return std::nullopt;
}

} // namespace mentat::test::raw
