#include "heats_event.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

const Seat* Game::seatOf(const QString& player) const {
    const auto seat = std::find_if(seats.begin(), seats.end(),
                                   [&](const Seat& one) { return one.player == player; });
    return seat == seats.end() ? nullptr : &*seat;
}

qint64 Game::sharing(const Seat& seat) const {
    return std::count_if(seats.begin(), seats.end(),
                         [&](const Seat& other) { return other.place == seat.place; });
}

bool StageRecord::hasGames() const {
    return std::any_of(games.begin(), games.end(), [](const Game& game) { return !game.isVoid; });
}

bool StageRecord::isComplete() const {
    return hasGames() && std::all_of(games.begin(), games.end(), [](const Game& game) {
               return game.isVoid || game.isComplete;
           });
}

// A dropout of an unfinished game counts; games of stages are not preliminary games.
bool Event::isOut(const QString& player) const {
    for (const Person& person : people) {
        if (person.id == player && person.disqualified)
            return *person.disqualified;
    }
    if (!rules.dropoutsAreOut)
        return false;
    for (const Game& game : games) {
        const Seat* seat = game.isVoid ? nullptr : game.seatOf(player);
        if (seat && seat->dropout && (!seat->excused || slips(HeatsSlip::ExcusedAreOut)))
            return true;
    }
    return false;
}

qint64 Event::registered(const QString& player) const {
    for (size_t i = 0; i < people.size(); ++i) {
        if (people.at(i).id == player)
            return static_cast<qint64>(i);
    }
    return static_cast<qint64>(people.size());
}

QString Event::nameOf(const QString& player) const {
    const auto index = static_cast<size_t>(registered(player));
    return index < people.size() ? people.at(index).name : QString();
}

qint64 Event::field() const {
    std::set<QString> distinct;
    for (const Game& game : games) {
        for (const Seat& seat : game.seats) {
            const bool left = slips(HeatsSlip::FieldOfTheRanked) && isOut(seat.player);
            if (game.counts() && !left)
                distinct.insert(seat.player);
        }
    }
    return static_cast<qint64>(distinct.size());
}

qint64 rolledAhead(const QString& player, const QStringList& tied,
                   const std::vector<TieRolls>& entries) {
    return std::count_if(tied.begin(), tied.end(), [&](const QString& other) {
        return other != player && rollBetween(other, player, tied, entries) > 0;
    });
}

namespace {

std::vector<int> sizesAt(const Json& object, const std::vector<int>& byDefault) {
    if (!object.find(u"sizes"_s))
        return byDefault;
    std::vector<int> sizes;
    for (const Json& size : itemsAt(object, u"sizes"_s))
        sizes.push_back(static_cast<int>(std::llround(size.number)));
    return sizes;
}

QString wordAt(const Json& object, const QString& key, const QString& byDefault) {
    return object.find(key) ? textAt(object, key) : byDefault;
}

std::vector<qint64> numbersAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    if (!value)
        return {};
    std::vector<qint64> numbers;
    for (const Json& one : value->kind == Json::Kind::List ? value->items : std::vector{*value})
        numbers.push_back(std::llround(one.number));
    return numbers;
}

std::optional<Json> memberAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? std::optional<Json>(*value) : std::nullopt;
}

StageRules readStageRules(const Json& object, const Ruleset& rules) {
    StageRules stage;
    stage.name = textAt(object, u"name"_s);
    stage.sizes = sizesAt(object, rules.sizes);
    stage.entrants = memberAt(object, u"entrants"_s);
    stage.skipBelow = wholeAt(object, u"skipBelow"_s).value_or(0);
    stage.skipBy = wordAt(object, u"skipBy"_s, u"qualified"_s);
    stage.atMostHalf = flagAt(object, u"atMostHalf"_s);
    stage.fillTo = numbersAt(object, u"fillTo"_s);
    stage.fillTables = flagAt(object, u"fillTables"_s);
    stage.fillWith = memberAt(object, u"fillWith"_s);
    stage.byesTo = wholeAt(object, u"byesTo"_s).value_or(0);
    stage.tables = memberAt(object, u"tables"_s);
    stage.isSmallFirst = textAt(object, u"small"_s) == u"first"_s;
    stage.advance = wholeAt(object, u"advance"_s).value_or(1);
    stage.seeding = memberAt(object, u"seeding"_s).value_or(Json(u"snake"_s));
    return stage;
}

