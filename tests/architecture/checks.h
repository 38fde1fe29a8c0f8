#pragma once

#include "tests/architecture/rules.h"
#include "tests/architecture/source_tree.h"

#include <vector>

namespace mentat::test {

/// One rule, applied to a whole tree.
struct Check {
    QString name;
    Faults (*run)(const SourceTree& tree) = nullptr;
};
[[nodiscard]] const std::vector<Check>& checks();

// Includes
/// Headers of other libraries are included only along the links of layers().
[[nodiscard]] Faults checkLayers(const SourceTree& tree);
/// No header brings one along that its includer may not see: CMake cannot stop that, because all
/// own headers share one include root.
[[nodiscard]] Faults checkReach(const SourceTree& tree);
[[nodiscard]] Faults checkRooms(const SourceTree& tree);
/// What serves several kinds of rules knows their one table and nothing of any of them.
[[nodiscard]] Faults checkSharedRooms(const SourceTree& tree);
/// Own headers are included by their path from the root.
[[nodiscard]] Faults checkIncludeRoot(const SourceTree& tree);
/// Qt's headers are included by their bare class names: a module before it reaches classes of
/// libraries that are not linked.
[[nodiscard]] Faults checkBareQtIncludes(const SourceTree& tree);
[[nodiscard]] Faults checkRestrictedHeaders(const SourceTree& tree);
/// What judges the program has nothing of the program: it would judge itself.
[[nodiscard]] Faults checkJudges(const SourceTree& tree);

// Texts
[[nodiscard]] Faults checkSql(const SourceTree& tree);
/// A sentence with the number of a rule stands where sentences are made, once.
/// What the kinds of events share, or is of another, cites no rule that Dune alone has.
[[nodiscard]] Faults checkSharedRules(const SourceTree& tree);
[[nodiscard]] Faults checkRuleNumbers(const SourceTree& tree);
[[nodiscard]] Faults checkRuleNumbers(const SourceTree& tree, const std::vector<RulePlace>& places);
[[nodiscard]] Faults checkKindNames(const SourceTree& tree);
/// What all kinds of rules share is called by a word that fits all of them.
[[nodiscard]] Faults checkWordsOfKinds(const SourceTree& tree);
[[nodiscard]] Faults checkWordsOfKinds(const SourceTree& tree,
                                       const std::vector<RulePlace>& places);
/// Outside the folders of the kinds of rules only usersOfKinds() includes something of them.
[[nodiscard]] Faults checkUsersOfKinds(const SourceTree& tree);
/// No two headers give one name to two types: the linker would take either for both, and no
/// compiler says so (only the address sanitizer did).
[[nodiscard]] Faults checkTypeNames(const SourceTree& tree);
/// HTML is made of Html, which escapes by itself.
[[nodiscard]] Faults checkEscapes(const SourceTree& tree);
[[nodiscard]] Faults checkSingletons(const SourceTree& tree);
/// Texts that stand in the program and in no translation.
[[nodiscard]] Faults checkTexts(const SourceTree& tree);
[[nodiscard]] Faults checkUnfinishedWork(const SourceTree& tree);
/// A test waits as long as tests/support/patience.h says: a machine that has much to do is no
/// fault.
[[nodiscard]] Faults checkWaits(const SourceTree& tree);

// Sizes and folders
[[nodiscard]] Faults checkSizes(const SourceTree& tree);
[[nodiscard]] Faults checkSizes(const SourceTree& tree,
                                const std::vector<SizeException>& exceptions);
/// A header earns its file: two others use it, or it has something to say; a kind's door, which
/// one table of its layer reads, is neither.
[[nodiscard]] Faults checkSlips(const SourceTree& tree);
/// A source has something to say by itself, or is one of several for a header.
[[nodiscard]] Faults checkShortSources(const SourceTree& tree);
[[nodiscard]] Faults checkReadmes(const SourceTree& tree);
/// Every library has its row in layers(): without one it would pass for a part of the folder above.
[[nodiscard]] Faults checkLibraries(const SourceTree& tree);

} // namespace mentat::test
