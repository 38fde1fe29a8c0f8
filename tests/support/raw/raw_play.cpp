#include "raw_play.h"

#include "document_fields.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

const QStringList& valueKeys() {
    static const QStringList keys = {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s};
    return keys;
}

const QStringList& factionOrder() {
    static const QStringList factions = {
        u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s, u"fremen"_s,  u"guild"_s, u"harkonnen"_s,
        u"ixian"_s,    u"tleilaxu"_s,      u"choam"_s,   u"richese"_s, u"ecaz"_s,  u"moritani"_s};
    return factions;
}

std::optional<qint64> wholeAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? std::optional<qint64>(std::llround(value->number)) : std::nullopt;
}

std::optional<qint64> halvesAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? std::optional<qint64>(std::llround(value->number * 2)) : std::nullopt;
}

bool flagAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value && value->flag;
}

QString textAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? value->text : QString();
}

const std::vector<Json>& itemsAt(const Json& object, const QString& key) {
    static const std::vector<Json> none;
    const Json* value = object.find(key);
    return value ? value->items : none;
}

QStringList textsAt(const Json& object, const QString& key) {
    QStringList texts;
    for (const Json& item : itemsAt(object, key))
        texts.append(item.text);
    return texts;
}

Json fromHalves(qint64 halves) {
    return Json(static_cast<double>(halves) / 2);
}

Json toThreeDecimals(qint64 numerator, qint64 denominator) {
    __extension__ using Wide = __int128;
    const Wide thousandths = (Wide(numerator) * 2000 + denominator) / (Wide(denominator) * 2);
    return Json(static_cast<double>(thousandths) / 1000);
}

Json listFrom(const QStringList& texts) {
    Json list = Json::list();
    for (const QString& text : texts)
        list.append(text);
    return list;
}

std::vector<size_t> sideWith(const Play& play, size_t seat) {
    const PlaySeat& one = play.seats.at(seat);
    std::vector<size_t> side;
    for (size_t i = 0; i < play.seats.size(); ++i) {
        const PlaySeat& other = play.seats.at(i);
        const bool allied
            = !one.dropout && !other.dropout && one.alliance && one.alliance == other.alliance;
        if (i == seat || allied)
            side.push_back(i);
    }
    return side;
}

Values ownValues(const Play& play, size_t seat) {
    return play.seats.at(seat).values;
}

Values sideValues(const Play& play, size_t seat) {
    Values sums;
    for (const size_t member : sideWith(play, seat)) {
        for (size_t value = 0; value < valueCount; ++value) {
            const std::optional<qint64> addend = play.seats.at(member).values.at(value);
            if (addend)
                sums.at(value) = sums.at(value).value_or(0) + *addend;
        }
    }
    return sums;
}

namespace {

// Silent: of several entries for the same players, the last counts; an incomplete one (without
// rolls, or not for all) is ignored, so an earlier complete one applies until then.
const TieRolls* entryFor(const QStringList& tied, const std::vector<TieRolls>& entries) {
    const TieRolls* found = nullptr;
    for (const TieRolls& entry : entries) {
        const bool complete = static_cast<qsizetype>(entry.rolls.size()) == entry.players.size();
        const bool same = entry.players.size() == tied.size()
                          && std::all_of(tied.begin(), tied.end(), [&](const QString& player) {
                                 return entry.players.contains(player);
                             });
        if (complete && same)
            found = &entry;
    }
    return found;
}

qint64 rollOf(const QString& player, const TieRolls& entry) {
    return entry.rolls.at(static_cast<size_t>(entry.players.indexOf(player)));
}

} // namespace

int rollBetween(const QString& one, const QString& other, QStringList tied,
                const std::vector<TieRolls>& entries) {
    while (true) {
        const TieRolls* entry = entryFor(tied, entries);
        if (!entry)
            return 0;
        const qint64 mine = rollOf(one, *entry);
        const qint64 theirs = rollOf(other, *entry);
        if (mine != theirs)
            return mine > theirs ? 1 : -1;
        QStringList smaller;
        for (const QString& player : tied) {
            if (rollOf(player, *entry) == mine)
                smaller.append(player);
        }
        if (smaller.size() == tied.size())
            return 0;
        tied = smaller;
    }
}

