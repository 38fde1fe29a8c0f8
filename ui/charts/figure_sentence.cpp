#include "ui/charts/figure_view.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t fewValues = 8;

struct Said {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

/// A value and where it stands.
struct ToldValue {
    double value = 0;
    QString name;
    QString text;
};

std::vector<ToldValue> toldValues(const FigureDrawing& drawing) {
    const Figure& figure = drawing.figure;
    const FigureWords& words = drawing.words;
    std::vector<ToldValue> told;
    for (size_t series = 0; series < figure.series.size(); ++series) {
        for (size_t category = 0; category < figure.categories.size(); ++category) {
            const auto& value = figure.series[series].points[category].value;
            if (!value)
                continue;
            const QString& name = words.categories[category];
            told.push_back(
                {*value,
                 figure.series.size() == 1 ? name : QString(name + u", "_s + words.series[series]),
                 words.values[series][category]});
        }
    }
    return told;
}

} // namespace

QString sentenceOf(const FigureDrawing& drawing) {
    const std::vector<ToldValue> told = toldValues(drawing);
    if (told.empty())
        return drawing.words.nothing;
    QStringList sentences;
    if (told.size() <= fewValues) {
        QStringList values;
        for (const ToldValue& one : told)
            values.append(Said::tr("%1: %2").arg(one.name, one.text));
        sentences.append(values.join(u"; "_s) + u'.');
    } else {
        const auto [least, most]
            = std::ranges::minmax_element(told, {}, [](const ToldValue& one) { return one.value; });
        sentences.append(Said::tr("%n value(s).", nullptr, static_cast<int>(told.size())));
        sentences.append(Said::tr("Highest: %1, %2.").arg(most->name, most->text));
        sentences.append(Said::tr("Lowest: %1, %2.").arg(least->name, least->text));
    }
    for (const QString& mark : drawing.words.marks)
        sentences.append(mark + u'.');
    return sentences.join(u' ');
}

} // namespace mentat
