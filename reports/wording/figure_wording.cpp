#include "reports/wording/figure_wording.h"

#include "reports/wording/figure_texts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "reports/wording/sentences.h"
#include "scoring/statistics/figure_best.h"

#include <QStringList>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// For the history and for events with heats; the rest is in the kinds' folders.
constexpr FigureTexts sharedTexts[] = {
    {"participation"_L1, Phrase("Figure", "Participation by heat"), Phrase("Figure", "Heat"),
     nullptr, Phrase("Figure", "A player-start is a seat in a completed game.")},
    {"heats-played"_L1, Phrase("Figure", "How many heats people played"),
     Phrase("Figure", "Heats with a completed game"), Phrase("Figure", "Players")},
    {.name = "hours"_L1,
     .title = Phrase("Figure", "Length of games in hours"),
     .categoryTitle = Phrase("Figure", "Heat"),
     .valueTitle = Phrase("Figure", "Mean hours"),
     .leftOut = CountedPhrase("Figure", "%n game(s) without a time left out."),
     .nothing = Phrase("Figure", "No completed game with its times yet."),
     .sizes = Phrase("Figure", "Games with %1 took longest: %2 hours vs. %4 with %3")},
    {.name = "years-players"_L1,
     .title = Phrase("Figure", "Players and games"),
     .categoryTitle = Phrase("Figure", "Year"),
     .valueTitle = nullptr,
     .peak = Phrase("Figure", "Most players: %1 in %2; %3 in %4"),
     .peakNow = Phrase("Figure", "Most players: %1 in %2")},
    {.name = "years-turns"_L1,
     .title = Phrase("Figure", "Game turns"),
     .categoryTitle = Phrase("Figure", "Year"),
     .valueTitle = Phrase("Figure", "Mean game turns"),
     .nothing = Phrase("Figure", "No year with game turns yet."),
     .peak = Phrase("Figure", "Longest games: %1 turns on average in %2; %3 in %4"),
     .peakNow = Phrase("Figure", "Longest games: %1 turns on average in %2")},
    {.name = "years-hours"_L1,
     .title = Phrase("Figure", "Hours of play"),
     .categoryTitle = Phrase("Figure", "Year"),
     .valueTitle = Phrase("Figure", "Mean hours"),
     .nothing = Phrase("Figure", "No year with game times yet."),
     .peak = Phrase("Figure", "Longest games: %1 hours on average in %2; %3 in %4"),
     .peakNow = Phrase("Figure", "Longest games: %1 hours on average in %2")},
    {.name = "years-adjudicated"_L1,
     .title = Phrase("Figure", "Adjudicated games"),
     .categoryTitle = Phrase("Figure", "Year"),
     .valueTitle = Phrase("Figure", "Share of games"),
     .nothing = Phrase("Figure", "No year with adjudications yet."),
     .peak = Phrase("Figure", "Most adjudicated: %1 of the games in %2; %3 in %4"),
     .peakNow = Phrase("Figure", "Most adjudicated: %1 of the games in %2")},
    {.name = "years-cut"_L1,
     .title = Phrase("Figure", "QP of the last qualifier"),
     .categoryTitle = Phrase("Figure", "Year"),
     .valueTitle = Phrase("Figure", "QP"),
     .nothing = Phrase("Figure", "No year with enough players in the standings yet."),
     .peak = Phrase("Figure", "Hardest to qualify: %1 QP in %2; %3 in %4"),
     .peakNow = Phrase("Figure", "Hardest to qualify: %1 QP in %2")},
    {"all-win-rates"_L1, Phrase("Figure", "Win rate by faction"), Phrase("Figure", "Faction"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "All years with games. Defaults and adjudications count. The "
                      "line is the 95% confidence interval."),
     nullptr, nullptr, Phrase("Figure", "%1 won most often: %2 of its games")},
};

