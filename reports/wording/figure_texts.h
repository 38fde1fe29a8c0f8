#pragma once

#include "model/kinds/kind_table.h"

#include <span>

namespace mentat {

/// The English words of a figure, in the context "Figure"; nullptr: nothing to say.
struct FigureTexts {
    QLatin1StringView name;
    const char* title;
    const char* categoryTitle;
    const char* valueTitle; // nullptr: what is counted differs by series
    const char* remark = nullptr;
    const char* leftOut = nullptr; // what %n is the number of
    const char* nothing = nullptr; // where no value is known; else: nothing yet
};

/// The English of a FigureWord, in the context "Figure".
struct FigureWordText {
    QLatin1StringView id;
    const char* english;
};

/// What the figures of a kind of rules are called; nothing where it has none.
struct FigureTextsOfKind {
    std::span<const FigureTexts> figures;
    std::span<const FigureWordText> words;
};

template <>
[[nodiscard]] const KindTable<FigureTextsOfKind>& kindTable<FigureTextsOfKind>();

} // namespace mentat
