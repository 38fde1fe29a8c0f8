#include "reports/formats/wbc_dune/event_tables.h"

#include "reports/wording/figure_wording.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "reports/wording/formats/wbc_dune/victory_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/figures/dune_figures.h"
#include "scoring/statistics/earlier_events.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportCell shareCell(const Language& language, int part, int whole) {
    if (whole == 0)
        return unknownCell();
    const double share = static_cast<double>(part) / whole;
    return {.text = shareText(language, share), .number = share};
}

ReportCell hoursCell(const Language& language, const GameMean& minutes) {
    const auto mean = toDouble(minutes.mean());
    return decimalCell(language, mean ? std::optional(*mean / 60) : std::nullopt);
}

} // namespace

EventTables::EventTables(const ReportRequest& request)
    : ReportTeller(request)
    , m_figures(eventFigures(request.event)) {
    const auto earlier = earlierEvents(request.book, request.event);
    m_earlier = pooledFigures(earlier);
    m_drawings = figureDrawings(m_language, duneFigures(request.event, earlier));
}

void EventTables::addOverview(ReportDocument& document) const {
    const GameFigures& games = m_figures.heatGames;
    const auto withCoverage = [&](const QString& mean, const GameMean& of) {
        return text(QT_TRANSLATE_NOOP("Report", "%1 (%2)"), {mean, coverageText(m_language, of)});
    };
    FactList facts{
        {{text(QT_TRANSLATE_NOOP("Report", "Registered")), m_language.number(m_figures.registered)},
         {text(QT_TRANSLATE_NOOP("Report", "Players")), m_language.number(m_figures.players)},
         {text(QT_TRANSLATE_NOOP("Report", "Games")), m_language.number(games.games)},
         {text(QT_TRANSLATE_NOOP("Report", "Player-starts")),
          m_language.number(games.playerStarts)}}};
    if (games.games == 0) {
        document.add(std::move(facts));
        document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return;
    }
    facts.facts.push_back({text(QT_TRANSLATE_NOOP("Report", "Mean turns")),
                           withCoverage(meanText(m_language, games.turns.mean()), games.turns)});
    facts.facts.push_back(
        {text(QT_TRANSLATE_NOOP("Report", "Mean hours")),
         withCoverage(hoursText(m_language, games.minutes.mean()), games.minutes)});
    facts.facts.push_back({text(QT_TRANSLATE_NOOP("Report", "Adjudicated")),
                           m_language.number(m_figures.won(Victory::Adjudicated))});
    facts.facts.push_back(
        {text(QT_TRANSLATE_NOOP("Report", "Conceded")), m_language.number(m_figures.concessions)});
    facts.facts.push_back(
        {text(QT_TRANSLATE_NOOP("Report", "Dropouts")), m_language.number(m_figures.dropouts)});
    document.add(std::move(facts));
    document.add(Paragraph{
        text(QT_TRANSLATE_NOOP("Report",
                               "Players are people with a completed heat game. Figures and means "
                               "cover the completed games of the heats; the final is separate.")),
        true});
}

void EventTables::addParticipation(ReportDocument& document) const {
    if (m_figures.heats.empty())
        return;
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Participation"));
    ReportTable table{
        title,
        {textColumn(u"heat"_s, text(QT_TRANSLATE_NOOP("Report", "Heat"))),
         numberColumn(u"entrants"_s, text(QT_TRANSLATE_NOOP("Report", "Checked in"))),
         numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
         numberColumn(u"starts"_s, text(QT_TRANSLATE_NOOP("Report", "Player-starts"))),
         numberColumn(u"unfinished"_s, text(QT_TRANSLATE_NOOP("Report", "Without result"))),
         numberColumn(u"void"_s, text(QT_TRANSLATE_NOOP("Report", "Void")))}};
    for (const HeatFigures& heat : m_figures.heats)
        table.rows.push_back(
            {{textCell(heatTitle(m_language, *findHeat(playOf(m_request), heat.heat))),
              numberCell(m_language, heat.entrants), numberCell(m_language, heat.completed.games),
              numberCell(m_language, heat.completed.playerStarts),
              numberCell(m_language, heat.unfinished), numberCell(m_language, heat.voided)}});
    document.add(Heading{2, title});
    addChart(document, "participation"_L1);
    document.add(std::move(table));
    BulletList often;
    for (size_t i = 0; i < m_figures.byHeatsPlayed.size(); ++i)
        often.items.append(
            text(QT_TRANSLATE_N_NOOP("Report", "Played in %1 of the heats: %n player(s)"),
                 {m_language.number(static_cast<qint64>(i) + 1)}, m_figures.byHeatsPlayed[i]));
    if (!often.items.isEmpty())
        document.add(std::move(often));
}

ReportRow EventTables::lengthRow(const QString& title, const GameFigures& games) const {
    return {{textCell(title), numberCell(m_language, games.games),
             decimalCell(m_language, toDouble(games.turns.mean())),
             numberCell(m_language, games.turns.unknown), hoursCell(m_language, games.minutes),
             numberCell(m_language, games.minutes.unknown)}};
}

