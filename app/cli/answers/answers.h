#pragma once

#include "app/cli/shared/event_file.h"
#include "scoring/ranking/standings.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// R4, H5, in order, the disqualified last.
[[nodiscard]] Result<Answer> standingsAnswer(const Event& event, const Asked& asked);
/// The same for a hypothetical event, each row with the player's actual rank.
[[nodiscard]] Result<Answer> whatIfAnswer(const Event& supposed, const Event& actual,
                                          const Asked& asked);
/// R4.5, R4.6, R7.1.
[[nodiscard]] Result<Answer> finalistsAnswer(const Event& event, const Asked& asked);
/// R5.3.
[[nodiscard]] Result<Answer> awardsAnswer(const Event& event, const Asked& asked);
/// R7.5, R7.6, H11.
[[nodiscard]] Result<Answer> placementsAnswer(const Event& event, const Asked& asked);
/// R7.5, R7.6 for a hypothetical event, each with the player's actual place.
[[nodiscard]] Result<Answer> whatIfPlacesAnswer(const Event& supposed, const Event& actual,
                                                const Name& stage, const Asked& asked);
/// R11.4.
[[nodiscard]] Result<Answer> scoreAnswer(const Event& event, const Asked& asked);

/// docs/CLI.md, `history`.
[[nodiscard]] Answer historyAnswer(const History& history);
/// The output of `report --list`: the reports of the event's kind or, without an event, of the
/// first kind.
[[nodiscard]] Answer reportListAnswer(const Language& language, const Event* event);

} // namespace mentat
