#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"

#include <algorithm>
#include <set>

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

/// In what of the program is code.
Faults foundInProgram(const SourceTree& tree, const QRegularExpression& pattern,
                      const QString& message) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isProgramCpp(path))
            findAll(pattern, path, takeApart(source).code, message, faults);
    }
    return faults;
}

/// From the bracket at this place to the one that closes it.
QString inBrackets(const QString& code, qsizetype from) {
    int open = 0;
    for (qsizetype at = from; at < code.size(); ++at) {
        open += code[at] == u'(' ? 1 : code[at] == u')' ? -1 : 0;
        if (open == 0)
            return code.mid(from, at - from);
    }
    return code.mid(from);
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

Faults checkRuleNumbers(const SourceTree& tree) {
    return checkRuleNumbers(tree, placesOfRuleNumbers());
}

Faults checkRuleNumbers(const SourceTree& tree, const std::vector<RulePlace>& places) {
    const auto isPlace = [&places](const QString& path) {
        return std::any_of(places.begin(), places.end(),
                           [&](const RulePlace& place) { return isWithin(path, place.path); });
    };
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path) || isPlace(path))
            continue;
        for (const LiteralText& literal : takeApart(source).literals) {
            if (const auto match = ruleNumber().match(literal.text); match.hasMatch())
                faults.push_back({path, literal.line,
                                  u"a sentence that cites %1 belongs to reports/wording"_s.arg(
                                      match.captured())});
        }
    }
    return faults;
}

Faults checkSharedRules(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        const QStringList rooms = folderOf(path).split(u'/');
        const bool isShared = isWithin(path, u"reports/heats"_s)
                              || isWithin(path, u"reports/wording/heats"_s)
                              || isWithin(path, u"ui/heats"_s) || rooms.contains(u"ruleset"_s);
        if (!isProgramCpp(path) || !isShared)
            continue;
        for (const LiteralText& literal : takeApart(source).literals) {
            if (const auto match = ruleOfDune().match(literal.text); match.hasMatch())
                faults.push_back({path, literal.line,
                                  u"%1 is a rule of Dune, and other events show this, too"_s.arg(
                                      match.captured())});
        }
    }
    return faults;
}

Faults checkKindNames(const SourceTree& tree) {
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isProgramCpp(path) && kindOfRulesOf(path).isEmpty())
            findAll(kindNames(), path, source,
                    u"only its own folders may know of the kind of rules %1"_s, faults);
    }
    return faults;
}

Faults checkWordsOfKinds(const SourceTree& tree) {
    return checkWordsOfKinds(tree, placesOfWordsOfOneKind());
}

Faults checkWordsOfKinds(const SourceTree& tree, const std::vector<RulePlace>& places) {
    // Documents, files, and the screen keep their words, which are literals. A ruleset is what
    // any game goes by.
    const auto isShared = [&](const QString& path) {
        const QString kind = kindOfRulesOf(path);
        const bool isCode = isProgramCpp(path) || path.endsWith(u".def"_s);
        return isCode && (kind.isEmpty() || kind == u"ruleset"_s)
               && std::ranges::find(places, path, &RulePlace::path) == places.end();
    };
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isShared(path))
            findAll(wordsOfOneKind(), path, takeApart(source).code,
                    u"%1 is of one game; call it by what every kind of rules could have"_s, faults);
    }
    return faults;
}

Faults checkUsersOfKinds(const SourceTree& tree) {
    std::set<QString> unseen;
    for (const RulePlace& user : usersOfKinds())
        unseen.insert(user.path);
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isProgramCpp(path) || !kindOfRulesOf(path).isEmpty())
            continue;
        const bool mayKnow = std::ranges::any_of(
            usersOfKinds(), [&](const RulePlace& user) { return user.path == path; });
        for (const IncludeLine& include : takeApart(source).includes) {
            if (kindOfRulesOf(include.name).isEmpty())
                continue;
            unseen.erase(path);
            if (!mayKnow)
                faults.push_back(
                    {path, include.line,
                     u"%1 is of one kind of rules; ask the kind's row"_s.arg(include.name)});
        }
    }
    // A tree of the planted faults has none of them.
    for (const QString& path : unseen) {
        if (tree.contains(path))
            faults.push_back(
                {path, 1, u"named among those that know a kind of rules, and knows none"_s});
    }
    return faults;
}

Faults checkTypeNames(const SourceTree& tree) {
    // What begins a line stands in the namespace; a specialisation has a < behind its name.
    static const QRegularExpression type(
        u"^(?:struct|class|enum class) (\\w+)(?: final)?(?: :[^;{]*)? \\{"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression space(u"^namespace ([\\w:]+) \\{"_s,
                                          QRegularExpression::MultilineOption);
    Faults faults;
    std::map<QString, QString> known;
    for (const auto& [path, source] : tree) {
        if (!isCpp(path) || !path.endsWith(u".h"_s))
            continue;
        const QString code = takeApart(source).code;
        const QString in = space.match(code).captured(1) + u"::"_s;
        for (auto found = type.globalMatch(code); found.hasNext();) {
            const auto match = found.next();
            const auto [first, isNew] = known.try_emplace(in + match.captured(1), path);
            if (!isNew && first->second != path)
                faults.push_back(
                    {path, lineAt(code, match.capturedStart()),
                     u"%1 is a type of %2 too"_s.arg(match.captured(1), first->second)});
        }
    }
    return faults;
}

Faults checkEscapes(const SourceTree& tree) {
    SourceTree others = tree;
    for (const RulePlace& place : placesOfEscapes())
        others.erase(place.path);
    return foundInProgram(others, escapes(), u"put the text into Html, which escapes (%1)"_s);
}

Faults checkSingletons(const SourceTree& tree) {
    return foundInProgram(tree, singletons(), u"a singleton: pass the object in (%1)"_s);
}

Faults checkTexts(const SourceTree& tree) {
    return foundInProgram(
        tree, textsThatAreNotFound(),
        u"lupdate does not see this text: write Phrase(\"Context\", \"text\") (%1)"_s);
}

Faults checkUnfinishedWork(const SourceTree& tree) {
    static const QString saysWhatOnlyUnixHas = u"tests/support/only_unix.h"_s;
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (isCpp(path) && path != saysWhatOnlyUnixHas)
            findAll(unfinishedWords(), path, takeApart(source).codeAndComments,
                    u"%1 stands for work that was not finished"_s, faults);
    }
    return faults;
}

Faults checkWaits(const SourceTree& tree) {
    // Benchmarks fail by nothing that takes long; a variable is a wait that is worked out.
    static const QRegularExpression howLong(u"\\b(patience|milliseconds)$"_s);
    Faults faults;
    for (const auto& [path, source] : tree) {
        if (!isCpp(path) || !path.startsWith(u"tests/"_s)
            || path.startsWith(u"tests/benchmarks/"_s))
            continue;
        const QString code = takeApart(source).code;
        for (auto found = waits().globalMatch(code); found.hasNext();) {
            const auto match = found.next();
            const QString arguments = inBrackets(code, match.capturedEnd()).trimmed();
            if (!howLong.match(arguments).hasMatch())
                faults.push_back(
                    {path, lineAt(code, match.capturedStart()),
                     u"%1 waits as long as Qt likes: name patience"_s.arg(match.captured())});
        }
    }
    return faults;
}

} // namespace mentat::test
