#include "app/cli/output/problems.h"

#include "model/failure_kind.h"
#include "reports/wording/games_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Further problems are only counted.
constexpr size_t greatestNumberOfProblems = 100;

void printLine(QIODevice& err, const QString& line) {
    err.write((line + u'\n').toUtf8());
}

template <class Problems, class Worded>
void printFirst(CommandContext& context, const Problems& problems, qint64 further, Worded worded) {
    const size_t shown = std::min(problems.size(), greatestNumberOfProblems);
    for (size_t i = 0; i < shown; ++i)
        printLine(context.err, worded(problems[i]));
    if (const auto rest = static_cast<qint64>(problems.size() - shown) + further; rest > 0)
        printLine(context.err, context.wording.furtherProblems(rest));
}

void printFindings(CommandContext& context, const Failure& failure) {
    printFirst(context, failure.findings, failure.further,
               [&](const Finding& finding) { return context.wording.problem(finding); });
}

void print(CommandContext& context, const Failure& failure) {
    if (failure.findings.empty())
        printLine(context.err, context.wording.failure(failure));
    else
        printFindings(context, failure);
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
    // Buffered, since standard error is not, and a list may have a problem every few bytes.
    constexpr qsizetype block = 65'536;
    QByteArray lines;
    for (const RejectedLine& line : rejected) {
        const QString reason = context.wording.failure(line.reason);
        lines += u"line %1: %2\n"_s.arg(QString::number(line.line), reason).toUtf8();
        if (lines.size() >= block) {
            context.err.write(lines);
            lines.clear();
        }
    }
    context.err.write(lines);
    return ExitCode::WrongRequest;
}

ExitCode reportGamesProblems(CommandContext& context, const GamesCsv& games) {
    printFirst(context, games.problems, games.furtherProblems, [&](const GamesProblem& problem) {
        return gamesProblemLine(context.wording.language(), problem);
    });
    return ExitCode::WrongRequest;
}

ExitCode reportWrongUsage(QIODevice& err, const QString& complaint, const QString& command) {
    const QString program = command.isEmpty() ? u"mentat-cli"_s : u"mentat-cli "_s + command;
    printLine(err, onOneLine(complaint) + u" See: "_s + program + u" --help"_s);
    return ExitCode::WrongUsage;
}

ExitCode exitCodeOf(FailureKind kind) {
    // Failures of the event file are contiguous.
    const bool isOfTheFile = kind >= FailureKind::ReadOnly && kind <= FailureKind::ReadFailed;
    return isOfTheFile ? ExitCode::FileFailed : ExitCode::WrongRequest;
}

} // namespace mentat
