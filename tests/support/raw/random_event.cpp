#include "document_fields.h"
#include "random_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

// A row equal to its default is a default setting, which a canonical document omits.
Json randomQpTable(World& world) {
    Json table = Json::object();
    for (const QpField& row : qpFields()) {
        const double many = world.draw.below(9) / 2.0;
        const double few = world.draw.chance(30) ? row.few : world.draw.below(7) / 2.0;
        if ((many == row.many && few == row.few) || !world.may())
            continue;
        Json cells = Json::list();
        cells.append(many);
        cells.append(few);
        table.set(row.victory, cells);
    }
    return table;
}

// Any number but the default.
int otherThan(World& world, int byDefault, int lowest, int highest) {
    const int number = world.draw.between(lowest, highest - 1);
    return number >= byDefault ? number + 1 : number;
}

// For settings with more than two values; the table of points has its own cells.
Json otherNumber(World& world, const SettingField& setting) {
    if (!setting.others.empty())
        return world.draw.pick(setting.others);
    if (setting.type != FieldType::Points)
        return otherThan(world, static_cast<int>(setting.usual.number), setting.least,
                         setting.most);
    const int halves = static_cast<int>(setting.usual.number * 2);
    return otherThan(world, halves, setting.least, setting.most) / 2.0;
}

Json otherValue(World& world, const SettingField& setting) {
    switch (setting.type) {
    case FieldType::Flag: return !setting.usual.flag;
    case FieldType::Enum: return setting.words.back();
    case FieldType::Object: return randomQpTable(world);
    default: return otherNumber(world, setting);
    }
}

void takeInto(World& world, const Json& settings) {
    const auto put = [&](auto& member, const QString& key) {
        if (const Json* value = settings.find(key))
            member = static_cast<std::remove_reference_t<decltype(member)>>(value->number);
    };
    put(world.shieldWallPoints, u"shieldWallPoints"_s);
    put(world.cityPoints, u"cityPoints"_s);
    put(world.strongholdPoints, u"strongholdPoints"_s);
    put(world.turnLimit, u"turnLimit"_s);
    put(world.allianceSize, u"allianceSize"_s);
}

// Only settings that differ from the default.
Json randomSettings(World& world) {
    Json settings = Json::object();
    for (const SettingField& setting : settingFields()) {
        if (world.may())
            setUnlessEmpty(settings, setting.key, otherValue(world, setting));
    }
    takeInto(world, settings);
    return settings;
}

Json randomSets(World& world) {
    const QStringList expansions = {u"ixians-tleilaxu"_s, u"choam-richese"_s, u"ecaz-moritani"_s};
    QStringList sets = {u"base"_s};
    for (const QString& expansion : expansions) {
        if (world.draw.chance(30))
            sets.append(expansion);
    }
    world.hasExpansion = sets.size() > 1;
    // Orders are not shuffled.
    if (world.draw.chance(15))
        world.draw.shuffle(sets);
    if (world.draw.chance(5))
        sets.removeOne(u"base"_s);
    return sets.isEmpty() ? listOfTexts({u"base"_s}) : listOfTexts(sets);
}

Json randomKeepApart(World& world) {
    Json list = Json::list();
    for (int count = world.draw.below(3); count > 0 && world.players.size() > 1; --count) {
        Json pair = Json::object();
        pair.set(u"players"_s, listOfTexts(somePlayers(world, world.draw.chance(80) ? 2 : 3)));
        if (world.draw.chance(40))
            pair.set(u"hard"_s, true);
        list.append(pair);
    }
    return list;
}

Json randomAwardDecisions(World& world) {
    Json list = Json::list();
    const QStringList factions = baseFactions() + expansionFactions();
    for (const QString& faction : factions) {
        if (world.players.isEmpty() || !world.draw.chance(12))
            continue;
        Json decision = Json::object();
        decision.set(u"faction"_s, faction);
        if (world.draw.chance(85))
            decision.set(u"player"_s, world.draw.pick(world.players));
        if (world.may())
            decision.set(u"reason"_s, randomNotes(world.draw));
        if (world.draw.chance(40))
            decision.set(u"handedOver"_s, true);
        list.append(decision);
    }
    return list;
}

