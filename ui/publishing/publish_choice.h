#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"

namespace mentat {

/// Whether a folder of pages is kept of an event, and where, as the person at this desk wants it.
struct PublishChoice {
    bool isOn = false;
    QString folder;
    QString address; // where it is seen on the web (webAddress()); empty: nowhere
    friend bool operator==(const PublishChoice&, const PublishChoice&) = default;
};

/// What was chosen for the event of the file; off where nothing was. It stands in the preferences:
/// a folder is one of this machine, and an event file travels.
[[nodiscard]] PublishChoice publishChoice(const Preferences& preferences, const QString& file,
                                          EventId event);
void rememberPublishChoice(Preferences& preferences, const QString& file, EventId event,
                           const PublishChoice& choice);

} // namespace mentat
