#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `placements`: the places of the final.
class PlacementsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
