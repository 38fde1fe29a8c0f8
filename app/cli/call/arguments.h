#pragma once

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace mentat {

/// What an operand or an option's value can be: any text, "45", "3.5" (numbers.h).
enum class ValueKind { Text, WholeNumber, Halves };

/// What a command takes without the name of an option: FILE.
struct Operand {
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
    std::vector<Operand> operands;
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

} // namespace mentat