Json keyNamed(const QString& by) {
    Json key = Json::object();
    key.set(u"by"_s, by);
    return key;
}

Seat readSeat(const Json& object) {
    Seat seat;
    seat.number = wholeAt(object, u"seat"_s).value_or(0);
    seat.player = textAt(object, u"player"_s);
    seat.dropout = flagAt(object, u"dropout"_s);
    seat.excused = flagAt(object, u"excused"_s);
    if (seat.dropout)
        return seat;
    seat.given = wholeAt(object, u"place"_s);
    seat.score = numberAt(object, u"score"_s);
    return seat;
}

// H2: recorded places apply; otherwise they follow from scores.
void placeByResult(Game& game, const Ruleset& rules, HeatsSlip slip) {
    std::vector<Seat*> players;
    for (Seat& seat : game.seats) {
        if (!seat.dropout)
            players.push_back(&seat);
    }
    const auto all = [&](auto known) {
        return !players.empty() && std::all_of(players.begin(), players.end(), known);
    };
    const bool placed = all([](const Seat* seat) { return seat->given.has_value(); });
    const bool unplaced = all([](const Seat* seat) { return !seat->given; });
    game.isScored = all([](const Seat* seat) { return seat->score.has_value(); });
    game.isComplete = placed || (unplaced && game.isScored);
    if (!game.isComplete)
        return;
    const bool byScore = !placed || (slip == HeatsSlip::ScoresBeatPlaces && game.isScored);
    const int direction = rules.score == u"low"_s ? -1 : 1;
    for (Seat* seat : players) {
        const auto ahead = std::count_if(players.begin(), players.end(), [&](const Seat* other) {
            return byScore ? signOf(*other->score, *seat->score) * direction > 0
                           : *other->given < *seat->given;
        });
        // Correct places equal these.
        seat->place = ahead + 1;
    }
    const auto size = static_cast<qint64>(game.seats.size());
    const qint64 behind = static_cast<qint64>(players.size()) + 1;
    const bool last = rules.edition == Edition::First ? slip == HeatsSlip::DropoutsAtTheTablesEnd
                                                      : slip != HeatsSlip::DropoutsBehindTheRest;
    for (Seat& seat : game.seats) {
        if (seat.dropout)
            seat.place = last ? size : behind;
    }
    game.isBye = rules.edition == Edition::Second && size == 1;
    // H2: a bye is never scored, so its score is unknown.
    if (game.isBye && slip != HeatsSlip::ByesHaveScores) {
        game.isScored = false;
        game.seats.front().score.reset();
    }
}

} // namespace

Game readGame(const Json& object, const Ruleset& rules, HeatsSlip slip) {
    Game game;
    game.table = wholeAt(object, u"table"_s).value_or(0);
    game.isVoid = flagAt(object, u"void"_s) && slip != HeatsSlip::VoidGamesCount;
    for (const Json& seat : itemsAt(object, u"seats"_s))
        game.seats.push_back(readSeat(seat));
    game.size = game.seats.size();
    if (slip == HeatsSlip::SizeWithoutDropouts)
        game.size = static_cast<size_t>(std::count_if(
            game.seats.begin(), game.seats.end(), [](const Seat& seat) { return !seat.dropout; }));
    placeByResult(game, rules, slip);
    return game;
}

