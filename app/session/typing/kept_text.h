#pragma once

#include "model/document/object_codec.h"

#include <QString>

#include <algorithm>

namespace mentat {

// How what is half typed is kept: as a document of its own, whose keys stand in the order of the
// alphabet, as they always did.

/// The key that says what a draft is of; one of another kind is not read.
template <class Io>
void describeKind(Io& io, QLatin1StringView kind) {
    if constexpr (Io::reads)
        io.format("kind", kind);
    else
        io.required("kind", QString(kind));
}

/// The same, the keys of each object in the order of the alphabet.
[[nodiscard]] inline Json inOrderOfKeys(Json json) {
    if (Json::List* list = json.list()) {
        for (Json& one : *list)
            one = inOrderOfKeys(std::move(one));
    }
    if (Json::Object* object = json.object()) {
        for (Json::Member& member : *object)
            member.value = inOrderOfKeys(std::move(member.value));
        std::ranges::stable_sort(*object, {}, &Json::Member::key);
    }
    return json;
}

template <class Text>
[[nodiscard]] QString keptText(const Text& text) {
    return QString::fromUtf8(inOrderOfKeys(Codec<Text>::write(text)).toCompactBytes());
}

/// Absent where the draft is none of such a text.
template <class Text>
[[nodiscard]] std::optional<Text> textKeptIn(const QString& draft) {
    const auto json = Json::parse(draft.toUtf8());
    if (!json)
        return std::nullopt;
    ReadNotes notes;
    auto text = Codec<Text>::read(*json, Pointer(), notes);
    return notes.count() == 0 ? std::move(text) : std::nullopt;
}

} // namespace mentat
