#include "model/document/change_codec.h"

#include "model/document/document_kind.h"
#include "model/document/slot_codec.h"
#include "model/finding_kind.h"

namespace mentat {

Json Codec<AtPosition<Player>>::write(const AtPosition<Player>& placed) {
    ObjectWriter writer;
    describePlaced(writer, placed);
    if (placed.value.person)
        writer.required("person", placed.value.person->number());
    return writer.take();
}

std::optional<AtPosition<Player>>
Codec<AtPosition<Player>>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (!json.object()) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    AtPosition<Player> placed = blank(std::type_identity<AtPosition<Player>>{});
    ObjectReader reader(*json.object(), where, notes);
    describePlaced(reader, placed);
    std::optional<qint64> person;
    reader.optional("person", person);
    reader.finish();
    if (person) {
        placed.value.person = PersonId::fromNumber(*person);
        if (!placed.value.person)
            notes.add(FindingKind::OutOfRange, where.key("person"));
    }
    return placed;
}

template <>
struct Codec<Value> {
    static Json write(const Value& value) {
        if (const auto* number = std::get_if<qint64>(&value))
            return Json(*number);
        if (const auto* text = std::get_if<QString>(&value))
            return Json(*text);
        ObjectWriter writer;
        writer.required("faction", std::get<Side>(value));
        return writer.take();
    }
};

template <class Value>
concept WithPart = requires(const Value& value) {
    partIn(value);
};

// Only writing is described here. Reading follows below by hand, because the content depends on the
// slot.
template <class Slot>
static void describe(auto& writer, const Edit<Slot>& edit) {
    writer.append("slot", Json(QLatin1StringView(slotName(edit.slot))));
    describeAddress(writer, edit.slot);
    if constexpr (WithPart<typename Slot::Value>) {
        if (edit.before || edit.after)
            writeFormatOfParts(writer, partIn(edit.before ? *edit.before : *edit.after));
    }
    writer.optional("before", edit.before);
    writer.optional("after", edit.after);
}

template <>
struct Codec<AnyEdit> {
    static Json write(const AnyEdit& edit) {
        return std::visit([]<class E>(const E& e) { return Codec<E>::write(e); }, edit);
    }
};

static void describe(auto& writer, const PersonEdit& edit) {
    writer.required("person", edit.id.number());
    writer.optional("before", edit.before);
    writer.optional("after", edit.after);
}

static void describe(auto& writer, const PersonLink& link) {
    writer.required("event", link.event.number());
    writer.required("player", link.player);
    writer.required("before", link.before.number());
    writer.required("after", link.after.number());
}

static void describe(auto& writer, const DraftEdit& edit) {
    writer.required("place", edit.place);
    writer.optional("before", edit.before);
    writer.optional("after", edit.after);
}

static void describe(auto& writer, const Change& change) {
    writer.required("operands", change.operands);
    writer.list("edits", change.edits);
    writer.list("people", change.people);
    writer.list("links", change.links);
    writer.list("drafts", change.drafts);
}

