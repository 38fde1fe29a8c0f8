#pragma once

#include "model/document/slot_codec.h"
#include "tests/session/act_words.h"

namespace mentat::test {

/// Puts facts into an object of a document: "key value, key value; seat 2 key value, key value". A
/// value is JSON, or else a text; "none" takes the key out. A seat that is not there is added,
/// "seat 2 none" takes one out. Throws NotUnderstood.
void putFacts(Json& object, const QString& facts);

/// The value with these facts, by the keys of its document. Throws NotUnderstood where a reader of
/// documents notes an error.
template <class T>
[[nodiscard]] T withFacts(const T& value, const QString& facts, const HeatsParts& parts = {}) {
    Json json = Codec<T>::write(value);
    putFacts(json, facts);
    ReadNotes notes(&json);
    notes.readInto(parts);
    auto read = Codec<T>::read(json, {}, notes);
    if (!read || notes.count() > 0)
        throw NotUnderstood{QStringLiteral("these facts cannot be read: %1").arg(facts)};
    return *std::move(read);
}

/// The same for a game, whose seats and part are those of the event's rules.
[[nodiscard]] Game gameWithFacts(const Event& event, const Game& game, const QString& facts);

} // namespace mentat::test
