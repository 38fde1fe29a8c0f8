#include "model/document/event_document.h"

#include "model/document/document_kind.h"
#include "model/document/event_codec.h"
#include "model/document/finding_order.h"
#include "model/errors.h"
#include "model/finding_kind.h"
#include "model/kinds/rules_kind.h"
#include "model/values/logo.h"

namespace mentat {
namespace {

constexpr qint64 understoodVersion = 1;

Json writePlayers(const Event& event) {
    const DocumentKind& kind = kindOf<DocumentKind>(event.play);
    const CommonFacts& facts = kindOf<RulesKind>(event).facts();
    Json::List players;
    for (const Player& player : event.players) {
        ObjectWriter writer;
        describePlayer(writer, player, facts);
        kind.writePlayer(writer, player.id, event.play);
        players.push_back(writer.take());
    }
    return Json(std::move(players));
}

// If the kind is unknown, accept the keys of every kind.
void readFormatOfPlayer(ObjectReader& reader, const Player& player, Event& event, bool kindKnown) {
    if (kindKnown) {
        kindOf<DocumentKind>(event.play).readPlayer(reader, player.id, event.play);
        return;
    }
    for (const RulesKind& kind : kinds<RulesKind>()) {
        Play play = kind.emptyPlay();
        kindOf<DocumentKind>(play).readPlayer(reader, player.id, play);
    }
}

void readPlayer(const Json& json, const Pointer& where, Event& event, bool kindKnown,
                ReadNotes& notes) {
    const Json::Object* object = json.object();
    if (!object) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    Player player = blank(std::type_identity<Player>{});
    ObjectReader reader(*object, where, notes);
    describePlayer(reader, player, kindKnown ? kindOf<RulesKind>(event).facts() : allFacts());
    readFormatOfPlayer(reader, player, event, kindKnown);
    reader.finish();
    if (!notes.isHopeless())
        event.players.push_back(std::move(player));
}

/// Reads a whole document; its parts know their pointers and share the notes.
class EventReader {
public:
    explicit EventReader(const Json& document) : m_document(document), m_notes(&document) {}

    Result<Event> read() {
        const Json::Object* object = m_document.object();
        if (!object) {
            m_notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
            return m_notes.refused();
        }
        ObjectReader root(*object, {}, m_notes);
        root.format("format", eventDocumentFormat);
        root.version("version", understoodVersion);
        readEvent(root);
        readPlayers(root);
        root.list("tieRolls", m_event.tieRolls);
        if (m_kindKnown) {
            kindOf<DocumentKind>(m_event.play).readPlay(root, m_event.play);
            root.finish();
        }
        if (!m_notes.isHopeless())
            m_notes.add(withoutConsequences(eventErrors(m_event), m_notes.findings()));
        if (m_notes.count() == 0)
            return std::move(m_event);
        return m_notes.refused();
    }

private:
    void readEvent(ObjectReader& root) {
        const Json* json = root.take("event");
        const Pointer where = Pointer().key("event");
        if (!json) {
            m_notes.add(FindingKind::MissingKey, {}, {QStringLiteral("event")});
            return;
        }
        if (!json->object()) {
            m_notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
            return;
        }
        ObjectReader reader(*json->object(), where, m_notes);
        describeDetails(reader, m_event.details, [&] {
            readRules(reader);
            return facts().sets;
        });
        reader.optional("logo", m_event.logo);
        if (m_event.logo && !canBeShown(*m_event.logo))
            m_notes.add(FindingKind::NotALogo, where.key("logo").key("data"));
        readSettings(reader);
        readFormatOfEvent(reader);
        reader.list("keepApart", m_event.keepApart);
        if (facts().awardDecisions)
            reader.list("awardDecisions", m_event.awardDecisions);
        reader.list("rulings", m_event.rulings);
        readWithin(reader, "aids",
                   [this](ObjectReader& inner) { describeAids(inner, m_event.aids, facts()); });
        reader.finish();
    }

    void readFormatOfEvent(ObjectReader& reader) {
        if (m_kindKnown) {
            if (const auto& read = kindOf<DocumentKind>(m_event.play).readEvent)
                read(reader, m_event.play);
            return;
        }
        for (const RulesKind& kind : kinds<RulesKind>()) {
            if (const char* key = kindOf<DocumentKind>(kind.emptyPlay()).eventKey)
                (void)reader.take(key);
        }
    }

    [[nodiscard]] const CommonFacts& facts() const {
        return m_kindKnown ? kindOf<RulesKind>(m_event).facts() : allFacts();
    }

    void readSettings(ObjectReader& reader) {
        m_event.settings = facts().settings;
        readWithin(reader, "settings", [this](ObjectReader& inner) {
            describeSettings(inner, m_event.settings, facts());
        });
    }

    void readRules(ObjectReader& reader) {
        if (const RulesKind* kind = readRulesWord(reader)) {
            m_event.play = kind->emptyPlay();
            m_kindKnown = true;
        }
    }

    void readPlayers(ObjectReader& root) {
        const Json* json = root.take("players");
        const Pointer where = Pointer().key("players");
        if (!json) {
            m_notes.add(FindingKind::MissingKey, {}, {QStringLiteral("players")});
        } else if (!json->list()) {
            m_notes.add(FindingKind::WrongType, where, {QStringLiteral("list")});
        } else {
            for (size_t i = 0; i < json->list()->size(); ++i)
                readPlayer((*json->list())[i], where.index(i), m_event, m_kindKnown, m_notes);
        }
    }

