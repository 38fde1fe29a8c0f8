#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `rules`: finds a rule or ruling.
class RulesCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
