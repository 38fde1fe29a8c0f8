#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `publish`: brings a folder of pages for everybody up to date.
class PublishCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
