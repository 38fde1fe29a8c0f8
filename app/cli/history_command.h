#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `history`: all years of a file beside each other.
class HistoryCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
