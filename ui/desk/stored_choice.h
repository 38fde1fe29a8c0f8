#pragma once

#include "model/document/object_codec.h"
#include "ui/desk/preferences.h"

namespace mentat {

// What the person chose, kept in the preferences as an object of a document: whatever has a
// describe() and a blank().

/// What was stored last; the usual where nothing was, or what stands there is none.
template <class Choice>
[[nodiscard]] Choice stored(const Preferences& preferences, const QString& key) {
    const auto object = Json::parse(preferences.state(key));
    if (!object)
        return {};
    ReadNotes notes;
    auto choice = Codec<Choice>::read(*object, Pointer(), notes);
    return choice && notes.count() == 0 ? *std::move(choice) : Choice();
}

template <class Choice>
void store(Preferences& preferences, const QString& key, const Choice& choice) {
    preferences.setState(key, Codec<Choice>::write(choice).toCompactBytes());
}

} // namespace mentat
