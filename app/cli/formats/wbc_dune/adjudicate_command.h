#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `adjudicate`: who wins an unfinished game.
class AdjudicateCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
