#pragma once

#include "model/document/bytes/json.h"
#include "tests/cli/cli_support.h"

namespace mentat::test {

/// An example of the guide as what a command prints (tests/data/guide/README.md).
struct GuideExample {
    QString page;
    QByteArray text;
};

/// Those of every page in this folder, in the order of the pages' names.
[[nodiscard]] std::vector<GuideExample> guideExamples(const QString& folder);

/// What is wrong with an example, a line each: with its keys, with how its command ended, with what
/// it printed.
[[nodiscard]] QStringList faultsOf(const GuideExample& example);

/// Where `got` is not as `expected` says, each by its place: every key that it names must be there
/// and fit, lists be of the same length, numbers of the same value.
[[nodiscard]] QStringList missesOf(const Json& expected, const Json& got,
                                   const QString& where = {});

} // namespace mentat::test