namespace {

// R5.1. A grid without turns is ignored, like any empty list.
std::optional<qint64> pointsOf(const Json& seat, const PlaySettings& settings) {
    const std::vector<Json>& control = itemsAt(seat, u"control"_s);
    if (control.empty())
        return halvesAt(seat, u"performancePoints"_s);
    qint64 halves = 0;
    for (const Json& turn : control) {
        for (const Json& held : turn.items) {
            if (held.text == u"arrakeen"_s || held.text == u"carthag"_s)
                halves += settings.cityHalves;
            else if (held.text == u"shield-wall"_s)
                halves += settings.wallHalves;
            else
                halves += settings.strongholdHalves;
        }
    }
    return halves;
}

PlaySeat readPlaySeat(const Json& object, const PlaySettings& settings) {
    PlaySeat seat;
    seat.number = wholeAt(object, u"seat"_s).value_or(0);
    seat.player = textAt(object, u"player"_s);
    seat.faction = textAt(object, u"faction"_s);
    seat.alliance = wholeAt(object, u"alliance"_s);
    seat.winner = flagAt(object, u"winner"_s);
    seat.dropout = flagAt(object, u"dropout"_s);
    seat.excused = flagAt(object, u"excused"_s);
    seat.shieldWall = flagAt(object, u"shieldWall"_s);
    for (size_t value = 0; value < valueCount; ++value)
        seat.values.at(value) = wholeAt(object, valueKeys().at(static_cast<qsizetype>(value)));
    seat.dropoutTurn = wholeAt(object, u"dropoutTurn"_s);
    seat.qpHalves = halvesAt(object, u"qp"_s);
    seat.pointHalves = pointsOf(object, settings);
    const Json* roll = object.find(u"roll"_s);
    if (roll && roll->kind == Json::Kind::Number)
        seat.rolls = {std::llround(roll->number)};
    for (const Json& die : itemsAt(object, u"roll"_s))
        seat.rolls.push_back(std::llround(die.number));
    return seat;
}

PlaySettings readSettings(const Json& document) {
    PlaySettings settings;
    const Json* event = document.find(u"event"_s);
    const Json* given = event ? event->find(u"settings"_s) : nullptr;
    if (!given)
        return settings;
    settings.finalists = wholeAt(*given, u"finalists"_s).value_or(settings.finalists);
    settings.allianceValues = textAt(*given, u"tieBreakValues"_s) == u"alliance"_s;
    if (given->find(u"shieldWallAdjudicated"_s))
        settings.wallAdjudicated = flagAt(*given, u"shieldWallAdjudicated"_s);
    settings.cityHalves = halvesAt(*given, u"cityPoints"_s).value_or(settings.cityHalves);
    settings.strongholdHalves
        = halvesAt(*given, u"strongholdPoints"_s).value_or(settings.strongholdHalves);
    settings.wallHalves = halvesAt(*given, u"shieldWallPoints"_s).value_or(settings.wallHalves);
    settings.prizeLevel = wholeAt(*given, u"prizeLevel"_s).value_or(settings.prizeLevel);
    if (const Json* table = given->find(u"qpTable"_s))
        settings.qpTable = *table;
    return settings;
}

std::vector<TieRolls> readTieRolls(const Json& holder) {
    std::vector<TieRolls> entries;
    for (const Json& object : itemsAt(holder, u"tieRolls"_s)) {
        TieRolls entry{textsAt(object, u"players"_s), {}};
        for (const Json& roll : itemsAt(object, u"rolls"_s))
            entry.rolls.push_back(std::llround(roll.number));
        entries.push_back(entry);
    }
    return entries;
}

void readFinal(const Json& last, PlayedEvent& event) {
    event.finalTieRolls = readTieRolls(last);
    event.unavailable = textsAt(last, u"unavailable"_s);
    if (const Json* game = last.find(u"game"_s))
        event.lastPlay = readPlay(*game, event.settings);
}

} // namespace

Play readPlay(const Json& game, const PlaySettings& settings) {
    Play play;
    play.table = wholeAt(game, u"table"_s).value_or(1);
    play.isVoid = flagAt(game, u"void"_s);
    play.victory = textAt(game, u"victory"_s);
    play.predicted = textAt(game, u"predicted"_s);
    play.turns = wholeAt(game, u"turns"_s);
    for (const Json& seat : itemsAt(game, u"seats"_s))
        play.seats.push_back(readPlaySeat(seat, settings));
    std::stable_sort(play.seats.begin(), play.seats.end(),
                     [](const PlaySeat& a, const PlaySeat& b) { return a.number < b.number; });
    return play;
}

PlayedEvent readPlayed(const Json& document) {
    // What is not judged must not pass.
    if (const QString unknown = unknownKeyIn(document); !unknown.isEmpty())
        qFatal("the judge does not know %s", qPrintable(unknown));
    PlayedEvent event;
    event.settings = readSettings(document);
    for (const Json& player : itemsAt(document, u"players"_s)) {
        Person person{textAt(player, u"id"_s), textAt(player, u"name"_s), std::nullopt};
        if (const Json* word = player.find(u"disqualified"_s))
            person.disqualified = word->flag;
        event.people.push_back(person);
    }
    event.tieRolls = readTieRolls(document);
    for (const Json& heat : itemsAt(document, u"heats"_s)) {
        for (const Json& game : itemsAt(heat, u"games"_s)) {
            Play play = readPlay(game, event.settings);
            play.heat = wholeAt(heat, u"number"_s).value_or(0);
            event.plays.push_back(play);
        }
    }
    if (const Json* last = document.find(u"final"_s))
        readFinal(*last, event);
    return event;
}

bool PlayedEvent::isOut(const Person& person) const {
    if (person.disqualified)
        return *person.disqualified;
    for (const Play& play : plays) {
        for (const PlaySeat& seat : play.seats) {
            if (!play.isVoid && seat.player == person.id && seat.dropout && !seat.excused)
                return true;
        }
    }
    return false;
}

bool PlayedEvent::isOut(const QString& id) const {
    return std::any_of(people.begin(), people.end(),
                       [&](const Person& person) { return person.id == id && isOut(person); });
}

} // namespace mentat::test::raw
