#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

void findAll(const QRegularExpression& pattern, const QString& path, const QString& text,
             const QString& sentence, Faults& faults) {
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        faults.push_back({path, lineAt(text, match.capturedStart()),
                          sentence.arg(match.captured().simplified())});
    }
}

} // namespace

Faults checkSql(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path) || layerOf(path) == sqlFolder())
            continue;
        for (const LiteralText& literal : takeApart(source).literals) {
            if (sqlText().match(literal.text).hasMatch())
                faults.push_back({path, literal.line, u"SQL outside of "_s + sqlFolder()});
        }
    }
    return faults;
}

Faults checkFormatNames(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        const bool isInFormat = folderOf(path).split(u'/').contains(u"formats"_s);
        if (isProgramCpp(path) && !isInFormat)
            findAll(formatNames(), path, source,
                    u"only a folder formats/ may know of the event format %1"_s, faults);
    }
    return faults;
}

Faults checkSingletons(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isProgramCpp(path))
            findAll(singletons(), path, takeApart(source).code,
                    u"a singleton: pass the object in (%1)"_s, faults);
    }
    return faults;
}

Faults checkUnfinishedWork(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isCpp(path))
            findAll(unfinishedWords(), path, takeApart(source).codeAndComments,
                    u"%1 stands for work that was not finished"_s, faults);
    }
    return faults;
}

} // namespace mentat::test
