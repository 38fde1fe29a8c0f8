#pragma once

#include "app/session/session.h"

namespace mentat {

/// Distinguishes an event from every other, in every copy of its file, whatever their names: a hash
/// of when and by whom it was added, from the journal. 32 hexadecimal digits. It goes into whatever
/// is written for the event, so that nothing written for another is overwritten.
[[nodiscard]] QString eventMark(Session& session, EventId event);

} // namespace mentat
