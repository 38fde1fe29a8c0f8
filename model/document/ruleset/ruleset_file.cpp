#include "model/document/ruleset/ruleset_file.h"

#include "model/document/finding_order.h"
#include "model/document/incoming_file.h"
#include "model/document/ruleset/ruleset_codec.h"
#include "model/ruleset/ruleset_kind.h"

namespace mentat {

namespace {

constexpr qint64 understoodRulesetVersion = 1;
constexpr const char* rulesetKey = "ruleset";

} // namespace

Result<Ruleset> readRulesetDocument(const QByteArray& utf8) {
    const auto document = Json::parse(utf8);
    if (!document)
        return tl::unexpected(document.error());
    ReadNotes notes(&*document);
    const Json::Object* object = document->object();
    if (!object) {
        notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
        return notes.refused();
    }
    Ruleset ruleset = RulesetPlay().ruleset;
    ObjectReader root(*object, {}, notes);
    root.format("format", rulesetDocumentFormat);
    root.version("version", understoodRulesetVersion);
    root.required(rulesetKey, ruleset);
    root.finish();
    Findings errors;
    addRulesetErrors(ruleset, Pointer().key(rulesetKey), errors);
    notes.add(withoutConsequences(std::move(errors), notes.findings()));
    if (notes.count() > 0)
        return notes.refused();
    return ruleset;
}

Json writeRulesetDocument(const Ruleset& ruleset) {
    ObjectWriter root;
    root.append("format", Json(rulesetDocumentFormat));
    root.append("version", Json(understoodRulesetVersion));
    root.required(rulesetKey, ruleset);
    return root.take();
}

} // namespace mentat