void EventTables::addLengths(ReportDocument& document) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Length of games"));
    ReportTable table{
        title,
        {textColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
         numberColumn(u"number"_s, text(QT_TRANSLATE_NOOP("Report", "Number"))),
         numberColumn(u"turns"_s, text(QT_TRANSLATE_NOOP("Report", "Mean turns"))),
         numberColumn(u"turnsUnknown"_s, text(QT_TRANSLATE_NOOP("Report", "Turns not known"))),
         numberColumn(u"hours"_s, text(QT_TRANSLATE_NOOP("Report", "Mean hours"))),
         numberColumn(u"hoursUnknown"_s, text(QT_TRANSLATE_NOOP("Report", "Time not known")))}};
    for (const SizeFigures& size : m_figures.sizes)
        table.rows.push_back(lengthRow(
            text(QT_TRANSLATE_NOOP("Report", "of %1 players"), {m_language.number(size.players)}),
            size.completed));
    ReportRow all
        = lengthRow(text(QT_TRANSLATE_NOOP("Report", "all of the heats")), m_figures.heatGames);
    all.beginsPart = true;
    table.rows.push_back(std::move(all));
    if (m_figures.finalGame.games > 0)
        table.rows.push_back(
            lengthRow(text(QT_TRANSLATE_NOOP("Report", "the final")), m_figures.finalGame));
    if (hasEarlier()) {
        ReportRow earlier = lengthRow(earlierTitle(), m_earlier.heatGames);
        earlier.beginsPart = true;
        table.rows.push_back(std::move(earlier));
    }
    document.add(Heading{2, title});
    addChart(document, "turns"_L1);
    addChart(document, "hours"_L1);
    document.add(std::move(table));
    document.add(Paragraph{
        text(QT_TRANSLATE_NOOP("Report",
                               "Games with unknown turns or time are left out of that mean and "
                               "counted beside it.")),
        true});
    addChartWithTable(document, "minutes-a-turn"_L1);
}

void EventTables::addVictories(ReportDocument& document) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "How games were won"));
    ReportTable table{title,
                      {textColumn(u"victory"_s, text(QT_TRANSLATE_NOOP("Report", "Victory"))),
                       numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
                       numberColumn(u"share"_s, text(QT_TRANSLATE_NOOP("Report", "Share")))}};
    if (hasEarlier())
        table.columns.push_back(numberColumn(u"earlier"_s, earlierTitle()));
    for (const EnumId<Victory>& entry : idsOf<Victory>) {
        ReportRow row{
            {textCell(victoryName(m_language, entry.value)),
             numberCell(m_language, m_figures.won(entry.value)),
             shareCell(m_language, m_figures.won(entry.value), m_figures.heatGames.games)}};
        if (hasEarlier())
            row.cells.push_back(
                shareCell(m_language, m_earlier.won(entry.value), m_earlier.heatGames.games));
        table.rows.push_back(std::move(row));
    }
    document.add(Heading{2, title});
    addChart(document, hasEarlier() ? "victories-beside"_L1 : "victories"_L1);
    document.add(std::move(table));
}

void EventTables::addFactions(ReportDocument& document) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Wins by faction"));
    ReportTable table{
        title,
        {textColumn(u"faction"_s, text(QT_TRANSLATE_NOOP("Report", "Faction"))),
         numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
         numberColumn(u"wins"_s, text(QT_TRANSLATE_NOOP("Report", "Wins"))),
         numberColumn(u"byDefault"_s, text(QT_TRANSLATE_NOOP("Report", "By default"))),
         numberColumn(u"adjudicated"_s, text(QT_TRANSLATE_NOOP("Report", "Adjudicated"))),
         numberColumn(u"share"_s, text(QT_TRANSLATE_NOOP("Report", "Won"))),
         textColumn(u"interval"_s, text(QT_TRANSLATE_NOOP("Report", "95% interval")))}};
    if (hasEarlier())
        table.columns.push_back(numberColumn(u"earlier"_s, earlierTitle()));
    for (const FactionFigures& faction : m_figures.factions) {
        const FigurePoint rate = winRate(faction);
        ReportRow row{
            {textCell(m_request.wording.factionName(faction.faction)),
             numberCell(m_language, faction.games), numberCell(m_language, faction.wins),
             numberCell(m_language, faction.byDefault), numberCell(m_language, faction.adjudicated),
             shareCell(m_language, faction.wins, faction.games),
             rate.interval ? textCell(shareText(m_language, *rate.interval)) : unknownCell()}};
        if (hasEarlier()) {
            const auto before
                = std::ranges::find(m_earlier.factions, faction.faction, &FactionFigures::faction);
            row.cells.push_back(before == m_earlier.factions.end()
                                    ? unknownCell()
                                    : shareCell(m_language, before->wins, before->games));
        }
        table.rows.push_back(std::move(row));
    }
    document.add(Heading{2, title});
    addChart(document, "wins-by-faction"_L1);
    addChart(document, "win-rate"_L1);
    document.add(std::move(table));
    QString note
        = text(QT_TRANSLATE_NOOP("Report", "A win counts for each faction that shared in it. "
                                           "Wins by default and by adjudication are included in "
                                           "the wins and also shown beside them."));
    if (m_figures.winnersWithoutFaction > 0)
        note += u' '
                + text(QT_TRANSLATE_N_NOOP("Report", "%n winner(s) without a recorded faction."),
                       {}, m_figures.winnersWithoutFaction);
    document.add(Paragraph{note, true});
}

} // namespace mentat
