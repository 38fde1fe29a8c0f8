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

/// Numbers as they are typed: digits of any locale but the plain one, signs, blanks and exponents
/// are no part of them.

/// "45"; absent where it is anything else, or more than a Count holds.
[[nodiscard]] std::optional<Count> wholeNumber(const QString& text);
/// How many halves: 7 for "3.5"; absent where it is no whole number of them, or too large a one.
[[nodiscard]] std::optional<Count> numberOfHalves(const QString& text);

/// What an operand or an option's value can be: any text, "45", "3.5" (numbers.h).
enum class ValueKind { Text, WholeNumber, Halves };

/// What a command takes without the name of an option: FILE.
struct CommandOperand {
    QString name;
    QString description;
    bool required = true;
    ValueKind kind = ValueKind::Text;
};

struct Option {
    QString name;              // without hyphens
    QString value = QString(); // stands for it in the usage; empty: the option takes none
    QString description;       // one line
    bool required = false;
    QStringList words = {};      // the values possible, where they are words
    QString instead = QString(); // the option that it cannot be given together with
    ValueKind kind = ValueKind::Text;
};

/// What one command takes. All of them take --help and --version besides.
struct Usage {
    std::vector<CommandOperand> operands;
    std::vector<Option> options;
};

/// What somebody typed after the program's name, taken apart. Options may stand anywhere; of one
/// that is given twice the last counts.
class Arguments {
public:
    Arguments(const QStringList& typed, const std::vector<Option>& options);

    /// An option that there is not, or one without its value, in a line.
    [[nodiscard]] const std::optional<QString>& syntaxError() const { return m_syntaxError; }

    /// Words that belong to no option, the command among them.
    [[nodiscard]] const QStringList& words() const { return m_words; }
    [[nodiscard]] bool has(const QString& option) const { return m_options.contains(option); }
    [[nodiscard]] std::optional<QString> value(const QString& option) const;
    [[nodiscard]] bool asksForHelp() const { return has(QStringLiteral("help")); }
    [[nodiscard]] bool asksForVersion() const { return has(QStringLiteral("version")); }

    /// What a command's usage says is missing, too much or impossible, in a line.
    [[nodiscard]] std::optional<QString> complaint(const Usage& usage) const;

    /// By position. An operand that is required is there once complaint() has nothing to say.
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

/// What a command ends with (docs/CLI.md).
enum class ExitCode {
    Done = 0,
    WrongRequest = 1, // or input; nothing was written
    WrongUsage = 2,
    FileFailed = 3, // the event file cannot be opened, read or written
};

/// The world as a command sees it: made by the program's main, or by a test.
struct CommandContext {
    QIODevice& in;
    QIODevice& out;
    QIODevice& err;
    Desk desk;
    /// Of answers and problems, which scripts read: the same wherever they run.
    Wording wording;
    /// Of reports and web pages, which people read: with their numbers, dates, and times.
    Wording pageWording = wording;
    /// A seed that nobody chose, for a draw (R1.7).
    std::function<qint64()> newSeed = seedByChance;
    /// What reports are made for where nobody says so.
    Paper paper = Paper::Letter;
    /// Makes ready what has fonts and can draw; called once before a file is opened, by commands
    /// that may need it.
    std::function<void()> prepareToDraw = [] {};
};

/// A command of mentat-cli: what --help says of it, and what it does.
struct Command {
    QString name;
    QString summary; // one line, begins with a verb, no full stop
    QString details; // whole sentences, as many lines as they need
    Usage usage;
    /// A line for a shell, which works where dune.mentat holds "Dune 2025" with its heats and
    /// beside it stand dune-2026.json, an event document, dune-pack.json, players.csv, games.csv,
    /// schedule.csv, game.json, what-if.json, and storm.mentat with an event of scoring play.
    QString example;
    /// The arguments fit the usage.
    ExitCode (*run)(const Arguments& arguments, CommandContext& context) = nullptr;
};

} // namespace mentat
