#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// "model/event" of the header and of its source.
QString stemOf(const QString& path) {
    return path.section(u'.', 0, -2);
}

using Users = std::map<QString, std::set<QString>>;

/// Each header with the files that use it, its own source aside; tests are users too: what is
/// tested by itself is a unit.
Users usersOfHeaders(const SourceTree& tree) {
    Users users;
    for (const auto& [path, source] : tree) {
        if (!isCpp(path))
            continue;
        for (const IncludeLine& include : takeApart(source).includes) {
            if (include.quoted && stemOf(include.name) != stemOf(path))
                users[include.name].insert(path);
        }
    }
    return users;
}

/// What a kind of rules gives to its layer's table.
bool isRowOfKinds(const QString& header, const std::set<QString>& users) {
    return users.size() == 1 && !kindOfRulesOf(header).isEmpty()
           && kindOfRulesOf(*users.begin()).isEmpty();
}

/// moc reads headers: such a class has one of its own even where its source alone uses it.
bool isReadByMoc(const QString& source) {
    return source.contains(u"\n    Q_OBJECT\n"_s);
}

/// One of several sources of a header, of which the system chooses.
bool isForOneSystem(const QString& path, const SourceTree& tree) {
    static const QRegularExpression ending(u"_(?:unix|windows|dbus|none)$"_s);
    const QString stem = stemOf(path);
    return ending.match(stem).hasMatch() || tree.contains(stem + u"_unix.cpp"_s)
           || tree.contains(stem + u"_dbus.cpp"_s);
}

bool isAmongTables(const QString& path) {
    return std::ranges::find(usersOfKinds(), path, &RulePlace::path) != usersOfKinds().end();
}

} // namespace

Faults checkShortSources(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        const qsizetype lines = source.count(u'\n');
        if (isProgramCpp(path) && path.endsWith(u".cpp"_s) && lines < sourceLines()
            && !isForOneSystem(path, tree) && !isAmongTables(path))
            faults.push_back({path, 1, u"a source of %1 lines"_s.arg(lines)});
    }
    return faults;
}

Faults checkSlips(const SourceTree& tree) {
    const Users all = usersOfHeaders(tree);
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path) || !path.endsWith(u".h"_s))
            continue;
        const auto found = all.find(path);
        const std::set<QString> users = found == all.end() ? std::set<QString>() : found->second;
        const qsizetype lines = source.count(u'\n');
        if (users.size() < 2 && lines < slipLines() && !isRowOfKinds(path, users)
            && !isReadByMoc(source) && !isAmongTables(path))
            faults.push_back({path, 1,
                              u"a header of %1 lines that %2 uses"_s.arg(lines).arg(
                                  users.empty() ? u"nobody"_s : *users.begin())});
    }
    return faults;
}

} // namespace mentat::test
