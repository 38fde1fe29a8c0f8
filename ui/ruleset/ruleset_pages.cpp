#include "ui/ruleset/ruleset_pages.h"

#include "app/session/ruleset/built_in_rulesets.h"
#include "model/ruleset/results.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/charts/bracket_plan.h"
#include "reports/ruleset/course_drawing.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/ruleset/course/event_course.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/values/ruleset_field.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/event/heats_part.h"
#include "ui/heats/event/settings_part.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/results/open_sheets.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_parts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/standings/standings_page.h"
#include "ui/ruleset/event/plan_part.h"
#include "ui/ruleset/event/ruleset_part.h"
#include "ui/ruleset/results/result_lines.h"
#include "ui/ruleset/stages/stage_panel.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The stage that the top players qualify for, and the number of tied places; empty if there is
/// none.
QString whoQualifies(const BoardRequest& request, const RanksAtCut& cut) {
    const auto stages = stageLineUps(request.event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    if (held == stages.end())
        return {};
    const Language& language = request.wording.language();
    const QString tied = language.number(static_cast<qint64>(cut.tied));
    const auto places = static_cast<int>(cut.places);
    if (cut.tied > 0 && cut.above == 0)
        return sayCounted(request, CountedPhrase("Boards", "%1 are tied for %n place(s) in the %2"),
                          places, {tied, held->stage.text()});
    if (cut.tied > 0)
        return sayCounted(
            request,
            CountedPhrase("Boards", "The top %1 go to the %3; %2 are tied for %n more place(s)"),
            places, {language.number(static_cast<qint64>(cut.above)), tied, held->stage.text()});
    return sayCounted(request, CountedPhrase("Boards", "The top %n go to the %1"),
                      static_cast<int>(held->qualifiers.size()), {held->stage.text()});
}

QString stageWhere(const BoardRequest& request, const PlayedStage* played) {
    QStringList parts;
    if (played && played->details.start)
        parts.append(request.wording.language().dayAndTime(*played->details.start));
    if (played && played->details.location)
        parts.append(*played->details.location);
    return parts.join(u" · "_s);
}

struct BoardTable {
    int number;
    std::vector<PlayerId> players;
};

/// The players at each of the stage's tables; a preview until they are seated.
std::vector<BoardTable> tablesOnBoard(const StageLineUp& stage, const PlayedStage* played) {
    std::vector<BoardTable> tables;
    if (played && !played->games.empty()) {
        for (const Game& game : played->games) {
            if (game.isVoid || isBye(game))
                continue;
            BoardTable& table = tables.emplace_back(BoardTable{game.table.value(), {}});
            for (const Seat& seat : game.seats)
                table.players.push_back(seat.player);
        }
        return tables;
    }
    for (const auto& players : stage.tables)
        tables.push_back({static_cast<int>(tables.size()) + 1, players});
    return tables;
}

ScreenGroup numbered(const BoardRequest& request, const PlayerIndex& players,
                     const std::vector<PlayerId>& shown) {
    ScreenGroup group;
    for (const PlayerId& player : shown) {
        const auto number = static_cast<qint64>(group.lines.size()) + 1;
        group.lines.push_back({.before = request.wording.language().number(number),
                               .text = players.nameOf(player),
                               .after = {}});
    }
    return group;
}

} // namespace

std::optional<ScreenBoard> rulesetStandingsBoard(const BoardRequest& request) {
    const Standings standings = rulesetStandings(request.event);
    const Ruleset& ruleset = std::get<RulesetPlay>(request.event.play).ruleset;
    QStringList by;
    for (const OrderKey& key : ruleset.order) {
        // With pairings by record, every tiebreak that players know; otherwise only the first.
        if (by.isEmpty()
            || (ruleset.pairing == Pairing::Record && orderBy(key) == OrderBy::OpponentsWins))
            by << orderKeyName(request.wording.language(), orderBy(key));
    }
    return boardOfStandings(
        request, standings,
        {.by = by.join(u" · "_s),
         .band = whoQualifies(request, ranksAtCut(request.event, standings.ranked))});
}

