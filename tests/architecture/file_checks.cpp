#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

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

} // namespace

Faults checkSlips(const SourceTree& tree) {
    const Users all = usersOfHeaders(tree);
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path) || !path.endsWith(u".h"_s))
            continue;
        const auto found = all.find(path);
        const std::set<QString> users = found == all.end() ? std::set<QString>() : found->second;
        const qsizetype lines = source.count(u'\n');
        if (users.size() < 2 && lines <= slipLines() && !isRowOfKinds(path, users))
            faults.push_back({path, 1,
                              u"a header of %1 lines that %2 uses"_s.arg(lines).arg(
                                  users.empty() ? u"nobody"_s : *users.begin())});
    }
    return faults;
}

} // namespace mentat::test
