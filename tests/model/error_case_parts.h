#pragma once

#include "tests/model/error_cases.h"

// The inside of error_cases.h: not for the tests themselves.
namespace mentat::test {

[[nodiscard]] Finding finding(FindingKind kind, const QString& where, Values values = {});
/// The value at a place gives a finding there.
[[nodiscard]] ErrorCase wrong(const QByteArray& name, const QString& where, const QByteArray& json,
                              FindingKind kind, Values values = {});
[[nodiscard]] ErrorCase missing(const QString& object, const QString& key);
[[nodiscard]] ErrorCase right(const QByteArray& name, std::vector<Step> steps);

/// The finished game of the sample, and the one that is going on.
inline const QString first = QStringLiteral("/heats/0/games/0");
inline const QString second = QStringLiteral("/heats/0/games/1");
inline constexpr qint64 greatest = std::numeric_limits<int>::max();

} // namespace mentat::test