std::optional<ScreenBoard> stageBoard(const BoardRequest& request) {
    if (!rulesetPlacements(request.event).empty())
        return std::nullopt;
    const auto& play = std::get<RulesetPlay>(request.event.play);
    const auto stages = stageLineUps(request.event).stages;
    const auto latest = std::find_if(stages.rbegin(), stages.rend(), [](const StageLineUp& stage) {
        return stage.held && !stage.lineUp.empty();
    });
    if (latest == stages.rend())
        return std::nullopt;
    const PlayedStage* played = findStage(play, latest->stage);
    const PlayerIndex players(request.event);
    ScreenBoard board{.title = latest->stage.text(), .where = stageWhere(request, played)};
    const auto tables = tablesOnBoard(*latest, played);
    for (const BoardTable& table : tables) {
        board.groups.push_back(numbered(request, players, table.players));
        if (tables.size() > 1)
            board.groups.back().heading = say(request, Phrase("Boards", "Table %1"),
                                              {request.wording.language().number(table.number)});
    }
    if (tables.empty()) // drawn at random, and not seated yet
        board.groups.push_back(numbered(request, players, latest->lineUp));
    else if (!latest->byes.empty()) {
        ScreenGroup byes{.heading = say(request, Phrase("Poster", "Bye"))};
        for (const PlayerId& player : latest->byes)
            byes.lines.push_back({.before = {}, .text = players.nameOf(player), .after = {}});
        board.groups.push_back(std::move(byes));
    }
    return board;
}

std::optional<ScreenBoard> bracketBoard(const BoardRequest& request) {
    const EventCourse course = eventCourse(request.event);
    BracketDrawing drawing = courseDrawing(request.event, course, request.wording.language());
    // Until players are known, lists show more.
    const auto known = [](const CourseRound& round) {
        return round.round.isAdvanced()
               && (round.state == CourseState::LinedUp || round.state == CourseState::Seated
                   || round.state == CourseState::Over);
    };
    if (drawing.columns.empty() || std::ranges::none_of(course.rounds, known))
        return std::nullopt;
    // A screen has this much room for such letters, and must show the round being played.
    constexpr QSizeF room(540, 250);
    constexpr double letters = 10;
    const auto fit = lastColumnsThatFit(drawing, TextMeasure(), room, letters, letters);
    const auto open = std::ranges::find(drawing.columns, false, &BracketColumn::isOver);
    if (!fit || drawing.columns.begin() + static_cast<std::ptrdiff_t>(fit->first) > open)
        return std::nullopt;
    drawing.columns.erase(drawing.columns.begin(),
                          drawing.columns.begin() + static_cast<std::ptrdiff_t>(fit->first));
    return ScreenBoard{.title = drawing.title, .bracket = std::move(drawing)};
}

std::optional<ScreenBoard> rulesetChampionBoard(const BoardRequest& request) {
    // Without stages the standings decide, and have their own board.
    if (std::get<RulesetPlay>(request.event.play).ruleset.stages.empty())
        return std::nullopt;
    const auto placements = rulesetPlacements(request.event);
    if (placements.empty() || placements.front().tied)
        return std::nullopt;
    ScreenWinner winner{.name = PlayerIndex(request.event).nameOf(placements.front().player),
                        .of = championOf(request, RulesetField(request.event).participants())};
    return ScreenBoard{.title = say(request, Phrase("Boards", "Champion")),
                       .winner = std::move(winner),
                       .groups = {placesBelow(request, placements)},
                       .isRevealed = true};
}

std::span<const BoardKind> rulesetBoards() {
    static constexpr std::array all{
        BoardKind{"tables-by-name"_L1, Phrase("mentat::BoardKinds", "Tables by name"),
                  tablesByNameBoard},
        BoardKind{"tables-by-table"_L1, Phrase("mentat::BoardKinds", "Tables"), tablesByTableBoard},
        BoardKind{"clock"_L1, Phrase("mentat::BoardKinds", "Clock"), clockBoard, true},
        BoardKind{"standings"_L1, Phrase("mentat::BoardKinds", "Standings"), rulesetStandingsBoard},
        BoardKind{"race"_L1, Phrase("mentat::BoardKinds", "The race"), raceBoard},
        BoardKind{"stage"_L1, Phrase("mentat::BoardKinds", "Line-up"), stageBoard},
        BoardKind{"bracket"_L1, Phrase("mentat::BoardKinds", "Bracket"), bracketBoard},
        BoardKind{"champion"_L1, Phrase("mentat::BoardKinds", "Champion"), rulesetChampionBoard},
    };
    return all;
}

namespace {

std::span<const ClockWords> noClocks() {
    return {};
}

/// The name of the first player.
QString firstOf(const Event& event, const Game& game, const Wording&) {
    if (!hasResult(game))
        return {};
    const std::vector<int> places = placesOf(game, std::get<RulesetPlay>(event.play).ruleset.score);
    QStringList names;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 1)
            names.append(playerName(event, game.seats[i].player));
    }
    return names.join(u", "_s);
}

