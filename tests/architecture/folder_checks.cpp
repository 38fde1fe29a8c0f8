#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// The room in which a file stands: a folder of its library, or of a kind of rules or the heats
/// there. Empty for what stands in the library's own folder, a kind's or the heats', and for the
/// table of the kinds of rules: these know all rooms below them, and are known by all.
QString roomOf(const QString& path) {
    const QString library = layerOf(path);
    if (library.isEmpty())
        return {};
    const QStringList below = path.mid(library.size() + 1).split(u'/');
    const bool isChapter = kindsOfRules().contains(below.front()) || below.front() == u"heats";
    const qsizetype depth = isChapter ? 2 : 1;
    if (below.size() <= depth)
        return {};
    return library + u'/' + below.first(depth).join(u'/');
}

struct Way {
    QString from;
    QString to;
    QString path;
    qsizetype line;
    QString header;
};

std::vector<Way> waysBetweenRooms(const SourceTree& tree) {
    std::vector<Way> ways;
    for (const auto& [path, source] : tree) {
        const QString from = isProgramCpp(path) ? roomOf(path) : QString();
        if (from.isEmpty())
            continue;
        for (const IncludeLine& include : takeApart(source).includes) {
            const QString to = include.quoted ? roomOf(include.name) : QString();
            if (!to.isEmpty() && to != from && layerOf(include.name) == layerOf(path))
                ways.push_back({from, to, path, include.line, include.name});
        }
    }
    return ways;
}

using Rooms = std::map<QString, std::set<QString>>;

/// Each room with those that it can be led to.
Rooms reachedFrom(const std::vector<Way>& ways) {
    Rooms reached;
    for (const Way& way : ways)
        reached[way.from].insert(way.to);
    for (bool grows = true; grows;) {
        grows = false;
        for (auto& [room, others] : reached) {
            const std::set<QString> known = others;
            for (const QString& other : known) {
                if (const auto further = reached.find(other); further != reached.end())
                    others.insert(further->second.begin(), further->second.end());
            }
            grows = grows || others.size() > known.size();
        }
    }
    return reached;
}

} // namespace

Faults checkRooms(const SourceTree& tree) {
    const std::vector<Way> ways = waysBetweenRooms(tree);
    const Rooms reached = reachedFrom(ways);
    Faults faults;
    for (const Way& way : ways) {
        const auto back = reached.find(way.to);
        if (back != reached.end() && back->second.contains(way.from))
            faults.push_back(
                {way.path, way.line,
                 u"%1 leads from %2 to %3, which leads back"_s.arg(way.header, way.from, way.to)});
    }
    return faults;
}

namespace {

/// The table of a layer: what it asks of each kind of rules, or the types of all of them.
bool isTableOfKinds(const QString& header) {
    return isWithin(header, u"model/kinds"_s) || header.endsWith(u"_kind.h"_s);
}

} // namespace

Faults checkSharedRooms(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        for (const SharedRoom& shared : sharedRooms()) {
            if (!isProgramCpp(path) || !isWithin(path, shared.room))
                continue;
            const auto parts = takeApart(source);
            for (const IncludeLine& include : parts.includes) {
                if (!kindOfRulesOf(include.name).isEmpty()
                    || (isTableOfKinds(include.name) && layerOf(include.name) == layerOf(path)
                        && !shared.tables.contains(include.name)))
                    faults.push_back({path, include.line,
                                      u"%1 serves all formats, and knows nothing of %2"_s.arg(
                                          shared.room, include.name)});
            }
            for (auto found = namesOfOneKind().globalMatch(parts.code); found.hasNext();) {
                const auto match = found.next();
                faults.push_back(
                    {path, lineAt(parts.code, match.capturedStart()),
                     u"%1 serves all formats; %2 is of one"_s.arg(shared.room, match.captured())});
            }
        }
    }
    return faults;
}

} // namespace mentat::test
