#pragma once

#include "app/cli/call/command.h"
#include "model/document/games_csv.h"

namespace mentat {

/// Errors on standard error, one per line; standard output stays empty. All functions return the
/// exit code.

/// A failure of the session, or of a request to it.
ExitCode reportFailure(CommandContext& context, const Failure& failure);
/// A failure of an input document or list: never of the event file.
ExitCode reportInputFailure(CommandContext& context, const Failure& failure);
/// All unusable lines of a list of people.
ExitCode reportRejectedLines(CommandContext& context, const std::vector<RejectedLine>& rejected);
/// Problems in a CSV of games; if many, the first ones and a count.
ExitCode reportGamesProblems(CommandContext& context, const GamesCsv& games);
/// command: for the hint about help; empty: the program as a whole.
ExitCode reportWrongUsage(QIODevice& err, const QString& complaint, const QString& command = {});

/// The exit code for a failure of the session. A failure of any file except the event file is a
/// wrong request, whatever its kind.
[[nodiscard]] ExitCode exitCodeOf(FailureKind kind);

} // namespace mentat
