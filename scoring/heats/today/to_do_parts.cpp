#include "scoring/heats/today/to_do_parts.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/players.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/scoring_kind.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace mentat {
namespace {

/// By the objects of games and rounds in the document; open questions are not warnings to accept.
std::map<QString, Findings> warningsByScope(const Findings& findings) {
    std::map<QString, Findings> byScope;
    for (const Finding& finding : findings) {
        if (!isOpenQuestion(finding))
            byScope[finding.scope.text()].push_back(finding);
    }
    return byScope;
}

void addTable(std::vector<TableNumber>& tables, TableNumber table) {
    if (std::ranges::find(tables, table) == tables.end())
        tables.push_back(table);
}

/// Adds another table of the round to the line.
void addTo(ToDo& line, const ToDo& further) {
    for (const TableNumber table : further.tables)
        addTable(line.tables, table);
    line.asked.insert(line.asked.end(), further.asked.begin(), further.asked.end());
    line.count += further.count;
}

/// Merges lines that are alike in one round if there are more than linesOfAKind.
template <class AreAlike>
void groupAlike(ToDos& list, AreAlike areAlike) {
    ToDos grouped;
    for (const ToDo& item : list) {
        const auto isLike = [&](const ToDo& other) { return areAlike(item, other); };
        const bool areMany
            = item.round && std::ranges::count_if(list, isLike) > qsizetype(linesOfAKind);
        const auto line = areMany ? std::ranges::find_if(grouped, isLike) : grouped.end();
        if (line == grouped.end())
            grouped.push_back(item);
        else
            addTo(*line, item);
    }
    list = std::move(grouped);
}

/// R10.26: accepted as unknowable, so nobody is asked.
bool isLeftUnknown(const Game& game) {
    return std::ranges::any_of(game.accepted,
                               [](const Acceptance& one) { return one.rule == Rule::R10_26; });
}

void addVerdictRolls(const HeatsDay& day, ToDos& list) {
    for (const Round& round : roundsOf(day.event)) {
        for (const Game& game : round.games()) {
            if (game.isVoid)
                continue;
            const AwaitedVerdict awaited = day.format.awaitedVerdict(game, day.event.settings);
            if (awaited.toRoll.empty())
                continue;
            ToDo item = aboutTables(ToDoKind::RollForVerdict, round, {game.table});
            item.players = awaited.toRoll;
            list.push_back(std::move(item));
        }
    }
}

} // namespace

HeatsDay::HeatsDay(const Event& shown, const std::optional<VenueTime>& moment)
    : event(shown)
    , play(*heatsPlay(shown))
    , now(moment)
    , heatsOver(areHeatsOver(event))
    , format(heatsScoringOf(shown))
    , advancement(kindOf<ScoringKind>(shown).advancement(shown))
    , warnings(kindOf<ScoringKind>(shown).warnings(shown))
    , questions(format.questions(shown)) {}

void addBeginning(const HeatsDay& day, ToDos& list) {
    if (day.event.players.empty())
        list.push_back({.kind = ToDoKind::RegisterPlayers});
    if (day.play.heats.empty())
        list.push_back({.kind = ToDoKind::SetUpHeats});
}

void addTiesOfStandings(const HeatsDay& day, ToDos& list) {
    for (OpenTie& tie : tiesToRoll(day.event)) {
        const TieRoll* waiting = waitingRoll(day.event.tieRolls, tie.players);
        list.push_back({.kind = ToDoKind::RollTie,
                        .players = std::move(tie.players),
                        .matter = tie.matters,
                        .planned = waiting ? waiting->planned : std::nullopt});
    }
}

ToDo aboutTables(ToDoKind kind, const Round& round, std::vector<TableNumber> tables) {
    ToDo item{.kind = kind, .round = round.id()};
    if (round.heat() || round.games().size() > 1)
        item.tables = std::move(tables);
    return item;
}

bool waitsForSheet(const HeatsDay& day, const Game& game) {
    if (isAwaitingVerdict(game))
        return !day.format.awaitedVerdict(game, day.event.settings).isOpen();
    return game.end && isUnfinished(game);
}

void addUnfinishedGames(const HeatsDay& day, ToDos& list) {
    for (const Round& round : roundsOf(day.event)) {
        auto tables = tablesWhere(round, isUnfinished);
        if (!tables.empty())
            list.push_back(aboutTables(ToDoKind::FinishGames, round, std::move(tables)));
    }
}

namespace {

/// The round itself in the document; only for an advanced round among several.
Pointer placeOfStage(const HeatsDay& day, const RoundId& round) {
    const auto stage = std::ranges::find(day.play.stages, *round.stage(), &PlayedStage::name);
    return Pointer().key("stages").index(static_cast<size_t>(stage - day.play.stages.begin()));
}

} // namespace

