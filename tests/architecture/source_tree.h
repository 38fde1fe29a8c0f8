#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace mentat::test {

/// The text of every file the checks look at, by its path from the source root ("model/event.h").
/// The checks know nothing else, so that a planted fault is a tree of two lines.
using SourceTree = std::map<QString, QString>;

/// One place that breaks a rule.
struct Fault {
    QString path;
    qsizetype line = 1;
    QString text;
};
using Faults = std::vector<Fault>;

/// All C++, CMakeLists.txt and README.md below the folders of the program and tests/.
[[nodiscard]] SourceTree readTree(const QString& root);

/// The folders that hold the program: the rules of the layers are for them.
[[nodiscard]] const QStringList& programFolders();

[[nodiscard]] bool isCpp(const QString& path);
/// C++ of the program itself, which its tests are not.
[[nodiscard]] bool isProgramCpp(const QString& path);
/// Whether path is folder or lies below it.
[[nodiscard]] bool isWithin(const QString& path, const QString& folder);
/// The folder a file lies in; empty for a file in the root.
[[nodiscard]] QString folderOf(const QString& path);

[[nodiscard]] qsizetype lineAt(const QString& text, qsizetype position);

} // namespace mentat::test
