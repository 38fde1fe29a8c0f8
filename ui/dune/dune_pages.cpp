#include "ui/dune/dune_pages.h"

#include "model/dune/faction.h"
#include "reports/wording/dune/certainty_wording.h"
#include "reports/wording/dune/dune_clock_words.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/rule_notes.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "ui/dune/awards/awards_page.h"
#include "ui/dune/dune_heats_window.h"
#include "ui/dune/event/faction_pools_part.h"
#include "ui/dune/rules/karama_view.h"
#include "ui/dune/rules/rule_tools.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/event/heats_part.h"
#include "ui/heats/event/settings_part.h"
#include "ui/heats/results/open_sheets.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_parts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/standings/standings_page.h"
#include "ui/look/side_chip.h"
#include "ui/pages/players/player_panel.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {

/// The players in the final, or for a tie across the cut, the number of places to roll for.
static QString bandOfFinal(const BoardRequest& request, const RanksAtCut& cut,
                           const LineUpChanges& changes) {
    const Language& language = request.wording.language();
    const QString tied = language.number(static_cast<qint64>(cut.tied));
    const auto places = static_cast<int>(cut.places);
    if (cut.tied > 0 && cut.above == 0)
        return sayCounted(request,
                          CountedPhrase("Boards", "%1 are tied for %n place(s) in the final"),
                          places, {tied});
    if (cut.tied > 0)
        return sayCounted(
            request,
            CountedPhrase("Boards", "The top %1 play the final; %2 are tied for %n more place(s)"),
            places, {language.number(static_cast<qint64>(cut.above)), tied});
    return say(request,
               changes.isEmpty() ? Phrase("Boards", "The top %1 play the final")
                                 : Phrase("Boards", "The top %1 qualify for the final"),
               {language.number(request.event.settings.finalists.value())});
}

std::optional<ScreenBoard> standingsBoard(const BoardRequest& request) {
    const Standings standings = duneStandings(request.event);
    const LineUpChanges changes = lineUpChanges(request.event, duneAdvancement(request.event));
    auto board = boardOfStandings(
        request, standings,
        {.by = say(request, Phrase("Boards", "qualification points")),
         .band = bandOfFinal(request, ranksAtCut(request.event, standings.ranked), changes)});
    const PlayerIndex players(request.event);
    const QString changed
        = lineUpChangesText(request.wording.language(), changes,
                            [&](const PlayerId& player) { return players.nameOf(player); });
    if (board && !changed.isEmpty())
        board->notes.append(changed);
    return board;
}

namespace {

/// The leaders or winners of an award. Among tied winners, only the GM's choice is shown: the
/// reason is private.
std::vector<PlayerId> shownWinners(const AwardCourse& course) {
    std::vector<PlayerId> winners;
    const size_t shown = course.award.decided ? 1 : course.award.winners.size();
    for (size_t i = 0; i < std::min(shown, course.award.winners.size()); ++i)
        winners.push_back(course.award.winners[i].player);
    return winners;
}

QString awardsTitle(const BoardRequest& request) {
    return say(request, Phrase("Boards", "Best Faction awards"));
}

/// One line per winner, below the final's places.
ScreenGroup awardLines(const BoardRequest& request) {
    const PlayerIndex players(request.event);
    ScreenGroup group{.heading = awardsTitle(request), .beginsColumn = true};
    for (const AwardCourse& course : awardCourses(request.event)) {
        for (const PlayerId& winner : shownWinners(course))
            group.lines.push_back({.before = {},
                                   .text = players.nameOf(winner),
                                   .after = request.wording.sideName(course.award.side),
                                   .side = course.award.side});
    }
    return group;
}

/// A player's faction in the final, if known.
std::optional<Faction> factionInFinal(const FinalSeat& seat) {
    return seat.plays ? seat.plays : seat.picked;
}

/// "Ixian, allied with Emperor · turn 9", as far as known.
QString courseOfChampion(const BoardRequest& request, const PlayerId& champion, Faction faction) {
    QString course = request.wording.sideName(faction);
    const Game* played = onlyFinalGame(request.event);
    if (!played)
        return course;
    QStringList allies;
    for (const Seat& seat : played->seats) {
        if (seat.player != champion && dune(seat).winner && dune(seat).faction)
            allies.append(request.wording.sideName(*dune(seat).faction));
    }
    const Language& language = request.wording.language();
    if (!allies.isEmpty())
        course = say(request, Phrase("Boards", "%1, allied with %2"),
                     {course, listedNames(language, allies)});
    if (played->turns)
        course += u" · "_s
                  + say(request, Phrase("Boards", "turn %1"),
                        {language.number(played->turns->value())});
    return course;
}

bool hasPlaces(const FinalState& final) {
    return final.step == FinalStep::Rolls || final.step == FinalStep::Placed;
}

} // namespace