void addWarnings(const HeatsDay& day, ToDos& list) {
    const auto byScope = warningsByScope(day.warnings.open);
    ToDos lines;
    const auto add
        = [&](const Round& round, const Pointer& scope, const std::vector<TableNumber>& tables) {
              const auto found = byScope.find(scope.text());
              if (found == byScope.end())
                  return;
              for (const Finding& warning : found->second) {
                  lines.push_back(aboutTables(ToDoKind::LookAtWarnings, round, tables));
                  lines.back().count = 1;
                  lines.back().warning = warning;
              }
          };
    for (const Round& round : roundsOf(day.event)) {
        if (round.stage() && !hasOnlyFinal(day.event))
            add(round, placeOfStage(day, round.id()), {});
        for (const Game& game : round.games()) {
            if (!game.isVoid)
                add(round, documentPlaceOf(day.event, {round.id(), game.table}), {game.table});
        }
    }
    groupAlike(lines, [](const ToDo& one, const ToDo& other) {
        return one.round == other.round && one.warning->kind == other.warning->kind;
    });
    std::ranges::move(lines, std::back_inserter(list));
}

void addUnchecked(const HeatsDay& day, ToDos& list, bool alsoOfUnfinishedRounds) {
    for (const Round& round : roundsOf(day.event)) {
        auto tables = tablesWhere(round, isUnchecked);
        const bool isPlayedOut = std::ranges::none_of(round.games(), isUnfinished);
        if (!tables.empty() && (alsoOfUnfinishedRounds || isPlayedOut))
            list.push_back(aboutTables(ToDoKind::CheckResults, round, std::move(tables)));
    }
}

void addQuestions(const HeatsDay& day, ToDos& list) {
    ToDos tables;
    std::optional<GameAddress> place;
    for (const OpenQuestion& one : day.questions.asked) {
        const Game& game = *gameAt(day.event, one.place);
        if (!one.isAwaited && isLeftUnknown(game))
            continue;
        if (place != one.place) {
            place = one.place;
            const auto kind = one.isAwaited ? ToDoKind::AwaitVerdict : ToDoKind::AskTable;
            tables.push_back(
                aboutTables(kind, *findRound(day.event, one.place.round), {one.place.table}));
        }
        const auto seat = one.question.seat;
        const auto player = seat ? std::optional(game.seats[*seat].player) : std::nullopt;
        tables.back().asked.push_back({one.question.fact, player});
        tables.back().couldDecide |= !one.deciding.empty();
    }
    addVerdictRolls(day, tables);
    std::ranges::stable_sort(
        tables, {}, [](const ToDo& item) { return std::pair(item.kind, !item.couldDecide); });
    groupAlike(tables, [](const ToDo& one, const ToDo& other) {
        return one.kind == ToDoKind::AskTable && other.kind == one.kind && one.round == other.round
               && one.couldDecide == other.couldDecide;
    });
    std::ranges::move(tables, std::back_inserter(list));
}

void addNotAsked(const HeatsDay& day, ToDos& list) {
    const auto& notAsked = day.questions.notAsked;
    if (!notAsked.empty())
        list.push_back({.kind = ToDoKind::NotAsked,
                        .count = static_cast<int>(notAsked.size()),
                        .losersOnly = day.format.areLosersAlone(day.event, notAsked)});
}

void addMissingHomes(const HeatsDay& day, ToDos& list) {
    constexpr size_t maxNamed = 3;
    std::set<PlayerId> present;
    for (const Heat& heat : day.play.heats)
        present.insert(heat.entrants.begin(), heat.entrants.end());
    ToDo missing{.kind = ToDoKind::HomesMissing};
    for (const Player& player : day.event.players) {
        if (present.contains(player.id) && player.from.value_or(QString()).isEmpty())
            missing.players.push_back(player.id);
    }
    // If most homes are missing, the event does not collect them.
    if (missing.players.empty() || 2 * missing.players.size() > present.size())
        return;
    missing.count = static_cast<int>(missing.players.size());
    if (missing.players.size() > maxNamed)
        missing.players.clear();
    list.push_back(std::move(missing));
}

