#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `score`: ranks the players of a session by victory points.
class ScoreCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
