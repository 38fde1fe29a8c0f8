#pragma once

#include "model/document/object_codec.h"

#include <QString>

#include <algorithm>

namespace mentat {

// The format of drafts: standalone documents with keys in alphabetical order, for compatibility.

/// The key with a draft's type; drafts of another type are not read.
template <class Io>
void describeKind(Io& io, QLatin1StringView kind) {
    if constexpr (Io::reads)
        io.format("kind", kind);
    else
        io.required("kind", QString(kind));
}

/// The same with alphabetical keys in each object.
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

/// Absent if the draft is not of this type.
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
