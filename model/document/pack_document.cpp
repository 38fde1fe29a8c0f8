#include "model/document/pack_document.h"

#include "model/document/event_codec.h"
#include "model/document/event_document.h"
#include "model/document/event_parts.h"
#include "model/document/finding_order.h"
#include "model/document/formats/document_format.h"
#include "model/errors.h"

namespace mentat {

namespace {

constexpr qint64 understoodPackVersion = 1;
constexpr const char* packKey = "pack";

const Pointer& inPack() {
    static const Pointer pointer = Pointer().key(packKey);
    return pointer;
}

/// Where a place of the pack is in an event by it: labels, card and notes stand among its aids.
Pointer inEvent(const Pointer& place) {
    const Pointer event = Pointer().key("event");
    for (const char* key : {"sheet", "card", "notes"}) {
        if (place.isWithin(inPack().key(key)))
            return place.moved(inPack(), event.key("aids"));
    }
    return place.isWithin(inPack()) ? place.moved(inPack(), event) : place;
}

/// The other way round.
Pointer backInPack(const Pointer& place) {
    const Pointer event = Pointer().key("event");
    const Pointer aids = event.key("aids");
    if (place.isWithin(aids))
        return place.moved(aids, inPack());
    return place.isWithin(event) ? place.moved(event, inPack()) : place;
}

/// What is wrong with an event by the pack, and follows from nothing that was wrong in reading it.
Findings packErrors(const EventPack& pack, Findings read) {
    for (Finding& finding : read)
        finding.where = inEvent(finding.where);
    Findings errors = withoutConsequences(eventErrors(eventByPack(pack, pack.name, Year(1))), read);
    for (Finding& finding : errors) {
        finding.where = backInPack(finding.where);
        finding.scope = backInPack(finding.scope);
    }
    return errors;
}

class PackReader {
public:
    explicit PackReader(const Json& document) : m_document(document), m_notes(&document) {}

    Result<EventPack> read() {
        const Json::Object* object = m_document.object();
        if (!object) {
            m_notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
            return m_notes.refused();
        }
        ObjectReader root(*object, {}, m_notes);
        root.format("format", packDocumentFormat);
        if (m_notes.count() > 0) // of another kind, such as a ruleset: nothing in it is a pack's
            return m_notes.refused();
        root.version("version", understoodPackVersion);
        if (m_document.find(QString::fromLatin1(packKey)))
            readWithin(root, packKey, [this](ObjectReader& reader) { readPack(reader); });
        else
            m_notes.add(FindingKind::MissingKey, {}, {QString::fromLatin1(packKey)});
        root.finish();
        if (m_formatKnown && !m_notes.isHopeless())
            m_notes.add(packErrors(m_pack, m_notes.findings()));
        if (m_notes.count() > 0)
            return m_notes.refused();
        return std::move(m_pack);
    }

private:
    void readPack(ObjectReader& reader) {
        reader.required("name", m_pack.name);
        reader.optional("code", m_pack.code);
        reader.optional("note", m_pack.note);
        const Format* format = readRulesWord(reader);
        if (!format) // nobody can say which other keys are right
            return takeAll(reader);
        m_formatKnown = true;
        m_pack.play = format->emptyPlay();
        const CommonFacts& facts = format->facts();
        if (facts.sets)
            reader.always("sets", m_pack.sets);
        m_pack.settings = facts.settings;
        readWithin(reader, "settings",
                   [&](ObjectReader& inner) { describeSettings(inner, m_pack.settings, facts); });
        if (const auto& read = documentFormatOf(m_pack.play).readEvent)
            read(reader, m_pack.play);
        describeAids(reader, m_pack.aids, facts);
    }

    void takeAll(ObjectReader& reader) {
        for (const Json::Member& member : *m_document.find(QString::fromLatin1(packKey))->object())
            (void)reader.take(member.key.toUtf8().constData());
    }

    const Json& m_document;
    ReadNotes m_notes;
    EventPack m_pack{Name::placeholder(), {}, {}, {GameSet::Base}, {}, {}, {}};
    bool m_formatKnown = false;
};

} // namespace

bool isPack(const QByteArray& utf8) {
    const auto document = Json::parse(utf8);
    return document && documentFormat(*document) == QString(packDocumentFormat);
}

Result<EventPack> readPackDocument(const QByteArray& utf8) {
    const auto document = Json::parse(utf8);
    if (!document)
        return tl::unexpected(document.error());
    return PackReader(*document).read();
}

Json writePackDocument(const EventPack& pack) {
    const Event event = eventByPack(pack, pack.name, Year(1));
    const Format& format = formatOf(event);
    const CommonFacts& facts = format.facts();
    ObjectWriter inner;
    inner.required("name", pack.name);
    inner.optional("code", pack.code);
    inner.optional("note", pack.note);
    inner.append("rules", Json(format.id));
    if (facts.sets)
        inner.always("sets", pack.sets);
    writeWithin(inner, "settings",
                [&](ObjectWriter& settings) { describeSettings(settings, pack.settings, facts); });
    if (const auto& write = documentFormatOf(pack.play).writeEvent)
        write(inner, pack.play);
    describeAids(inner, pack.aids, facts);

    ObjectWriter root;
    root.append("format", Json(packDocumentFormat));
    root.append("version", Json(understoodPackVersion));
    root.append(packKey, inner.take());
    return root.take();
}

Event eventByPack(const EventPack& pack, const Name& name, Year year) {
    EventDetails details{name, pack.code, year, {}, {}, {}, pack.sets, {}};
    return {std::move(details), pack.settings, {}, {}, {}, {}, {}, pack.play, {}, pack.aids};
}

} // namespace mentat
