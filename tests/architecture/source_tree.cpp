#include "tests/architecture/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

SourceTree readTree(const QString& root) {
    SourceTree tree;
    const QDir rootFolder(root);
    for (const QString& folder : programFolders() + QStringList{u"tests"_s}) {
        QDirIterator files(rootFolder.filePath(folder), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = rootFolder.relativeFilePath(files.next());
            const QString name = files.fileName();
            // The tables of kinds are code, too.
            if (!isCpp(path) && !path.endsWith(u".def"_s) && name != u"CMakeLists.txt"
                && name != u"README.md")
                continue;
            QFile file(rootFolder.filePath(path));
            if (file.open(QIODevice::ReadOnly))
                tree[path] = QString::fromUtf8(file.readAll());
        }
    }
    return tree;
}

const QStringList& programFolders() {
    static const QStringList folders{u"app"_s, u"model"_s, u"scoring"_s, u"ui"_s, u"reports"_s};
    return folders;
}

bool isCpp(const QString& path) {
    // The house uses .h and .cpp only; a file of another name shall not escape the rules.
    static const QStringList endings{u".h"_s,   u".cpp"_s, u".hpp"_s, u".hh"_s,
                                     u".hxx"_s, u".cc"_s,  u".cxx"_s, u".c"_s,
                                     u".inl"_s, u".ipp"_s, u".tpp"_s, u".inc"_s};
    return std::any_of(endings.begin(), endings.end(),
                       [&path](const QString& ending) { return path.endsWith(ending); });
}

bool isProgramCpp(const QString& path) {
    const QStringList& folders = programFolders();
    return isCpp(path) && std::any_of(folders.begin(), folders.end(), [&path](const QString& f) {
               return isWithin(path, f);
           });
}

bool isWithin(const QString& path, const QString& folder) {
    return path == folder || path.startsWith(QString(folder + u'/'));
}

QString folderOf(const QString& path) {
    return path.left(std::max<qsizetype>(path.lastIndexOf(u'/'), 0));
}

qsizetype lineAt(const QString& text, qsizetype position) {
    return 1 + std::count(text.begin(), text.begin() + position, u'\n');
}

} // namespace mentat::test