    const Json& m_document;
    ReadNotes m_notes;
    Event m_event{blank(std::type_identity<EventDetails>{}), {}, {}, {}, {}, {}, {}, {}};
    bool m_kindKnown = false; // otherwise it is unclear which keys belong to the event
};

} // namespace

const RulesKind* readRulesWord(ObjectReader& reader) {
    QString rules;
    const qint64 before = reader.notes().count();
    reader.required("rules", rules);
    if (reader.notes().count() != before)
        return nullptr;
    if (const RulesKind* kind = kindById(rules))
        return kind;
    QStringList possible;
    for (const RulesKind& kind : kinds<RulesKind>())
        possible << QString(kind.id);
    addUnknownWord(rules, possible, reader.where().key("rules"), reader.notes());
    return nullptr;
}

Result<Event> readEventDocument(const Json& document) {
    return EventReader(document).read();
}

Json writeEventDocument(const Event& event) {
    ObjectWriter inner;
    const CommonFacts& facts = kindOf<RulesKind>(event).facts();
    describeDetails(inner, event.details, [&] {
        inner.append("rules", Json(kindOf<RulesKind>(event).id));
        return facts.sets;
    });
    if (event.logo && canBeShown(*event.logo)) // readers refuse any other logo
        inner.optional("logo", event.logo);
    writeWithin(inner, "settings",
                [&](ObjectWriter& settings) { describeSettings(settings, event.settings, facts); });
    if (const auto& write = kindOf<DocumentKind>(event.play).writeEvent)
        write(inner, event.play);
    inner.list("keepApart", event.keepApart);
    if (facts.awardDecisions)
        inner.list("awardDecisions", event.awardDecisions);
    inner.list("rulings", event.rulings);
    writeWithin(inner, "aids", [&](ObjectWriter& aids) { describeAids(aids, event.aids, facts); });

    ObjectWriter root;
    root.append("format", Json(eventDocumentFormat));
    root.append("version", Json(understoodVersion));
    root.append("event", inner.take());
    root.append("players", writePlayers(event));
    root.list("tieRolls", event.tieRolls);
    kindOf<DocumentKind>(event.play).writePlay(root, event.play);
    return root.take();
}

std::optional<QString> documentFormat(const Json& document) {
    const Json* format = document.find(u"format");
    if (!format || !format->text())
        return std::nullopt;
    return *format->text();
}

namespace {

constexpr qint64 understoodPackVersion = 1;
constexpr const char* packKey = "pack";

const Pointer& inPack() {
    static const Pointer pointer = Pointer().key(packKey);
    return pointer;
}

/// Where a pointer of the pack leads in an event with it: labels, card, and notes are among its
/// aids.
Pointer inEvent(const Pointer& place) {
    const Pointer event = Pointer().key("event");
    for (const char* key : {"sheet", "card", "notes"}) {
        if (place.isWithin(inPack().key(key)))
            return place.moved(inPack(), event.key("aids"));
    }
    return place.isWithin(inPack()) ? place.moved(inPack(), event) : place;
}

/// The inverse.
Pointer backInPack(const Pointer& place) {
    const Pointer event = Pointer().key("event");
    const Pointer aids = event.key("aids");
    if (place.isWithin(aids))
        return place.moved(aids, inPack());
    return place.isWithin(event) ? place.moved(event, inPack()) : place;
}

/// The errors of an event with the pack, apart from those that follow from errors in reading it.
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
        if (m_notes.count() > 0) // another kind of document, such as a ruleset
            return m_notes.refused();
        root.version("version", understoodPackVersion);
        if (m_document.find(QString::fromLatin1(packKey)))
            readWithin(root, packKey, [this](ObjectReader& reader) { readPack(reader); });
        else
            m_notes.add(FindingKind::MissingKey, {}, {QString::fromLatin1(packKey)});
        root.finish();
        if (m_kindKnown && !m_notes.isHopeless())
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
        const RulesKind* kind = readRulesWord(reader);
        if (!kind) // otherwise it is unclear which other keys are valid
            return takeAll(reader);
        m_kindKnown = true;
        m_pack.play = kind->emptyPlay();
        const CommonFacts& facts = kind->facts();
        if (facts.sets)
            reader.always("sets", m_pack.sets);
        m_pack.settings = facts.settings;
        readWithin(reader, "settings",
                   [&](ObjectReader& inner) { describeSettings(inner, m_pack.settings, facts); });
        if (const auto& read = kindOf<DocumentKind>(m_pack.play).readEvent)
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
    bool m_kindKnown = false;
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
    const RulesKind& kind = kindOf<RulesKind>(event);
    const CommonFacts& facts = kind.facts();
    ObjectWriter inner;
    inner.required("name", pack.name);
    inner.optional("code", pack.code);
    inner.optional("note", pack.note);
    inner.append("rules", Json(kind.id));
    if (facts.sets)
        inner.always("sets", pack.sets);
    writeWithin(inner, "settings",
                [&](ObjectWriter& settings) { describeSettings(settings, pack.settings, facts); });
    if (const auto& write = kindOf<DocumentKind>(pack.play).writeEvent)
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
