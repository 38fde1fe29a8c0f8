#pragma once

#include "model/kinds/kind_table.h"
#include "reports/wording/language/phrase.h"

#include <span>

namespace mentat {

/// The English words of a figure, in the context "Figure"; nullptr: nothing to say.
struct FigureTexts {
    QLatin1StringView name;
    Phrase title;
    Phrase categoryTitle;
    Phrase valueTitle; // nullptr: what is counted differs by series
    Phrase remark = nullptr;
    Phrase leftOut = nullptr; // what %n is the number of
    Phrase nothing = nullptr; // where no value is known; else: nothing yet
    /// What is seen where one side stands out: who, its value, and of counts the sum of all.
    Phrase highlight = nullptr;
};

/// The English of a FigureWord, in the context "Figure".
struct FigureWordText {
    QLatin1StringView id;
    Phrase english;
};

/// What the figures of a kind of rules are called; nothing where it has none.
struct FigureTextsOfKind {
    std::span<const FigureTexts> figures;
    std::span<const FigureWordText> words;
};

template <>
[[nodiscard]] const KindTable<FigureTextsOfKind>& kindTable<FigureTextsOfKind>();

} // namespace mentat