constexpr FigureWordText commonWords[] = {
    {"all"_L1, Phrase("Figure", "All")},
    {"checked-in"_L1, Phrase("Figure", "Checked in")},
    {"player-starts"_L1, Phrase("Figure", "Player-starts")},
    {"this-year"_L1, Phrase("Figure", "This year")},
    {"earlier-years"_L1, Phrase("Figure", "Earlier years")},
    {"players"_L1, Phrase("Figure", "Players")},
    {"games"_L1, Phrase("Figure", "Games")},
    {"turns"_L1, Phrase("Figure", "Turns")},
    {"hours"_L1, Phrase("Figure", "Hours")},
    {"adjudicated"_L1, Phrase("Figure", "Adjudicated")},
    {"cut"_L1, Phrase("Figure", "Cut")},
    {"rate"_L1, Phrase("Figure", "Share won")},
};

const FigureTexts* findTexts(QLatin1StringView name) {
    const auto in = [name](std::span<const FigureTexts> texts) -> const FigureTexts* {
        const auto found = std::ranges::find(texts, name, &FigureTexts::name);
        return found == texts.end() ? nullptr : &*found;
    };
    if (const FigureTexts* texts = in(sharedTexts))
        return texts;
    for (const FigureTextsOfKind& kind : kinds<FigureTextsOfKind>()) {
        if (const FigureTexts* texts = in(kind.figures))
            return texts;
    }
    return nullptr;
}

Phrase findWord(QLatin1StringView id) {
    const auto in = [id](std::span<const FigureWordText> words) -> Phrase {
        const auto found = std::ranges::find(words, id, &FigureWordText::id);
        return found == words.end() ? nullptr : found->english;
    };
    if (Phrase english = in(commonWords))
        return english;
    for (const FigureTextsOfKind& kind : kinds<FigureTextsOfKind>()) {
        if (Phrase english = in(kind.words))
            return english;
    }
    return nullptr;
}

class FigureSpeech {
public:
    FigureSpeech(const Language& language, const Figure& figure)
        : m_language(language)
        , m_figure(figure) {}

    [[nodiscard]] FigureWords words() const {
        const FigureTexts* texts = findTexts(m_figure.name);
        Q_ASSERT(texts);
        FigureWords words;
        words.locale = m_language.locale();
        words.title = say(m_language, texts->title);
        words.remark = remark(*texts);
        words.categoryTitle = say(m_language, texts->categoryTitle);
        if (texts->valueTitle)
            words.valueTitle = say(m_language, texts->valueTitle);
        words.nothing
            = say(m_language,
                  texts->nothing ? texts->nothing : Phrase("Figure", "No completed game yet."));
        for (const FigureLabel& category : m_figure.categories)
            words.categories.push_back(label(category));
        for (const FigureSeries& series : m_figure.series) {
            words.series.push_back(label(series.label));
            auto& values = words.values.emplace_back();
            auto& intervals = words.intervals.emplace_back();
            for (const FigurePoint& point : series.points) {
                values.push_back(value(point.value));
                intervals.push_back(point.interval ? shareText(m_language, *point.interval)
                                                   : QString());
            }
        }
        for (const FigureMark& mark : m_figure.marks)
            words.marks.push_back(
                say(m_language, Phrase("Figure", "%1: %2"), {label(mark.word), value(mark.at)}));
        words.sentence = figureSentence(m_language, m_figure, words);
        words.headline = headline(*texts, words);
        return words;
    }

private:
    [[nodiscard]] QString remark(const FigureTexts& texts) const {
        QStringList sentences;
        if (texts.remark)
            sentences.push_back(say(m_language, texts.remark));
        if (texts.leftOut && m_figure.leftOut > 0)
            sentences.push_back(sayCounted(m_language, texts.leftOut, m_figure.leftOut));
        return sentences.join(u' ');
    }

    /// How many can stand out together.
    static constexpr size_t mostTogether = 3;

    [[nodiscard]] QString headline(const FigureTexts& texts, const FigureWords& words) const {
        if (texts.peak)
            return peak(texts, words);
        if (texts.sizes)
            return sizes(texts);
        if (texts.cut)
            return cut(texts);
        if (const auto best = bestOf(m_figure)) {
            const QString& name = words.categories[best->category];
            if (texts.highlightOfGames)
                return sayCounted(m_language, texts.highlightOfGames, best->over,
                                  {name, value(best->value)});
            return texts.highlight ? say(m_language, texts.highlight,
                                         {name, value(best->value), value(best->sum)})
                                   : QString();
        }
        const std::vector<size_t> together = bestCategories(m_figure);
        if (!texts.highlightShared || together.empty() || together.size() > mostTogether)
            return {};
        QStringList names;
        for (const size_t category : together)
            names.push_back(words.categories[category]);
        return sayCounted(m_language, texts.highlightShared,
                          qRound64(leadingValue(m_figure, together.front()).value_or(0)),
                          {listedNames(m_language, names)});
    }

