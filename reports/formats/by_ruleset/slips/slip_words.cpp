#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/formats/by_ruleset/slips/score_slip.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportCell lineIfUnknown(const QString& text) {
    return textCell(text.isEmpty() ? u"____"_s : text);
}

ReportTable slipTable(const ReportRequest& request, const SlipSubject& slip) {
    const Ruleset& ruleset = rulesetPlayOf(request).ruleset;
    const Language& language = request.wording.language();
    const ResultTitles titles = resultTitlesOf(request);
    const auto say = [&](const char* english) { return slipText(request, english); };
    ReportTable table{slip.table,
                      {numberColumn(u"seat"_s, say(QT_TRANSLATE_NOOP("ScoreSlip", "Seat"))),
                       textColumn(u"name"_s, say(QT_TRANSLATE_NOOP("ScoreSlip", "Player")))}};
    if (!ruleset.labels.empty())
        table.columns.push_back(textColumn(u"label"_s, titles.label));
    if (ruleset.score != Scores::None)
        table.columns.push_back(numberColumn(u"score"_s, titles.score));
    table.columns.push_back(numberColumn(u"place"_s, titles.place));
    const NameOf nameOf = namesIn(request.event);
    for (size_t i = 0; i < slip.seats.size(); ++i) {
        const Seat& seat = slip.seats[i];
        ReportRow row{
            {lineIfUnknown(slip.seatsAreDrawn ? language.number(seat.number.value()) : QString()),
             textCell(nameOf(seat.player))}};
        const RulesetSeat& result = byRuleset(seat);
        if (!ruleset.labels.empty())
            row.cells.push_back(lineIfUnknown(result.label.value_or(QString())));
        if (ruleset.score != Scores::None)
            row.cells.push_back(
                lineIfUnknown(result.score ? scoreText(language, *result.score) : QString()));
        row.cells.push_back(
            lineIfUnknown(slip.places.empty() ? QString() : language.number(slip.places[i])));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

QString slipText(const ReportRequest& request, const char* english, const QStringList& filling) {
    return filled(request.wording.language().translate("ScoreSlip", english), filling);
}

QString byPhoneText(const ReportRequest& request, const TableLink& link) {
    return slipText(request, QT_TRANSLATE_NOOP("ScoreSlip", "Report by phone: %1"), {link.code});
}

std::vector<ReportBlock> slipInWords(const ReportRequest& request, const SlipSubject& slip) {
    if (slip.table.isEmpty())
        return {Paragraph{slipText(
            request, QT_TRANSLATE_NOOP("ScoreSlip", "A blank slip to fill in at the table."))}};
    std::vector<ReportBlock> blocks{Heading{
        2, slipText(request, QT_TRANSLATE_NOOP("ScoreSlip", "%1: %2"), {slip.round, slip.table})}};
    if (!slip.occasion.isEmpty())
        blocks.emplace_back(Paragraph{slip.occasion});
    if (slip.link)
        blocks.emplace_back(Paragraph{byPhoneText(request, *slip.link)});
    blocks.emplace_back(slipTable(request, slip));
    const auto fact = [&](const char* english, const QString& value) {
        return Fact{slipText(request, english), value.isEmpty() ? u"____"_s : value};
    };
    blocks.emplace_back(FactList{{fact(QT_TRANSLATE_NOOP("ScoreSlip", "Start"), slip.start),
                                  fact(QT_TRANSLATE_NOOP("ScoreSlip", "End"), slip.end)}});
    return blocks;
}

} // namespace mentat