namespace {

std::optional<Value> readOperand(const Json& json) {
    if (const qint64* number = json.integer())
        return Value(*number);
    if (const QString* text = json.text())
        return Value(*text);
    const Json* side = json.find(u"faction");
    if (!side || !side->text() || json.object()->size() != 1)
        return std::nullopt;
    const auto value = sideById(*side->text());
    return value ? std::optional<Value>(*value) : std::nullopt;
}

/// Translates a slot's name in older journals.
QString currentWord(const QString& word) {
    return word == u"stageGame" ? QString(QLatin1StringView("game")) : word;
}

template <class Slot>
bool readIfSlot(const QString& name, ObjectReader& reader, EditList& edits) {
    Edit<Slot> edit{blank(std::type_identity<Slot>{}), {}, {}};
    if (name != QLatin1StringView(slotName(edit.slot)))
        return false;
    describeAddress(reader, edit.slot);
    if constexpr (WithPart<typename Slot::Value>)
        readFormatOfParts(reader);
    reader.optional("before", edit.before);
    reader.optional("after", edit.after);
    edits.push_back(std::move(edit));
    return true;
}

/// Adds the edit, or the edits that replace an old one; false if it is not an edit.
template <class... Edits>
bool readAnyEdit(const Json& json, ReadNotes& notes, EditList& edits,
                 std::type_identity<std::variant<Edits...>>) {
    const Json* word = json.find(u"slot");
    if (!word || !word->text())
        return false;
    const QString name = currentWord(*word->text());
    ObjectReader reader(*json.object(), {}, notes);
    (void)reader.take("slot");
    const bool isKnown = (readIfSlot<typename Edits::Slot>(name, reader, edits) || ...)
                         || readOldEdit(name, reader, edits);
    reader.finish();
    return isKnown;
}

std::optional<PersonEdit> readPersonEdit(const Json& json, ReadNotes& notes) {
    if (!json.object())
        return std::nullopt;
    ObjectReader reader(*json.object(), {}, notes);
    qint64 number = 0;
    std::optional<Person> before;
    std::optional<Person> after;
    reader.required("person", number);
    reader.optional("before", before);
    reader.optional("after", after);
    reader.finish();
    const auto id = PersonId::fromNumber(number);
    if (!id)
        return std::nullopt;
    if (before)
        before->id = *id;
    if (after)
        after->id = *id;
    return PersonEdit{*id, before, after};
}

std::optional<PersonLink> readLink(const Json& json, ReadNotes& notes) {
    if (!json.object())
        return std::nullopt;
    ObjectReader reader(*json.object(), {}, notes);
    qint64 event = 0;
    PlayerId player = PlayerId::placeholder(0);
    qint64 before = 0;
    qint64 after = 0;
    reader.required("event", event);
    reader.required("player", player);
    reader.required("before", before);
    reader.required("after", after);
    reader.finish();
    const auto eventId = EventId::fromNumber(event);
    const auto beforeId = PersonId::fromNumber(before);
    const auto afterId = PersonId::fromNumber(after);
    if (!eventId || !beforeId || !afterId)
        return std::nullopt;
    return PersonLink{*eventId, player, *beforeId, *afterId};
}

std::optional<DraftEdit> readDraftEdit(const Json& json, ReadNotes& notes) {
    if (!json.object())
        return std::nullopt;
    ObjectReader reader(*json.object(), {}, notes);
    DraftEdit edit;
    reader.required("place", edit.place);
    if (edit.place == u"final") // older journals
        edit.place = QStringLiteral("stages/Final/tables/1");
    reader.optional("before", edit.before);
    reader.optional("after", edit.after);
    reader.finish();
    return edit;
}

/// Reads a list element by element; false if it is not a list or an element is damaged.
template <class T, class ReadOne>
bool readAll(const Json& json, std::vector<T>& out, ReadOne readOne) {
    if (!json.list())
        return false;
    for (const Json& element : *json.list()) {
        auto read = readOne(element);
        if (!read)
            return false;
        out.push_back(std::move(*read));
    }
    return true;
}

} // namespace

Json writeChange(const Change& change) {
    return Codec<Change>::write(change);
}

QString changeText(const Change& change) {
    return QString::fromUtf8(writeChange(change).toCompactBytes());
}

std::optional<Change> readChange(ChangeKind kind, const Json& json) {
    if (!json.object())
        return std::nullopt;
    Change change{kind, {}, {}, {}, {}};
    ReadNotes notes;
    ObjectReader root(*json.object(), {}, notes);
    const Json* operands = root.take("operands");
    const Json* edits = root.take("edits");
    const Json* people = root.take("people");
    const Json* links = root.take("links");
    const Json* drafts = root.take("drafts");
    root.finish();
    if (!operands || !readAll(*operands, change.operands, readOperand))
        return std::nullopt;
    if (edits && !edits->list())
        return std::nullopt;
    for (const Json& edit : edits ? *edits->list() : Json::List()) {
        if (!readAnyEdit(edit, notes, change.edits, std::type_identity<AnyEdit>{}))
            return std::nullopt;
    }
    const auto readPerson = [&](const Json& edit) { return readPersonEdit(edit, notes); };
    if (people && !readAll(*people, change.people, readPerson))
        return std::nullopt;
    if (links
        && !readAll(*links, change.links, [&](const Json& link) { return readLink(link, notes); }))
        return std::nullopt;
    if (drafts && !readAll(*drafts, change.drafts, [&](const Json& edit) {
            return readDraftEdit(edit, notes);
        }))
        return std::nullopt;
    if (!notes.findings().empty())
        return std::nullopt;
    return change;
}

} // namespace mentat
