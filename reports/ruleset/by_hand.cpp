#include "reports/ruleset/ruleset_reports.h"

#include "reports/heats/emergency_files.h"
#include "reports/heats/rule_columns.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "scoring/table_sizes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

RuleSheetPart partOf(const QString& title, const QStringList& sentences) {
    RuleSheetPart part{title, {}};
    for (const QString& sentence : sentences)
        part.lines.push_back({u"•"_s, {}, sentence});
    return part;
}

RuleSheetPart numbered(const Language& language, const QString& title, const QStringList& keys) {
    RuleSheetPart part{title, {}};
    for (const QString& key : keys) {
        const auto place = static_cast<qint64>(part.lines.size()) + 1;
        part.lines.push_back({language.number(place) + u'.', {}, key});
    }
    return part;
}

/// The Game Master's own text, then the ruleset's notes for players.
std::vector<RuleSheetPart> partsOfCard(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const RulesetSentences sentences = rulesetSentences(language, rulesetPlayOf(request).ruleset);
    std::vector<RuleSheetPart> parts;
    for (const CardSection& section : request.event.aids.card)
        parts.push_back(cardPartOf(section));
    parts.push_back(partOf(say(request, Phrase("RulesetReport", "Games")), sentences.games));
    parts.push_back(numbered(language,
                             say(request, Phrase("RulesetReport", "Standings, in this order")),
                             sentences.order));
    for (const RulesetSentences::OfStage& stage : sentences.stages)
        parts.push_back(partOf(stage.name, stage.sentences));
    return parts;
}

} // namespace

Result<ReportDocument> rulesetTableCardReport(const ReportRequest& request) {
    ReportDocument document
        = documentFor(request, say(request, Phrase("RulesetReport", "Table card")));
    const RuleSheet whole{
        document.event,
        say(request, Phrase("RulesetReport", "The Game Master settles anything not covered "
                                             "here.")),
        partsOfCard(request)};
    addSheets(document, overleaf(whole, request.paper), request.paper);
    return document;
}

namespace {

// Players beside each other, few enough rows to stay on the first page.
constexpr int groupsListed = 36;
constexpr int mostGroupColumns = 4;
constexpr int fewerGroupColumns = 3;
constexpr qsizetype longestInMost = 13; // letters of a group

/// "5 × 4 + 1 × 3"; "–" if there is no way (H1).
QString groupsText(const Language& language, int players, const ListedSizes& sizes) {
    const auto groups = tableGroups(Count(players), sizes);
    if (!groups)
        return u"–"_s;
    QStringList parts;
    for (auto group = groups->begin(); group != groups->end();) {
        const auto next
            = std::find_if(group, groups->end(), [&](int size) { return size != *group; });
        parts.append(u"%1 × %2"_s.arg(language.number(next - group), language.number(*group)));
        group = next;
    }
    return parts.join(u" + "_s);
}

/// How each number of players is seated, in side-by-side columns.
ReportTable groupsTable(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const ListedSizes& sizes = rulesetPlayOf(request).ruleset.sizes;
    const int least = std::ranges::min(sizes).value();
    QStringList groups;
    for (int i = 0; i < groupsListed; ++i)
        groups.append(groupsText(language, least + i, sizes));
    const bool areShort = std::ranges::all_of(
        groups, [](const QString& group) { return group.size() <= longestInMost; });
    const int groupColumns = areShort ? mostGroupColumns : fewerGroupColumns;
    const int groupRows = groupsListed / groupColumns;
    ReportTable table{say(request, Phrase("Report", "Tables"))};
    for (int column = 1; column <= groupColumns; ++column) {
        const QString number = QString::number(column);
        table.columns.push_back(
            numberColumn(u"players"_s + number, say(request, Phrase("Report", "Players"))));
        table.columns.push_back(
            textColumn(u"tables"_s + number, say(request, Phrase("Report", "Tables"))));
    }
    for (int i = 0; i < groupRows; ++i) {
        ReportRow row;
        for (int column = 0; column < groupColumns; ++column) {
            const int listed = column * groupRows + i;
            row.cells.push_back(numberCell(language, least + listed));
            row.cells.push_back(textCell(groups[listed]));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Result<ReportDocument> rulesetByHandReport(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const Ruleset& ruleset = rulesetPlayOf(request).ruleset;
    const RulesetSentences sentences = rulesetSentences(language, ruleset);
    ReportDocument document
        = titledDocument(request, say(request, Phrase("RulesetReport", "Scoring by hand")));
    document.add(Paragraph{
        say(request, Phrase("RulesetReport", "By the ruleset %1."), {ruleset.name.text()})});
    document.add(Heading{3, say(request, Phrase("RulesetReport", "Games"))});
    document.add(BulletList{sentences.games});
    document.add(Heading{
        3, say(request, Phrase("RulesetReport",
                               "Standings, by the first value that differs; then a roll"))});
    FactList order;
    for (const QString& key : sentences.order)
        order.facts.push_back({language.number(static_cast<qint64>(order.facts.size()) + 1), key});
    document.add(std::move(order));
    for (const RulesetSentences::OfStage& stage : sentences.stages) {
        document.add(Heading{3, stage.name});
        document.add(BulletList{stage.sentences});
    }
    document.add(
        Heading{3, say(request, Phrase("RulesetReport", "Tables for each number of players"))});
    document.add(groupsTable(request));
    return document;
}

Result<ReportFiles> rulesetEmergencyPack(const ReportRequest& request) {
    return emergencyFiles(request, {.scoreSheets = scoreSlipsReport,
                                    .standings = rulesetStandingsWithReasonsReport,
                                    .scoringByHand = rulesetByHandReport});
}

} // namespace mentat
