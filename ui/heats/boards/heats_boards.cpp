#include "ui/heats/boards/heats_boards.h"

#include "model/event.h"
#include "reports/heats/heats_reports.h"
#include "reports/heats/race_report.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/scoring_kind.h"
#include "ui/itemmodels/value_texts.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The poster for the heat that is being seated or played.
std::optional<ReportDocument> posterOf(const BoardRequest& request,
                                       Result<ReportDocument> (*make)(const ReportRequest&)) {
    const Heat* heat = heatToBeSeated(*heatsPlay(request.event));
    if (!heat)
        return std::nullopt;
    auto document = make({.book = request.book,
                          .event = request.event,
                          .wording = request.wording,
                          .printed = {},
                          .round = heat->number});
    return document ? std::optional(*std::move(document)) : std::nullopt;
}

/// A board with title, time, place, and number of tables; the document gives time and place before
/// its purpose. A draw fades in.
ScreenBoard emptyBoardOf(const BoardRequest& request, const ReportDocument& document) {
    const Heat& heat = *heatToBeSeated(*heatsPlay(request.event));
    ScreenBoard board{.title = heatName(heat, request.wording.language()), .isRevealed = true};
    int tables = 0;
    int players = 0;
    for (const Game& game : heat.games) {
        tables += game.isVoid || isBye(game) ? 0 : 1;
        players += game.isVoid ? 0 : static_cast<int>(game.seats.size());
    }
    board.count = sayCounted(request, CountedPhrase("Boards", "%n player(s)"), players) + u" · "_s
                  + sayCounted(request, CountedPhrase("Boards", "%n table(s)"), tables);
    std::vector<QString> notes;
    for (const ReportBlock& block : document.blocks) {
        const auto* paragraph = std::get_if<Paragraph>(&block);
        if (paragraph && paragraph->isNote)
            notes.push_back(paragraph->text);
    }
    if (notes.size() > 1)
        board.where = notes.front();
    return board;
}

/// The document's list; nullptr: none.
template <class List>
const List* listOf(const ReportDocument& document) {
    for (const ReportBlock& block : document.blocks) {
        if (const auto* list = std::get_if<List>(&block))
            return list;
    }
    return nullptr;
}

/// Groups names by first letter: the line above each group is visible from far away.
void addByLetter(ScreenBoard& board, ScreenLine line) {
    const auto letter = [](const ScreenLine& one) { return normalizedText(one.text).left(1); };
    if (board.groups.empty() || letter(board.groups.back().lines.front()) != letter(line))
        board.groups.emplace_back();
    board.groups.back().lines.push_back(std::move(line));
}

} // namespace

std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request) {
    const auto document = posterOf(request, tablesByNameReport);
    const auto* table = document ? listOf<ReportTable>(*document) : nullptr;
    if (!table)
        return std::nullopt;
    ScreenBoard board = emptyBoardOf(request, *document);
    board.lead = say(request, Phrase("Boards", "find your table"));
    for (const ReportRow& row : table->rows)
        addByLetter(board,
                    {.before = {}, .text = row.cells.at(0).text, .after = row.cells.at(1).text});
    return board;
}

std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request) {
    const auto document = posterOf(request, tablesByTableReport);
    const auto* poster = document ? listOf<Poster>(*document) : nullptr;
    if (!poster)
        return std::nullopt;
    ScreenBoard board = emptyBoardOf(request, *document);
    board.lead = say(request, Phrase("Boards", "who sits at each table"));
    for (const PosterGroup& group : poster->groups) {
        ScreenGroup shown{.heading = group.headingInWords()};
        for (const Fact& line : group.lines)
            shown.lines.push_back({.before = line.label, .text = line.value, .after = {}});
        board.groups.push_back(std::move(shown));
    }
    return board;
}

namespace {

// The places that the audience reads before the champion is revealed.
constexpr int placesShown = 6;

} // namespace

QString howFar(const BoardRequest& request) {
    const HeatsPlay& play = *heatsPlay(request.event);
    if (areHeatsOver(request.event))
        return {};
    const Heat* last = nullptr; // with a result
    bool isBetween = false;     // between the results of one heat
    for (const Heat& heat : play.heats) {
        const auto awaited = std::ranges::count_if(
            heat.games, [](const Game& game) { return !game.isVoid && !hasResult(game); });
        const auto recorded = std::ranges::count_if(
            heat.games, [](const Game& game) { return !game.isVoid && hasResult(game); });
        isBetween = isBetween || (recorded > 0 && awaited > 0);
        if (recorded > 0 && (!last || last->number < heat.number))
            last = &heat;
    }
    if (!last || isBetween)
        return say(request, Phrase("Boards", "so far"));
    return say(request, Phrase("Boards", "after heat %1"),
               {request.wording.language().number(last->number.value())});
}

