#include "reports/history_report.h"

#include "reports/history_sheet.h"
#include "reports/paper/page_layout.h"
#include "reports/report_cells.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/statistics/history_figures.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

ReportColumn inSpareSpace(ReportColumn column) {
    column.isSpare = true;
    return column;
}

class HistoryWords {
public:
    HistoryWords(const Language& language, const History& history)
        : m_language(language)
        , m_history(history) {
        for (const Career& career : history.careers)
            ++m_sameNames[normalizedText(career.who.name)];
    }

    [[nodiscard]] const Language& language() const { return m_language; }

    [[nodiscard]] ReportColumn words(const char* key, Phrase title) const {
        return textColumn(QString::fromLatin1(key), say(m_language, title));
    }
    [[nodiscard]] ReportColumn numbers(const char* key, Phrase title) const {
        return numberColumn(QString::fromLatin1(key), say(m_language, title));
    }
    [[nodiscard]] ReportColumn spare(const char* key, Phrase title) const {
        return inSpareSpace(numbers(key, title));
    }
    [[nodiscard]] ReportColumn wide(const char* key, Phrase title) const {
        return wideColumn(QString::fromLatin1(key), say(m_language, title));
    }

    [[nodiscard]] ReportCell number(qint64 number) const { return numberCell(m_language, number); }
    [[nodiscard]] ReportCell number(const std::optional<int>& number) const {
        return number ? numberCell(m_language, *number) : unknownCell();
    }
    /// Unknown if only summaries cover it.
    [[nodiscard]] ReportCell counted(const Career& career, int number) const {
        return isCounted(career) ? numberCell(m_language, number) : textCell(QString());
    }
    [[nodiscard]] ReportCell decimal(const std::optional<double>& number) const {
        return decimalCell(m_language, number);
    }
    [[nodiscard]] ReportCell points(const std::optional<QualificationPoints>& points) const {
        return points ? halvesCell(m_language, points->halves()) : unknownCell();
    }
    [[nodiscard]] ReportCell laurels(const std::optional<Fraction>& laurels) const {
        return laurels ? laurelsCell(m_language, *laurels) : unknownCell();
    }
    [[nodiscard]] bool isCounted(const Career& career) const {
        return std::ranges::any_of(career.years, [this](const CareerYear& played) {
            return !m_history.years[played.year].isSummary;
        });
    }
    [[nodiscard]] ReportCell year(Year year) const { return numberCell(m_language, year.value()); }
    [[nodiscard]] ReportCell name(size_t career) const { return textCell(nameOf(career)); }
    [[nodiscard]] ReportCell place(Place place, bool tied) const {
        ReportCell cell = numberCell(m_language, place.value());
        if (tied)
            cell.text = say(m_language, Phrase("History", "%1 (tied)"), {cell.text});
        return cell;
    }
    [[nodiscard]] ReportCell side(const std::optional<Side>& side) const {
        return side ? textCell(sideName(m_language, *side)) : unknownCell();
    }
    [[nodiscard]] ReportCell sides(const std::vector<Side>& sides) const {
        QStringList names;
        for (const Side side : sides)
            names.push_back(sideName(m_language, side));
        return textCell(names.join(u", "_s));
    }
    [[nodiscard]] QString nameOf(size_t career) const {
        const auto& who = m_history.careers[career].who;
        const bool isShared = m_sameNames.at(normalizedText(who.name)) > 1;
        return onOneLine(isShared && who.from ? QString(who.name + u" ("_s + *who.from + u')')
                                              : who.name);
    }
    [[nodiscard]] QString titleOf(const HistoryYear& year) const {
        QString name = onOneLine(year.name.text());
        if (!year.isSummary)
            return name;
        return year.isDouble
                   ? say(m_language, Phrase("History", "%1 (summary, not counted)"), {name})
                   : say(m_language, Phrase("History", "%1 (summary)"), {name});
    }

private:
    const Language& m_language;
    const History& m_history;
    std::map<QString, int> m_sameNames; // normalized: how many people have it
};

constexpr size_t yearsColumn = 2; // of careersTable()

void removeColumn(ReportTable& table, size_t column) {
    const auto at = static_cast<qsizetype>(column);
    table.columns.erase(table.columns.begin() + at);
    for (ReportRow& row : table.rows)
        row.cells.erase(row.cells.begin() + at);
}

