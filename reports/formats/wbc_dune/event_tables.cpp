#include "reports/formats/wbc_dune/event_tables.h"

#include "reports/wording/figure_wording.h"
#include "reports/wording/formats/wbc_dune/dune_figure_texts.h"
#include "reports/wording/formats/wbc_dune/victory_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/figures/dune_figures.h"
#include "scoring/statistics/history.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportCell shareCell(const Language& language, int part, int whole) {
    if (whole == 0)
        return unknownCell();
    const double share = static_cast<double>(part) / whole;
    return {.text = shareText(language, share), .number = share};
}

ReportCell meanCell(const Language& language, const GameFigures& games,
                    const GameMeasure& measure) {
    const auto mean = toDouble((games.*measure.mean).mean());
    return decimalCell(language, mean ? std::optional(*mean / measure.parts) : std::nullopt);
}

} // namespace

EventTables::EventTables(const ReportRequest& request)
    : ReportTeller(request)
    , m_figures(eventFigures(request.event)) {
    const auto earlier = earlierEvents(request.book, request.event);
    m_earlier = pooledFigures(earlier);
    m_drawings = figureDrawings(m_language, duneFigures(request.event, earlier));
}

ReportRow EventTables::lengthRow(const QString& title, const GameFigures& games) const {
    ReportRow row{{textCell(title), numberCell(m_language, games.games)}};
    for (const GameMeasure& measure : gameMeasures)
        row.cells.push_back(meanCell(m_language, games, measure));
    if (hasUnknownLengths()) {
        for (const GameMeasure& measure : gameMeasures)
            row.cells.push_back(numberCell(m_language, (games.*measure.mean).unknown));
    }
    return row;
}

bool EventTables::hasUnknownLengths() const {
    return std::ranges::any_of(
        std::array{&m_figures.heatGames, &m_figures.finalGame, &m_earlier.heatGames},
        [](const GameFigures* games) {
            return std::ranges::any_of(gameMeasures, [games](const GameMeasure& measure) {
                return (games->*measure.mean).unknown > 0;
            });
        });
}

void EventTables::addLengths(ReportDocument& document) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Length of games"));
    ReportTable table{title,
                      {textColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
                       numberColumn(u"number"_s, text(QT_TRANSLATE_NOOP("Report", "Number")))}};
    for (const GameMeasure& measure : gameMeasures)
        table.columns.push_back(
            numberColumn(measure.name, measureTitles(m_language, measure).mean));
    if (hasUnknownLengths()) {
        for (const GameMeasure& measure : gameMeasures)
            table.columns.push_back(numberColumn(QString(measure.name) + u"Unknown"_s,
                                                 measureTitles(m_language, measure).unknown));
    }
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
    document.add(std::move(table));
    if (hasUnknownLengths())
        document.add(Paragraph{
            text(QT_TRANSLATE_NOOP("Report",
                                   "Games with unknown turns or time are left out of that mean and "
                                   "counted beside it.")),
            true});
}

ReportTable EventTables::victoryTable(bool isBesideChart) const {
    ReportTable table{text(QT_TRANSLATE_NOOP("Report", "How games were won")),
                      {textColumn(u"victory"_s, text(QT_TRANSLATE_NOOP("Report", "Victory")))}};
    const int games = m_figures.heatGames.games;
    if (!isBesideChart)
        table.columns.push_back(
            numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))));
    table.columns.push_back(numberColumn(u"share"_s, text(QT_TRANSLATE_NOOP("Report", "Share"))));
    if (hasEarlier())
        table.columns.push_back(numberColumn(
            u"earlier"_s,
            isBesideChart ? text(QT_TRANSLATE_NOOP("Report", "Earlier years")) : earlierTitle()));
    for (const EnumId<Victory>& entry : idsOf<Victory>) {
        const int won = m_figures.won(entry.value);
        ReportRow row{{textCell(victoryName(m_language, entry.value))}};
        if (!isBesideChart)
            row.cells.push_back(numberCell(m_language, won));
        row.cells.push_back(shareCell(m_language, won, games));
        if (hasEarlier())
            row.cells.push_back(
                shareCell(m_language, m_earlier.won(entry.value), m_earlier.heatGames.games));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable EventTables::factionTable(bool isBesideChart) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Wins by faction"));
    ReportTable table{title,
                      {textColumn(u"faction"_s, text(QT_TRANSLATE_NOOP("Report", "Faction"))),
                       numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games")))}};
    const auto add = [&](const ReportColumn& column) { table.columns.push_back(column); };
    if (!isBesideChart) {
        add(numberColumn(u"wins"_s, text(QT_TRANSLATE_NOOP("Report", "Wins"))));
        add(numberColumn(u"byDefault"_s, text(QT_TRANSLATE_NOOP("Report", "By default"))));
        add(numberColumn(u"adjudicated"_s, text(QT_TRANSLATE_NOOP("Report", "Adjudicated"))));
    }
    add(numberColumn(u"share"_s, text(QT_TRANSLATE_NOOP("Report", "Won"))));
    if (!isBesideChart)
        add(textColumn(u"interval"_s, text(QT_TRANSLATE_NOOP("Report", "95% interval"))));
    if (hasEarlier())
        add(numberColumn(u"earlier"_s, isBesideChart
                                           ? text(QT_TRANSLATE_NOOP("Report", "Earlier years"))
                                           : earlierTitle()));
    for (const FactionFigures& faction : m_figures.factions) {
        ReportRow row{{textCell(m_request.wording.factionName(faction.faction)),
                       numberCell(m_language, faction.games)}};
        if (!isBesideChart) {
            row.cells.push_back(numberCell(m_language, faction.wins));
            row.cells.push_back(numberCell(m_language, faction.byDefault));
            row.cells.push_back(numberCell(m_language, faction.adjudicated));
        }
        row.cells.push_back(shareCell(m_language, faction.wins, faction.games));
        if (const FigurePoint rate = winRate(faction); !isBesideChart)
            row.cells.push_back(rate.interval ? textCell(shareText(m_language, *rate.interval))
                                              : unknownCell());
        if (hasEarlier()) {
            const auto before
                = std::ranges::find(m_earlier.factions, faction.faction, &FactionFigures::faction);
            row.cells.push_back(before == m_earlier.factions.end()
                                    ? unknownCell()
                                    : shareCell(m_language, before->wins, before->games));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace mentat
