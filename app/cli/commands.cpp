#include "app/cli/program.h"

#include "app/cli/commands/commands.h"
#include "app/cli/formats/format_commands.h"

namespace mentat {

const std::vector<Command>& allCommands() {
    static const std::vector<Command> all{
        importCommand(),    importPlayersCommand(), exportCommand(),     eventsCommand(),
        groupsCommand(),    seatCommand(),          adjudicateCommand(), standingsCommand(),
        finalistsCommand(), awardsCommand(),        placementsCommand(), checkCommand(),
        reportCommand(),    scoreCommand(),         battleCommand(),     rulesCommand(),
        whatIfCommand(),    seatCheckCommand(),     publishCommand(),    statisticsCommand(),
        historyCommand(),   importGamesCommand(),   recoverCommand(),    rulesetsCommand(),
        planCommand(),      scheduleCommand(),      packsCommand(),      packCommand(),
        takePackCommand(),  peopleCommand(),
    };
    return all;
}

} // namespace mentat
