#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"
#include "tests/architecture/functions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// The exceptions, and which of them were needed.
class Exceptions {
public:
    explicit Exceptions(const std::vector<SizeException>& table)
        : m_table(table)
        , m_needed(table.size(), false) {}

    bool covers(const QString& path, const QString& function) {
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            if (m_table[i].path == path && m_table[i].function == function) {
                m_needed[i] = true;
                return true;
            }
        }
        return false;
    }

    void reportUnneeded(Faults& faults) const {
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            if (!m_needed[i])
                faults.push_back(
                    {m_table[i].path, 1,
                     u"the exception for \"%1\" is no longer needed"_s.arg(m_table[i].function)});
        }
    }

private:
    const std::vector<SizeException>& m_table;
    std::vector<bool> m_needed;
};

const SizeLimit* limitFor(const QString& path) {
    for (const SizeLimit& limit : sizeLimits()) {
        const auto& folders = limit.folders;
        if (std::any_of(folders.begin(), folders.end(),
                        [&path](const QString& folder) { return isWithin(path, folder); }))
            return &limit;
    }
    return nullptr;
}

qsizetype linesOf(const QString& source) {
    return source.count(u'\n') + (source.endsWith(u'\n') || source.isEmpty() ? 0 : 1);
}

void checkFile(const QString& path, const QString& source, const SizeLimit& limit,
               Exceptions& exceptions, Faults& faults) {
    if (const qsizetype lines = linesOf(source);
        lines > limit.fileLines && !exceptions.covers(path, {}))
        faults.push_back(
            {path, 1, u"the file has %1 lines of %2"_s.arg(lines).arg(limit.fileLines)});
    const FoundFunctions found = functionsIn(takeApart(source).code);
    if (!found.understood)
        faults.push_back({path, 1, u"the braces do not match, functions cannot be measured"_s});
    for (const FunctionSpan& function : found.functions) {
        if (function.lines() > limit.functionLines && !exceptions.covers(path, function.name))
            faults.push_back({path, function.firstLine,
                              u"%1 has %2 lines of %3"_s.arg(function.name)
                                  .arg(function.lines())
                                  .arg(limit.functionLines)});
    }
}

} // namespace

Faults checkSizes(const SourceTree& tree) {
    return checkSizes(tree, sizeExceptions());
}

Faults checkSizes(const SourceTree& tree, const std::vector<SizeException>& exceptions) {
    Faults faults;
    Exceptions allowed(exceptions);
    for (const auto& [path, source] : tree) {
        const SizeLimit* limit = limitFor(path);
        if (limit != nullptr && isCpp(path))
            checkFile(path, source, *limit, allowed, faults);
    }
    allowed.reportUnneeded(faults);
    return faults;
}

Faults checkReadmes(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, text] : tree) {
        const QString folder = folderOf(path);
        const bool isLibrary = path.endsWith(u"/CMakeLists.txt"_s)
                               && programFolders().contains(folder.section(u'/', 0, 0));
        if (isLibrary && !tree.contains(QString(folder + u"/README.md"_s)))
            faults.push_back({path, 1, u"%1 has no README.md"_s.arg(folder)});
    }
    return faults;
}

Faults checkLibraries(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, text] : tree) {
        const qsizetype call = text.indexOf(u"mentat_library("_s);
        const bool isLibrary = path.endsWith(u"CMakeLists.txt"_s) && call >= 0;
        if (isLibrary && layerOf(path) != folderOf(path))
            faults.push_back({path, lineAt(text, call), u"the table of layers has no such row"_s});
    }
    return faults;
}

const std::vector<Check>& checks() {
    static const std::vector<Check> table{
        {u"layers"_s, &checkLayers},
        {u"reach"_s, &checkReach},
        {u"rooms"_s, &checkRooms},
        {u"shared rooms"_s, &checkSharedRooms},
        {u"include root"_s, &checkIncludeRoot},
        {u"bare Qt includes"_s, &checkBareQtIncludes},
        {u"restricted headers"_s, &checkRestrictedHeaders},
        {u"judges"_s, &checkJudges},
        {u"SQL"_s, &checkSql},
        {u"kind names"_s, &checkKindNames},
        {u"words of kinds"_s, &checkWordsOfKinds},
        {u"users of kinds"_s, &checkUsersOfKinds},
        {u"type names"_s, &checkTypeNames},
        {u"escapes"_s, &checkEscapes},
        {u"singletons"_s, &checkSingletons},
        {u"rule numbers"_s, &checkRuleNumbers},
        {u"shared rules"_s, &checkSharedRules},
        {u"texts"_s, &checkTexts},
        {u"unfinished work"_s, &checkUnfinishedWork},
        {u"waits"_s, &checkWaits},
        {u"sizes"_s, [](const SourceTree& tree) { return checkSizes(tree); }},
        {u"slips"_s, &checkSlips},
        {u"short sources"_s, &checkShortSources},
        {u"READMEs"_s, &checkReadmes},
        {u"libraries"_s, &checkLibraries},
    };
    return table;
}

} // namespace mentat::test
