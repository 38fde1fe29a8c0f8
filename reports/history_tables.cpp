#include "reports/history_tables.h"

#include "reports/report_cells.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportColumn inSpareRoom(ReportColumn column) {
    column.isSpare = true;
    return column;
}

class HistoryWords {
public:
    HistoryWords(const Language& language, const History& history)
        : m_language(language)
        , m_history(history) {}

    [[nodiscard]] const Language& language() const { return m_language; }

    [[nodiscard]] QString say(const char* english, const QStringList& filling = {}) const {
        return filled(m_language.translate("History", english), filling);
    }

    [[nodiscard]] ReportColumn words(const char* key, const char* title) const {
        return textColumn(QString::fromLatin1(key), say(title));
    }
    [[nodiscard]] ReportColumn numbers(const char* key, const char* title) const {
        return numberColumn(QString::fromLatin1(key), say(title));
    }
    [[nodiscard]] ReportColumn spare(const char* key, const char* title) const {
        return inSpareRoom(numbers(key, title));
    }
    [[nodiscard]] ReportColumn wide(const char* key, const char* title) const {
        return wideColumn(QString::fromLatin1(key), say(title));
    }

    [[nodiscard]] ReportCell number(qint64 number) const { return numberCell(m_language, number); }
    [[nodiscard]] ReportCell number(const std::optional<int>& number) const {
        return number ? numberCell(m_language, *number) : unknownCell();
    }
    /// A count of which 0 is not worth a figure.
    [[nodiscard]] ReportCell some(int number) const {
        return number == 0 ? ReportCell{.text = {}, .number = 0} : numberCell(m_language, number);
    }
    [[nodiscard]] ReportCell decimal(const std::optional<double>& number) const {
        return decimalCell(m_language, number);
    }
    [[nodiscard]] ReportCell qp(const std::optional<QualificationPoints>& points) const {
        return points ? halvesCell(m_language, points->halves()) : unknownCell();
    }
    [[nodiscard]] ReportCell laurels(const std::optional<Fraction>& laurels) const {
        return laurels ? laurelsCell(m_language, *laurels) : unknownCell();
    }
    [[nodiscard]] ReportCell year(Year year) const { return numberCell(m_language, year.value()); }
    [[nodiscard]] ReportCell name(size_t career) const { return textCell(nameOf(career)); }
    [[nodiscard]] ReportCell place(Place place, bool tied) const {
        ReportCell cell = numberCell(m_language, place.value());
        if (tied)
            cell.text = say(QT_TRANSLATE_NOOP("History", "%1 (tied)"), {cell.text});
        return cell;
    }
    [[nodiscard]] ReportCell faction(const std::optional<Faction>& faction) const {
        return faction ? textCell(factionName(m_language, *faction)) : unknownCell();
    }
    [[nodiscard]] ReportCell factions(const std::vector<Faction>& factions) const {
        QStringList names;
        for (const Faction faction : factions)
            names.push_back(factionName(m_language, faction));
        return textCell(names.join(u", "_s));
    }
    [[nodiscard]] QString nameOf(size_t career) const {
        return onOneLine(m_history.careers[career].who.name);
    }
    [[nodiscard]] QString titleOf(const HistoryYear& year) const {
        QString name = onOneLine(year.name.text());
        if (!year.isSummary)
            return name;
        return year.isDouble
                   ? say(QT_TRANSLATE_NOOP("History", "%1 (summary, not counted)"), {name})
                   : say(QT_TRANSLATE_NOOP("History", "%1 (summary)"), {name});
    }

private:
    const Language& m_language;
    const History& m_history;
};

/// Of a history without awards, what only one with them can tell is left out.
ReportTable toldBy(const History& history, ReportTable table) {
    if (history.hasAwards)
        return table;
    static const QStringList ofAwards{u"adjudicated"_s, u"cut"_s, u"bestFactions"_s, u"qp"_s,
                                      u"faction"_s};
    for (size_t i = table.columns.size(); i-- > 0;) {
        if (!ofAwards.contains(table.columns[i].key))
            continue;
        table.columns.erase(table.columns.begin() + static_cast<qsizetype>(i));
        for (ReportRow& row : table.rows)
            row.cells.erase(row.cells.begin() + static_cast<qsizetype>(i));
    }
    return table;
}

