#include "reports/formats/eye_of_the_storm/storm_public_pages.h"

#include "reports/wording/sentences.h"
#include "scoring/formats/eye_of_the_storm/storm_scores.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString rankingText(const ReportRequest& request, const char* english, int count = -1) {
    return request.wording.language().translate("Report", english, nullptr, count);
}

ReportTable rankingTable(const ReportRequest& request, const std::vector<SessionScore>& scores) {
    const Language& language = request.wording.language();
    const auto number = [&](const QString& key, const char* english) {
        return ReportColumn{
            .key = key, .title = rankingText(request, english), .align = Align::End};
    };
    ReportTable table{rankingText(request, QT_TRANSLATE_NOOP("Report", "Ranking")),
                      {number(u"rank"_s, QT_TRANSLATE_NOOP("Report", "Rank")),
                       {.key = u"name"_s,
                        .title = rankingText(request, QT_TRANSLATE_NOOP("Report", "Player")),
                        .isWide = true},
                       number(u"victoryPoints"_s, QT_TRANSLATE_NOOP("Report", "Victory points")),
                       number(u"games"_s, QT_TRANSLATE_NOOP("Report", "Games"))},
                      {}};
    for (const SessionScore& score : scores) {
        const auto games = std::ranges::count_if(
            score.games, [](const std::optional<qint64>& points) { return points.has_value(); });
        table.rows.push_back({{{.text = language.number(score.rank.value())},
                               {.text = playerName(request.event, score.player), .isStrong = true},
                               {.text = language.number(score.victoryPoints)},
                               {.text = language.number(games)}}});
    }
    return table;
}

} // namespace

std::vector<PublicPage> stormPublicPages(const ReportRequest& request) {
    const EventDetails& details = request.event.details;
    const auto scores = stormScores(request.event);
    const QString title = rankingText(request, QT_TRANSLATE_NOOP("Report", "Ranking"));
    PublicPage page{.file = u"ranking"_s,
                    .title = title,
                    .detail = {},
                    .document = {.title = title,
                                 .event = details.name.text() + u' '
                                          + request.wording.language().number(details.year.value()),
                                 .author = details.gm.value_or(QString()),
                                 .printed = request.printed,
                                 .paper = request.paper},
                    .isEmpty = scores.empty()};
    page.document.blocks.emplace_back(Heading{1, title});
    if (page.isEmpty)
        page.document.blocks.emplace_back(
            Paragraph{rankingText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
    else
        page.document.blocks.emplace_back(rankingTable(request, scores));
    return {page};
}

} // namespace mentat
