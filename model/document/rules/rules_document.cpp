#include "model/document/rules/rules_document.h"

#include "model/document/event_codec.h"
#include "model/document/finding_order.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

/// The form of rule entries in their documents.

template <class T>
concept RulePart
    = Is<T, RuleLink> || Is<T, RuleOption> || Is<T, KaramaUse> || Is<T, RuleEntry> || Is<T, UnansweredTopic> || Is<
        T,
        RuleSource> || Is<T,
                          StepInterruption> || Is<T,
                                                  TurnStep> || Is<T,
                                                                  TurnPhase> || Is<T,
                                                                                   Turn> || Is<T,
                                                                                               CardPart> || Is<T,
                                                                                                               RulesCard>;

template <RulePart T>
T blank(std::type_identity<T>) {
    return {};
}

void describe(auto& io, Is<RuleLink> auto& link) {
    io.required("as", link.kind);
    io.required("to", link.to);
}

void describe(auto& io, Is<RuleOption> auto& option) {
    io.required("text", option.text);
    io.flag("chosen", option.isChosen);
}

void describe(auto& io, Is<KaramaUse> auto& use) {
    io.optional("phase", use.phase);
    io.optional("holder", use.holder);
    io.flag("special", use.isSpecialPower);
    io.required("effect", use.effect);
    io.required("target", use.target);
    io.required("timing", use.timing);
}

void describe(auto& io, Is<RuleEntry> auto& entry) {
    io.required("id", entry.id);
    io.required("title", entry.title);
    io.required("topic", entry.topic);
    io.list("phases", entry.phases);
    io.list("factions", entry.sides);
    io.list("sets", entry.sets);
    io.required("status", entry.status);
    io.required("place", entry.place);
    io.optional("question", entry.question);
    io.required("text", entry.text);
    io.list("options", entry.options);
    io.list("steps", entry.steps);
    io.optional("karama", entry.karama);
    io.list("keywords", entry.keywords);
    io.list("asked", entry.asked);
    io.list("rules", entry.rules);
    io.list("links", entry.links);
    io.optional("today", entry.today);
    io.optional("open", entry.leftOpen);
}

void describe(auto& io, Is<UnansweredTopic> auto& topic) {
    io.required("title", topic.title);
    io.required("rules", topic.rules);
    io.list("asked", topic.asked);
}

void describe(auto& io, Is<RuleSource> auto& source) {
    io.required("id", source.id);
    io.required("title", source.title);
    io.required("short", source.shortName);
    io.required("rules", source.rules);
    io.optional("edition", source.edition);
    io.required("precedence", source.precedence);
}

void describe(auto& io, Is<StepInterruption> auto& interruption) {
    io.required("by", interruption.by);
    io.required("text", interruption.text);
    io.optional("entry", interruption.entry);
}

void describe(auto& io, Is<TurnStep> auto& step) {
    io.required("text", step.text);
    io.optional("entry", step.entry);
    io.list("sets", step.sets);
    io.list("interrupts", step.interruptions);
}

void describe(auto& io, Is<TurnPhase> auto& phase) {
    io.required("phase", phase.phase);
    io.required("title", phase.title);
    io.list("steps", phase.steps);
}

void describe(auto& io, Is<CardPart> auto& part) {
    io.required("title", part.title);
    io.optional("fact", part.fact);
    io.list("entries", part.entries);
}

void describe(auto& io, Is<RulesCard> auto& card) {
    io.required("rules", card.rules);
    io.list("front", card.front);
    io.list("back", card.back);
}

void describe(auto& io, Is<Turn> auto& turn) {
    io.required("rules", turn.rules);
    io.list("phases", turn.phases);
}

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

Result<RuleBook> builtInRules() {
    const QDir folder(u":/rules"_s);
    std::vector<RuleDocument> documents;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return failure(FailureKind::ReadFailed, {file.fileName(), file.errorString()});
        auto document = readRulesDocument(file.readAll());
        if (!document)
            return tl::make_unexpected(document.error());
        documents.push_back(*std::move(document));
    }
    return RuleBook(std::move(documents));
}

} // namespace mentat
