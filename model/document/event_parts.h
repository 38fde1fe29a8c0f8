#pragma once

#include "model/document/object_codec.h"
#include "model/formats/format.h"

namespace mentat {

// What the documents of an event and of a pack have alike.

/// The word under `rules`; nullptr where it is missing or unknown, which is noticed.
[[nodiscard]] const Format* readRulesWord(ObjectReader& reader);

/// An object whose keys depend on the format; describe is given its reader.
template <class Describe>
void readWithin(ObjectReader& reader, const char* key, Describe describe) {
    const Json* json = reader.take(key);
    if (!json)
        return;
    const Pointer where = reader.where().key(key);
    if (!json->object()) {
        reader.notes().add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    ObjectReader inner(*json->object(), where, reader.notes());
    describe(inner);
    inner.finish();
}

/// Writes such an object, where it would not be empty; describe is given its writer.
template <class Describe>
void writeWithin(ObjectWriter& writer, const char* key, Describe describe) {
    ObjectWriter inner;
    describe(inner);
    if (Json written = inner.take(); !written.object()->empty())
        writer.append(key, std::move(written));
}

} // namespace mentat
