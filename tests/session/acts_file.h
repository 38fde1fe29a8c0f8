#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace mentat::test {

/// A line of a file of acts, trimmed, with its number.
struct ActsLine {
    int number = 0;
    QString text{};
};

/// A line that does something, and the lines that say what to expect after it.
struct ActsStep {
    ActsLine act;
    std::vector<ActsLine> expected{};
};

struct ActsTest {
    QString name;
    int line = 0;
    QByteArray document{};      // of the event that it starts from
    std::optional<QDate> day{}; // of times without a date
    std::vector<ActsStep> steps{};
};

/// A file of acts (tests/session/acts/README.md).
struct ActsFile {
    QString name;
    std::vector<ActsTest> tests{};
    std::vector<int> planted{}; // the lines below each "# planted"
    std::vector<ActsLine> faults{}; // of its form
};

[[nodiscard]] ActsFile readActsFile(const QString& path);

} // namespace mentat::test
