#include "model/document/summary_document.h"

#include "model/document/finding_order.h"
#include "model/errors.h"
#include "model/finding_kind.h"

namespace mentat {
namespace {

constexpr qint64 understoodSummaryVersion = 1;

} // namespace

Result<std::vector<Summary>> readSummaryDocument(const Json& document) {
    ReadNotes notes(&document);
    std::vector<Summary> summaries;
    const Json::Object* object = document.object();
    if (!object) {
        notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
        return notes.refused();
    }
    ObjectReader root(*object, {}, notes);
    root.format("format", summaryDocumentFormat);
    root.version("version", understoodSummaryVersion);
    root.required("events", summaries);
    root.finish();
    if (notes.isHopeless())
        return notes.refused();
    Findings findings;
    const Pointer events = Pointer().key("events");
    checkTwice(
        summaries, [](const Summary& s) { return std::pair(s.name.normalized(), s.year); },
        [](const Summary& s) { return Value(qint64(s.year.value())); },
        [&](size_t i) { return events.index(i).key("year"); }, {}, findings);
    notes.add(std::move(findings));
    if (notes.count() == 0)
        return summaries;
    return notes.refused();
}

} // namespace mentat
