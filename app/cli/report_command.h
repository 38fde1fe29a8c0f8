#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `report`: writes a report, or a folder of them; with --list tells which there are.
class ReportCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
