#include "heats_world.h"

#include "tests/support/raw/heats/heats_stages.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/random_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

namespace {

Json withStages(const Json& document, const Json& stages, const Json& last) {
    Json whole = document;
    Json all = stages;
    all.append(last);
    whole.set(u"stages"_s, all);
    return whole;
}

const Json* outcomeOf(const Json& finalists, const QString& name) {
    for (const Json& stage : finalists.find(u"stages"_s)->items) {
        if (stage.find(u"name"_s)->text == name)
            return &stage;
    }
    return nullptr;
}

Json drawAbsent(World& world, const QStringList& qualifiers) {
    const int percentage = world.draw.pick(std::vector<int>{0, 0, 10, 40});
    Json absent = Json::list();
    for (const QString& player : world.players) {
        if (world.draw.chance(qualifiers.contains(player) ? percentage : percentage / 4))
            absent.append(player);
    }
    return absent;
}

Json drawCalls(World& world, const QStringList& called) {
    Json calls = Json::list();
    for (const QString& player : called.mid(0, world.draw.below(4))) {
        Json call = Json::object();
        call.set(u"player"_s, player);
        call.set(u"state"_s, world.draw.pick(QStringList{u"told"_s, u"confirmed"_s, u"no-answer"_s,
                                                         u"cannot"_s}));
        if (world.may())
            call.set(u"time"_s, timeAfter(world, world.draw.below(9000)));
        calls.append(call);
    }
    return calls;
}

// Some players stay away, and others come uninvited.
void disturb(World& world, std::vector<QStringList>& tables) {
    Draw& draw = world.draw;
    QStringList strangers = world.players;
    strangers.removeIf([&](const QString& player) {
        return std::any_of(tables.begin(), tables.end(),
                           [&](const QStringList& table) { return table.contains(player); });
    });
    draw.shuffle(strangers);
    for (QStringList& table : tables) {
        if (table.size() > 1 && draw.chance(6))
            table.removeLast();
        if (table.size() < world.largestTable() && !strangers.isEmpty() && draw.chance(8))
            table.append(strangers.takeLast());
        if (table.size() > 1 && !strangers.isEmpty() && draw.chance(6))
            table.last() = strangers.takeLast();
    }
    std::erase_if(tables, [](const QStringList& table) { return table.isEmpty(); });
}

// As the program would seat them, or at random.
std::vector<QStringList> drawSeating(World& world, const Json& outcome, const Json& rules,
                                     bool isFinal) {
    std::vector<QStringList> tables;
    for (const Json& table : outcome.find(u"tables"_s)->items)
        tables.push_back(textsIn(table));
    QStringList lineup = textsIn(*outcome.find(u"lineup"_s));
    const Json* known = outcome.find(u"byes"_s);
    const QStringList byes = known ? textsIn(*known) : QStringList();
    lineup.removeIf([&](const QString& player) { return byes.contains(player); });
    const std::vector<int> sizes = rules.find(u"sizes"_s) ? sizesIn(rules) : world.sizes;
    if (!isFinal && (tables.empty() || world.draw.chance(15)))
        tables = drawTables(world, lineup, sizes);
    for (QStringList& table : tables)
        table = table.mid(0, world.largestTable());
    disturb(world, tables);
    for (const QString& player : byes) {
        const bool isSeated
            = std::any_of(tables.begin(), tables.end(),
                          [&](const QStringList& table) { return table.contains(player); });
        if (!isSeated && world.draw.chance(95))
            tables.push_back({player});
    }
    return tables;
}

// At most one table, void ones excepted.
void keepOne(Json& games) {
    bool hasOne = false;
    for (Json& game : games.items) {
        if (game.find(u"void"_s))
            continue;
        if (hasOne)
            game.set(u"seats"_s, Json());
        hasOne = true;
    }
    std::erase_if(games.items,
                  [](const Json& game) { return game.find(u"seats"_s)->kind == Json::Kind::Null; });
}

// The players tied at one table, as far as rolls left them tied.
std::vector<QStringList> tiedAtTables(const World& world, const Json& document, size_t index) {
    const Event event = readEvent(document, world.edition);
    std::vector<QStringList> groups;
    for (const Game& game : event.stages.at(index).games) {
        for (qint64 place = 1; place <= world.largestTable() && game.counts(); ++place) {
            QStringList tied;
            for (const Seat& seat : game.seats) {
                if (seat.place == place)
                    tied.append(seat.player);
            }
            if (tied.size() > 1)
                groups.push_back(tied);
        }
    }
    return groups;
}

std::vector<QStringList> lineTiesIn(const World& world, const Json& document, const QString& name) {
    std::vector<QStringList> groups;
    const Json finalists = rawHeatsFinalists(document, world.edition);
    for (const Json& tie : finalists.find(u"ties"_s)->items) {
        const Json* stage = tie.find(u"stage"_s);
        if (stage && stage->text == name)
            groups.push_back(textsIn(*tie.find(u"players"_s)));
    }
    return groups;
}

size_t indexOf(const World& world, const QString& name) {
    const std::vector<Json>& stages = world.ruleset.find(u"stages"_s)->items;
    size_t index = 0;
    while (stages.at(index).find(u"name"_s)->text != name)
        ++index;
    return index;
}

// The members in order, with rolls last except for games.
void addGames(World& world, const Json& document, const Json& stages, Json& stage,
              const Json& games) {
    const QString name = stage.find(u"name"_s)->text;
    const size_t index = indexOf(world, name);
    const auto tied = [&](const Json& entries) {
        Json tried = stage;
        tried.set(u"tieRolls"_s, entries);
        tried.set(u"games"_s, games);
        const Json whole = withStages(document, stages, tried);
        std::vector<QStringList> groups = tiedAtTables(world, whole, index);
        for (const QStringList& line : lineTiesIn(world, whole, name))
            groups.push_back(line);
        return groups;
    };
    setUnlessEmpty(stage, u"tieRolls"_s, drawTieRolls(world.rolls, tied));
    stage.set(u"games"_s, games);
}

Json drawHead(World& world, const QString& name, const QStringList& qualifiers) {
    Draw& draw = world.draw;
    Json stage = Json::object();
    stage.set(u"name"_s, name);
    if (world.may())
        stage.set(u"start"_s, timeAfter(world, 6000));
    if (world.may())
        stage.set(u"minutes"_s, draw.pick(std::vector<int>{0, 120, 240, 480}));
    if (world.may())
        stage.set(u"location"_s, randomText(draw));
    if (world.isSecond() && draw.chance(20))
        stage.set(u"held"_s, draw.chance(60));
    setUnlessEmpty(stage, u"unavailable"_s, drawAbsent(world, qualifiers));
    if (world.may())
        setUnlessEmpty(stage, u"present"_s, textList(qualifiers.mid(0, 3)));
    if (world.may())
        stage.set(u"deadline"_s, timeAfter(world, 5985));
    if (draw.chance(60))
        stage.set(u"closed"_s, true);
    if (world.may())
        setUnlessEmpty(stage, u"calls"_s, drawCalls(world, qualifiers));
    if (world.may())
        stage.set(u"seed"_s, draw.below(2147483647));
    return stage;
}

bool isRecorded(const Json& stage) {
    return stage.members.size() > 2 || !stage.find(u"games"_s)->items.empty();
}

// Whether a stage is over: no game is open.
bool isOver(const World& world, const Json& document, const Json& stages, size_t index) {
    Json whole = document;
    whole.set(u"stages"_s, stages);
    return readEvent(whole, world.edition).stages.at(index).isComplete();
}

// In H11, other players may tie than at the tables.
void rollForPlaces(World& world, const Json& document, Json& stages) {
    Json whole = document;
    whole.set(u"stages"_s, stages);
    for (const QStringList& tied : tiedRows(rawHeatsPlacements(whole, world.edition), u"place"_s)) {
        Json& stage = stages.items.at(
            static_cast<size_t>(world.draw.below(static_cast<int>(stages.items.size()))));
        const Json* known = stage.find(u"tieRolls"_s);
        Json entries = known ? *known : Json::list();
        const Json more = drawTieRolls(world.rolls, [&](const Json&) { return std::vector{tied}; });
        for (const Json& entry : more.items)
            entries.append(entry);
        const Json games = *stage.find(u"games"_s);
        stage.remove(u"games"_s);
        setUnlessEmpty(stage, u"tieRolls"_s, entries);
        stage.set(u"games"_s, games);
    }
}

Json drawStage(World& world, const Json& document, const Json& stages, size_t index,
               bool isPlayed) {
    Draw& draw = world.draw;
    const std::vector<Json>& all = world.ruleset.find(u"stages"_s)->items;
    const QString name = all.at(index).find(u"name"_s)->text;
    Json before = document;
    before.set(u"stages"_s, stages);
    const Json asked = rawHeatsFinalists(before, world.edition);
    const Json* planned = outcomeOf(asked, name);
    const QStringList qualifiers
        = planned ? textsIn(*planned->find(u"qualifiers"_s)) : QStringList();
    Json stage = drawHead(world, name, qualifiers);
    stage.set(u"games"_s, Json::list());
    const Json finalists = rawHeatsFinalists(withStages(document, stages, stage), world.edition);
    const Json* outcome = outcomeOf(finalists, name);
    stage.remove(u"games"_s);
    Json games = Json::list();
    const bool isFinal = index + 1 == all.size();
    const bool isForced = draw.chance(12);
    // The rules decide byes only until a player sits alone.
    const Json* byes = outcome ? outcome->find(u"byes"_s) : nullptr;
    const bool isWaiting = byes && !byes->items.empty() && !isPlayed && draw.chance(50);
    if (outcome && (outcome->find(u"held"_s)->flag) && !isWaiting
        && (isPlayed || draw.chance(75))) {
        const int unfinished = world.unfinished;
        if (isPlayed)
            world.unfinished = 0;
        games = drawGames(world, drawSeating(world, *outcome, all.at(index), isFinal));
        world.unfinished = unfinished;
    } else if (isForced && !isPlayed) {
        QStringList anybody = world.players;
        draw.shuffle(anybody);
        games = drawGames(world, drawTables(world, anybody.mid(0, 8), world.sizes));
    }
    if (isFinal)
        keepOne(games);
    addGames(world, document, stages, stage, games);
    return stage;
}

} // namespace

Json drawStages(World& world, const Json& document, bool isPlayed) {
    Json stages = Json::list();
    const Json* rules = world.ruleset.find(u"stages"_s);
    if (!rules || world.players.isEmpty())
        return stages;
    for (size_t index = 0; index < rules->items.size(); ++index) {
        const bool isLeftOut = !isPlayed && world.draw.chance(20);
        if (isLeftOut)
            continue;
        const Json stage = drawStage(world, document, stages, index, isPlayed);
        const bool isBegun = !stage.find(u"games"_s)->items.empty();
        if (isRecorded(stage))
            stages.append(stage);
        // Later games would mean that the stage was skipped.
        if (world.isSecond() && !isPlayed && !isBegun && world.draw.chance(60))
            break;
        if (!isRecorded(stage))
            continue;
        // Usually nothing follows a round in play.
        if (isBegun && !isOver(world, document, stages, index) && world.draw.chance(85))
            break;
    }
    if (!stages.items.empty())
        rollForPlaces(world, document, stages);
    return stages;
}

} // namespace mentat::test::raw::heats
