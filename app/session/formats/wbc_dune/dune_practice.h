#pragma once

#include "app/session/formats/practice_play.h"
#include "model/heats/heats_play.h"

namespace mentat {

/// See practice_play.h.

/// Three heats of the base game and one expansion on three days; nobody is registered.
[[nodiscard]] Event inventedDuneEvent(QDate firstDay);

/// The first heat that has no tables, or a table without its result; absent where there is none.
[[nodiscard]] std::optional<HeatNumber> heatToPractise(const HeatsPlay& play);
[[nodiscard]] bool hasDuneStep(const HeatsPlay& play);
/// The event has a step, and the file is to practise with.
[[nodiscard]] Result<PracticeDeed> doDuneStep(Session& session, EventId event, qint64 seed);

} // namespace mentat
