#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `import`: adds the event or the summaries of a document.
class ImportCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
