#include "app/cli/program.h"

#include "app/cli/commands/commands.h"
#include "app/cli/kind_commands.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The distinct options of all commands. An option takes a value in all commands or in none, so
/// that the command can be told from the value of an option before it.
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

/// nullptr if there is no such command.
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
    // Bytes that are not UTF-8 were replaced, so the name leads to no file.
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

const std::vector<Command>& allCommands() {
    static const std::vector<Command> all{
        importCommand(),    importPlayersCommand(), exportCommand(),     eventsCommand(),
        groupsCommand(),    seatCommand(),          adjudicateCommand(), standingsCommand(),
        finalistsCommand(), awardsCommand(),        placementsCommand(), checkCommand(),
        reportCommand(),    scoreCommand(),         battleCommand(),     rulesCommand(),
        whatIfCommand(),    seatCheckCommand(),     publishCommand(),    statisticsCommand(),
        historyCommand(),   importGamesCommand(),   recoverCommand(),    rulesetsCommand(),
        planCommand(),      scheduleCommand(),      packsCommand(),      packCommand(),
        takePackCommand(),  peopleCommand(),
    };
    return all;
}

namespace {

constexpr qsizetype greatestWidth = 100;

struct HelpRow {
    QString name;
    QString meaning;
};

QString section(const QString& title, const std::vector<HelpRow>& entries) {
    qsizetype width = 0;
    for (const HelpRow& entry : entries)
        width = std::max(width, entry.name.size());
    QString text = title + u":\n"_s;
    for (const HelpRow& entry : entries)
        text += u"  "_s + entry.name.leftJustified(width) + u"  "_s + entry.meaning + u'\n';
    return text;
}

QString exitCodes() {
    return section(u"Exit codes"_s,
                   {{u"0"_s, u"done"_s},
                    {u"1"_s, u"the input or request is wrong; nothing was written"_s},
                    {u"2"_s, u"wrong usage"_s},
                    {u"3"_s, u"the event file cannot be opened, read, or written"_s}});
}

QString withValue(const Option& option) {
    const QString name = u"--"_s + option.name;
    return option.value.isEmpty() ? name : QString(name + u' ' + option.value);
}

/// The option in the usage line, with its alternatives.
QString usageOf(const Option& option, const std::vector<Option>& all) {
    QString text = withValue(option);
    for (const Option& other : all) {
        if (other.instead == option.name)
            text += u" | "_s + withValue(other);
    }
    return option.required ? text : QString(u'[' + text + u']');
}

QStringList usageParts(const Command& command) {
    QStringList parts{u"mentat-cli "_s + command.name};
    for (const CommandOperand& operand : command.usage.operands)
        parts << (operand.required ? operand.name : QString(u'[' + operand.name + u']'));
    for (const Option& option : command.usage.options) {
        if (option.instead.isEmpty())
            parts << usageOf(option, command.usage.options);
    }
    return parts;
}

/// The usage after "Usage: ", wrapped.
QString usageLines(const Command& command) {
    const QStringList parts = usageParts(command);
    const qsizetype begin = QStringView(u"Usage: ").size();
    const QString indent(begin + parts.first().size() + 1, u' ');
    QString lines = parts.first();
    qsizetype width = begin + lines.size();
    for (const QString& part : parts.mid(1)) {
        const bool fits = width + 1 + part.size() <= greatestWidth;
        lines += fits ? u" "_s : QString(u'\n' + indent);
        width = (fits ? width + 1 : indent.size()) + part.size();
        lines += part;
    }
    return lines;
}

} // namespace

QString usageLine(const Command& command) {
    return usageParts(command).join(u' ');
}

QString programHelp() {
    std::vector<HelpRow> commands;
    for (const Command& command : allCommands())
        commands.push_back({command.name, command.summary});
    return u"Usage: mentat-cli COMMAND [FILE] [options]\n"_s
           + u"       mentat-cli COMMAND --help\n"_s + u"       mentat-cli --help | --version\n\n"_s
           + u"Does from a terminal what Mentat does in windows; FILE is an event file.\n\n"_s
           + section(u"Commands"_s, commands) + u'\n' + exitCodes() + u'\n'
           + section(u"Environment"_s,
                     {{u"MENTAT_FIXED_TIME"_s,
                       u"a time in UTC, such as 2026-08-02T12:00:00Z, to use as the current "_s
                       u"time"_s}});
}

QString commandHelp(const Command& command) {
    std::vector<HelpRow> operands;
    for (const CommandOperand& operand : command.usage.operands)
        operands.push_back({operand.name, operand.description});
    std::vector<HelpRow> options;
    for (const Option& option : command.usage.options)
        options.push_back({withValue(option), option.description});
    options.push_back({u"-h, --help"_s, u"print this help"_s});
    return u"Usage: "_s + usageLines(command) + u"\n\n"_s + command.details + u"\n\n"_s
           + (operands.empty() ? QString() : QString(section(u"Arguments"_s, operands) + u'\n'))
           + section(u"Options"_s, options) + u'\n' + exitCodes() + u"\nExample:\n  "_s
           + command.example + u'\n';
}

} // namespace mentat
