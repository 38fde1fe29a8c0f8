#pragma once

#include <QString>

#include <vector>

namespace mentat::test {

struct IncludeLine {
    qsizetype line = 1;
    QString name;
    bool quoted = false;
};

struct LiteralText {
    qsizetype line = 1;
    QString text;
};

/// A C++ file taken apart just as far as the checks need it. Both texts have the length and the
/// lines of the file; what they leave out is blank.
struct CppText {
    /// Without comments, preprocessor lines and the inside of literals.
    QString code;
    /// Without the inside of literals only.
    QString codeAndComments;
    std::vector<IncludeLine> includes;
    /// String literals, those that the compiler joins as one; their escapes are blank.
    std::vector<LiteralText> literals;
};

[[nodiscard]] CppText takeApart(const QString& source);

} // namespace mentat::test
