#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/heats/rule_columns.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"

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

/// What the Game Master wrote, then what the ruleset says to players.
std::vector<RuleSheetPart> partsOfCard(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const RulesetSentences sentences = rulesetSentences(language, rulesetPlayOf(request).ruleset);
    std::vector<RuleSheetPart> parts;
    for (const CardSection& section : request.event.aids.card)
        parts.push_back(cardPartOf(section));
    parts.push_back(
        partOf(rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport", "Games")), sentences.games));
    parts.push_back(numbered(
        language,
        rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport", "Standings, in this order")),
        sentences.order));
    for (const RulesetSentences::OfStage& stage : sentences.stages)
        parts.push_back(partOf(stage.name, stage.sentences));
    return parts;
}

} // namespace

Result<ReportDocument> rulesetTableCardReport(const ReportRequest& request) {
    ReportDocument document = documentFor(
        request, rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport", "Table card")));
    const RuleSheet whole{
        document.event,
        rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport",
                                               "The Game Master settles anything not covered "
                                               "here.")),
        partsOfCard(request)};
    addSheets(document, overleaf(whole, request.paper), request.paper);
    return document;
}

} // namespace mentat
