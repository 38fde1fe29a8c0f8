#include "reports/figure_table.h"

#include "model/values/enum_ids.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// A series' id in files; series named after people have none.
struct SeriesKey {
    QString operator()(const FigureWord& word) const { return QString(word.id); }
    QString operator()(const HeatNumber& heat) const { return u"heat-%1"_s.arg(heat.value()); }
    QString operator()(const TableSize& size) const { return u"players-%1"_s.arg(size.players); }
    QString operator()(const Side& side) const { return QString(idOf(side)); }
    QString operator()(const SideGroup& group) const {
        QStringList ids;
        for (const Side side : group.sides)
            ids.append(QString(idOf(side)));
        return ids.join(u'+');
    }
    QString operator()(const Year& year) const { return QString::number(year.value()); }
    QString operator()(const FigureRank& rank) const { return u"rank-%1"_s.arg(rank.rank); }
    QString operator()(const QualificationPoints& points) const {
        return u"qp-%1"_s.arg(points.halves() / 2.0);
    }
    QString operator()(const QString&) const { return {}; }
};

/// A category that spreadsheets can treat as a number.
struct CategoryNumber {
    std::optional<double> operator()(const HeatNumber& heat) const { return heat.value(); }
    std::optional<double> operator()(const TableSize& size) const { return size.players; }
    std::optional<double> operator()(const Year& year) const { return year.value(); }
    std::optional<double> operator()(const FigureRank& rank) const { return rank.rank; }
    std::optional<double> operator()(const QualificationPoints& points) const {
        return points.halves() / 2.0;
    }
    template <class Other>
    std::optional<double> operator()(const Other&) const {
        return std::nullopt;
    }
};

/// A count of a point: games counted, or left out.
using CountOf = int FigurePoint::*;

bool varies(const FigureSeries& series, CountOf count) {
    return std::ranges::any_of(series.points, [&](const FigurePoint& point) {
        return point.*count != series.points.front().*count;
    });
}

class FigureTable {
public:
    FigureTable(const FigureDrawing& drawing, const Language& language)
        : m_figure(drawing.figure)
        , m_words(drawing.words)
        , m_language(language) {
        m_table.name = m_words.title;
        for (size_t category = 0; category < m_figure.categories.size(); ++category) {
            if (!isUnknownYear(category))
                m_shown.push_back(category);
        }
        m_table.rows.resize(m_shown.size());
    }

    ReportTable run() {
        addCategories();
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            addValues(series);
            if (std::ranges::any_of(m_figure.series[series].points, [](const FigurePoint& point) {
                    return point.interval.has_value();
                }))
                addIntervals(series);
        }
        addCounts(&FigurePoint::over, u"over"_s, Phrase("mentat::FigureTable", "Out of"),
                  Phrase("mentat::FigureTable", "%1: counted"));
        addCounts(&FigurePoint::leftOut, u"left-out"_s, Phrase("mentat::FigureTable", "Left out"),
                  Phrase("mentat::FigureTable", "%1: left out"));
        return std::move(m_table);
    }

private:
    [[nodiscard]] bool isAlone() const { return m_figure.series.size() == 1; }

    /// The years of a line follow each other without a gap, to scale; a table omits unknown years.
    [[nodiscard]] bool isUnknownYear(size_t category) const {
        return std::holds_alternative<Year>(m_figure.categories[category]) && hasValues(m_figure)
               && std::ranges::none_of(m_figure.series, [&](const FigureSeries& series) {
                      return series.points[category].value.has_value();
                  });
    }

    [[nodiscard]] QString keyOf(size_t series) const {
        QString key = std::visit(SeriesKey(), m_figure.series[series].label);
        if (!key.isEmpty())
            return key;
        return isAlone() ? u"value"_s : u"series-%1"_s.arg(series + 1);
    }

    void addCategories() {
        m_table.columns.push_back({u"category"_s, m_words.categoryTitle, Align::Start});
        for (size_t row = 0; row < m_table.rows.size(); ++row)
            m_table.rows[row].cells.push_back(
                {m_words.categories[m_shown[row]],
                 std::visit(CategoryNumber(), m_figure.categories[m_shown[row]])});
    }

    void addValues(size_t series) {
        m_table.columns.push_back(
            {keyOf(series), isAlone() ? m_words.valueTitle : m_words.series[series], Align::End});
        for (size_t row = 0; row < m_table.rows.size(); ++row)
            m_table.rows[row].cells.push_back({m_words.values[series][m_shown[row]],
                                               m_figure.series[series].points[m_shown[row]].value});
    }

    void addIntervals(size_t series) {
        const QString title = isAlone()
                                  ? say(m_language, Phrase("mentat::FigureTable", "Interval"))
                                  : say(m_language, Phrase("mentat::FigureTable", "%1: interval"))
                                        .arg(m_words.series[series]);
        m_table.columns.push_back({keyOf(series) + u"-interval"_s, title, Align::End});
        for (size_t row = 0; row < m_table.rows.size(); ++row)
            m_table.rows[row].cells.push_back({m_words.intervals[series][m_shown[row]]});
    }

    /// Adds one column if all series agree, otherwise one for each that varies.
    void addCounts(CountOf count, const QString& key, Phrase title, Phrase titleOfSeries) {
        if (m_table.rows.empty() || m_figure.series.empty())
            return;
        const auto sameAsFirst = [&](const FigureSeries& series) {
            return std::ranges::equal(series.points, m_figure.series.front().points, {}, count,
                                      count);
        };
        if (std::ranges::all_of(m_figure.series, sameAsFirst)) {
            if (varies(m_figure.series.front(), count))
                addCount(0, count, key, say(m_language, title));
            return;
        }
        for (size_t series = 0; series < m_figure.series.size(); ++series)
            addCount(series, count, keyOf(series) + u'-' + key,
                     say(m_language, titleOfSeries).arg(m_words.series[series]));
    }

    void addCount(size_t series, CountOf count, const QString& key, const QString& title) {
        m_table.columns.push_back({key, title, Align::End});
        for (size_t row = 0; row < m_table.rows.size(); ++row) {
            const int number = m_figure.series[series].points[m_shown[row]].*count;
            m_table.rows[row].cells.push_back({m_language.number(number), number});
        }
    }

    const Figure& m_figure;
    const FigureWords& m_words;
    const Language& m_language;
    std::vector<size_t> m_shown; // categories, one per row
    ReportTable m_table;
};

} // namespace

ReportTable tableOf(const FigureDrawing& drawing, const Language& language) {
    return FigureTable(drawing, language).run();
}

} // namespace mentat
