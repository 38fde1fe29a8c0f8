#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `awards`: the Best Faction awards.
class AwardsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
