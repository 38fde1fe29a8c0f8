#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace mentat::test {

/// A text of a .ts file.
struct FoundText {
    QString context;
    QString source;
    bool counts = false;  // has a form for each number
    QStringList meanings; // the one, or its forms

    friend bool operator==(const FoundText&, const FoundText&) = default;
};

/// What a .ts file holds; empty where it cannot be read.
[[nodiscard]] std::vector<FoundText> textsOfTs(const QString& path);

/// What is wrong with a text or its meanings, one line each: it names a number (%n) and has no
/// forms, or the other way round; a form keeps "(s)"; a meaning keeps not all places to fill in, or
/// is less than two fifths longer.
[[nodiscard]] QStringList faultsOf(const FoundText& text);

/// The texts that a C++ source hands to tr(), translate() or a macro for lupdate, read without
/// lupdate.
[[nodiscard]] QStringList textsOfSource(const QString& source);

} // namespace mentat::test
