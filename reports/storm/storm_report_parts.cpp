#include "reports/storm/storm_report_parts.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "reports/wording/storm/storm_wording.h"

using namespace Qt::StringLiterals;

namespace mentat {

const StormPlay& stormOf(const ReportRequest& request) {
    return std::get<StormPlay>(request.event.play);
}

QString houseName(const StormPlay& play, const PlayerId& player) {
    const House* house = houseOf(play, player);
    return house ? house->name.value_or(QString()) : QString();
}

ReportTable stormRanking(const ReportRequest& request) {
    const Language& language = request.wording.language();
    ReportTable table{
        say(request, Phrase("StormReport", "Ranking")),
        {numberColumn(u"rank"_s, say(request, Phrase("StormReport", "Rank"))),
         wideColumn(u"name"_s, say(request, Phrase("StormReport", "Player"))),
         textColumn(u"house"_s, say(request, Phrase("StormReport", "House"))),
         numberColumn(u"victoryPoints"_s, say(request, Phrase("StormReport", "Victory points"))),
         numberColumn(u"games"_s, say(request, Phrase("StormReport", "Games")))}};
    for (const TotalScore& score : stormScores(request.event)) {
        const auto sums = stormSums(request.event, score.player);
        ReportRow row{{amountCell(language, score.rank.value()),
                       strongCell(playerName(request.event, score.player)),
                       textCell(houseName(stormOf(request), score.player)),
                       amountCell(language, score.total),
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