/// Omits number columns with few known values, because dashes say nothing: a column stays if one
/// row in `ofSo` has a value.
ReportTable withoutRareColumns(ReportTable table, size_t ofSo) {
    for (size_t column = table.columns.size(); column-- > 0;) {
        if (table.columns[column].align != Align::End)
            continue;
        const auto known = std::ranges::count_if(table.rows, [column](const ReportRow& row) {
            return row.cells[column].number.has_value();
        });
        if (static_cast<size_t>(known) * ofSo < table.rows.size())
            removeColumn(table, column);
    }
    return table;
}

/// Omits columns without a known value in any row.
ReportTable withoutEmptyColumns(ReportTable table) {
    const QString unknown = unknownCell().text;
    for (size_t column = table.columns.size(); column-- > 0;) {
        if (std::ranges::all_of(table.rows, [&](const ReportRow& row) {
                const QString& text = row.cells[column].text;
                return text.isEmpty() || text == unknown;
            }))
            removeColumn(table, column);
    }
    return table;
}

/// Omits the event's name if commonNameOf() states it for all years.
ReportTable withoutCommonName(const History& history, ReportTable table) {
    const auto name = std::ranges::find(table.columns, u"name"_s, &ReportColumn::key);
    if (name != table.columns.end() && !commonNameOf(history).isEmpty())
        removeColumn(table, static_cast<size_t>(name - table.columns.begin()));
    return table;
}

constexpr size_t ofSoOnPaper = 4;
constexpr size_t ofSoInLists = 3;

/// Without awards in the history, omits what depends on them.
ReportTable withKnownColumns(const History& history, ReportTable table) {
    if (history.hasAwards)
        return table;
    static const QStringList ofAwards{u"adjudicated"_s, u"cut"_s, u"bestFactions"_s, u"qp"_s,
                                      u"faction"_s};
    for (size_t i = table.columns.size(); i-- > 0;) {
        if (ofAwards.contains(table.columns[i].key))
            removeColumn(table, i);
    }
    return table;
}

/// R5.3: whether the Game Master chose another of several equals.
bool isPassedOver(const History& history, Side side, const SideHistory::Record& record) {
    const auto& awards = history.years[record.year].awards;
    const auto award = std::ranges::find(awards, side, &HistoryAward::side);
    return award != awards.end()
           && std::ranges::find(award->careers, record.career) == award->careers.end();
}

} // namespace

QString careersNote(const Language& language, const History& history) {
    if (std::ranges::none_of(history.years, &HistoryYear::isSummary))
        return {};
    return say(language, Phrase("History",
                                "Heats, wins, laurels, and Best Factions cover the years with "
                                "games. Other years count only the finalists their summaries name, "
                                "often just the champion. Empty means unknown."));
}

ReportTable yearsTable(const Language& language, const History& history) {
    const HistoryWords words(language, history);
    ReportTable table{say(words, Phrase("History", "Years")),
                      {words.numbers("year", Phrase("History", "Year")),
                       words.words("name", Phrase("History", "Event")),
                       words.numbers("players", Phrase("History", "Players")),
                       words.numbers("games", Phrase("History", "Games")),
                       words.spare("playerStarts", Phrase("History", "Player-starts")),
                       words.numbers("turns", Phrase("History", "Mean turns")),
                       words.numbers("hours", Phrase("History", "Mean hours")),
                       words.spare("adjudicated", Phrase("History", "Adjudicated")),
                       words.spare("cut", Phrase("History", "Cut, QP")),
                       words.wide("champion", Phrase("History", "Champion"))}};
    for (const HistoryYear& year : std::views::reverse(history.years))
        table.rows.push_back(
            {{words.year(year.year), textCell(words.titleOf(year)), words.number(year.players),
              words.number(year.games), words.number(year.playerStarts), words.decimal(year.turns),
              words.decimal(year.hours), words.number(year.adjudicated), words.points(year.cut),
              year.champion ? words.name(*year.champion) : unknownCell()}});
    return withKnownColumns(history, std::move(table));
}

