#pragma once

#include "app/session/clock_and_chance.h"
#include "app/session/session.h"
#include "model/values/numbers.h"
#include "reports/paper.h"
#include "reports/wording/wording.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace mentat {

/// Numbers as typed: only plain digits, without signs, blanks, or exponents.

/// "45"; absent for anything else, or above a Count's range.
[[nodiscard]] std::optional<Count> wholeNumber(const QString& text);
/// The number of halves: 7 for "3.5"; absent if not a whole number of halves, or too large.
[[nodiscard]] std::optional<Count> numberOfHalves(const QString& text);

/// The type of an operand or option value: any text, "45", "3.5" (numbers.h).
enum class ValueKind { Text, WholeNumber, Halves };

/// An argument without an option name: FILE.
struct CommandOperand {
    QString name;
    QString description;
    bool required = true;
    ValueKind kind = ValueKind::Text;
};

struct Option {
    QString name;              // without hyphens
    QString value = QString(); // placeholder in the usage; empty: the option takes no value
    QString description;       // one line
    bool required = false;
    QStringList words = {};      // the possible values, if they are words
    QString instead = QString(); // an option that excludes this one
    ValueKind kind = ValueKind::Text;
};

/// The arguments of a command. All commands also accept --help and --version.
struct Usage {
    std::vector<CommandOperand> operands;
    std::vector<Option> options;
};

/// The parsed command line. Options may be anywhere; the last occurrence counts.
class Arguments {
public:
    Arguments(const QStringList& typed, const std::vector<Option>& options);

    /// An unknown option, or one without its value, in a line.
    [[nodiscard]] const std::optional<QString>& syntaxError() const { return m_syntaxError; }

    /// Arguments that belong to no option, including the command.
    [[nodiscard]] const QStringList& words() const { return m_words; }
    [[nodiscard]] bool has(const QString& option) const { return m_options.contains(option); }
    [[nodiscard]] std::optional<QString> value(const QString& option) const;
    [[nodiscard]] bool asksForHelp() const { return has(QStringLiteral("help")); }
    [[nodiscard]] bool asksForVersion() const { return has(QStringLiteral("version")); }

    /// What is missing, excessive, or invalid according to a command's usage, in a line.
    [[nodiscard]] std::optional<QString> complaint(const Usage& usage) const;

    /// By position. Required operands are present once complaint() returns nothing.
    [[nodiscard]] std::optional<QString> operand(qsizetype position) const;

private:
    [[nodiscard]] std::optional<QString> operandComplaint(const Usage& usage) const;
    [[nodiscard]] std::optional<QString> optionComplaint(const Option& option) const;

    std::optional<QString> m_syntaxError;
    QStringList m_words;
    std::map<QString, QString> m_options;
};

/// "table, json or csv"
[[nodiscard]] QString choiceOf(const QStringList& words);

/// A command's exit code (docs/CLI.md).
enum class ExitCode {
    Done = 0,
    WrongRequest = 1, // or input; nothing was written
    WrongUsage = 2,
    FileFailed = 3, // the event file cannot be opened, read or written
};

/// A command's environment: made by the program's main, or by a test.
struct CommandContext {
    QIODevice& in;
    QIODevice& out;
    QIODevice& err;
    Desk desk;
    /// Of answers and problems, which scripts read: the same wherever they run.
    Wording wording;
    /// Of reports and web pages, which people read: with their numbers, dates, and times.
    Wording pageWording = wording;
    /// A random seed for a draw (R1.7).
    std::function<qint64()> newSeed = seedByChance;
    /// The paper size of reports by default.
    Paper paper = Paper::Letter;
    /// Prepares fonts and drawing; called once before a file is opened, by commands that may need
    /// it.
    std::function<void()> prepareToDraw = [] {};
};

/// A command of mentat-cli: its help, and its code.
struct Command {
    QString name;
    QString summary; // one line, begins with a verb, no period
    QString details; // whole sentences, as many lines as they need
    Usage usage;
    /// A shell command that works if dune.mentat contains "Dune 2025" with its heats and the folder
    /// also has dune-2026.json, an event document, dune-pack.json, players.csv, games.csv,
    /// schedule.csv, game.json, what-if.json, and storm.mentat with an event of scoring play.
    QString example;
    /// The arguments fit the usage.
    ExitCode (*run)(const Arguments& arguments, CommandContext& context) = nullptr;
};

} // namespace mentat
