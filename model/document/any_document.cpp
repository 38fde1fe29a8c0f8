#include "model/document/any_document.h"

#include "model/document/event_document.h"
#include "model/document/pack_document.h"
#include "model/document/summary_document.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What stands in an event document is there by itself.
Failure byItself(FailureKind kind, const Json& document, QStringView key) {
    const Json* whole = document.find(key);
    const Json* name = whole ? whole->find(u"name") : nullptr;
    return {kind, {name && name->text() ? *name->text() : key.toString()}, {}};
}

/// Where the word for the format is wrong, an event document is read, so that all else that is
/// wrong is told too; but either word would be taken.
Failure withBothFormats(Failure refused) {
    static const Pointer format = Pointer().key("format");
    for (Finding& finding : refused.findings) {
        if (finding.where == format && finding.kind == FindingKind::UnknownWord)
            finding.values.at(1) = QString(eventDocumentFormat + u", "_s + summaryDocumentFormat);
    }
    return refused;
}

} // namespace

Result<DocumentContent> readAnyDocument(const QByteArray& utf8) {
    const auto json = Json::parse(utf8);
    if (!json)
        return tl::unexpected(json.error());
    if (documentFormat(*json) == QString(summaryDocumentFormat)) {
        auto summaries = readSummaryDocument(*json);
        if (!summaries)
            return tl::unexpected(summaries.error());
        return DocumentContent(*std::move(summaries));
    }
    if (documentFormat(*json) == QString(rulesetDocumentFormat))
        return tl::unexpected(byItself(FailureKind::RulesetByItself, *json, u"ruleset"));
    if (documentFormat(*json) == QString(packDocumentFormat))
        return tl::unexpected(byItself(FailureKind::PackByItself, *json, u"pack"));
    auto event = readEventDocument(*json);
    if (!event)
        return tl::unexpected(withBothFormats(event.error()));
    return DocumentContent(*std::move(event));
}

} // namespace mentat
