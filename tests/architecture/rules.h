#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace mentat::test {

// The rules of ARCHITECTURE.md that can be checked, as data.

/// A library: its folder and the libraries it links. Who links it sees its public links too.
struct Layer {
    QString folder;
    QStringList links;
    QStringList privateLinks = {};
};

/// Headers that only some libraries may include.
struct RestrictedHeaders {
    QString what;
    QRegularExpression headers;
    /// Folders of libraries, or single files; empty: nobody.
    QStringList allowed;
};

/// A room that serves several kinds of rules: of the table of kinds in its library it includes
/// these files, of their folders none, and it names nothing of any of them.
struct SharedRoom {
    QString room;
    QStringList tables;
};

struct SizeLimit {
    QStringList folders;
    qsizetype fileLines = 0;
    qsizetype functionLines = 0;
};

/// A file, or one function of it, that may be longer, and why.
struct SizeException {
    QString path;
    /// As the check names it; empty: the file itself.
    QString function;
    QString reason;
};

[[nodiscard]] const std::vector<Layer>& layers();
[[nodiscard]] const std::vector<RestrictedHeaders>& restrictedHeaders();
/// The folders of the tests that must not include the program: they say on their own what is right.
[[nodiscard]] const QStringList& judges();
/// The Qt modules, whose names must not stand before a header.
[[nodiscard]] const QRegularExpression& modulePrefix();
/// What SQL looks like in a literal, and the one folder for it.
[[nodiscard]] const QRegularExpression& sqlText();
[[nodiscard]] QString sqlFolder();
/// A rule of the tournament by its number.
[[nodiscard]] const QRegularExpression& ruleNumber();
/// Of a rule that events by a ruleset do not go by: all but ties, disqualification, laurels and
/// errors.
[[nodiscard]] const QRegularExpression& ruleOfDune();
/// Where a rule does not hold, or a sentence that cites one stands: folders of libraries, and
/// single files, each with its reason.
struct RulePlace {
    QString path;
    QString reason;
};
[[nodiscard]] const std::vector<RulePlace>& placesOfRuleNumbers();
/// The folders of one kind of rules in each layer: "dune".
[[nodiscard]] const QStringList& kindsOfRules();
/// The kind of rules in whose folder a file of the program stands; empty: it is of none.
[[nodiscard]] QString kindOfRulesOf(const QString& path);
/// The ids of the kinds of rules in documents.
[[nodiscard]] const QRegularExpression& kindNames();
/// What one game or kind of rules has, by its own word, and others do not: "Faction", "qpTable".
[[nodiscard]] const QRegularExpression& wordsOfOneKind();
/// Which shared files name such a thing all the same, each with its reason.
[[nodiscard]] const std::vector<RulePlace>& placesOfWordsOfOneKind();
/// Who includes headers of a kind's folders from outside: the tables of the layers, which include
/// those of all, and who does something for one kind alone, with the reason.
[[nodiscard]] const std::vector<RulePlace>& usersOfKinds();
[[nodiscard]] const std::vector<SharedRoom>& sharedRooms();
/// What a shared room must not name: the types and accessors of one kind.
[[nodiscard]] const QRegularExpression& namesOfOneKind();
/// Code that escapes HTML by hand, and where it may: of a page it would be forgotten somewhere.
[[nodiscard]] const QRegularExpression& escapes();
[[nodiscard]] const std::vector<RulePlace>& placesOfEscapes();
/// Code that makes one object for the whole process.
[[nodiscard]] const QRegularExpression& singletons();
/// A text that lupdate does not see: behind the name of its context, translate() is to be given a
/// text and no macro.
[[nodiscard]] const QRegularExpression& textsThatAreNotFound();
/// Words of work that was not finished, and of tests that do not test.
[[nodiscard]] const QRegularExpression& unfinishedWords();
/// What waits in a test; among its arguments must be how long.
[[nodiscard]] const QRegularExpression& waits();
[[nodiscard]] const std::vector<SizeLimit>& sizeLimits();
[[nodiscard]] const std::vector<SizeException>& sizeExceptions();
/// A header of fewer lines is a slip of paper where fewer than two files use it.
[[nodiscard]] qsizetype slipLines();
/// A source of fewer lines belongs to its header, or to a neighbor.
[[nodiscard]] qsizetype sourceLines();

/// The library a file belongs to: the longest folder of layers() around it; empty for none.
[[nodiscard]] QString layerOf(const QString& path);
/// The libraries whose headers a library may include, itself among them.
[[nodiscard]] QStringList visibleFrom(const QString& layer);

} // namespace mentat::test
