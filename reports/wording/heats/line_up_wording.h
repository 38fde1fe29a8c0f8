#pragma once

#include "model/event.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// What is said of the line-up of an advanced round, in sentences, one a line where there are
/// several.

/// "4 of 6 are here."
[[nodiscard]] QString presenceText(const Language& language, const AdvancedRound& round,
                                   const std::vector<PlayerId>& lineUp);
/// "Not here yet: Ada Byron, Grace Hopper"; empty where everybody is.
[[nodiscard]] QString absenceText(const Language& language, const Event& event,
                                  const AdvancedRound& round, const std::vector<PlayerId>& lineUp);
/// Until when, and how long that is still to go.
[[nodiscard]] QString deadlineText(const Language& language,
                                   const std::optional<VenueTime>& deadline, const VenueTime& now);
/// Where the line-up is shorter than it could be.
[[nodiscard]] QString shortLineUpText(const Language& language, const Event& event,
                                      const AdvancedRound& round,
                                      const std::vector<PlayerId>& lineUp);

/// Beside a closed line-up (R7.1).
[[nodiscard]] QString lateNote(const Language& language);

/// Which ties of the round are to be rolled for now (tiesToRoll()): for the last place, or for what
/// the order of the qualifiers decides. orderTied: who is tied for that;
/// Phrase("LineUp", …), %1 the players.
[[nodiscard]] QString openTiesText(const Language& language, const Event& event,
                                   const Advancement& advancement, Phrase orderTied);
/// Who has to be told something else, since a result was corrected or somebody can't play.
[[nodiscard]] QString affectedText(const Language& language, const Event& event,
                                   const AdvancedRound& round,
                                   const std::vector<AffectedFinalist>& affected);

/// What closing the line-up now comes to; empty where it is as everybody expects.
[[nodiscard]] QString closingText(const Language& language, const Event& event,
                                  const AdvancedRound& round);
[[nodiscard]] QString reopeningText(const Language& language);
/// Somebody came after the line-up was closed (R7.1).
[[nodiscard]] QString lateText(const Language& language, const QString& name, const VenueTime& now);

} // namespace mentat