namespace {

std::vector<TieRolls> readRolls(const Json& holder) {
    std::vector<TieRolls> entries;
    for (const Json& object : itemsAt(holder, u"tieRolls"_s)) {
        TieRolls entry{textsAt(object, u"players"_s), {}};
        for (const Json& roll : itemsAt(object, u"rolls"_s))
            entry.rolls.push_back(std::llround(roll.number));
        entries.push_back(entry);
    }
    return entries;
}

StageRecord readStage(const Json& object, const Ruleset& rules, HeatsSlip slip) {
    StageRecord stage;
    stage.isClosed = flagAt(object, u"closed"_s);
    if (const Json* word = object.find(u"held"_s))
        stage.held = word->flag;
    stage.unavailable = textsAt(object, u"unavailable"_s);
    stage.tieRolls = readRolls(object);
    for (const Json& game : itemsAt(object, u"games"_s))
        stage.games.push_back(readGame(game, rules, slip));
    // Ties of H7 are listed by table.
    std::stable_sort(stage.games.begin(), stage.games.end(),
                     [](const Game& one, const Game& other) { return one.table < other.table; });
    return stage;
}

void readPeople(const Json& document, Event& event) {
    for (const Json& player : itemsAt(document, u"players"_s)) {
        Person person{textAt(player, u"id"_s), textAt(player, u"name"_s), std::nullopt};
        if (const Json* word = player.find(u"disqualified"_s))
            person.disqualified = word->flag;
        event.people.push_back(person);
    }
}

void readHeats(const Json& document, Event& event) {
    for (const Json& heat : itemsAt(document, u"heats"_s)) {
        for (const Json& object : itemsAt(heat, u"games"_s)) {
            Game game = readGame(object, event.rules, event.slip);
            game.heat = wholeAt(heat, u"number"_s).value_or(0);
            event.games.push_back(game);
        }
    }
    std::stable_sort(event.games.begin(), event.games.end(),
                     [](const Game& one, const Game& other) { return one.heat < other.heat; });
}

} // namespace

Ruleset readRuleset(const Json& ruleset, Edition edition) {
    requireKnown(unknownInRuleset(ruleset, edition));
    Ruleset rules;
    rules.edition = edition;
    rules.sizes = sizesAt(ruleset, {});
    rules.score = wordAt(ruleset, u"score"_s, u"none"_s);
    rules.sharedWin = wordAt(ruleset, u"sharedWin"_s, u"full"_s);
    rules.count = wholeAt(ruleset, u"count"_s).value_or(0);
    rules.dropoutsAreOut = textAt(ruleset, u"dropouts"_s) == u"disqualified"_s;
    rules.byRecord = textAt(ruleset, u"pairing"_s) == u"record"_s;
    rules.byes = flagAt(ruleset, u"byes"_s);
    rules.seedsSplit = textAt(ruleset, u"ties"_s) == u"seed"_s;
    rules.order = itemsAt(ruleset, u"order"_s);
    for (const Json& stage : itemsAt(ruleset, u"stages"_s))
        rules.stages.push_back(readStageRules(stage, rules));
    rules.eliminated = {keyNamed(u"stage-place"_s), keyNamed(u"seed"_s)};
    if (ruleset.find(u"eliminated"_s))
        rules.eliminated = itemsAt(ruleset, u"eliminated"_s);
    return rules;
}

Event readEvent(const Json& document, Edition edition, HeatsSlip slip) {
    // Slips judge documents that were checked before.
    if (slip == HeatsSlip::None)
        requireKnown(unknownInDocument(document, edition));
    Event event;
    event.slip = slip;
    if (const Json* about = document.find(u"event"_s)) {
        if (const Json* ruleset = about->find(u"ruleset"_s))
            event.rules = readRuleset(*ruleset, edition);
        if (const Json* settings = about->find(u"settings"_s))
            event.prizeLevel = wholeAt(*settings, u"prizeLevel"_s).value_or(3);
    }
    readPeople(document, event);
    event.tieRolls = readRolls(document);
    readHeats(document, event);
    event.stages.resize(event.rules.stages.size());
    for (const Json& object : itemsAt(document, u"stages"_s)) {
        for (size_t i = 0; i < event.stages.size(); ++i) {
            if (event.rules.stages.at(i).name == textAt(object, u"name"_s))
                event.stages.at(i) = readStage(object, event.rules, slip);
        }
    }
    return event;
}

} // namespace mentat::test::raw::heats
