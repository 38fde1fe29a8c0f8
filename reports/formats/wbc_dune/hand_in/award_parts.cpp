#include "reports/formats/wbc_dune/result_tables.h"

#include "model/people/called.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportTable emptyAwardTable(const ReportRequest& request) {
    const auto text = [&](const char* english) { return reportText(request, english); };
    ReportTable table{
        text(QT_TRANSLATE_NOOP("Report", "Best Faction awards")),
        {textColumn(u"faction"_s, text(QT_TRANSLATE_NOOP("Report", "Best"))),
         wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
         textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))),
         textColumn(u"game"_s, text(QT_TRANSLATE_NOOP("Report", "Game"))),
         numberColumn(u"pp"_s, text(QT_TRANSLATE_NOOP("Report", "PP"))),
         numberColumn(u"turns"_s, text(QT_TRANSLATE_NOOP("Report", "Turns"))),
         numberColumn(u"players"_s, text(QT_TRANSLATE_NOOP("Report", "Players"))),
         numberColumn(u"normalized"_s, text(QT_TRANSLATE_NOOP("Report", "Norm. PP")))}};
    for (ReportColumn& column : table.columns)
        column.isOffWall = column.key == u"game"_s || column.key == u"pp"_s
                           || column.key == u"turns"_s || column.key == u"players"_s;
    return table;
}

ReportRow rowOfPerformance(const ReportRequest& request, const AwardCourse& course,
                           const Performance& one) {
    const Language& language = request.wording.language();
    const Player& player = *findPlayer(request.event, one.player);
    const QString name = calledName(request.event, player);
    return {{textCell(request.wording.factionName(course.award.faction)),
             course.award.tied ? textCell(name) : strongCell(name), textCell(player.from),
             textCell(QString(language.number(one.heat.value()) + u'/'
                              + language.number(one.table.value()))),
             halvesCell(language, one.points.halves()), numberCell(language, one.turns.value()),
             numberCell(language, one.starters), thousandthsCell(language, one.normalized)}};
}

ReportRow rowOfNobody(const ReportRequest& request, const AwardCourse& course, size_t columns) {
    ReportRow row{{textCell(request.wording.factionName(course.award.faction)),
                   textCell(reportText(request, QT_TRANSLATE_NOOP("Report", "no one")))}};
    while (row.cells.size() < columns)
        row.cells.push_back(unknownCell());
    return row;
}

} // namespace

ReportTable awardTable(const ReportRequest& request, const std::vector<AwardCourse>& courses,
                       AwardReasons reasons) {
    ReportTable table = emptyAwardTable(request);
    const NameOf names = namesIn(request.event);
    for (const AwardCourse& course : courses) {
        const auto& winners = course.award.winners;
        if (winners.empty())
            table.rows.push_back(rowOfNobody(request, course, table.columns.size()));
        // Chosen by the GM: the others are told in the reason.
        const size_t shown = course.award.decided ? 1 : winners.size();
        for (size_t i = 0; i < shown; ++i)
            table.rows.push_back(rowOfPerformance(request, course, winners[i]));
        if (reasons == AwardReasons::Told && !winners.empty())
            table.rows.back().remark = request.wording.award(course.award, names);
        const QString footnote = awardFootnote(request.wording.language(), course);
        addFootnote(table.rows.back(), footnote);
        table.rows.back().wallRemark = footnote;
    }
    return table;
}

} // namespace mentat
