#pragma once

#include "app/session/session.h"

#include <QDate>

#include <span>

namespace mentat {

/// A fictitious player for practice.
struct InventedPerson {
    QString name;
    QString from;
    Preference preference; // players who want the variant also bring a copy of the game
};

/// More than in a usual year; no two names are similar enough to be confused.
[[nodiscard]] std::span<const InventedPerson> inventedPeople();

/// The number registered for a made-up tournament: as in a usual year.
inline constexpr int inventedPlayers = 34;

/// Registers this many of them whose names are not in the event. Failures: those of
/// Session::perform().
[[nodiscard]] Result<void> registerInvented(Session& session, EventId event, int count);

/// Practice files. They are kept in a folder of their own, one at a time, and discarded when the
/// next practice begins; the file itself says that nothing in it counts.

/// A copy of the current event file. Returns the path of the new file; failures: those of writing.
[[nodiscard]] Result<QString> practiceWithCopy(Session& original, const QString& folder,
                                               const Desk& desk);
/// An event on that day and the next two, with made-up players and nothing played: a tournament, or
/// by the rules of the given event (inventedEvent()). As above.
[[nodiscard]] Result<QString> practiceWithInvented(const QString& folder, const Desk& desk,
                                                   QDate firstDay, const Event* like = nullptr);
/// The most recent practice; absent if there is none.
[[nodiscard]] std::optional<QString> lastPractice(const QString& folder);

/// The event as exported to a document: a practice event says so in its name, which no program that
/// reads the document can overlook.
[[nodiscard]] Event eventForDocument(const Book& book, const Event& event);

} // namespace mentat
