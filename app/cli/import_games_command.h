#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `import-games`: adds the years of a CSV of games.
class ImportGamesCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
