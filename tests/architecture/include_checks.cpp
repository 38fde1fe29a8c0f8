#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

#include <algorithm>
#include <deque>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// What moc and uic write; they stand beside the source, not below the root.
bool isGenerated(const QString& name) {
    static const QRegularExpression pattern(uR"(^(ui_\w+\.h|moc_\w+\.cpp|\w+\.moc)$)"_s);
    return pattern.match(name).hasMatch();
}

template <class CheckInclude>
Faults forEachInclude(const SourceTree& tree, CheckInclude check) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path))
            continue;
        for (const IncludeLine& include : takeApart(source).includes) {
            if (const QString text = check(path, include); !text.isEmpty())
                faults.push_back({path, include.line, text});
        }
    }
    return faults;
}

using IncludesByPath = std::map<QString, std::vector<IncludeLine>>;

IncludesByPath includesOf(const SourceTree& tree) {
    IncludesByPath includes;
    for (const auto& [path, source] : tree) {
        if (isProgramCpp(path))
            includes[path] = takeApart(source).includes;
    }
    return includes;
}

/// The first header out of sight that comes along with header, which may be seen itself.
QString outOfSight(const QString& header, const QStringList& visible,
                   const IncludesByPath& includes) {
    std::deque<QString> ahead{header};
    std::set<QString> seen{header};
    while (!ahead.empty()) {
        const auto found = includes.find(ahead.front());
        ahead.pop_front();
        if (found == includes.end())
            continue;
        for (const IncludeLine& next : found->second) {
            const QString layer = next.quoted ? layerOf(next.name) : QString();
            if (layer.isEmpty() || !seen.insert(next.name).second)
                continue;
            if (!visible.contains(layer))
                return next.name;
            ahead.push_back(next.name);
        }
    }
    return {};
}

} // namespace

Faults checkLayers(const SourceTree& tree) {
    return forEachInclude(tree, [](const QString& path, const IncludeLine& include) {
        const QString from = layerOf(path);
        const QString to = include.quoted ? layerOf(include.name) : QString();
        if (to.isEmpty() || visibleFrom(from).contains(to))
            return QString();
        return u"%1 may not include %2 (%3)"_s.arg(from, to, include.name);
    });
}

Faults checkReach(const SourceTree& tree) {
    const IncludesByPath includes = includesOf(tree);
    return forEachInclude(tree, [&includes](const QString& path, const IncludeLine& include) {
        const QStringList visible = visibleFrom(layerOf(path));
        if (!include.quoted || !visible.contains(layerOf(include.name)))
            return QString(); // checkLayers says so
        const QString hidden = outOfSight(include.name, visible, includes);
        if (hidden.isEmpty())
            return QString();
        return u"%1 brings %2 along, which %3 may not include"_s.arg(include.name, hidden,
                                                                     layerOf(path));
    });
}

Faults checkIncludeRoot(const SourceTree& tree) {
    return forEachInclude(tree, [](const QString&, const IncludeLine& include) {
        const bool isOwn = !layerOf(include.name).isEmpty() && !include.name.contains(u"/../"_s);
        if (include.quoted && !isOwn && !isGenerated(include.name))
            return u"\"%1\" is no path of the program from the source root"_s.arg(include.name);
        if (!include.quoted && isOwn)
            return u"<%1> is an own header and belongs in quotes"_s.arg(include.name);
        return QString();
    });
}

Faults checkJudges(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        const auto judgeOf = [](const QString& file) {
            return std::find_if(judges().begin(), judges().end(),
                                [&](const QString& one) { return isWithin(file, one); });
        };
        const auto judge = judgeOf(path);
        if (judge == judges().end() || !isCpp(path))
            continue;
        for (const IncludeLine& include : takeApart(source).includes) {
            const bool isBeside
                = !include.name.contains(u'/') || judgeOf(include.name) != judges().end();
            const bool isOwn = include.quoted || !layerOf(include.name).isEmpty();
            if (isOwn && !isBeside)
                faults.push_back(
                    {path, include.line,
                     u"%1 judges the program and may not include %2"_s.arg(*judge, include.name)});
        }
    }
    return faults;
}

Faults checkBareQtIncludes(const SourceTree& tree) {
    return forEachInclude(tree, [](const QString&, const IncludeLine& include) {
        if (!modulePrefix().match(include.name).hasMatch())
            return QString();
        return u"<%1>: Qt's classes are included by their bare names"_s.arg(include.name);
    });
}

Faults checkRestrictedHeaders(const SourceTree& tree) {
    return forEachInclude(tree, [](const QString& path, const IncludeLine& include) {
        for (const RestrictedHeaders& rule : restrictedHeaders()) {
            if (!rule.headers.match(include.name).hasMatch())
                continue;
            if (!rule.allowed.contains(layerOf(path)) && !rule.allowed.contains(path))
                return u"<%1> is %2, which %3 may not use"_s.arg(include.name, rule.what,
                                                                 layerOf(path));
        }
        return QString();
    });
}

} // namespace mentat::test