QString commonNameOf(const History& history) {
    std::map<QString, size_t> rowsOf;
    for (const HistoryYear& year : history.years) {
        if (year.isDouble)
            return {};
        ++rowsOf[year.name.text()];
    }
    for (const auto& [name, rows] : rowsOf) {
        if (rows * 3 > history.years.size() * 2)
            return onOneLine(name);
    }
    return {};
}

ReportTable yearsList(const Language& language, const History& history) {
    return withoutCommonName(history,
                             withoutRareColumns(yearsTable(language, history), ofSoInLists));
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
    const HistoryWords words(language, history);
    ReportTable table{say(words, Phrase("History", "Players")),
                      {words.wide("name", Phrase("History", "Player")),
                       inSpareSpace(words.words("from", Phrase("History", "From"))),
                       words.numbers("years", Phrase("History", "Years")),
                       words.numbers("heats", Phrase("History", "Heats")),
                       words.numbers("wins", Phrase("History", "Wins")),
                       words.numbers("finals", Phrase("History", "Finals")),
                       words.numbers("titles", Phrase("History", "Titles")),
                       words.spare("laurels", Phrase("History", "Laurels")),
                       words.numbers("bestFactions", Phrase("History", "Best Factions"))}};
    for (const size_t position : shownCareers(history)) {
        const Career& career = history.careers[position];
        table.rows.push_back(
            {{words.name(position),
              career.who.from ? textCell(onOneLine(*career.who.from)) : textCell(QString()),
              words.number(qint64(career.years.size())), words.counted(career, career.heats),
              words.counted(career, career.wins), words.number(qint64(career.finals)),
              words.number(qint64(career.titles)),
              words.isCounted(career) ? words.laurels(career.laurels) : textCell(QString()),
              words.counted(career, career.awards)}});
    }
    return withKnownColumns(history, std::move(table));
}

ReportTable careersList(const Language& language, const History& history) {
    return withoutRareColumns(careersTable(language, history), ofSoInLists);
}

ReportTable careerTable(const Language& language, const History& history, const Career& career) {
    const HistoryWords words(language, history);
    ReportTable table{onOneLine(career.who.name),
                      {words.numbers("year", Phrase("History", "Year")),
                       words.words("name", Phrase("History", "Event")),
                       words.numbers("heats", Phrase("History", "Heats")),
                       words.numbers("wins", Phrase("History", "Wins")),
                       words.numbers("qp", Phrase("History", "QP")),
                       words.numbers("place", Phrase("History", "Place")),
                       words.numbers("laurels", Phrase("History", "Laurels")),
                       words.wide("bestFactions", Phrase("History", "Best Factions"))}};
    for (const CareerYear& played : std::views::reverse(career.years)) {
        const HistoryYear& year = history.years[played.year];
        const bool isKnown = !year.isSummary;
        const ReportCell none = textCell(QString());
        table.rows.push_back(
            {{words.year(year.year), textCell(words.titleOf(year)),
              isKnown ? words.number(qint64(played.heats)) : none,
              isKnown ? words.number(qint64(played.wins)) : none,
              isKnown ? words.points(played.points) : none,
              played.place
                  ? words.place(*played.place, *played.place == Place(1) && !played.hasTitle)
                  : none,
              played.laurels ? words.laurels(played.laurels) : none, words.sides(played.awards)}});
    }
    return withoutEmptyColumns(
        withoutCommonName(history, withKnownColumns(history, std::move(table))));
}

