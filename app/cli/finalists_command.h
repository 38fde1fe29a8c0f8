#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `finalists`: who plays the final.
class FinalistsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
