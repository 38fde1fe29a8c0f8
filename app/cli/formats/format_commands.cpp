#include "app/cli/formats/format_commands.h"

#include "app/cli/formats/wbc_dune/adjudicate_command.h"
#include "app/cli/formats/wbc_dune/seat_check_command.h"
#include "app/cli/formats/wbc_dune/seat_command.h"
#include "app/cli/formats/wbc_dune/statistics_command.h"
#include "app/cli/formats/wbc_dune/what_if_command.h"

namespace mentat {

std::unique_ptr<Command> makeSeatCommand() {
    return std::make_unique<SeatCommand>();
}

std::unique_ptr<Command> makeAdjudicateCommand() {
    return std::make_unique<AdjudicateCommand>();
}

std::unique_ptr<Command> makeWhatIfCommand() {
    return std::make_unique<WhatIfCommand>();
}

std::unique_ptr<Command> makeSeatCheckCommand() {
    return std::make_unique<SeatCheckCommand>();
}

std::unique_ptr<Command> makeStatisticsCommand() {
    return std::make_unique<StatisticsCommand>();
}

} // namespace mentat
