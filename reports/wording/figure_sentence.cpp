#include "reports/wording/figure_wording.h"

#include "reports/wording/sentences.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t fewValues = 8;

/// A value and where it stands.
struct ToldValue {
    double value = 0;
    QString name;
    QString text;
};

class SentenceOfFigure {
public:
    SentenceOfFigure(const Language& language, const Figure& figure, const FigureWords& words)
        : m_language(language)
        , m_figure(figure)
        , m_words(words) {}

    [[nodiscard]] QString run() const {
        const std::vector<ToldValue> told = toldValues();
        if (told.empty())
            return m_words.nothing;
        QStringList sentences;
        if (!isWorthAChart(m_figure) && told.size() > m_figure.series.size())
            sentences.append(say(QT_TRANSLATE_NOOP("Figure", "The same everywhere: %1."),
                                 {listed(valuesOfSeries())}));
        else if (told.size() <= fewValues)
            sentences.append(listed(told) + u'.');
        else
            addExtremes(sentences, told);
        for (const QString& mark : m_words.marks)
            sentences.append(mark + u'.');
        return sentences.join(u' ');
    }

private:
    [[nodiscard]] QString say(const char* english, const QStringList& filling = {},
                              int count = -1) const {
        return filled(m_language.translate("Figure", english, nullptr, count), filling);
    }

    [[nodiscard]] bool isAlone() const { return m_figure.series.size() == 1; }

    [[nodiscard]] std::vector<ToldValue> toldValues() const {
        std::vector<ToldValue> told;
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            for (size_t category = 0; category < m_figure.categories.size(); ++category) {
                const auto& value = m_figure.series[series].points[category].value;
                if (!value)
                    continue;
                const QString& name = m_words.categories[category];
                told.push_back({*value,
                                isAlone() ? name : QString(name + u", "_s + m_words.series[series]),
                                m_words.values[series][category]});
            }
        }
        return told;
    }

    /// The first known of each series, which stands for all of them.
    [[nodiscard]] std::vector<ToldValue> valuesOfSeries() const {
        std::vector<ToldValue> told;
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            const auto& points = m_figure.series[series].points;
            const auto known = std::ranges::find_if(
                points, [](const FigurePoint& point) { return point.value.has_value(); });
            if (known == points.end())
                continue;
            const auto category = static_cast<size_t>(known - points.begin());
            told.push_back({*known->value, isAlone() ? QString() : m_words.series[series],
                            m_words.values[series][category]});
        }
        return told;
    }

    [[nodiscard]] QString listed(const std::vector<ToldValue>& told) const {
        QStringList values;
        for (const ToldValue& one : told)
            values.append(one.name.isEmpty()
                              ? one.text
                              : say(QT_TRANSLATE_NOOP("Figure", "%1: %2"), {one.name, one.text}));
        return values.join(u"; "_s);
    }

    void addExtremes(QStringList& sentences, const std::vector<ToldValue>& told) const {
        const auto [least, most]
            = std::ranges::minmax_element(told, {}, [](const ToldValue& one) { return one.value; });
        sentences.append(
            say(QT_TRANSLATE_N_NOOP("Figure", "%n value(s)."), {}, static_cast<int>(told.size())));
        sentences.append(
            say(QT_TRANSLATE_NOOP("Figure", "Highest: %1, %2."), {most->name, most->text}));
        sentences.append(
            say(QT_TRANSLATE_NOOP("Figure", "Lowest: %1, %2."), {least->name, least->text}));
    }

    const Language& m_language;
    const Figure& m_figure;
    const FigureWords& m_words;
};

} // namespace

QString figureSentence(const Language& language, const Figure& figure, const FigureWords& words) {
    return SentenceOfFigure(language, figure, words).run();
}

} // namespace mentat