/// What a year is compared by.
struct ComparedFigure {
    const char* title;
    std::optional<double> (*of)(const HistoryYear& year);
    enum class Shown { Whole, OneDecimal, Halves } shown;
    bool isOfAwards = false; // only a history with awards tells it
};

std::optional<double> plain(const std::optional<int>& number) {
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

using enum ComparedFigure::Shown;

constexpr ComparedFigure comparedFigures[] = {
    {QT_TRANSLATE_NOOP("History", "Players"),
     [](const HistoryYear& year) { return plain(year.players); }, Whole},
    {QT_TRANSLATE_NOOP("History", "Games"),
     [](const HistoryYear& year) { return plain(year.games); }, Whole},
    {QT_TRANSLATE_NOOP("History", "Player-starts"),
     [](const HistoryYear& year) { return plain(year.playerStarts); }, Whole},
    {QT_TRANSLATE_NOOP("History", "Mean turns"), [](const HistoryYear& year) { return year.turns; },
     OneDecimal},
    {QT_TRANSLATE_NOOP("History", "Mean hours"), [](const HistoryYear& year) { return year.hours; },
     OneDecimal},
    {QT_TRANSLATE_NOOP("History", "Adjudicated"),
     [](const HistoryYear& year) { return plain(year.adjudicated); }, Whole, true},
    {QT_TRANSLATE_NOOP("History", "QP of the last finalist"),
     [](const HistoryYear& year) {
         return year.cut ? std::optional(static_cast<double>(year.cut->halves()) / 2)
                         : std::nullopt;
     },
     Halves, true},
};

bool knowsAnyFigure(const HistoryYear& year) {
    return std::ranges::any_of(
        comparedFigures, [&](const ComparedFigure& figure) { return figure.of(year).has_value(); });
}

std::vector<const HistoryYear*> yearsBefore(const History& history, const HistoryYear& year) {
    std::vector<const HistoryYear*> earlier;
    for (const HistoryYear& other : history.years) {
        if (other.year < year.year && !other.isDouble && knowsAnyFigure(other))
            earlier.push_back(&other);
    }
    std::ranges::reverse(earlier);
    return earlier;
}

} // namespace

ReportTable yearsTable(const Language& language, const History& history) {
    const HistoryWords say(language, history);
    ReportTable table{say.say(QT_TRANSLATE_NOOP("History", "Years")),
                      {say.numbers("year", QT_TRANSLATE_NOOP("History", "Year")),
                       say.words("name", QT_TRANSLATE_NOOP("History", "Event")),
                       say.numbers("players", QT_TRANSLATE_NOOP("History", "Players")),
                       say.numbers("games", QT_TRANSLATE_NOOP("History", "Games")),
                       say.spare("playerStarts", QT_TRANSLATE_NOOP("History", "Player-starts")),
                       say.numbers("turns", QT_TRANSLATE_NOOP("History", "Mean turns")),
                       say.numbers("hours", QT_TRANSLATE_NOOP("History", "Mean hours")),
                       say.spare("adjudicated", QT_TRANSLATE_NOOP("History", "Adjudicated")),
                       say.spare("cut", QT_TRANSLATE_NOOP("History", "Cut, QP")),
                       say.wide("champion", QT_TRANSLATE_NOOP("History", "Champion"))}};
    for (const HistoryYear& year : std::views::reverse(history.years))
        table.rows.push_back(
            {{say.year(year.year), textCell(say.titleOf(year)), say.number(year.players),
              say.number(year.games), say.number(year.playerStarts), say.decimal(year.turns),
              say.decimal(year.hours), say.number(year.adjudicated), say.qp(year.cut),
              year.champion ? say.name(*year.champion) : unknownCell()}});
    return toldBy(history, std::move(table));
}

std::vector<size_t> shownCareers(const History& history) {
    std::vector<size_t> shown;
    for (size_t i = 0; i < history.careers.size(); ++i) {
        if (!history.careers[i].years.empty())
            shown.push_back(i);
    }
    return shown;
}

