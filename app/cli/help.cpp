#include "app/cli/help.h"

#include "app/cli/commands.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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
                    {u"1"_s, u"the input or the request is wrong; nothing was written"_s},
                    {u"2"_s, u"wrong usage"_s},
                    {u"3"_s, u"the event file cannot be opened, read or written"_s}});
}

QString withValue(const Option& option) {
    const QString name = u"--"_s + option.name;
    return option.value.isEmpty() ? name : QString(name + u' ' + option.value);
}

/// The option as the usage line shows it, with those that stand instead of it.
QString usageOf(const Option& option, const std::vector<Option>& all) {
    QString text = withValue(option);
    for (const Option& other : all) {
        if (other.instead == option.name)
            text += u" | "_s + withValue(other);
    }
    return option.required ? text : QString(u'[' + text + u']');
}

} // namespace

QString usageLine(const CommandDescription& command) {
    QString line = u"mentat-cli "_s + command.name;
    for (const Operand& operand : command.usage.operands)
        line += operand.required ? QString(u' ' + operand.name)
                                 : QString(u" ["_s + operand.name + u']');
    for (const Option& option : command.usage.options) {
        if (option.instead.isEmpty())
            line += u' ' + usageOf(option, command.usage.options);
    }
    return line;
}

QString programHelp() {
    std::vector<HelpRow> commands;
    for (const CommandFactory make : commandFactories()) {
        const CommandDescription command = make()->description();
        commands.push_back({command.name, command.summary});
    }
    return u"Usage: mentat-cli COMMAND [FILE] [options]\n"_s
           + u"       mentat-cli COMMAND --help\n"_s + u"       mentat-cli --help | --version\n\n"_s
           + u"Does from a terminal what the desk does in windows; FILE is an event file.\n\n"_s
           + section(u"Commands"_s, commands) + u'\n' + exitCodes() + u'\n'
           + section(u"Environment"_s,
                     {{u"MENTAT_FIXED_TIME"_s,
                       u"a time in UTC, such as 2026-08-02T12:00:00Z, to take for now"_s}});
}

QString commandHelp(const CommandDescription& command) {
    std::vector<HelpRow> operands;
    for (const Operand& operand : command.usage.operands)
        operands.push_back({operand.name, operand.description});
    std::vector<HelpRow> options;
    for (const Option& option : command.usage.options)
        options.push_back({withValue(option), option.description});
    options.push_back({u"-h, --help"_s, u"print this"_s});
    return u"Usage: "_s + usageLine(command) + u"\n\n"_s + command.details + u"\n\n"_s
           + (operands.empty() ? QString() : QString(section(u"Arguments"_s, operands) + u'\n'))
           + section(u"Options"_s, options) + u'\n' + exitCodes() + u"\nExample:\n  "_s
           + command.example + u'\n';
}

} // namespace mentat
