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
    Phrase valueTitle; // nullptr: differs by series
    Phrase remark = nullptr;
    Phrase leftOut = nullptr; // what %n counts
    Phrase nothing = nullptr; // if no value is known; default: "nothing yet"
    /// If one side stands out: its name, its value and, for counts, the sum of all.
    Phrase highlight = nullptr;
    /// The same for games won: its name, how many, and out of how many games of its own (%n).
    Phrase highlightOfGames = nullptr;
    /// If a few sides stand out together: their names; %n is the value of each.
    Phrase highlightShared = nullptr;
    /// Of a line over the years: its highest value, its years, the newest value, and its year.
    Phrase peak = nullptr;
    /// The same if the newest value is the highest.
    Phrase peakNow = nullptr;
    /// If table sizes differ: the size with the most, its value, the size with the least, its
    /// value.
    Phrase sizes = nullptr;
    /// Of a figure with a cut: its value.
    Phrase cut = nullptr;
    /// The same if others below the cut (%n) have that value too.
    Phrase cutShared = nullptr;
};

/// The English of a FigureWord, in the context "Figure".
struct FigureWordText {
    QLatin1StringView id;
    Phrase english;
};

/// The names of a kind of rules' figures; empty if it has none.
struct FigureTextsOfKind {
    std::span<const FigureTexts> figures;
    std::span<const FigureWordText> words;
};

template <>
[[nodiscard]] const KindTable<FigureTextsOfKind>& kindTable<FigureTextsOfKind>();

} // namespace mentat
