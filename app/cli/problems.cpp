#include "app/cli/problems.h"

#include "reports/wording/games_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of more problems than this, the rest is only counted.
constexpr size_t greatestNumberOfProblems = 100;

void printLine(QIODevice& err, const QString& line) {
    err.write((line + u'\n').toUtf8());
}

template <class Problems, class Worded>
void printFirst(CommandContext& context, const Problems& problems, Worded worded) {
    const size_t shown = std::min(problems.size(), greatestNumberOfProblems);
    for (size_t i = 0; i < shown; ++i)
        printLine(context.err, worded(problems[i]));
    if (const size_t rest = problems.size() - shown; rest > 0)
        printLine(context.err, context.wording.furtherProblems(static_cast<int>(rest)));
}

void printFindings(CommandContext& context, const Findings& findings) {
    printFirst(context, findings,
               [&](const Finding& finding) { return context.wording.problem(finding); });
}

void print(CommandContext& context, const Failure& failure) {
    if (failure.findings.empty())
        printLine(context.err, context.wording.failure(failure));
    else
        printFindings(context, failure.findings);
}

} // namespace

ExitCode reportFailure(CommandContext& context, const Failure& failure) {
    print(context, failure);
    return exitCodeOf(failure.kind);
}

ExitCode reportInputFailure(CommandContext& context, const Failure& failure) {
    print(context, failure);
    return ExitCode::WrongRequest;
}

ExitCode reportRejectedLines(CommandContext& context, const std::vector<RejectedLine>& rejected) {
    for (const RejectedLine& line : rejected) {
        printLine(context.err, u"line %1: %2"_s.arg(QString::number(line.line),
                                                    context.wording.failure(line.reason)));
    }
    return ExitCode::WrongRequest;
}

ExitCode reportGamesProblems(CommandContext& context, const std::vector<GamesProblem>& problems) {
    printFirst(context, problems, [&](const GamesProblem& problem) {
        return gamesProblemLine(context.wording.language(), problem);
    });
    return ExitCode::WrongRequest;
}

ExitCode reportWrongUsage(QIODevice& err, const QString& complaint, const QString& command) {
    const QString program = command.isEmpty() ? u"mentat-cli"_s : u"mentat-cli "_s + command;
    printLine(err, onOneLine(complaint) + u" See: "_s + program + u" --help"_s);
    return ExitCode::WrongUsage;
}

} // namespace mentat