std::optional<ScreenBoard> awardsBoard(const BoardRequest& request) {
    const PlayerIndex players(request.event);
    ScreenBoard board{.title = awardsTitle(request)};
    for (const AwardCourse& course : awardCourses(request.event)) {
        const auto winners = shownWinners(course);
        if (winners.empty())
            continue;
        ScreenGroup group{.heading = request.wording.sideName(course.award.side),
                          .after = request.wording.language().thousandths(
                              course.award.winners.front().normalized.thousandths()),
                          .side = course.award.side};
        for (const PlayerId& winner : winners)
            group.lines.push_back({.before = {}, .text = players.nameOf(winner), .after = {}});
        board.groups.push_back(std::move(group));
        if (const QString note = awardFootnote(request.wording.language(), course); !note.isEmpty())
            board.notes.append(note);
    }
    if (board.groups.empty())
        return std::nullopt;
    board.where = ranksWhere(request, say(request, Phrase("Boards", "normalized PP")));
    return board;
}

std::optional<ScreenBoard> lineUpBoard(const BoardRequest& request) {
    FinalState final = finalState(request.event);
    if (!final.isLineUpClosed || hasPlaces(final) || final.seats.empty())
        return std::nullopt;
    std::ranges::stable_sort(final.seats, {}, [](const FinalSeat& seat) {
        return seat.number ? seat.number->value() : std::numeric_limits<int>::max();
    });
    const PlayerIndex players(request.event);
    ScreenGroup group;
    for (const FinalSeat& seat : final.seats) {
        const auto faction = factionInFinal(seat);
        group.lines.push_back(
            {.before
             = seat.number ? request.wording.language().number(seat.number->value()) : QString(),
             .text = players.nameOf(seat.player),
             .after = faction ? request.wording.sideName(*faction) : QString(),
             .side = faction});
    }
    const Stage& stage = *finalStage(request.event);
    QStringList where;
    if (stage.start)
        where.append(request.wording.language().dayAndTime(*stage.start));
    if (stage.location)
        where.append(*stage.location);
    return ScreenBoard{.title = say(request, Phrase("Boards", "Final")),
                       .where = where.join(u" · "_s),
                       .groups = {std::move(group)},
                       .isOneColumn = true};
}

std::optional<ScreenBoard> championBoard(const BoardRequest& request) {
    const auto placements = dunePlacements(request.event);
    // Tied winners roll first (R7.5).
    if (placements.empty() || placements.front().tied)
        return std::nullopt;
    const PlayerId& champion = placements.front().player;
    ScreenWinner winner{.name = PlayerIndex(request.event).nameOf(champion),
                        .of = championOf(request, Field(request.event).participants())};
    ScreenGroup places = placesBelow(request, placements);
    const PlayerIndex players(request.event);
    for (const FinalSeat& seat : finalState(request.event).seats) {
        const auto faction = factionInFinal(seat);
        if (!faction)
            continue;
        if (seat.player == champion) {
            winner.color = faction;
            winner.side = courseOfChampion(request, champion, *faction);
        }
        for (ScreenLine& line : places.lines) {
            if (line.text != players.nameOf(seat.player))
                continue;
            line.side = faction;
            line.after = request.wording.sideName(*faction);
        }
    }
    ScreenBoard board{.title = say(request, Phrase("Boards", "Champion")),
                      .winner = std::move(winner),
                      .groups = {std::move(places)},
                      .isRevealed = true};
    if (ScreenGroup awards = awardLines(request); !awards.lines.empty())
        board.groups.push_back(std::move(awards));
    return board;
}

std::span<const BoardKind> duneBoards() {
    static constexpr std::array all{
        BoardKind{"tables-by-name"_L1, Phrase("mentat::BoardKinds", "Tables by name"),
                  tablesByNameBoard},
        BoardKind{"tables-by-table"_L1, Phrase("mentat::BoardKinds", "Tables"), tablesByTableBoard},
        BoardKind{"clock"_L1, Phrase("mentat::BoardKinds", "Clock"), clockBoard, true},
        BoardKind{"standings"_L1, Phrase("mentat::BoardKinds", "Standings"), standingsBoard},
        BoardKind{"race"_L1, Phrase("mentat::BoardKinds", "The race"), raceBoard},
        BoardKind{"awards"_L1, Phrase("mentat::BoardKinds", "Best Faction awards"), awardsBoard},
        BoardKind{"line-up"_L1, Phrase("mentat::BoardKinds", "Line-up of the final"), lineUpBoard},
        BoardKind{"champion"_L1, Phrase("mentat::BoardKinds", "Champion"), championBoard},
    };
    return all;
}

std::vector<EventPart> duneEventParts(const PageContext& pageContext) {
    std::vector<EventPart> parts;
    parts.push_back({say(Phrase("Event", "Heat&s")), std::make_unique<HeatsPart>(pageContext)});
    parts.push_back(
        {say(Phrase("Event", "Sett&ings")),
         std::make_unique<SettingsPart>(pageContext, ruleNote(pageContext.book.wording().language(),
                                                              RuleNote::QpOfEachWinner))});
    parts.push_back(
        {say(Phrase("Event", "Fa&ctions")), std::make_unique<FactionPoolsPart>(pageContext)});
    return parts;
}

