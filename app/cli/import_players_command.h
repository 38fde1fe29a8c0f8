#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `import-players`: adds and updates people from a list.
class ImportPlayersCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
