#pragma once

#include "app/session/session.h"

#include <QDate>

namespace mentat {

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
