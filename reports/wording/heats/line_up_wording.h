#pragma once

#include "model/event.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// Sentences about the line-up of an advanced round, one per line if there are several.

/// "4 of 6 are here."
[[nodiscard]] QString presenceText(const Language& language, const AdvancedRound& round,
                                   const std::vector<PlayerId>& lineUp);
/// "Not here yet: Ada Byron, Grace Hopper"; empty if everyone is.
[[nodiscard]] QString absenceText(const Language& language, const Event& event,
                                  const AdvancedRound& round, const std::vector<PlayerId>& lineUp);
/// The deadline, and the time left.
[[nodiscard]] QString deadlineText(const Language& language,
                                   const std::optional<VenueTime>& deadline, const VenueTime& now);
/// If the line-up is shorter than possible.
[[nodiscard]] QString shortLineUpText(const Language& language, const Event& event,
                                      const AdvancedRound& round,
                                      const std::vector<PlayerId>& lineUp);

/// Next to a closed line-up (R7.1).
[[nodiscard]] QString lateNote(const Language& language);

/// Ties of the round to roll now (tiesToRoll()): for the last place, or for what the order of the
/// qualifiers decides. orderTied: who is tied for that; Phrase("LineUp", …), %1 the players.
[[nodiscard]] QString openTiesText(const Language& language, const Event& event,
                                   const Advancement& advancement, Phrase orderTied);
/// Players who must be told something else, because a result was corrected or someone can't play.
[[nodiscard]] QString affectedText(const Language& language, const Event& event,
                                   const AdvancedRound& round,
                                   const std::vector<AffectedFinalist>& affected);

/// The result of closing the line-up now; empty if it is as expected.
[[nodiscard]] QString closingText(const Language& language, const Event& event,
                                  const AdvancedRound& round);
[[nodiscard]] QString reopeningText(const Language& language);
/// A player came after the line-up was closed (R7.1).
[[nodiscard]] QString lateText(const Language& language, const QString& name, const VenueTime& now);

} // namespace mentat
