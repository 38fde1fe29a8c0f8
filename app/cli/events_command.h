#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `events`: lists what is in an event file.
class EventsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
