#pragma once

#include <QString>

#include <vector>

namespace mentat::test {

struct FunctionSpan {
    QString name;
    qsizetype firstLine = 1;
    qsizetype lastLine = 1;
    /// Of these the rows of tables: constants that are values alone.
    qsizetype tableLines = 0;

    [[nodiscard]] qsizetype lines() const { return lastLine - firstLine + 1 - tableLines; }
};

struct FoundFunctions {
    std::vector<FunctionSpan> functions;
    /// False where the braces do not match: then nothing said about the functions is sure.
    bool understood = true;
};

/// The functions of a file, from the first line of the signature to the closing brace. A lambda
/// belongs to the function around it; outside of one it is a function itself. Takes CppText::code.
[[nodiscard]] FoundFunctions functionsIn(const QString& code);

} // namespace mentat::test
