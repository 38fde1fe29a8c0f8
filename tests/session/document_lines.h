#pragma once

#include "model/event.h"

#include <QStringList>

namespace mentat::test {

/// An event's document as lines, one for each fact: "heat 1 table 2 seat 3 faction: guild". Heats,
/// tables, seats, players, and stages are named, whatever else is in a list is counted from 1. A
/// list of words has a line for each.
[[nodiscard]] QStringList documentLines(const Event& event);

/// "- line" for each that is gone, "+ line" for each that is new, where it is.
[[nodiscard]] QStringList lineDifference(const QStringList& before, const QStringList& after);

/// What the document says at a path: "p1, p2" of a list of words; absent if it says nothing.
[[nodiscard]] std::optional<QString> valueInLines(const QStringList& lines, const QString& path);

} // namespace mentat::test
