#pragma once

#include "scoring/statistics/figure.h"

#include <QLocale>

namespace mentat {

/// A figure's words in one language. Lists match those of the figure.
struct FigureWords {
    QString title; // "Wins by faction"
    /// What is seen, for screen and paper: "Atreides won most: 5 of 13 games"; empty: nothing
    /// stands out.
    QString headline{};
    QString remark;        // what is included and excluded; may be empty
    QString categoryTitle; // of its column: "Faction"; at the axis if the names do not say it
    QString valueTitle;    // of the axis, with its unit: "Hours"; empty: the series say it
    std::vector<QString> categories;
    std::vector<QString> series;
    std::vector<std::vector<QString>> values;    // by series, then category; "–": unknown
    std::vector<std::vector<QString>> intervals; // "12–77%"; empty if absent
    std::vector<QString> marks;                  // "Cut: 3 QP"
    QString sentence{}; // its content for readers who do not see the chart: "2025: 31; 2026: 34."
    QString nothing;    // shown instead if no value is known: "No completed game yet."
    QLocale locale = QLocale::c(); // for the numbers at the axis
    friend bool operator==(const FigureWords&, const FigureWords&) = default;
};

/// A figure ready to be drawn: numbers and words.
struct FigureDrawing {
    Figure figure;
    FigureWords words;
    friend bool operator==(const FigureDrawing&, const FigureDrawing&) = default;
};

} // namespace mentat