ReportTable careersTable(const Language& language, const History& history) {
    const HistoryWords say(language, history);
    ReportTable table{say.say(QT_TRANSLATE_NOOP("History", "Players")),
                      {say.wide("name", QT_TRANSLATE_NOOP("History", "Player")),
                       inSpareRoom(say.words("from", QT_TRANSLATE_NOOP("History", "From"))),
                       say.numbers("years", QT_TRANSLATE_NOOP("History", "Years")),
                       say.numbers("heats", QT_TRANSLATE_NOOP("History", "Heats")),
                       say.numbers("wins", QT_TRANSLATE_NOOP("History", "Wins")),
                       say.numbers("finals", QT_TRANSLATE_NOOP("History", "Finals")),
                       say.numbers("titles", QT_TRANSLATE_NOOP("History", "Titles")),
                       say.spare("laurels", QT_TRANSLATE_NOOP("History", "Laurels")),
                       say.numbers("bestFactions", QT_TRANSLATE_NOOP("History", "Best Factions"))}};
    for (const size_t position : shownCareers(history)) {
        const Career& career = history.careers[position];
        ReportCell laurels = say.laurels(career.laurels);
        if (career.laurels == Fraction(0, 1))
            laurels = say.some(0);
        table.rows.push_back(
            {{say.name(position),
              career.who.from ? textCell(onOneLine(*career.who.from)) : textCell(QString()),
              say.number(qint64(career.years.size())), say.some(career.heats),
              say.some(career.wins), say.some(career.finals), say.some(career.titles), laurels,
              say.some(career.awards)}});
    }
    return toldBy(history, std::move(table));
}

ReportTable careerTable(const Language& language, const History& history, const Career& career) {
    const HistoryWords say(language, history);
    ReportTable table{onOneLine(career.who.name),
                      {say.numbers("year", QT_TRANSLATE_NOOP("History", "Year")),
                       say.words("name", QT_TRANSLATE_NOOP("History", "Event")),
                       say.numbers("heats", QT_TRANSLATE_NOOP("History", "Heats")),
                       say.numbers("wins", QT_TRANSLATE_NOOP("History", "Wins")),
                       say.numbers("qp", QT_TRANSLATE_NOOP("History", "QP")),
                       say.numbers("place", QT_TRANSLATE_NOOP("History", "Place")),
                       say.numbers("laurels", QT_TRANSLATE_NOOP("History", "Laurels")),
                       say.wide("bestFactions", QT_TRANSLATE_NOOP("History", "Best Factions"))}};
    for (const CareerYear& played : std::views::reverse(career.years)) {
        const HistoryYear& year = history.years[played.year];
        const bool isKnown = !year.isSummary;
        table.rows.push_back(
            {{say.year(year.year), textCell(say.titleOf(year)),
              isKnown ? say.number(qint64(played.heats)) : unknownCell(),
              isKnown ? say.number(qint64(played.wins)) : unknownCell(),
              isKnown ? say.qp(played.qp) : unknownCell(),
              played.place ? say.place(*played.place, *played.place == Place(1) && !played.hasTitle)
                           : textCell(QString()),
              played.place ? say.laurels(played.laurels) : textCell(QString()),
              say.factions(played.awards)}});
    }
    return toldBy(history, std::move(table));
}

ReportTable factionsTable(const Language& language, const History& history) {
    const HistoryWords say(language, history);
    ReportTable table{
        say.say(QT_TRANSLATE_NOOP("History", "Factions")),
        {say.words("faction", QT_TRANSLATE_NOOP("History", "Faction")),
         say.numbers("games", QT_TRANSLATE_NOOP("History", "Games")),
         say.numbers("wins", QT_TRANSLATE_NOOP("History", "Wins")),
         say.spare("byDefault", QT_TRANSLATE_NOOP("History", "By default")),
         say.numbers("rate", QT_TRANSLATE_NOOP("History", "Won")),
         inSpareRoom(say.words("interval", QT_TRANSLATE_NOOP("History", "95% interval"))),
         say.numbers("titles", QT_TRANSLATE_NOOP("History", "Titles")),
         say.spare("mean", QT_TRANSLATE_NOOP("History", "Mean PP")),
         say.numbers("best", QT_TRANSLATE_NOOP("History", "Best PP")),
         say.wide("by", QT_TRANSLATE_NOOP("History", "Best by"))}};
    for (const FactionHistory& faction : history.factions) {
        const FigurePoint rate = winRate(faction.figures);
        QStringList by;
        for (const FactionHistory::Record& record : faction.records)
            by.push_back(say.say(QT_TRANSLATE_NOOP("History", "%1, %2"),
                                 {say.nameOf(record.career),
                                  language.number(history.years[record.year].year.value())}));
        const auto mean = faction.figures.normalized.mean();
        table.rows.push_back(
            {{say.faction(faction.figures.faction), say.number(qint64(faction.figures.games)),
              say.number(qint64(faction.figures.wins)), say.some(faction.figures.byDefault),
              rate.value
                  ? ReportCell{.text = shareText(language, *rate.value), .number = rate.value}
                  : unknownCell(),
              rate.interval ? textCell(shareText(language, *rate.interval)) : unknownCell(),
              say.some(faction.titles),
              mean
                  ? ReportCell{.text = language.thousandths(qRound64(*mean * 1000)), .number = mean}
                  : unknownCell(),
              thousandthsCell(language, faction.figures.best), textCell(by.join(u"; "_s))}});
    }
    return table;
}

