#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `statistics`: a year in figures, with the earlier years beside it.
class StatisticsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
