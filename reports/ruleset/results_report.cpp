#include "reports/ruleset/ruleset_reports.h"

#include "model/event.h"
#include "model/failure_kind.h"
#include "model/ruleset/results.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/ruleset_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// All tables of a heat or a stage as one list.
class RulesetGames : ReportTeller {
public:
    explicit RulesetGames(const ReportRequest& request)
        : ReportTeller(request)
        , m_ruleset(rulesetPlayOf(request).ruleset)
        , m_titles(resultTitlesOf(request))
        , m_players(request.event) {}

    [[nodiscard]] bool hasAny() const { return m_hasAny; }

    void add(ReportDocument& document, const QString& title, const std::vector<Game>& games) {
        if (games.empty())
            return;
        m_hasAny = true;
        m_hasLabels = std::ranges::any_of(games, hasLabels);
        ReportTable table = emptyTable(title);
        table.isInPairs = true;
        for (const Game& game : games)
            addRows(table, game);
        document.add(Heading{2, title});
        document.add(std::move(table));
    }

private:
    static bool hasLabels(const Game& game) {
        return std::ranges::any_of(
            game.seats, [](const Seat& seat) { return byRuleset(seat).label.has_value(); });
    }

    [[nodiscard]] ReportTable emptyTable(const QString& title) const {
        ReportTable table{title,
                          {numberColumn(u"table"_s, say(m_language, Phrase("Report", "Table"))),
                           numberColumn(u"seat"_s, say(m_language, Phrase("Report", "Seat"))),
                           numberColumn(u"place"_s, m_titles.place),
                           wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player")))}};
        if (m_hasLabels)
            table.columns.push_back(textColumn(u"label"_s, m_titles.label));
        if (m_ruleset.score != Scores::None)
            table.columns.push_back(numberColumn(u"score"_s, m_titles.score));
        return table;
    }

    void addRows(ReportTable& table, const Game& game) const {
        const auto places = hasResult(game) ? placesOf(game, m_ruleset.score) : std::vector<int>();
        const bool isFirst = table.rows.empty();
        for (size_t i = 0; i < game.seats.size(); ++i) {
            const Seat& seat = game.seats[i];
            const bool isWinner = !places.empty() && places[i] == 1;
            const QString name = m_players.nameOf(seat.player);
            ReportRow row{{numberCell(m_language, game.table.value()),
                           numberCell(m_language, seat.number.value()),
                           places.empty() ? unknownCell() : numberCell(m_language, places[i]),
                           isWinner ? strongCell(name) : textCell(name)}};
            if (m_hasLabels)
                row.cells.push_back(textCell(byRuleset(seat).label));
            if (m_ruleset.score != Scores::None)
                row.cells.push_back(scoreCell(m_language, byRuleset(seat).score));
            row.remark = remarkOf(game, seat, i + 1 == game.seats.size());
            row.beginsPart = i == 0 && !isFirst;
            if (i == 0)
                row.nearPartName = say(m_language, Phrase("Report", "Table %1"),
                                       {m_language.number(game.table.value())});
            table.rows.push_back(std::move(row));
        }
    }

    [[nodiscard]] QString remarkOf(const Game& game, const Seat& seat, bool isLast) const {
        QStringList remarks;
        if (seat.dropout)
            remarks.append(say(m_request, Phrase("RulesetReport", "Dropped out.")));
        if (isLast && game.isVoid)
            remarks.append(say(m_request,
                               Phrase("RulesetReport", "Table %1 is void and does not "
                                                       "count."),
                               {m_language.number(game.table.value())}));
        else if (isLast && !hasResult(game))
            remarks.append(say(m_request, Phrase("RulesetReport", "Table %1 has no result yet."),
                               {m_language.number(game.table.value())}));
        return remarks.join(u' ');
    }

    const Ruleset& m_ruleset;
    ResultTitles m_titles;
    PlayerIndex m_players;
    bool m_hasAny = false;
    bool m_hasLabels = false;
};

} // namespace

Result<ReportDocument> rulesetResultsReport(const ReportRequest& request) {
    const auto rounds = roundsAskedFor(request);
    if (!rounds)
        return tl::unexpected(rounds.error());
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Results")));
    RulesetGames games(request);
    for (const Round& round : *rounds)
        games.add(document, numberedTitle(request.wording.language(), round), round.games());
    if (!games.hasAny())
        document.add(Paragraph{say(request, Phrase("Report", "No games yet."))});
    return document;
}

namespace {

constexpr size_t keysUpright = 3; // more need landscape

QString tieSentence(const ReportRequest& request, const StageTie& tie) {
    return say(request, Phrase("RulesetReport", "%1: %2 roll for who advances (H7)"),
               {tie.stage->text(), listedNames(request.wording.language(),
                                               namesOf(tie.players, namesIn(request.event)))});
}

} // namespace

QString rulesetStandingIntroduction(const ReportRequest& request) {
    const int games = resultsSoFar(rulesetPlayOf(request)).recorded;
    if (games == 0)
        return say(request, Phrase("Report", "No games yet."));
    const QString after = sayCounted(
        request, CountedPhrase("RulesetReport", "After %n game(s) in the heats."), games);
    const auto stages = stageLineUps(request.event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    if (held == stages.end())
        return after;
    return after + u' '
           + sayCounted(request, CountedPhrase("RulesetReport", "The top %n go to the %1 (H8)."),
                        static_cast<int>(held->qualifiers.size()), {held->stage.text()});
}

static ReportDocument rulesetStandingsReadAt(const ReportRequest& request, ReadAt readAt) {
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Standings")));
    document.readAt = readAt;
    const bool isWide = rulesetPlayOf(request).ruleset.order.size() > keysUpright;
    if (readAt == ReadAt::Hand && isWide)
        document.orientation = Orientation::Sideways;
    document.add(Paragraph{rulesetStandingIntroduction(request), readAt == ReadAt::Wall});
    ReportTable table = standingsTable(request, rulesetStandings(request.event));
    if (readAt == ReadAt::Hand && table.rows.size() > 1)
        document.add(reasonsNote(request.wording.language()));
    if (!table.rows.empty())
        document.add(std::move(table));
    QStringList ties = tiesToRollLines(request);
    for (const StageTie& tie : stageTiesToRoll(request.event))
        ties.append(tieSentence(request, tie));
    addTiesToRoll(document, request, ties);
    return document;
}

Result<ReportDocument> rulesetStandingsReport(const ReportRequest& request) {
    return rulesetStandingsReadAt(request, ReadAt::Wall);
}

Result<ReportDocument> rulesetStandingsWithReasonsReport(const ReportRequest& request) {
    return rulesetStandingsReadAt(request, ReadAt::Hand);
}

} // namespace mentat
