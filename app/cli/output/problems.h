#pragma once

#include "app/cli/call/command.h"
#include "model/document/games_csv.h"

namespace mentat {

/// What goes wrong, on standard error, a line each; standard output stays empty then. All of them
/// return the code to end with.

/// A failure of the session, or of a request to it.
ExitCode reportFailure(CommandContext& context, const Failure& failure);
/// A failure of a document or list that was to be read: never the event file's.
ExitCode reportInputFailure(CommandContext& context, const Failure& failure);
/// Lines of a list of people that cannot be used; all of them.
ExitCode reportRejectedLines(CommandContext& context, const std::vector<RejectedLine>& rejected);
/// What is wrong in a CSV of games; of many, the first and a count.
ExitCode reportGamesProblems(CommandContext& context, const GamesCsv& games);
/// command: where to look for help; empty: the program as a whole.
ExitCode reportWrongUsage(QIODevice& err, const QString& complaint, const QString& command = {});

/// The code that a failure of the session ends with. What fails in any other file than the event
/// file is a wrong request, whatever its kind.
[[nodiscard]] ExitCode exitCodeOf(FailureKind kind);

} // namespace mentat
