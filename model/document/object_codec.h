#pragma once

#include "model/document/codec.h"
#include "model/finding_kind.h"
#include "model/values/fact_of.h"

#include <limits>
#include <set>

namespace mentat {

/// Writes the keys that describe() names, in its order.
class ObjectWriter {
public:
    static constexpr bool reads = false;

    template <class T>
    void required(const char* key, const T& value) {
        append(key, Codec<T>::write(value));
    }
    template <class T>
    void always(const char* key, const T& value) {
        required(key, value);
    }
    template <class T>
    void optional(const char* key, const std::optional<T>& value) {
        if (value)
            required(key, *value);
    }
    void flag(const char* key, bool value) {
        if (value)
            required(key, value);
    }
    template <class T>
    void list(const char* key, const std::vector<T>& values) {
        if (!values.empty())
            required(key, values);
    }
    /// A key omitted if the value is the default.
    template <class T>
    void unlessDefault(const char* key, const T& value, const T& standard) {
        if (value != standard)
            required(key, value);
    }
    /// An object omitted if it would be empty.
    template <class T>
    void objectUnlessEmpty(const char* key, const T& value) {
        Json json = Codec<T>::write(value);
        if (!json.object()->empty())
            append(key, std::move(json));
    }
    template <class T>
    void oneOrList(const char* key, const std::vector<T>& values) {
        if (values.size() == 1)
            required(key, values.front());
        else
            list(key, values);
    }
    /// A key written with the caller's value.
    void append(const char* key, Json json) {
        m_members.push_back({QString::fromLatin1(key), std::move(json)});
    }

    [[nodiscard]] Json take() { return Json(std::move(m_members)); }

private:
    Json::Object m_members;
};

/// Reads the keys that describe() names into a value; finish() reports the others.
class ObjectReader {
public:
    static constexpr bool reads = true;

    ObjectReader(const Json::Object& object, Pointer where, ReadNotes& notes);

    template <class T>
    void required(const char* key, T& value) {
        const Json* json = take(key);
        if (!json) {
            m_notes.add(FindingKind::MissingKey, m_where, {QString::fromLatin1(key)});
            usePlaceholder(value);
        } else if (auto read = Codec<T>::read(*json, m_where.key(key), m_notes)) {
            value = std::move(*read);
        } else {
            usePlaceholder(value);
        }
    }
    template <class T>
    void always(const char* key, T& value) {
        if (const Json* json = take(key)) {
            if (auto read = Codec<T>::read(*json, m_where.key(key), m_notes))
                value = std::move(*read);
        }
    }
    template <class T>
    void optional(const char* key, std::optional<T>& value) {
        if (const Json* json = take(key))
            value = Codec<T>::read(*json, m_where.key(key), m_notes);
    }
    void flag(const char* key, bool& value) { always(key, value); }
    template <class T>
    void list(const char* key, std::vector<T>& values) {
        always(key, values);
    }
    template <class T>
    void unlessDefault(const char* key, T& value, const T&) {
        always(key, value);
    }
    template <class T>
    void objectUnlessEmpty(const char* key, T& value) {
        always(key, value);
    }

    template <class T>
    void oneOrList(const char* key, std::vector<T>& values) {
        const Json* json = take(key);
        if (!json)
            return;
        const Pointer where = m_where.key(key);
        if (json->list()) {
            if (auto read = Codec<std::vector<T>>::read(*json, where, m_notes))
                values = std::move(*read);
        } else if (auto one = Codec<T>::read(*json, where, m_notes)) {
            values = {std::move(*one)};
        }
    }

    /// R10.1: the document's format; only one is understood.
    void format(const char* key, QLatin1StringView understood);
    /// R10.1: the document's version; only one is understood; a negative one counts as another.
    void version(const char* key, qint64 understood);

    /// The member with this key, which is then known; nullptr if missing.
    [[nodiscard]] const Json* take(const char* key);
    [[nodiscard]] const Pointer& where() const { return m_where; }
    [[nodiscard]] ReadNotes& notes() { return m_notes; }
    void finish();

private:
    template <class T>
    void usePlaceholder(T&) {}
    template <class Tag, int Min, int Max>
    void usePlaceholder(BoundedInt<Tag, Min, Max>& number) {
        if constexpr (Max == std::numeric_limits<int>::max())
            number = BoundedInt<Tag, Min, Max>(m_notes.placeholderNumber());
    }
    void usePlaceholder(PlayerId& id) { id = m_notes.placeholderPlayer(); }

    const Json::Object& m_object;
    Pointer m_where;
    ReadNotes& m_notes;
    std::set<QStringView> m_known;
};

/// The key of one fact of a value, by its row.
template <auto Member>
void describeFact(auto& io, auto& value) {
    using Known = typename FactOf<Member>::Value;
    constexpr FactOf<Member> fact = factRow<Member>;
    if constexpr (fact.rule == KeyRule::Required)
        io.required(fact.key, value.*Member);
    else if constexpr (fact.rule == KeyRule::Always)
        io.always(fact.key, value.*Member);
    else if constexpr (fact.rule == KeyRule::Object)
        io.objectUnlessEmpty(fact.key, value.*Member);
    else if constexpr (fact.rule == KeyRule::OneOrList)
        io.oneOrList(fact.key, value.*Member);
    else if constexpr (std::is_same_v<Known, bool>)
        io.flag(fact.key, value.*Member);
    else if constexpr (isOptional<Known>)
        io.optional(fact.key, value.*Member);
    else if constexpr (isList<Known>)
        io.list(fact.key, value.*Member);
    else
        io.required(fact.key, value.*Member);
}

/// The keys of all facts of a type, or of its base, in table order.
template <HasFacts T>
void describeFactsOf(auto& io, auto& value) {
    forEachFact<T>([&]<auto Member>(const FactOf<Member>&) { describeFact<Member>(io, value); });
}
template <class T>
void describeFacts(auto& io, T& value) {
    describeFactsOf<std::remove_const_t<T>>(io, value);
}

/// A type made of keys: `template <class Io> void describe(Io& io, <T or const T>& value)` names
/// them in document order, and `T blank(std::type_identity<T>)` returns a value to read into.
template <class T>
concept Described = requires(ObjectWriter& writer, const T& value) {
    describe(writer, value);
};

template <Described T>
struct Codec<T> {
    static Json write(const T& value) {
        ObjectWriter writer;
        describe(writer, value);
        return writer.take();
    }
    static std::optional<T> read(const Json& json, const Pointer& where, ReadNotes& notes) {
        const Json::Object* object = json.object();
        T value = blank(std::type_identity<T>{});
        static const Json::Object nothing;
        if (!object)
            notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        ReadNotes unheard; // without an object, the absence of its content is not a finding
        if (notes.isOfKnownKind())
            unheard.readInto(notes.parts());
        ObjectReader reader(object ? *object : nothing, where, object ? notes : unheard);
        describe(reader, value);
        reader.finish();
        return value;
    }
};

} // namespace mentat