std::vector<ScheduleLine> duneSchedule(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    std::vector<ScheduleLine> lines;
    for (const Heat& heat : play.heats)
        lines.push_back({heatName(heat), heat.details.start});
    if (play.stage().start)
        lines.push_back({QCoreApplication::translate("Event", "Final"), play.stage().start});
    return lines;
}

std::vector<RulePart> duneRuleParts(const PageContext& pageContext, const ShowRule& showRule) {
    std::vector<RulePart> parts;
    parts.push_back({QCoreApplication::translate("DuneRuleParts", "&Karama"),
                     std::make_unique<KaramaView>(pageContext, showRule)});
    parts.push_back(
        {QCoreApplication::translate("DuneRuleParts", "T&ools"), makeRuleTools(pageContext)});
    return parts;
}

static std::vector<PageEntry> dunePages() {
    return {pageEntry<RoundsPage>(u"heats"_s, LineIcon::Heats, Phrase("Pages", "Heats"),
                                  duneHeatsWindow, onlyHeats),
            pageEntry<ResultsPage>(u"results"_s, LineIcon::Results, Phrase("Pages", "Results"),
                                   duneHeatsWindow),
            pageEntry<StandingsPage>(u"standings"_s, LineIcon::Standings,
                                     Phrase("Pages", "Standings"), duneHeatsWindow),
            pageEntry<RoundsPage>(u"final"_s, LineIcon::Final, Phrase("Pages", "Final"),
                                  duneHeatsWindow, onlyAdvancedRounds),
            pageEntry<AwardsPage>(u"awards"_s, LineIcon::Awards, Phrase("Pages", "Awards"))};
}

static std::unique_ptr<QWidget> makeHeatClock(const PageContext& pageContext) {
    return std::make_unique<HeatClock>(pageContext);
}

static std::unique_ptr<QWidget> makeClockBar(const PageContext& pageContext) {
    return std::make_unique<ClockBar>(pageContext, duneClockWords());
}

static std::vector<FindEntry> duneCommands(OpenBook& book) {
    return clockCommands(book, duneClockWords());
}

/// Puts the player in the detail, so that the entry ranks below the player's own entry and games.
static FindEntry needEntry(const Event& event, const PlayerId& player) {
    return {.kind = FindKind::Command,
            .word = QCoreApplication::translate("Find", "player"),
            .title = QCoreApplication::translate("Find", "Needed to qualify"),
            .detail = playerName(event, player),
            .names = {QCoreApplication::translate("Find", "what does need")},
            .page = u"players"_s,
            .address = PlayerNeeds::addressOf(player),
            .icon = LineIcon::Standings};
}

/// Round entries, and one entry for each player who still needs something to qualify.
static std::vector<FindEntry> duneFindable(const Event& event) {
    std::vector<FindEntry> entries = roundEntries(event);
    for (const PlayerId& player : playersWithNeed(event))
        entries.push_back(needEntry(event, player));
    return entries;
}

/// What the player needs in order to qualify (R4.6).
static QStringList duneNeeds(const OpenBook& book, const PlayerId& player) {
    return needLinesOf(book.wording().language(), book.event(), player);
}

namespace {

ToDoTarget inAwards(const ToDo& item) {
    return {u"awards"_s, item.side ? QString(idOf(*item.side)) : QString(), {}};
}

ToDoTarget inFinal(const ToDo&) {
    return {u"final"_s, u"tables"_s, {}};
}

constexpr ToDoRow duneToDos[] = {
    {ToDoKind::DecideAward, Phrase("ToDoTarget", "Decide"), inAwards},
    {ToDoKind::HandOverAwards, Phrase("ToDoTarget", "Awards"), inAwards},
    {ToDoKind::SendAwards, Phrase("ToDoTarget", "Awards"), inAwards},
    {ToDoKind::VoteOnVariant, Phrase("ToDoTarget", "Vote"), inFinal},
    {ToDoKind::PickSides, Phrase("ToDoTarget", "Pick"), inFinal},
    {ToDoKind::RollInFinal, Phrase("ToDoTarget", "Roll"), inFinal},
};

} // namespace

PagesKind dunePagesKind() {
    return {.name = Phrase("PagesKind", "Dune tournament"),
            .pages = dunePages,
            .headerClock = makeHeatClock,
            .headerLine = makeClockBar,
            .eventParts = duneEventParts,
            .ruleParts = duneRuleParts,
            .schedule = duneSchedule,
            .findable = duneFindable,
            .commands = duneCommands,
            .needs = duneNeeds,
            .halfTyped = halfTypedResults,
            .toDos = duneToDos,
            .boards = duneBoards,
            .hasSettings = true};
}

} // namespace mentat
