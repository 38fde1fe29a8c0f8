#pragma once

#include "model/event.h"
#include "scoring/formats/wbc_dune/final/final_line_up.h"

namespace mentat {

/// What the page Final says of the line-up, in sentences, one a line where there are several.

/// "4 of 6 are here."
[[nodiscard]] QString presenceText(const Event& event, const std::vector<PlayerId>& lineUp);
/// "Not here yet: Ada Byron, Grace Hopper"; empty where everybody is.
[[nodiscard]] QString absenceText(const Event& event, const std::vector<PlayerId>& lineUp);
/// Until when, and how long that is still to go.
[[nodiscard]] QString deadlineText(const std::optional<VenueTime>& deadline, const VenueTime& now);
/// Where the line-up is shorter than it could be.
[[nodiscard]] QString shortLineUpText(const Event& event, const std::vector<PlayerId>& lineUp);

/// Which ties want a roll before anybody plays: for the last place, or for the order in which
/// factions are chosen.
[[nodiscard]] QString openTiesText(const Event& event, const Advancement& advancement);
/// Who has to be told something else, since a result was corrected or somebody can't play.
[[nodiscard]] QString affectedText(const Event& event,
                                   const std::vector<AffectedFinalist>& affected);

/// What closing the line-up now comes to; empty where it is as everybody expects.
[[nodiscard]] QString closingText(const Event& event, const Advancement& advancement);
[[nodiscard]] QString reopeningText();
/// Somebody came after the line-up was closed (R7.1).
[[nodiscard]] QString lateText(const QString& name, const VenueTime& now);

} // namespace mentat