ReportTable finalistsTable(const Language& language, const History& history,
                           const HistoryYear& year) {
    const HistoryWords say(language, history);
    ReportTable table{say.say(QT_TRANSLATE_NOOP("History", "Final")),
                      {say.numbers("place", QT_TRANSLATE_NOOP("History", "Place")),
                       say.wide("name", QT_TRANSLATE_NOOP("History", "Player")),
                       say.words("faction", QT_TRANSLATE_NOOP("History", "Faction")),
                       say.numbers("laurels", QT_TRANSLATE_NOOP("History", "Laurels"))}};
    for (const HistoryFinalist& one : year.finalists)
        table.rows.push_back({{say.place(one.place, one.tied), say.name(one.career),
                               say.faction(one.faction), say.laurels(one.laurels)}});
    return toldBy(history, std::move(table));
}

ReportTable bestFactionsTable(const Language& language, const History& history,
                              const HistoryYear& year) {
    const HistoryWords say(language, history);
    ReportTable table{say.say(QT_TRANSLATE_NOOP("History", "Best Factions")),
                      {say.words("faction", QT_TRANSLATE_NOOP("History", "Faction")),
                       say.wide("name", QT_TRANSLATE_NOOP("History", "Player")),
                       say.numbers("normalized", QT_TRANSLATE_NOOP("History", "Normalized PP"))}};
    for (const HistoryAward& award : year.awards) {
        QStringList names;
        for (const size_t career : award.careers)
            names.push_back(say.nameOf(career));
        table.rows.push_back({{say.faction(award.faction), textCell(names.join(u", "_s)),
                               thousandthsCell(language, award.normalized)}});
    }
    return table;
}

ReportTable besideEarlierTable(const Language& language, const History& history,
                               const HistoryYear& year, size_t years) {
    const HistoryWords say(language, history);
    const std::vector<const HistoryYear*> earlier = yearsBefore(history, year);
    const auto shown = earlier | std::views::take(static_cast<std::ptrdiff_t>(years));
    ReportTable table{say.say(QT_TRANSLATE_NOOP("History", "Beside earlier years")),
                      {say.words("figure", QT_TRANSLATE_NOOP("History", "Figure")),
                       numberColumn(u"year"_s, language.number(year.year.value()))}};
    for (const HistoryYear* other : shown) {
        const QString title = language.number(other->year.value());
        table.columns.push_back(numberColumn(u"year"_s + title, title));
        table.columns.back().isSpare = other != earlier.front(); // the oldest go first
    }
    table.columns.push_back(say.numbers("mean", QT_TRANSLATE_NOOP("History", "Mean before")));
    table.columns.push_back(say.spare("known", QT_TRANSLATE_NOOP("History", "Years known")));
    for (const ComparedFigure& figure : comparedFigures) {
        if (figure.isOfAwards && !history.hasAwards)
            continue;
        const auto cell = [&](const std::optional<double>& value) {
            if (value && figure.shown == Whole)
                return numberCell(language, qRound64(*value));
            if (value && figure.shown == Halves)
                return halvesCell(language, qRound64(*value * 2));
            return decimalCell(language, value);
        };
        ReportRow row{{textCell(say.say(figure.title)), cell(figure.of(year))}};
        row.cells.back().isStrong = true;
        for (const HistoryYear* other : shown)
            row.cells.push_back(cell(figure.of(*other)));
        double sum = 0;
        int known = 0;
        for (const HistoryYear* other : earlier) {
            if (const auto value = figure.of(*other)) {
                sum += *value;
                ++known;
            }
        }
        row.cells.push_back(
            decimalCell(language, known == 0 ? std::nullopt : std::optional(sum / known)));
        row.cells.push_back(numberCell(language, known));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace mentat