QString ranksWhere(const BoardRequest& request, const QString& by) {
    const QString far = howFar(request);
    return far.isEmpty() ? by : QString(by + u" · "_s + far);
}

namespace {

/// Pins the first `cut` ranks above the band; 0: no band.
std::vector<ScreenGroup> rankGroups(std::vector<ScreenLine> ranks, size_t cut,
                                    const QString& band) {
    if (cut == 0 || cut >= ranks.size())
        return {{.heading = {}, .lines = std::move(ranks)}};
    const auto at = ranks.begin() + static_cast<std::ptrdiff_t>(cut);
    ScreenGroup rest{.heading = {}, .lines = {at, ranks.end()}, .band = band};
    rest.lines.front().beginsPart = true;
    ranks.erase(at, ranks.end());
    ScreenGroup first{.heading = {}, .lines = std::move(ranks), .isPinned = true};
    return {std::move(first), std::move(rest)};
}

/// The columns of the standings that everyone reads, without the number of heats.
QString standingOnBoard(const BoardRequest& request, const ReportTable& table,
                        const ReportRow& row) {
    QStringList told;
    for (size_t i = 2; i < row.cells.size(); ++i) { // after rank and name
        const QString& text = row.cells[i].text;
        const QString& column = table.columns[i].key;
        if (column == u"heats"_s || text.isEmpty())
            continue;
        told << (column == u"bye"_s ? say(request, Phrase("Boards", "bye in %1"), {text}) : text);
    }
    return told.join(u" · "_s);
}

/// The first number of the cell, if any.
std::optional<double> firstNumber(const ReportTable& table, const ReportRow& row) {
    for (size_t i = 2; i < row.cells.size(); ++i) {
        if (table.columns[i].key != u"heats"_s)
            return row.cells[i].number;
    }
    return std::nullopt;
}

/// How many ranks to show. If points decide (R4.1) and the leader has some, players below the cut
/// with 0 points are only counted.
size_t ranksShown(const Event& event, const ReportTable& table, size_t ranked, size_t cut) {
    const auto first = ranked > 0 ? firstNumber(table, table.rows[0]) : std::nullopt;
    if (!kindOf<ScoringKind>(event).goesByPoints || !first || *first <= 0)
        return ranked;
    size_t shown = ranked;
    while (shown > cut && firstNumber(table, table.rows[shown - 1]) == 0.0)
        --shown;
    return ranked - shown > 1 ? shown : ranked; // a count takes as much space as one more name
}

} // namespace

std::optional<ScreenBoard> boardOfStandings(const BoardRequest& request, const Standings& standings,
                                            const StandingsOnBoard& words) {
    if (standings.ranked.empty())
        return std::nullopt;
    const PublicEvent event(request.event);
    const ReportTable table = publicStandings({event, request.wording}, standings);
    std::vector<ScreenLine> ranks;
    const size_t cut = bandedAt(ranksAtCut(request.event, standings.ranked));
    const size_t shown = ranksShown(request.event, table, standings.ranked.size(), cut);
    for (size_t i = 0; i < shown; ++i) {
        const auto& cells = table.rows[i].cells;
        ranks.push_back({.before = cells[0].text,
                         .text = cells[1].text,
                         .after = standingOnBoard(request, table, table.rows[i])});
    }
    if (shown < standings.ranked.size())
        ranks.push_back({.before = {},
                         .text = sayCounted(request, CountedPhrase("Boards", "and %n more"),
                                            static_cast<int>(standings.ranked.size() - shown)),
                         .after = {}});
    ScreenBoard board{.title = say(request, Phrase("Boards", "Standings")),
                      .where = ranksWhere(request, words.by),
                      .groups = rankGroups(std::move(ranks), cut, words.band)};
    if (board.groups.size() == 1 && !words.band.isEmpty())
        board.notes = {words.band};
    return board;
}

