#pragma once

#include "tests/architecture/source_tree.h"

#include <vector>

namespace mentat::test {

/// A small tree, and the places ("model/event.cpp:2") where one check must find a fault in it:
/// none where the tree is in order.
struct Planted {
    QString check;
    QString title;
    SourceTree tree;
    QStringList places;
};

[[nodiscard]] std::vector<Planted> plantedIncludes();
[[nodiscard]] std::vector<Planted> plantedHeaders();
[[nodiscard]] std::vector<Planted> plantedTexts();
[[nodiscard]] std::vector<Planted> plantedSizes();
/// All of them.
[[nodiscard]] std::vector<Planted> plantedFaults();

/// A function of so many lines, from its signature to its closing brace.
[[nodiscard]] QString functionOfLines(const QString& signature, qsizetype lines);

} // namespace mentat::test