ReportTable sidesTable(const Language& language, const History& history) {
    const HistoryWords words(language, history);
    ReportTable table{say(words, Phrase("History", "Factions")),
                      {words.words("faction", Phrase("History", "Faction")),
                       words.numbers("games", Phrase("History", "Games")),
                       words.numbers("wins", Phrase("History", "Wins")),
                       words.spare("byDefault", Phrase("History", "By default")),
                       words.numbers("rate", Phrase("History", "Won")),
                       inSpareSpace(words.words("interval", Phrase("History", "95% interval"))),
                       words.numbers("titles", Phrase("History", "Titles")),
                       words.spare("mean", Phrase("History", "Mean PP")),
                       words.numbers("best", Phrase("History", "Best PP")),
                       words.wide("by", Phrase("History", "Best by"))}};
    for (const SideHistory& side : history.sides) {
        const FigurePoint rate = winRate(side.figures);
        QStringList by;
        for (const SideHistory::Record& record : side.records) {
            if (isPassedOver(history, side.figures.side, record))
                continue;
            by.push_back(say(words, Phrase("History", "%1, %2"),
                             {words.nameOf(record.career),
                              language.number(history.years[record.year].year.value())}));
        }
        const auto mean = side.figures.normalized.mean();
        table.rows.push_back(
            {{words.side(side.figures.side), words.number(qint64(side.figures.games)),
              words.number(qint64(side.figures.wins)), words.number(qint64(side.figures.byDefault)),
              rate.value
                  ? ReportCell{.text = shareText(language, *rate.value), .number = rate.value}
                  : unknownCell(),
              rate.interval ? textCell(shareText(language, *rate.interval)) : unknownCell(),
              words.number(qint64(side.titles)),
              mean
                  ? ReportCell{.text = language.thousandths(qRound64(*mean * 1000)), .number = mean}
                  : unknownCell(),
              thousandthsCell(language, side.figures.best), textCell(by.join(u"; "_s))}});
    }
    return table;
}

ReportTable finalistsTable(const Language& language, const History& history,
                           const HistoryYear& year) {
    const HistoryWords words(language, history);
    ReportTable table{say(words, Phrase("History", "Final")),
                      {words.numbers("place", Phrase("History", "Place")),
                       words.wide("name", Phrase("History", "Player")),
                       words.words("faction", Phrase("History", "Faction")),
                       words.numbers("laurels", Phrase("History", "Laurels"))}};
    for (const HistoryFinalist& one : year.finalists)
        table.rows.push_back({{words.place(one.place, one.tied), words.name(one.career),
                               words.side(one.side), words.laurels(one.laurels)}});
    return withoutEmptyColumns(withKnownColumns(history, std::move(table)));
}

ReportTable bestOfSidesTable(const Language& language, const History& history,
                             const HistoryYear& year) {
    const HistoryWords words(language, history);
    ReportTable table{say(words, Phrase("History", "Best Factions")),
                      {words.words("faction", Phrase("History", "Faction")),
                       words.wide("name", Phrase("History", "Player")),
                       words.numbers("normalized", Phrase("History", "Normalized PP"))}};
    for (const HistoryAward& award : year.awards) {
        QStringList names;
        for (const size_t career : award.careers)
            names.push_back(words.nameOf(career));
        table.rows.push_back({{words.side(award.side), textCell(names.join(u", "_s)),
                               thousandthsCell(language, award.normalized)}});
    }
    return table;
}

namespace {

void addTable(ReportDocument& document, ReportTable table) {
    if (table.rows.empty())
        return;
    document.add(Heading{2, table.name});
    document.add(std::move(table));
}

} // namespace