TablesToCome* makeStageSeating(const PageContext& pageContext) {
    return new StageSeating(pageContext);
}

RulesPanel* makeStagePanel(const PageContext& pageContext) {
    return new StagePanel(pageContext);
}

SheetFields* makeResultLines(OpenBook& book, SheetDraft& sheet, const GameAddress& place) {
    return new ResultLines(book, sheet, place);
}

constexpr std::array unusedByRuleset{ResultsModel::Played, ResultsModel::Questions};

} // namespace

constinit const HeatsWindow rulesetHeatsWindow{
    .clocks = noClocks,
    .orderTied = Phrase("LineUp", "Tied for who is seated first: %1. Roll on the Standings page."),
    .hasStages = true,
    .makeTablesToCome = makeStageSeating,
    .makeRulesPanel = makeStagePanel,
    .makeFields = makeResultLines,
    .outcomeText = firstOf,
    .unusedColumns = unusedByRuleset,
    .standings = &rulesetStandingsWindow};

static std::vector<PageEntry> rulesetPages() {
    return {pageEntry<RoundsPage>(u"heats"_s, LineIcon::Heats, Phrase("Pages", "Heats"),
                                  rulesetHeatsWindow, onlyHeats),
            pageEntry<ResultsPage>(u"results"_s, LineIcon::Results, Phrase("Pages", "Results"),
                                   rulesetHeatsWindow),
            pageEntry<StandingsPage>(u"standings"_s, LineIcon::Standings,
                                     Phrase("Pages", "Standings"), rulesetHeatsWindow),
            pageEntry<RoundsPage>(u"final"_s, LineIcon::Final, Phrase("Pages", "Stages"),
                                  rulesetHeatsWindow, onlyAdvancedRounds)};
}

/// One kind of event for each built-in ruleset.
static std::vector<NewPlay> rulesetPlays() {
    std::vector<NewPlay> plays;
    for (const Ruleset& ruleset : builtInRulesets().value_or(std::vector<Ruleset>())) {
        RulesetPlay play;
        play.ruleset = ruleset;
        plays.push_back({ruleset.name.text(), rulesetTitle(ruleset), std::move(play)});
    }
    return plays;
}

static std::unique_ptr<QWidget> makeRulesetClock(const PageContext& pageContext) {
    return std::make_unique<HeatClock>(pageContext);
}

/// Results first, then the ruleset itself.
static std::vector<HalfTyped> halfTypedByRuleset(const OpenBook& book) {
    std::vector<HalfTyped> all = halfTypedResults(book);
    std::ranges::move(halfChangedRuleset(book), std::back_inserter(all));
    return all;
}

std::vector<EventPart> rulesetEventParts(const PageContext& pageContext) {
    std::vector<EventPart> parts;
    parts.push_back({say(Phrase("Event", "Heat&s")), std::make_unique<HeatsPart>(pageContext)});
    parts.push_back(
        {say(Phrase("Event", "Sett&ings")), std::make_unique<SettingsPart>(pageContext)});
    auto ruleset = std::make_unique<RulesetPart>(pageContext);
    QWidget* rulesetActs = ruleset->acts();
    parts.push_back({say(Phrase("Event", "R&uleset")), std::move(ruleset), rulesetActs});
    parts.push_back({say(Phrase("Event", "P&lan")), std::make_unique<PlanPart>(pageContext)});
    return parts;
}

std::vector<ScheduleLine> rulesetSchedule(const Event& event) {
    const auto& play = std::get<RulesetPlay>(event.play);
    std::vector<ScheduleLine> lines;
    for (const Heat& heat : play.heats)
        lines.push_back({heatName(heat), heat.details.start});
    for (const PlayedStage& stage : play.stages) {
        if (stage.details.start)
            lines.push_back({stage.name.text(), stage.details.start});
    }
    return lines;
}

PagesKind rulesetPagesKind() {
    return {.name = Phrase("PagesKind", "Heats with a ruleset"),
            .newPlays = rulesetPlays,
            .pages = rulesetPages,
            .headerClock = makeRulesetClock,
            .eventParts = rulesetEventParts,
            .schedule = rulesetSchedule,
            .findable = roundEntries,
            .halfTyped = halfTypedByRuleset,
            .boards = rulesetBoards};
}

} // namespace mentat