    /// Of the first line. Values that read the same are the same.
    [[nodiscard]] QString peak(const FigureTexts& texts, const FigureWords& words) const {
        if (m_figure.series.empty() || !isWorthAChart(m_figure))
            return {};
        const auto& points = m_figure.series.front().points;
        const auto& said = words.values.front();
        std::optional<size_t> highest;
        std::optional<size_t> newest;
        for (size_t i = 0; i < points.size(); ++i) {
            if (!points[i].value)
                continue;
            newest = i;
            if (!highest || *points[i].value > *points[*highest].value)
                highest = i;
        }
        if (!highest)
            return {};
        QStringList years;
        size_t known = 0;
        for (size_t i = 0; i < points.size(); ++i) {
            known += points[i].value ? 1U : 0U;
            if (points[i].value && said[i] == said[*highest])
                years.push_back(words.categories[i]);
        }
        const auto together = static_cast<size_t>(years.size());
        if (together > mostTogether || together == known)
            return {};
        const QString& most = said[*highest];
        if (said[*newest] == most)
            return say(m_language, texts.peakNow, {most, listedNames(m_language, years)});
        return say(
            m_language, texts.peak,
            {most, listedNames(m_language, years), said[*newest], words.categories[*newest]});
    }

    /// Compares the table sizes over all heats: as series, their last category has it.
    [[nodiscard]] QString sizes(const FigureTexts& texts) const {
        const FigurePoint* most = nullptr;
        const FigurePoint* least = nullptr;
        TableSize ofMost;
        TableSize ofLeast;
        for (const FigureSeries& series : m_figure.series) {
            const auto* size = std::get_if<TableSize>(&series.label);
            if (!size || series.points.empty() || !series.points.back().value)
                continue;
            const FigurePoint& mean = series.points.back();
            if (!most || *mean.value > *most->value) {
                most = &mean;
                ofMost = *size;
            }
            if (!least || *mean.value < *least->value) {
                least = &mean;
                ofLeast = *size;
            }
        }
        if (!most || value(most->value) == value(least->value))
            return {};
        return say(m_language, texts.sizes,
                   {text(ofMost), value(most->value), text(ofLeast), value(least->value)});
    }

    /// The value of the last category above the cut, and how many below it have the same.
    [[nodiscard]] QString cut(const FigureTexts& texts) const {
        const auto mark = std::ranges::find_if(
            m_figure.marks, [](const FigureMark& m) { return m.after.has_value(); });
        if (mark == m_figure.marks.end() || m_figure.series.empty())
            return {};
        const auto& points = m_figure.series.front().points;
        const auto below = std::ranges::count_if(
            points | std::views::drop(*mark->after),
            [&mark](const FigurePoint& point) { return point.value == mark->at; });
        return below > 0 ? sayCounted(m_language, texts.cutShared, below, {value(mark->at)})
                         : say(m_language, texts.cut, {value(mark->at)});
    }

