#pragma once

#include "app/session/session.h"

#include <QDate>

#include <span>

namespace mentat {

/// Somebody who plays in a practice, and exists nowhere else.
struct InventedPerson {
    QString name;
    QString from;
    Preference preference; // who wants the variant brings a copy of the game with it
};

/// More than come in a usual year; no two names are alike enough to be taken for one another.
[[nodiscard]] std::span<const InventedPerson> inventedPeople();

/// How many are registered where a tournament is made up: as many as come in a usual year.
inline constexpr int inventedPlayers = 34;

/// Registers so many of them whose names nobody in the event has. Failures: those of
/// Session::perform().
[[nodiscard]] Result<void> registerInvented(Session& session, EventId event, int count);

/// Files to practise with. They stand in a folder of their own, one at a time, and are thrown away
/// when the next practice begins; the file itself says that nothing of it counts.

/// A copy of the event file as it now is. The path of the new file; failures: those of writing.
[[nodiscard]] Result<QString> practiseWithCopy(Session& original, const QString& folder,
                                               const Desk& desk);
/// An event of that day and the next two, with invented players and nothing played yet: a
/// tournament, or by the rules of the event given (inventedEvent()). As above.
[[nodiscard]] Result<QString> practiseWithInvented(const QString& folder, const Desk& desk,
                                                   QDate firstDay, const Event* like = nullptr);
/// The practice that was last worked on; absent where there is none.
[[nodiscard]] std::optional<QString> lastPractice(const QString& folder);

/// The event as it leaves the file in a document: what was practised says so in its name, which no
/// program that reads the document can overlook.
[[nodiscard]] Event eventForDocument(const Book& book, const Event& event);

} // namespace mentat
