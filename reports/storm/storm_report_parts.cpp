#include "reports/storm/storm_report_parts.h"

#include "reports/wording/sentences.h"
#include "reports/wording/storm/storm_wording.h"

using namespace Qt::StringLiterals;

namespace mentat {

QString stormText(const ReportRequest& request, const char* english, const QStringList& filling) {
    return filled(request.wording.language().translate("StormReport", english), filling);
}

const StormPlay& stormOf(const ReportRequest& request) {
    return std::get<StormPlay>(request.event.play);
}

QString houseName(const StormPlay& play, const PlayerId& player) {
    const House* house = houseOf(play, player);
    return house ? house->name.value_or(QString()) : QString();
}

ReportTable stormRanking(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const auto text = [&](const char* english) { return stormText(request, english); };
    ReportTable table{
        text(QT_TRANSLATE_NOOP("StormReport", "Ranking")),
        {numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("StormReport", "Rank"))),
         wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("StormReport", "Player"))),
         textColumn(u"house"_s, text(QT_TRANSLATE_NOOP("StormReport", "House"))),
         numberColumn(u"victoryPoints"_s, text(QT_TRANSLATE_NOOP("StormReport", "Victory points"))),
         numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("StormReport", "Games")))}};
    for (const VictoryScore& score : stormScores(request.event)) {
        const auto sums = stormSums(request.event, score.player);
        ReportRow row{{amountCell(language, score.rank.value()),
                       strongCell(playerName(request.event, score.player)),
                       textCell(houseName(stormOf(request), score.player)),
                       amountCell(language, score.victoryPoints),
                       amountCell(language, static_cast<qint64>(sums.size()))}};
        QStringList parts;
        for (const StormSum& sum : sums)
            parts.append(gameSum(language, sum));
        row.remark = parts.join(u" · "_s);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace mentat
