#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `seat-check`: whether a heat's tables are the draw that is stored.
class SeatCheckCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
