#pragma once

#include "scoring/statistics/figure.h"

#include <QLocale>

namespace mentat {

/// A figure in words, in one language. Lists are as long as those of the figure.
struct FigureWords {
    QString title; // "Wins by faction"
    /// What is seen: "Atreides won most: 5 of 23 wins"; empty: nothing stands out.
    QString headline{};
    QString remark;        // what counts and what is left out; may be empty
    QString categoryTitle; // of its column: "Faction"; at the axis where names do not say it
    QString valueTitle;    // of the axis, with its unit: "Hours"; empty: the series say it
    std::vector<QString> categories;
    std::vector<QString> series;
    std::vector<std::vector<QString>> values;    // by series, then category; "–": not known
    std::vector<std::vector<QString>> intervals; // "12–77%"; empty where there is none
    std::vector<QString> marks;                  // "Cut: 3 QP"
    QString sentence{}; // what it shows, for whoever sees no chart: "2025: 31; 2026: 34."
    QString nothing;    // what to say instead, where no value is known: "No completed game yet."
    QLocale locale = QLocale::c(); // of the numbers at the axis
    friend bool operator==(const FigureWords&, const FigureWords&) = default;
};

/// A figure ready to be drawn: numbers and words.
struct FigureDrawing {
    Figure figure;
    FigureWords words;
    friend bool operator==(const FigureDrawing&, const FigureDrawing&) = default;
};

} // namespace mentat
