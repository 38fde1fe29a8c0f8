#include "app/cli/program.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The options of all commands, each once. An option of one name takes a value in all of them, or
/// in none: so the command can be told from the value of an option that stands before it.
std::vector<Option> allOptions() {
    std::vector<Option> all;
    for (const Command& command : allCommands()) {
        for (const Option& option : command.usage.options) {
            const bool isKnown = std::any_of(all.begin(), all.end(), [&](const Option& known) {
                return known.name == option.name;
            });
            if (!isKnown)
                all.push_back(option);
        }
    }
    return all;
}

/// Nothing where there is no such command.
const Command* commandNamed(const QString& name) {
    const std::vector<Command>& all = allCommands();
    const auto found = std::ranges::find(all, name, &Command::name);
    return found == all.end() ? nullptr : &*found;
}

ExitCode printText(CommandContext& context, const QString& text) {
    return print(context, text.toUtf8());
}

ExitCode printVersion(CommandContext& context) {
    return printText(context, u"mentat-cli "_s + QStringLiteral(MENTAT_VERSION) + u'\n');
}

ExitCode runCommand(const Command& command, const QStringList& typed, CommandContext& context) {
    const Arguments arguments(typed, command.usage.options);
    if (const auto& wrong = arguments.syntaxError())
        return reportWrongUsage(context.err, *wrong, command.name);
    if (arguments.asksForHelp())
        return printText(context, commandHelp(command));
    if (arguments.asksForVersion())
        return printVersion(context);
    if (const auto complaint = arguments.complaint(command.usage))
        return reportWrongUsage(context.err, *complaint, command.name);
    return command.run(arguments, context);
}

} // namespace

ExitCode runProgram(const QStringList& typed, CommandContext& context) {
    if (typed.isEmpty()) {
        context.err.write(programHelp().toUtf8());
        return ExitCode::WrongUsage;
    }
    // Bytes that are no UTF-8 have become this by now, and lead to no file any more.
    const auto broken = std::ranges::find_if(typed, [](const QString& argument) {
        return argument.contains(QChar::ReplacementCharacter);
    });
    if (broken != typed.end())
        return reportWrongUsage(
            context.err, u"\"%1\" has bytes that are not UTF-8, so it cannot be used. Rename "
                         "the file."_s.arg(*broken));
    const Arguments arguments(typed, allOptions());
    if (!arguments.words().isEmpty()) {
        const QString& name = arguments.words().first();
        if (const auto* command = commandNamed(name))
            return runCommand(*command, typed, context);
        return reportWrongUsage(context.err, u"There is no command \"%1\"."_s.arg(name));
    }
    if (const auto& wrong = arguments.syntaxError())
        return reportWrongUsage(context.err, *wrong);
    if (arguments.asksForHelp())
        return printText(context, programHelp());
    if (arguments.asksForVersion())
        return printVersion(context);
    return reportWrongUsage(context.err, u"Give a command."_s);
}

} // namespace mentat
