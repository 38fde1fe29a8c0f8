#include "app/cli/commands.h"

#include "app/cli/awards_command.h"
#include "app/cli/battle_command.h"
#include "app/cli/check_command.h"
#include "app/cli/events_command.h"
#include "app/cli/export_command.h"
#include "app/cli/finalists_command.h"
#include "app/cli/formats/format_commands.h"
#include "app/cli/groups_command.h"
#include "app/cli/history_command.h"
#include "app/cli/import_command.h"
#include "app/cli/import_players_command.h"
#include "app/cli/placements_command.h"
#include "app/cli/publish_command.h"
#include "app/cli/report_command.h"
#include "app/cli/rules_command.h"
#include "app/cli/score_command.h"
#include "app/cli/standings_command.h"

namespace mentat {

namespace {

template <class OneCommand>
std::unique_ptr<Command> make() {
    return std::make_unique<OneCommand>();
}

constexpr CommandFactory factories[] = {
    make<ImportCommand>,   make<ImportPlayersCommand>, make<ExportCommand>,
    make<EventsCommand>,   make<GroupsCommand>,        makeSeatCommand,
    makeAdjudicateCommand, make<StandingsCommand>,     make<FinalistsCommand>,
    make<AwardsCommand>,   make<PlacementsCommand>,    make<CheckCommand>,
    make<ReportCommand>,   make<ScoreCommand>,         make<BattleCommand>,
    make<RulesCommand>,    makeWhatIfCommand,          makeSeatCheckCommand,
    make<PublishCommand>,  makeStatisticsCommand,      make<HistoryCommand>,
};

} // namespace

std::span<const CommandFactory> commandFactories() {
    return factories;
}

} // namespace mentat
