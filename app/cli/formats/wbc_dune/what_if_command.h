#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `what-if`: the standings as they would be.
class WhatIfCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
