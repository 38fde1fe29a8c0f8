#pragma once

#include "scoring/statistics/figure.h"

#include <QLocale>

namespace mentat {

/// A figure in words, in one language. Lists are as long as those of the figure.
struct FigureWords {
    QString title;         // "Wins by faction"
    QString remark;        // what counts and what is left out; may be empty
    QString categoryTitle; // of the axis: "Faction"
    QString valueTitle;    // of the axis, with its unit: "Hours"
    std::vector<QString> categories;
    std::vector<QString> series;
    std::vector<std::vector<QString>> values;    // by series, then category; "–": not known
    std::vector<std::vector<QString>> intervals; // "12–77%"; empty where there is none
    std::vector<QString> marks;                  // "Cut: 3 QP"
    QString nothing; // what to say instead, where no value is known: "No completed game yet."
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
