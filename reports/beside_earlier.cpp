#include "reports/history_report.h"

#include "reports/report_cells.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A figure by which years are compared.
struct ComparedFigure {
    Phrase title;
    std::optional<double> (*of)(const HistoryYear& year);
    enum class Shown { Whole, OneDecimal, Halves } shown;
    bool isOfAwards = false; // only a history with awards has it
};

std::optional<double> plain(const std::optional<int>& number) {
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

using enum ComparedFigure::Shown;

constexpr ComparedFigure comparedFigures[] = {
    {Phrase("History", "Players"), [](const HistoryYear& year) { return plain(year.players); },
     Whole},
    {Phrase("History", "Games"), [](const HistoryYear& year) { return plain(year.games); }, Whole},
    {Phrase("History", "Player-starts"),
     [](const HistoryYear& year) { return plain(year.playerStarts); }, Whole},
    {Phrase("History", "Mean turns"), [](const HistoryYear& year) { return year.turns; },
     OneDecimal},
    {Phrase("History", "Mean hours"), [](const HistoryYear& year) { return year.hours; },
     OneDecimal},
    {Phrase("History", "Adjudicated"),
     [](const HistoryYear& year) { return plain(year.adjudicated); }, Whole, true},
    {Phrase("History", "QP of the last finalist"),
     [](const HistoryYear& year) {
         return year.lastFinalist
                    ? std::optional(static_cast<double>(year.lastFinalist->halves()) / 2)
                    : std::nullopt;
     },
     Halves, true},
};

class BesideEarlier {
public:
    BesideEarlier(const Language& language, const History& history, const HistoryYear& year)
        : m_language(language)
        , m_year(year) {
        for (const HistoryYear& other : history.years) {
            if (other.year < year.year && !other.isDouble && known(other) > 0)
                m_earlier.push_back(&other);
        }
        std::ranges::reverse(m_earlier);
        for (const ComparedFigure& figure : comparedFigures) {
            if (figure.isOfAwards && !history.hasAwards)
                continue;
            const bool isKnownBefore = std::ranges::any_of(
                m_earlier, [&](const HistoryYear* other) { return figure.of(*other).has_value(); });
            (isKnownBefore || m_earlier.empty() ? m_compared : m_alone).push_back(&figure);
        }
    }

    [[nodiscard]] ReportTable table(size_t most) const {
        const std::vector<const HistoryYear*> shown = tellingYears(most);
        ReportTable table{say(m_language, Phrase("History", "Beside earlier years")),
                          {textColumn(u"figure"_s, say(m_language, Phrase("History", "Figure"))),
                           numberColumn(u"year"_s, m_language.number(m_year.year.value()))}};
        for (const HistoryYear* other : shown) {
            const QString title = m_language.number(other->year.value());
            table.columns.push_back(numberColumn(u"year"_s + title, title));
            table.columns.back().isSpare = other != shown.front(); // the oldest are dropped first
        }
        if (!m_earlier.empty()) {
            table.columns.push_back(
                numberColumn(u"mean"_s, say(m_language, Phrase("History", "Mean before"))));
            table.columns.push_back(
                numberColumn(u"known"_s, say(m_language, Phrase("History", "Years known"))));
            table.columns.back().isSpare = true;
        }
        for (const ComparedFigure* figure : m_compared)
            table.rows.push_back(rowOf(*figure, shown));
        return table;
    }

    /// The players, because most years know them; without earlier ones, the name of the table.
    [[nodiscard]] QString title() const {
        const ReportRow players = rowOf(comparedFigures[0], {});
        const ReportCell* mean = players.cells.size() > 2 ? &players.cells[2] : nullptr;
        if (!m_year.players || !mean || !mean->number)
            return say(m_language, Phrase("History", "Beside earlier years"));
        return sayCounted(
            m_language,
            CountedPhrase("History", "%n player(s) this year, %1 on average in earlier years"),
            *m_year.players, {mean->text});
    }

    [[nodiscard]] QString note() const {
        QStringList told;
        for (const ComparedFigure* figure : m_alone) {
            if (const auto value = figure->of(m_year))
                told.append(say(m_language, Phrase("History", "%1 (%2)"),
                                {say(m_language, figure->title), cellOf(*figure, value).text}));
        }
        if (told.isEmpty())
            return {};
        return say(m_language, Phrase("History", "No earlier figures: %1."), {told.join(u", "_s)});
    }

private:
    static std::ptrdiff_t known(const HistoryYear& year) {
        return std::ranges::count_if(comparedFigures, [&](const ComparedFigure& figure) {
            return figure.of(year).has_value();
        });
    }

    /// The newest years that have at least half of the compared figures; without any, the newest of
    /// all: a column of dashes is useless.
    [[nodiscard]] std::vector<const HistoryYear*> tellingYears(size_t most) const {
        std::vector<const HistoryYear*> telling;
        std::ranges::copy_if(m_earlier, std::back_inserter(telling), [&](const HistoryYear* year) {
            return 2 * known(*year) >= static_cast<std::ptrdiff_t>(m_compared.size());
        });
        if (telling.empty())
            telling = m_earlier;
        telling.resize(std::min(telling.size(), most));
        return telling;
    }

    [[nodiscard]] ReportCell cellOf(const ComparedFigure& figure,
                                    const std::optional<double>& value) const {
        if (value && figure.shown == Whole)
            return numberCell(m_language, qRound64(*value));
        if (value && figure.shown == Halves)
            return halvesCell(m_language, qRound64(*value * 2));
        return decimalCell(m_language, value);
    }

    [[nodiscard]] ReportRow rowOf(const ComparedFigure& figure,
                                  const std::vector<const HistoryYear*>& shown) const {
        ReportRow row{{textCell(say(m_language, figure.title)), cellOf(figure, figure.of(m_year))}};
        row.cells.back().isStrong = true;
        if (m_earlier.empty())
            return row;
        for (const HistoryYear* other : shown)
            row.cells.push_back(cellOf(figure, figure.of(*other)));
        double sum = 0;
        int count = 0;
        for (const HistoryYear* other : m_earlier) {
            if (const auto value = figure.of(*other)) {
                sum += *value;
                ++count;
            }
        }
        row.cells.push_back(
            decimalCell(m_language, count == 0 ? std::nullopt : std::optional(sum / count)));
        row.cells.push_back(numberCell(m_language, count));
        return row;
    }

    const Language& m_language;
    const HistoryYear& m_year;
    std::vector<const HistoryYear*> m_earlier;     // with at least one figure, newest first
    std::vector<const ComparedFigure*> m_compared; // known for an earlier year
    std::vector<const ComparedFigure*> m_alone;    // known for none
};

} // namespace

ReportTable besideEarlierTable(const Language& language, const History& history,
                               const HistoryYear& year, size_t years) {
    return BesideEarlier(language, history, year).table(years);
}

QString besideEarlierTitle(const Language& language, const History& history,
                           const HistoryYear& year) {
    return BesideEarlier(language, history, year).title();
}

QString besideEarlierNote(const Language& language, const History& history,
                          const HistoryYear& year) {
    return BesideEarlier(language, history, year).note();
}

} // namespace mentat