std::optional<ScreenBoard> raceBoard(const BoardRequest& request) {
    const HeatsPlay& play = *heatsPlay(request.event);
    const bool isPlayed = std::ranges::any_of(
        play.heats, [](const Heat& heat) { return std::ranges::any_of(heat.games, isPlaying); });
    const bool isAdvanced = std::ranges::any_of(play.stages, [](const PlayedStage& stage) {
        return std::ranges::any_of(
            stage.games, [](const Game& game) { return isPlaying(game) || hasResult(game); });
    });
    if (isPlayed || isAdvanced)
        return std::nullopt;
    const Language& language = request.wording.language();
    RaceDrawing drawing = raceDrawing(request.event, language);
    if (drawing.lines.empty())
        return std::nullopt;
    ScreenBoard board{.title = std::exchange(drawing.title, {}),
                      .where = raceTitle(request.event, language)};
    drawing.note.clear(); // anyone sees how to read the lines
    board.race = std::move(drawing);
    return board;
}

ScreenGroup placesBelow(const BoardRequest& request, const std::vector<Placement>& placements) {
    const PlayerIndex players(request.event);
    ScreenGroup places;
    for (const Placement& placement : placements) {
        const int place = placement.place.value();
        if (&placement != &placements.front() && place <= placesShown)
            places.lines.push_back({.before = request.wording.language().number(place),
                                    .text = players.nameOf(placement.player),
                                    .after = {}});
    }
    return places;
}

QString championOf(const BoardRequest& request, size_t players) {
    return sayCounted(request, CountedPhrase("Boards", "Champion of %n player(s)"),
                      static_cast<int>(players));
}

namespace {

class ClockBoard {
public:
    explicit ClockBoard(const BoardRequest& request) : m_request(request) {}

    std::optional<ScreenBoard> ofHeat() {
        const auto number = heatOfTheHour(m_request.event, m_request.now);
        const Heat* heat = number ? findHeat(*heatsPlay(m_request.event), *number) : nullptr;
        const auto clock = heat ? roundClock(m_request.event, *heat, m_request.now) : std::nullopt;
        if (!clock)
            return std::nullopt;
        m_board.title = heatName(*heat, m_request.wording.language());
        m_board.where = heat->details.location.value_or(QString());
        if (clock->phase == HeatPhase::Grace)
            m_board.state = text(Phrase("Boards", "Latecomers until %1"),
                                 heatTimes(m_request.event.settings, heat->details)->graceEnd);
        return run(*clock);
    }

    std::optional<ScreenBoard> ofFinal() {
        const auto times = finalTimes(m_request.event);
        if (!times)
            return std::nullopt;
        m_board.title = roundName(m_request.wording.language(), operandOf(times->round));
        const auto* stage = findStage(*heatsPlay(m_request.event), times->round);
        m_board.where = stage->details.location.value_or(QString());
        return run(*roundClock(m_request.event, *stage, m_request.now));
    }

private:
    ScreenBoard run(const RoundClock& clock) {
        const auto& [phase, start, lastTurn, end] = clock;
        switch (phase) {
        case HeatPhase::Before:
            if (secondsTo(start) >= 0)
                add(start, Phrase("Boards", "Starts at %1"));
            else // a final that starts late
                m_board.state = text(Phrase("Boards", "Scheduled for %1"), start);
            return m_board;
        case HeatPhase::Over:
            m_board.state = say(m_request, Phrase("Boards", "Time is up"));
            return m_board;
        case HeatPhase::LastTurns:
            m_board.state = say(m_request, Phrase("Boards", "Last turn"));
            break;
        case HeatPhase::Grace:
        case HeatPhase::Underway:
            if (lastTurn)
                add(*lastTurn, Phrase("Boards", "Last turn starts by %1"));
            break;
        }
        if (end)
            add(*end, Phrase("Boards", "Ends at %1"));
        else
            m_board.figures.push_back({text(Phrase("Boards", "Played since %1, no clock"), start),
                                       runningText(-secondsTo(start))});
        return m_board;
    }

    [[nodiscard]] QString text(Phrase english, const VenueTime& time) const {
        return say(m_request, english, {m_request.wording.language().clockTime(time.time())});
    }
    [[nodiscard]] qint64 secondsTo(const VenueTime& moment) const {
        return m_request.now.minutesTo(moment) * 60 - m_request.seconds;
    }
    void add(const VenueTime& moment, Phrase label) {
        m_board.figures.push_back({text(label, moment), runningText(secondsTo(moment))});
    }

    const BoardRequest& m_request;
    ScreenBoard m_board;
};

} // namespace

std::optional<ScreenBoard> clockBoard(const BoardRequest& request) {
    ClockBoard clock(request);
    return isFinalsHour(request.event, request.now) ? clock.ofFinal() : clock.ofHeat();
}

} // namespace mentat