namespace {

std::vector<ChampionLine> championsOf(const Language& language, const History& history) {
    const HistoryWords words(language, history);
    std::vector<ChampionLine> lines;
    for (const HistoryYear& year : std::views::reverse(history.years)) {
        if (year.isDouble) // another line has it
            continue;
        lines.push_back(
            {.year = words.year(year.year).text,
             .name = year.champion ? words.nameOf(*year.champion) : unknownCell().text,
             .players = year.players ? sayCounted(
                            language, CountedPhrase("History", "%n player(s)"), *year.players)
                                     : QString()});
    }
    return lines;
}

/// Whether the series is more than a few dots over the years.
bool coversYears(const FigureSeries& series) {
    constexpr size_t minYears = 5;
    constexpr size_t ofSo = 3; // a series stays if one year in this many has a value
    const auto known = static_cast<size_t>(std::ranges::count_if(
        series.points, [](const FigurePoint& point) { return point.value.has_value(); }));
    return known >= minYears && known * ofSo >= series.points.size();
}
bool coversYears(const FigureDrawing& drawing) {
    return std::ranges::any_of(drawing.figure.series,
                               [](const FigureSeries& series) { return coversYears(series); });
}

/// Omits series that would be mere dots.
FigureDrawing withCoveringLines(const Language& language, FigureDrawing drawing) {
    FigureWords& words = drawing.words;
    for (size_t i = drawing.figure.series.size(); i-- > 0;) {
        if (coversYears(drawing.figure.series[i]))
            continue;
        if (i == 0)
            words.headline.clear(); // it is about the first
        const auto at = static_cast<std::ptrdiff_t>(i);
        drawing.figure.series.erase(drawing.figure.series.begin() + at);
        words.series.erase(words.series.begin() + at);
        words.values.erase(words.values.begin() + at);
        words.intervals.erase(words.intervals.begin() + at);
    }
    if (words.series.size() == 1)
        words.title = words.series.front();
    words.sentence = figureSentence(language, drawing.figure, words);
    return drawing;
}

/// Adds the careers with most titles, finals, and wins: all careers would fill pages of mostly
/// unknown values.
void addBestCareers(ReportDocument& document, const Language& language, const History& history,
                    size_t most) {
    ReportTable table = careersTable(language, history);
    if (history.years.size() < 2) // that many have all
        removeColumn(table, yearsColumn);
    const auto all = static_cast<int>(table.rows.size());
    if (table.rows.size() > most)
        table.rows.resize(most);
    const bool isShortened = table.rows.size() < static_cast<size_t>(all);
    table = withoutRareColumns(std::move(table), ofSoOnPaper);
    // Values known for few are explained where they appear.
    const bool isExplained
        = std::ranges::find(table.columns, u"heats"_s, &ReportColumn::key) != table.columns.end();
    addTable(document, std::move(table));
    QStringList notes;
    if (isShortened)
        notes.append(sayCounted(
            language,
            CountedPhrase("History", "Of %n player(s), those with the most titles and finals."),
            all));
    if (isExplained)
        notes.append(careersNote(language, history));
    notes.removeAll(QString());
    if (!notes.isEmpty())
        document.add(Paragraph{notes.join(u' '), true});
}

/// The sheet of the years, and as much of the rest as one more page holds.
constexpr size_t pagesOfHistory = 2;
constexpr std::array careersTried{size_t(24), size_t(16), size_t(12), size_t(9), size_t(6)};

/// On paper one page; in other formats a list.
PlacedSheet sheetOfYears(const ReportRequest& request, const History& history, const QString& title,
                         const std::optional<FigureDrawing>& line) {
    const Language& language = request.wording.language();
    ReportTable years = withoutRareColumns(yearsTable(language, history), ofSoOnPaper);
    PlacedSheet sheet{.page = historySheet(request, title, championsOf(language, history), line),
                      .inWords = {Heading{1, title}, Heading{2, years.name}}};
    sheet.inWords.emplace_back(std::move(years));
    if (line)
        sheet.inWords.emplace_back(*line);
    return sheet;
}

} // namespace

Result<ReportDocument> historyReport(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const History history = historyOf(request.book, request.event.play.index());
    const QString title = say(language, Phrase("History", "History"));
    auto drawings = figureDrawings(language, historyFigures(history));
    std::erase_if(drawings, [](const FigureDrawing& one) { return !hasValues(one.figure); });
    if (history.years.size() < 2) {
        ReportDocument document = titledDocument(request, title);
        addTable(document, yearsTable(language, history));
        // The table has the values of a figure over the years: it would be a single dot.
        std::erase_if(drawings, [](const FigureDrawing& one) {
            return one.figure.shape == FigureShape::Lines;
        });
        for (FigureDrawing& drawing : drawings)
            document.add(std::move(drawing));
        addTable(document, sidesTable(language, history));
        addBestCareers(document, language, history, history.careers.size());
        return document;
    }
    std::optional<FigureDrawing> line;
    if (!drawings.empty() && coversYears(drawings.front()))
        line = withCoveringLines(language, drawings.front());
    std::erase_if(drawings, [](const FigureDrawing& one) {
        return one.figure.shape == FigureShape::Lines && !coversYears(one);
    });
    if (line)
        drawings.erase(drawings.begin());
    ReportDocument begun = documentFor(request, title);
    begun.add(sheetOfYears(request, history, title, line));
    for (FigureDrawing& drawing : drawings)
        begun.add(std::move(drawing));
    addTable(begun, sidesTable(language, history));
    ReportDocument document;
    for (const size_t careers : careersTried) {
        document = begun;
        addBestCareers(document, language, history, careers);
        if (pagesOf(document, language).size() <= pagesOfHistory)
            break;
    }
    return document;
}

} // namespace mentat
