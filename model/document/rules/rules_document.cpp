#include "model/document/rules/rules_document.h"

#include "model/document/finding_order.h"
#include "model/document/rules/rules_codec.h"
#include "model/finding_kind.h"

namespace mentat {

namespace {

constexpr qint64 understoodRulesVersion = 1;

} // namespace

Result<RuleDocument> readRulesDocument(const QByteArray& utf8) {
    const auto json = Json::parse(utf8);
    if (!json)
        return tl::make_unexpected(json.error());
    ReadNotes notes(&*json);
    const Json::Object* object = json->object();
    if (!object) {
        notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
        return notes.refused();
    }
    RuleDocument document;
    ObjectReader root(*object, {}, notes);
    root.format("format", rulesDocumentFormat);
    root.version("version", understoodRulesVersion);
    root.optional("source", document.source);
    root.list("entries", document.entries);
    root.optional("turn", document.turn);
    root.optional("card", document.card);
    root.list("sameWords", document.sameWords);
    root.list("notInSources", document.unanswered);
    root.finish();
    if (notes.count() == 0)
        return document;
    return notes.refused();
}

} // namespace mentat
