#include "reports/formats/wbc_dune/result_tables.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "reports/wording/heats/heats_wording.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// "Heat 1, table 2: 9.5 PP in 7 turns of 5 players"
QString gameOfAward(const PublicRequest& request, const Performance& one) {
    const Language& language = request.wording.language();
    return reportText(request, QT_TRANSLATE_NOOP("Report", "%1: %2 PP in %3 turns of %4 players"),
                      {tableTitle(language, one.heat, one.table),
                       language.points(one.points.halves()), language.number(one.turns.value()),
                       language.number(one.starters)});
}

void addAwardRows(const PublicRequest& request, const AwardCourse& course, ReportTable& table) {
    const Award& award = course.award;
    const QString faction = request.wording.factionName(award.faction);
    if (award.winners.empty()) {
        table.rows.push_back({{textCell(faction),
                               textCell(reportText(request, QT_TRANSLATE_NOOP("Report", "no one"))),
                               unknownCell()}});
        return;
    }
    // Chosen by the GM between equals: the one chosen has it.
    const size_t shown = award.decided ? 1 : award.winners.size();
    for (size_t i = 0; i < shown; ++i) {
        const Performance& one = award.winners[i];
        const QString name = playerName(request.event, one.player);
        table.rows.push_back({{textCell(faction), award.tied ? textCell(name) : strongCell(name),
                               thousandthsCell(request.wording.language(), one.normalized)},
                              gameOfAward(request, one)});
    }
    addFootnote(table.rows.back(), awardFootnote(request.wording.language(), course));
}

} // namespace

ReportTable publicAwards(const PublicRequest& request, const std::vector<AwardCourse>& courses) {
    const auto text = [&](const char* english) { return reportText(request, english); };
    ReportTable table{
        text(QT_TRANSLATE_NOOP("Report", "Best Faction awards")),
        {textColumn(u"faction"_s, text(QT_TRANSLATE_NOOP("Report", "Best"))),
         wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
         numberColumn(u"normalized"_s, text(QT_TRANSLATE_NOOP("Report", "Norm. PP")))}};
    for (const AwardCourse& course : courses)
        addAwardRows(request, course, table);
    return table;
}

ReportTable publicPlaces(const PublicRequest& request, const std::vector<Placement>& placements) {
    ReportTable table = placementTable(request, placements, PlacementReasons::LeftOut);
    // Where somebody is from, and who gets a plaque, leave no room for names on a phone.
    for (const QString& key : {u"from"_s, u"plaque"_s}) {
        const auto column = std::ranges::find(table.columns, key, &ReportColumn::key);
        const auto place = column - table.columns.begin();
        table.columns.erase(column);
        for (ReportRow& row : table.rows)
            row.cells.erase(row.cells.begin() + place);
    }
    return table;
}

} // namespace mentat
