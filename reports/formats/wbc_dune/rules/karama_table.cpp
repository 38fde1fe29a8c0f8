#include "reports/formats/wbc_dune/dune_report_list.h"

#include "model/document/rules/rules_document.h"
#include "reports/formats/wbc_dune/rules/played_rules.h"
#include "reports/wording/rule_wording.h"
#include "reports/wording/sentences.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString karamaText(const ReportRequest& request, const char* english,
                   const QStringList& filling = {}) {
    return filled(request.wording.language().translate("KaramaTable", english), filling);
}

/// The uses of a Karama, by the phase in which they can be played; those of any phase first.
std::vector<RuleSheetPart> karamaParts(const ReportRequest& request, const RuleBook& rules) {
    std::map<std::optional<RulePhase>, RuleSheetPart> parts;
    for (const RuleEntry& entry : rules.entries()) {
        if (!entry.karama || entry.status == RuleStatus::Superseded
            || !isPlayedAt(request.event, entry))
            continue;
        const auto phase = entry.karama->phase;
        RuleSheetPart& part = parts[phase];
        part.title = phase ? phaseName(request.wording.language(), *phase)
                           : karamaText(request, QT_TRANSLATE_NOOP("KaramaTable", "In any phase"));
        part.lines.push_back(karamaLine(entry));
    }
    std::vector<RuleSheetPart> all;
    for (auto& [phase, part] : parts)
        all.push_back(std::move(part));
    return all;
}

} // namespace

Result<ReportDocument> karamaTableReport(const ReportRequest& request) {
    const auto rules = builtInRules();
    if (!rules)
        return tl::unexpected(rules.error());
    const QString title
        = karamaText(request, QT_TRANSLATE_NOOP("KaramaTable", "What a Karama does, and when"));
    ReportDocument document = documentFor(request, title);
    const RuleSheet sheet{
        title,
        karamaText(request,
                   QT_TRANSLATE_NOOP("KaramaTable",
                                     "★ a faction's own power, once per game; no other Karama "
                                     "can stop it. %1."),
                   {document.event}),
        karamaParts(request, *rules)};
    addSheets(document, {sheet}, request.paper);
    return document;
}

} // namespace mentat