    [[nodiscard]] QString value(std::optional<double> value) const {
        if (!value)
            return u"–"_s;
        switch (m_figure.unit) {
        case FigureUnit::Number: return m_language.number(qRound64(*value));
        case FigureUnit::GameTurns:
        case FigureUnit::Hours:
        case FigureUnit::MinutesATurn: return oneDecimal(m_language, value);
        case FigureUnit::Share: return shareText(m_language, *value);
        case FigureUnit::NormalizedPoints: return m_language.thousandths(qRound64(*value * 1000));
        case FigureUnit::Laurels: return m_language.upToThousandths(qRound64(*value * 1000));
        case FigureUnit::Points: return m_language.points(qRound64(*value * 2));
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] QString label(const FigureLabel& label) const {
        return std::visit([this](const auto& value) { return text(value); }, label);
    }

    [[nodiscard]] QString text(FigureWord word) const {
        Phrase english = findWord(word.id);
        return english ? say(m_language, english) : QString(word.id);
    }
    [[nodiscard]] QString text(HeatNumber heat) const {
        return say(m_language, Phrase("Figure", "Heat %1"), {m_language.number(heat.value())});
    }
    [[nodiscard]] QString text(TableSize size) const {
        return sayCounted(m_language, CountedPhrase("Figure", "%n player(s)"), size.players);
    }
    [[nodiscard]] QString text(Side side) const { return sideName(m_language, side); }
    [[nodiscard]] QString text(const SideGroup& group) const {
        QStringList names;
        for (const Side side : group.sides)
            names.push_back(sideName(m_language, side));
        return names.join(u" + "_s);
    }
    [[nodiscard]] QString text(Year year) const { return m_language.number(year.value()); }
    [[nodiscard]] QString text(FigureRank rank) const { return m_language.number(rank.rank); }
    [[nodiscard]] QString text(QualificationPoints points) const {
        return m_language.points(points.halves());
    }
    [[nodiscard]] QString text(const QString& name) const { return onOneLine(name); }

    const Language& m_language;
    const Figure& m_figure;
};

} // namespace

FigureWords figureWords(const Language& language, const Figure& figure) {
    return FigureSpeech(language, figure).words();
}

FigureDrawing figureDrawing(const Language& language, Figure figure) {
    Figure drawn = inOrderOfValues(std::move(figure));
    FigureWords words = figureWords(language, drawn);
    return {std::move(drawn), std::move(words)};
}

std::vector<FigureDrawing> figureDrawings(const Language& language, std::vector<Figure> figures) {
    std::vector<FigureDrawing> drawings;
    for (Figure& figure : figures)
        drawings.push_back(figureDrawing(language, std::move(figure)));
    return drawings;
}

QString shareText(const Language& language, double share) {
    return say(language, Phrase("Figure", "%1%"), {language.number(qRound64(share * 100))});
}

QString shareText(const Language& language, const Interval& share) {
    return say(
        language, Phrase("Figure", "%1–%2%"),
        {language.number(qRound64(share.low * 100)), language.number(qRound64(share.high * 100))});
}

QString oneDecimal(const Language& language, std::optional<double> value) {
    return value ? language.tenths(qRound64(*value * 10)) : u"–"_s;
}

namespace {

constexpr size_t fewValues = 8;

/// A value with its series and category.
struct NamedValue {
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
        const std::vector<NamedValue> told = namedValues();
        if (told.empty())
            return m_words.nothing;
        QStringList sentences;
        if (!isWorthAChart(m_figure) && told.size() > m_figure.series.size())
            sentences.append(say(m_language, Phrase("Figure", "The same everywhere: %1."),
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
    [[nodiscard]] bool isAlone() const { return m_figure.series.size() == 1; }

    [[nodiscard]] std::vector<NamedValue> namedValues() const {
        std::vector<NamedValue> told;
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

    /// The first known value of each series, as its representative.
    [[nodiscard]] std::vector<NamedValue> valuesOfSeries() const {
        std::vector<NamedValue> told;
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

    [[nodiscard]] QString listed(const std::vector<NamedValue>& told) const {
        QStringList values;
        for (const NamedValue& one : told)
            values.append(one.name.isEmpty()
                              ? one.text
                              : say(m_language, Phrase("Figure", "%1: %2"), {one.name, one.text}));
        return values.join(u"; "_s);
    }

    void addExtremes(QStringList& sentences, const std::vector<NamedValue>& told) const {
        const auto [least, most] = std::ranges::minmax_element(
            told, {}, [](const NamedValue& one) { return one.value; });
        sentences.append(sayCounted(m_language, CountedPhrase("Figure", "%n value(s)."),
                                    static_cast<int>(told.size())));
        sentences.append(
            say(m_language, Phrase("Figure", "Highest: %1, %2."), {most->name, most->text}));
        sentences.append(
            say(m_language, Phrase("Figure", "Lowest: %1, %2."), {least->name, least->text}));
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