Json randomRulings(World& world) {
    Json list = Json::list();
    for (int count = world.draw.below(4); count > 0; --count) {
        Json ruling = Json::object();
        ruling.set(u"question"_s, randomNotes(world.draw));
        if (world.may())
            ruling.set(u"answer"_s, randomNotes(world.draw));
        if (world.may())
            ruling.set(u"topic"_s, randomText(world.draw));
        if (world.may())
            ruling.set(u"entry"_s,
                       u"R%1.%2"_s.arg(world.draw.between(1, 12)).arg(world.draw.between(1, 9)));
        if (!world.heatNumbers.empty() && world.may())
            ruling.set(u"heat"_s, world.draw.pick(world.heatNumbers));
        if (!world.heatNumbers.empty() && world.may())
            ruling.set(u"table"_s, world.draw.between(1, 8));
        if (world.may())
            ruling.set(u"time"_s, timeText(world.firstDay.addSecs(60 * world.draw.below(5000))));
        list.append(ruling);
    }
    return list;
}

int randomYear(Draw& draw) {
    if (draw.chance(2))
        return draw.pick(std::vector<int>{1, 999, 9999});
    return draw.between(1992, 2035);
}

// Two by two pixels; a triangle.
const QString smallPng = QStringLiteral(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe44"
    "0QAAAABJRU5ErkJggg==");
const QString smallSvg = QStringLiteral(
    "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDQiPjxw"
    "YXRoIGQ9Ik0wIDBoOXY0eiIvPjwvc3ZnPg==");

} // namespace

void setHost(Json& event, int year) {
    Draw draw(static_cast<quint32>(year) * 31 + static_cast<quint32>(event.members.size()));
    if (draw.chance(30))
        event.set(u"host"_s, randomText(draw));
    if (!draw.chance(30))
        return;
    const bool isPng = draw.chance(50);
    Json logo = Json::object();
    logo.set(u"kind"_s, isPng ? u"png"_s : u"svg"_s);
    logo.set(u"data"_s, isPng ? smallPng : smallSvg);
    event.set(u"logo"_s, logo);
}

void setAids(Json& event, int year, bool hasSheet) {
    Draw draw(static_cast<quint32>(year) * 37 + static_cast<quint32>(event.members.size()));
    if (!draw.chance(30))
        return;
    Json aids = Json::object();
    if (hasSheet && draw.chance(60)) {
        Json sheet = Json::object();
        sheet.set(u"score"_s, draw.pick(QStringList{u"Doubloons"_s, u"Żetony"_s, u"VP"_s}));
        aids.set(u"sheet"_s, sheet);
    }
    Json card = Json::list();
    for (int sections = draw.below(3); sections > 0; --sections) {
        Json section = Json::object();
        section.set(u"title"_s, draw.pick(QStringList{u"Ties"_s, u"The last turn"_s}));
        if (draw.chance(70))
            section.set(u"lines"_s, listOfTexts({u"Most gold wins."_s, u"Then a roll – 骰子."_s}));
        card.append(section);
    }
    setUnlessEmpty(aids, u"card"_s, card);
    aids.set(u"notes"_s, randomNotes(draw));
    event.set(u"aids"_s, aids);
}

Json randomEvent(World& world) {
    Draw& draw = world.draw;
    Json event = Json::object();
    event.set(u"name"_s, draw.chance(60) ? u"Dune"_s : randomName(draw));
    if (world.may())
        event.set(u"code"_s, u"DUN"_s);
    const int year = randomYear(draw);
    event.set(u"year"_s, year);
    world.firstDay
        = QDateTime(QDate(qBound(1992, year, 2035), draw.between(1, 12), draw.between(1, 28)),
                    QTime(draw.below(24), draw.below(60)), Qt::UTC);
    event.set(u"rules"_s, world.storm ? u"eye-of-the-storm"_s : u"wbc-dune"_s);
    if (world.may())
        event.set(u"location"_s, randomText(draw));
    if (world.may())
        event.set(u"gm"_s, randomName(draw));
    if (world.may())
        event.set(u"assistants"_s, listOfTexts({randomName(draw), randomName(draw)}));
    event.set(u"sets"_s, randomSets(world));
    if (world.may())
        event.set(u"notes"_s, randomNotes(draw));
    if (draw.chance(20))
        event.set(u"closed"_s, true);
    setHost(event, year);
    if (draw.chance(60))
        setUnlessEmpty(event, u"settings"_s, randomSettings(world));
    if (world.may())
        setUnlessEmpty(event, u"keepApart"_s, randomKeepApart(world));
    if (world.may())
        setUnlessEmpty(event, u"awardDecisions"_s, randomAwardDecisions(world));
    if (world.may())
        setUnlessEmpty(event, u"rulings"_s, randomRulings(world));
    setAids(event, year, false);
    return event;
}

} // namespace mentat::test::raw
