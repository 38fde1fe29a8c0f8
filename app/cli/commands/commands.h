#pragma once

#include "app/cli/call/command.h"

namespace mentat {

/// Commands that do not depend on a kind of rules, in the order of --help.
[[nodiscard]] Command importCommand();
[[nodiscard]] Command importPlayersCommand();
[[nodiscard]] Command exportCommand();
[[nodiscard]] Command eventsCommand();
[[nodiscard]] Command groupsCommand();
[[nodiscard]] Command standingsCommand();
[[nodiscard]] Command finalistsCommand();
[[nodiscard]] Command awardsCommand();
[[nodiscard]] Command placementsCommand();
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command reportCommand();
[[nodiscard]] Command scoreCommand();
[[nodiscard]] Command rulesCommand();
[[nodiscard]] Command whatIfCommand();
[[nodiscard]] Command publishCommand();
[[nodiscard]] Command statisticsCommand();
[[nodiscard]] Command historyCommand();
[[nodiscard]] Command importGamesCommand();
[[nodiscard]] Command recoverCommand();
[[nodiscard]] Command scheduleCommand();
[[nodiscard]] Command peopleCommand();
[[nodiscard]] Command packsCommand();
[[nodiscard]] Command packCommand();
[[nodiscard]] Command takePackCommand();

} // namespace mentat
