#include "reports/figure_table.h"
#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/wording/formats/wbc_dune/year_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QStringList saidOf(const QStringList& sentences) {
    QStringList said;
    std::ranges::copy_if(sentences, std::back_inserter(said),
                         [](const QString& sentence) { return !sentence.isEmpty(); });
    return said;
}

} // namespace

QString EventTables::earlierTitle() const {
    return text(QT_TRANSLATE_N_NOOP("Report", "Earlier years (%n game(s))"), {},
                m_earlier.heatGames.games);
}

const FigureDrawing* EventTables::findDrawing(QLatin1StringView name) const {
    const auto found = std::ranges::find_if(
        m_drawings, [name](const FigureDrawing& one) { return one.figure.name == name; });
    return found == m_drawings.end() || !hasValues(found->figure) ? nullptr : &*found;
}

void EventTables::addBeside(ReportDocument& document, QLatin1StringView name,
                            const QStringList& words, std::optional<ReportTable> table,
                            std::optional<ReportTable> numbers) const {
    const FigureDrawing* drawing = findDrawing(name);
    if (!drawing)
        return;
    document.add(BesideFigure{*drawing, saidOf(words), std::move(table),
                              numbers ? *std::move(numbers) : tableOf(*drawing, m_language)});
}

void EventTables::addFactions(ReportDocument& document) const {
    addBeside(document, "wins-by-faction"_L1, {factionSentences(m_language, m_figures).join(u' ')},
              factionTable(true), factionTable(false));
}

void EventTables::addVictories(ReportDocument& document) const {
    const QString pace = lengthSentence(m_language, m_figures);
    const QString unfinished = unfinishedSentence(m_language, m_figures);
    if (hasEarlier())
        addBeside(document, "victories"_L1, {pace, unfinished}, victoryTable(true),
                  victoryTable(false));
    else
        addBeside(document, "victories"_L1,
                  {victoriesSentence(m_language, m_figures), pace, unfinished}, {},
                  victoryTable(false));
}

void EventTables::addParticipation(ReportDocument& document) const {
    ReportTable table{
        text(QT_TRANSLATE_NOOP("Report", "Participation")),
        {textColumn(u"heat"_s, text(QT_TRANSLATE_NOOP("Report", "Heat"))),
         numberColumn(u"entrants"_s, text(QT_TRANSLATE_NOOP("Report", "Checked in"))),
         numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
         numberColumn(u"starts"_s, text(QT_TRANSLATE_NOOP("Report", "Player-starts")))}};
    for (const HeatFigures& heat : m_figures.heats)
        table.rows.push_back(
            {{textCell(heatTitle(m_language, *findHeat(playOf(m_request), heat.heat))),
              numberCell(m_language, heat.entrants), numberCell(m_language, heat.completed.games),
              numberCell(m_language, heat.completed.playerStarts)}});
    const auto cut = cutOf(duneStandings(m_request.event), m_request.event.settings.finalists);
    QStringList words{playedSentence(m_language, m_figures),
                      faithfulSentence(m_language, m_figures)};
    words = {saidOf(words).join(u' ')};
    if (cut)
        words.append(cutSentence(m_language, *cut));
    addBeside(document, "heats-played"_L1, words, table, table);
}

} // namespace mentat
