#include "reports/charts/axis_titles.h"

#include <QStringList>

#include <algorithm>

namespace mentat {

namespace {

QStringList wordsOf(const QString& text) {
    QString plain = text.toCaseFolded();
    for (QChar& c : plain) {
        if (!c.isLetterOrNumber())
            c = u' ';
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

bool isBareNumber(const QString& text) {
    return std::ranges::all_of(text, [](QChar c) { return c.isDigit() || c.isPunct(); });
}

bool areBareNumbers(const FigureDrawing& drawing) {
    const bool areYears
        = std::ranges::any_of(drawing.figure.categories, [](const FigureLabel& label) {
              return std::holds_alternative<Year>(label);
          });
    return !areYears && std::ranges::all_of(drawing.words.categories, isBareNumber);
}

} // namespace

bool isSaidIn(const QString& said, const QString& text) {
    const QStringList words = wordsOf(text);
    return std::ranges::all_of(wordsOf(said),
                               [&](const QString& word) { return words.contains(word); });
}

AxisTitles axisTitlesOf(const FigureDrawing& drawing) {
    const FigureWords& words = drawing.words;
    AxisTitles titles;
    if (areBareNumbers(drawing) && !isSaidIn(words.categoryTitle, words.title))
        titles.category = words.categoryTitle;
    if (!isSaidIn(words.valueTitle, words.title))
        titles.value = words.valueTitle;
    return titles;
}

} // namespace mentat
