#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `seat`: draws the tables of a heat.
class SeatCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