namespace {

// In minutes, before the start.
constexpr qint64 drawBefore = 5;     // players not in by then are latecomers
constexpr qint64 checkInBefore = 60; // earlier arrivals can wait

bool hasCome(const std::optional<VenueTime>& moment, const std::optional<VenueTime>& now) {
    return !moment || !now || moment->minutesTo(*now) >= 0;
}

void addPlayingTables(const HeatsDay& day, const Heat& heat, ToDos& list) {
    auto tables = tablesWhere(heat, isPlaying);
    if (tables.empty())
        return;
    ToDo item = aboutTables(ToDoKind::TablesPlay, heat, std::move(tables));
    const auto times = heatTimes(day.event.settings, heat.details);
    if (times) {
        // Say nothing if turns may begin until the end.
        if (day.event.settings.lastTurnMinutes.value() > 0)
            item.time = times->lastTurn;
        if (hasCome(times->end, day.now)) {
            item.kind = ToDoKind::TimeIsUp;
            item.time = times->end;
        } else if (hasCome(times->lastTurn, day.now)) {
            item.kind = ToDoKind::LastTurns;
        }
    }
    list.push_back(std::move(item));
}

void addTables(const HeatsDay& day, const Heat& heat, ToDos& list) {
    const auto add = [&](ToDoKind kind, std::vector<TableNumber> tables) {
        if (tables.empty())
            return;
        const auto ended = findGame(heat.games, tables.front())->end;
        list.push_back(aboutTables(kind, heat, std::move(tables)));
        list.back().time = ended;
    };
    add(ToDoKind::RecordSheets,
        tablesWhere(heat, [&](const Game& game) { return waitsForSheet(day, game); }));
    add(ToDoKind::StartTables, tablesWhere(heat, isToStart));
    addPlayingTables(day, heat, list);
}

/// The first heat without tables that will be held; heats before one with tables were skipped.
const Heat* heatToCome(const HeatsPlay& play) {
    const Heat* next = nullptr;
    for (const Heat& heat : play.heats) {
        if (!heat.games.empty())
            next = nullptr;
        else if (!next && !heat.details.canceled)
            next = &heat;
    }
    return next;
}

void addCheckIn(const HeatsDay& day, ToDos& list) {
    const Heat* heat = heatToCome(day.play);
    if (!heat || day.heatsOver || day.event.players.empty())
        return;
    const auto& start = heat->details.start;
    const int in = static_cast<int>(heat->entrants.size());
    const std::optional<VenueTime> drawFrom
        = start ? std::optional(start->plusMinutes(-drawBefore)) : std::nullopt;
    if (heat->entrants.size() >= tableLimitsOf(day.event).fewest && hasCome(drawFrom, day.now))
        list.push_back(
            {.kind = ToDoKind::DrawTables, .round = heat->number, .count = in, .time = start});
    list.push_back({.kind = ToDoKind::CheckIn, .round = heat->number, .count = in, .time = start});
}

} // namespace

void addHeats(const HeatsDay& day, ToDos& list) {
    ToDos ofHeats;
    for (const Heat& heat : day.play.heats)
        addTables(day, heat, ofHeats);
    addCheckIn(day, ofHeats);
    // The kinds are listed by urgency, across heats; but tomorrow's queue waits for the tables in
    // play today.
    const auto urgency = [&](const ToDo& item) {
        const bool canWait
            = item.kind == ToDoKind::CheckIn
              && !(item.time && hasCome(item.time->plusMinutes(-checkInBefore), day.now));
        return std::pair(canWait ? ToDoKind::TablesPlay : item.kind, canWait);
    };
    std::ranges::stable_sort(ofHeats, {}, urgency);
    std::ranges::move(ofHeats, std::back_inserter(list));
}

namespace {

constexpr qint64 closingSoon = 60; // minutes before its deadline

int notCalledFor(const Event& event, const AdvancedRound& round) {
    return static_cast<int>(
        std::ranges::count_if(callList(event, round), [&](const CallListEntry& one) {
            return one.part != CallListPart::Noted
                   && !isAmong(round.details.unavailable, one.player)
                   && std::ranges::find(round.details.calls, one.player, &FinalCall::player)
                          == round.details.calls.end();
        }));
}

} // namespace

void addLineUp(const HeatsDay& day, const AdvancedRound& round, const ToDos& meanwhile,
               ToDos& list) {
    const auto lineUp = finalLineUp(round);
    const auto present = std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(round.details.present, player); });
    const ToDo close{.kind = ToDoKind::CloseLineUp,
                     .round = round.name,
                     .count = static_cast<int>(present),
                     .of = static_cast<int>(lineUp.size()),
                     .time = deadlineOf(round.details)};
    const bool isSoon = present > 0
                        || (close.time && day.now
                            && close.time->plusMinutes(-closingSoon).minutesTo(*day.now) >= 0);
    if (isSoon)
        list.push_back(close);
    const int left = notCalledFor(day.event, round);
    if (left > 0 && present == 0)
        list.push_back({.kind = ToDoKind::WorkCallList, .round = round.name, .count = left});
    list.insert(list.end(), meanwhile.begin(), meanwhile.end());
    if (!isSoon)
        list.push_back(close);
}

void addTablesOf(const HeatsDay& day, const PlayedStage& stage, ToDos& list) {
    const auto add = [&](ToDoKind kind, const std::vector<TableNumber>& tables) -> ToDo* {
        if (tables.empty())
            return nullptr;
        list.push_back(aboutTables(kind, stage, tables));
        return &list.back();
    };
    add(ToDoKind::RecordSheets,
        tablesWhere(stage, [&](const Game& game) { return waitsForSheet(day, game); }));
    add(ToDoKind::StartTables, tablesWhere(stage, isToStart));
    if (ToDo* plays = add(ToDoKind::TablesPlay, tablesWhere(stage, isPlaying))) {
        for (const Game& game : stage.games) {
            if (isPlaying(game) && game.start && (!plays->time || *game.start < *plays->time))
                plays->time = game.start;
        }
    }
}

} // namespace mentat
