#include "reports/wording/figure_wording.h"

#include "model/setting_table.h"
#include "reports/dune/awards_list.h"
#include "reports/dune/dune_reports.h"
#include "reports/dune/game_parts.h"
#include "reports/figure_table.h"
#include "reports/heats/games_and_hours.h"
#include "reports/heats/report_parts.h"
#include "reports/heats/rulings.h"
#include "reports/tables/places_list.h"
#include "reports/wording/dune/dune_figure_texts.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/year_wording.h"
#include "reports/wording/figure_words.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/figures/dune_figures.h"
#include "scoring/dune/figures/event_figures.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/statistics/history.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The sections of the event report; a section without content is omitted with its heading.
class EventTables : ReportTeller {
public:
    /// Keeps a reference to the request.
    explicit EventTables(const ReportRequest& request);

    [[nodiscard]] bool hasGames() const { return m_figures.heatGames.games > 0; }

    /// Who won the final and how, and the runners-up; before the final, the leaders of the
    /// standings.
    void addPodium(ReportDocument& document) const;
    /// The year's key figures in a row, each next to its value in the newest earlier year that has
    /// it.
    void addKeyFigures(ReportDocument& document) const;
    void addFactions(ReportDocument& document) const;
    void addVictories(ReportDocument& document) const;
    /// By heat, and how often players came.
    void addParticipation(ReportDocument& document) const;
    /// Turns and time, with games of five and six compared.
    void addLengths(ReportDocument& document) const;
    void addAwards(ReportDocument& document) const;
    void addFinal(ReportDocument& document) const;
    /// The notes of games, unedited.
    void addNotes(ReportDocument& document) const;
    void addRulingsOfYear(ReportDocument& document) const;
    /// Compared with the last earlier event of the file with the same name and kind.
    void addChangedSettings(ReportDocument& document) const;

private:
    [[nodiscard]] ReportRow lengthRow(const QString& title, const GameFigures& games) const;
    /// Whether any game in the table of lengths lacks turns or time.
    [[nodiscard]] bool hasUnknownLengths() const;
    // Next to a chart, only what it does not show.
    [[nodiscard]] ReportTable factionTable(bool isBesideChart) const;
    [[nodiscard]] ReportTable victoryTable(bool isBesideChart) const;
    [[nodiscard]] bool hasEarlier() const { return m_earlier.heatGames.games > 0; }
    /// "Earlier years (450 games)"
    [[nodiscard]] QString earlierTitle() const;
    /// Adds the chart of this name next to its text; nothing if it has no values. table: what goes
    /// beside it; numbers: all of the chart's, if absent the table's own.
    void addBeside(ReportDocument& document, QLatin1StringView name, const QStringList& words,
                   std::optional<ReportTable> table = {},
                   std::optional<ReportTable> numbers = {}) const;
    [[nodiscard]] const FigureDrawing* findDrawing(QLatin1StringView name) const;

    EventFigures m_figures;
    EventFigures m_earlier; // the file's earlier years combined
    std::vector<FigureDrawing> m_drawings;
};

ReportCell shareCell(const Language& language, int part, int whole) {
    if (whole == 0)
        return unknownCell();
    const double share = static_cast<double>(part) / whole;
    return {.text = shareText(language, share), .number = share};
}

ReportCell meanCell(const Language& language, const GameFigures& games,
                    const GameMeasure& measure) {
    const auto mean = toDouble((games.*measure.mean).mean());
    return decimalCell(language, mean ? std::optional(*mean / measure.parts) : std::nullopt);
}

EventTables::EventTables(const ReportRequest& request)
    : ReportTeller(request)
    , m_figures(eventFigures(request.event)) {
    const auto earlier = earlierEvents(request.book, request.event);
    m_earlier = pooledFigures(earlier);
    m_drawings = figureDrawings(m_language, duneFigures(request.event, earlier));
}

ReportRow EventTables::lengthRow(const QString& title, const GameFigures& games) const {
    ReportRow row{{textCell(title), numberCell(m_language, games.games)}};
    for (const GameMeasure& measure : gameMeasures)
        row.cells.push_back(meanCell(m_language, games, measure));
    if (hasUnknownLengths()) {
        for (const GameMeasure& measure : gameMeasures)
            row.cells.push_back(numberCell(m_language, (games.*measure.mean).unknown));
    }
    return row;
}

bool EventTables::hasUnknownLengths() const {
    return std::ranges::any_of(
        std::array{&m_figures.heatGames, &m_figures.finalGame, &m_earlier.heatGames},
        [](const GameFigures* games) {
            return std::ranges::any_of(gameMeasures, [games](const GameMeasure& measure) {
                return (games->*measure.mean).unknown > 0;
            });
        });
}

void EventTables::addLengths(ReportDocument& document) const {
    const QString title = say(m_language, Phrase("Report", "Length of games"));
    ReportTable table{title,
                      {textColumn(u"games"_s, say(m_language, Phrase("Report", "Games"))),
                       numberColumn(u"number"_s, say(m_language, Phrase("Report", "Number")))}};
    for (const GameMeasure& measure : gameMeasures)
        table.columns.push_back(
            numberColumn(measure.name, measureTitles(m_language, measure).mean));
    if (hasUnknownLengths()) {
        for (const GameMeasure& measure : gameMeasures)
            table.columns.push_back(numberColumn(QString(measure.name) + u"Unknown"_s,
                                                 measureTitles(m_language, measure).unknown));
    }
    for (const SizeFigures& size : m_figures.sizes)
        table.rows.push_back(lengthRow(
            say(m_language, Phrase("Report", "of %1 players"), {m_language.number(size.players)}),
            size.completed));
    ReportRow all
        = lengthRow(say(m_language, Phrase("Report", "all of the heats")), m_figures.heatGames);
    all.beginsPart = true;
    table.rows.push_back(std::move(all));
    if (m_figures.finalGame.games > 0)
        table.rows.push_back(
            lengthRow(say(m_language, Phrase("Report", "the final")), m_figures.finalGame));
    if (hasEarlier()) {
        ReportRow earlier = lengthRow(earlierTitle(), m_earlier.heatGames);
        earlier.beginsPart = true;
        table.rows.push_back(std::move(earlier));
    }
    document.add(Heading{2, title});
    document.add(std::move(table));
    if (hasUnknownLengths())
        document.add(Paragraph{
            say(m_language,
                Phrase("Report", "Games with unknown turns or time are left out of that mean and "
                                 "counted separately.")),
            true});
}

ReportTable EventTables::victoryTable(bool isBesideChart) const {
    ReportTable table{say(m_language, Phrase("Report", "How games were won")),
                      {textColumn(u"victory"_s, say(m_language, Phrase("Report", "Victory")))}};
    const int games = m_figures.heatGames.games;
    if (!isBesideChart)
        table.columns.push_back(
            numberColumn(u"games"_s, say(m_language, Phrase("Report", "Games"))));
    table.columns.push_back(numberColumn(u"share"_s, say(m_language, Phrase("Report", "Share"))));
    if (hasEarlier())
        table.columns.push_back(numberColumn(
            u"earlier"_s,
            isBesideChart ? say(m_language, Phrase("Report", "Earlier years")) : earlierTitle()));
    for (const EnumId<Victory>& entry : idsOf<Victory>) {
        const int won = m_figures.won(entry.value);
        ReportRow row{{textCell(victoryName(m_language, entry.value))}};
        if (!isBesideChart)
            row.cells.push_back(numberCell(m_language, won));
        row.cells.push_back(shareCell(m_language, won, games));
        if (hasEarlier())
            row.cells.push_back(
                shareCell(m_language, m_earlier.won(entry.value), m_earlier.heatGames.games));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable EventTables::factionTable(bool isBesideChart) const {
    const QString title = say(m_language, Phrase("Report", "Wins by faction"));
    ReportTable table{title,
                      {textColumn(u"faction"_s, say(m_language, Phrase("Report", "Faction"))),
                       numberColumn(u"games"_s, say(m_language, Phrase("Report", "Games")))}};
    const auto add = [&](const ReportColumn& column) { table.columns.push_back(column); };
    if (!isBesideChart) {
        add(numberColumn(u"wins"_s, say(m_language, Phrase("Report", "Wins"))));
        add(numberColumn(u"byDefault"_s, say(m_language, Phrase("Report", "By default"))));
        add(numberColumn(u"adjudicated"_s, say(m_language, Phrase("Report", "Adjudicated"))));
    }
    add(numberColumn(u"share"_s, say(m_language, Phrase("Report", "Won"))));
    if (!isBesideChart)
        add(textColumn(u"interval"_s, say(m_language, Phrase("Report", "95% interval"))));
    if (hasEarlier())
        add(numberColumn(u"earlier"_s, isBesideChart
                                           ? say(m_language, Phrase("Report", "Earlier years"))
                                           : earlierTitle()));
    for (const SideFigures& faction : m_figures.sides) {
        ReportRow row{{textCell(m_request.wording.sideName(faction.side)),
                       numberCell(m_language, faction.games)}};
        if (!isBesideChart) {
            row.cells.push_back(numberCell(m_language, faction.wins));
            row.cells.push_back(numberCell(m_language, faction.byDefault));
            row.cells.push_back(numberCell(m_language, faction.adjudicated));
        }
        row.cells.push_back(shareCell(m_language, faction.wins, faction.games));
        if (const FigurePoint rate = winRate(faction); !isBesideChart)
            row.cells.push_back(rate.interval ? textCell(shareText(m_language, *rate.interval))
                                              : unknownCell());
        if (hasEarlier()) {
            const auto before
                = std::ranges::find(m_earlier.sides, faction.side, &SideFigures::side);
            row.cells.push_back(before == m_earlier.sides.end()
                                    ? unknownCell()
                                    : shareCell(m_language, before->wins, before->games));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::optional<EventId> idOf(const Book& book, const Event& event) {
    for (const BookEvent& entry : book.events) {
        if (&entry.event == &event)
            return entry.id;
    }
    return std::nullopt;
}

/// Everyone's minutes including the final, as on the result form.
std::optional<qint64> playerMinutes(const EventFigures& figures) {
    if (figures.heatGames.minutes.known + figures.finalGame.minutes.known == 0)
        return std::nullopt;
    return figures.heatGames.playerMinutes + figures.finalGame.playerMinutes;
}

QString allianceShare(const Language& language, const EventFigures& figures) {
    return shareText(language,
                     static_cast<double>(figures.won(Victory::Alliance)) / figures.heatGames.games);
}

/// The six figures, each with that of the newest earlier year that has it: "2023: 34".
class KeyFigureMaker : ReportTeller {
public:
    KeyFigureMaker(const ReportRequest& request, const EventFigures& figures)
        : ReportTeller(request)
        , m_figures(figures)
        , m_history(historyOf(request.book, request.event.play.index())) {
        for (const HistoryYear& year : m_history.years) {
            if (year.year < request.event.details.year && !year.isDouble)
                m_earlier.push_back(&year);
        }
        std::ranges::reverse(m_earlier);
        for (const Event* event : earlierEvents(request.book, request.event)) {
            EventFigures earlier = eventFigures(*event);
            if (earlier.heatGames.games == 0)
                continue;
            m_last = event;
            m_lastFigures = std::move(earlier);
            break;
        }
    }

    KeyFigures run() {
        const auto number = [this](int value) { return m_language.number(value); };
        add(number(m_figures.players), Phrase("Report", "Players"),
            newest([](const HistoryYear& year) { return year.players; }, number));
        add(number(m_figures.heatGames.games), Phrase("Report", "Games"),
            newest([](const HistoryYear& year) { return year.games; }, number));
        addHours();
        addReturned();
        add(allianceShare(m_language, m_figures), Phrase("Report", "Won by an alliance"),
            m_last ? before(m_last->details.year, allianceShare(m_language, m_lastFigures))
                   : QString());
        return std::move(m_key);
    }

private:
    void add(const QString& value, Phrase label, const QString& earlier) {
        m_key.figures.push_back({value, say(m_language, label), earlier});
    }

    void addHours() {
        if (const auto minutes = playerMinutes(m_figures)) {
            const auto earlier = m_last ? playerMinutes(m_lastFigures) : std::nullopt;
            add(hours(*minutes), Phrase("Report", "Player-hours"),
                earlier ? before(m_last->details.year, hours(*earlier)) : QString());
        }
        if (const auto mean = m_figures.heatGames.minutes.mean())
            add(hoursText(m_language, mean), Phrase("Report", "Hours per game"),
                newest([](const HistoryYear& year) { return year.hours; },
                       [this](double value) { return oneDecimal(m_language, value); }));
    }

    /// Returning players are known only if the last year has games; otherwise shows turns.
    void addReturned() {
        const auto own = idOf(m_request.book, m_request.event);
        const auto last = m_last ? idOf(m_request.book, *m_last) : std::nullopt;
        const auto ownYear = own ? yearOf(m_history, *own) : std::nullopt;
        const auto lastYear = last ? yearOf(m_history, *last) : std::nullopt;
        if (ownYear && lastYear)
            m_key.figures.push_back(
                {m_language.number(playersOfBoth(m_history, *ownYear, *lastYear)),
                 say(m_language, Phrase("Report", "Back from %1"),
                     {m_language.number(m_last->details.year.value())})});
        else if (const auto mean = m_figures.heatGames.turns.mean())
            add(meanText(m_language, mean), Phrase("Report", "Turns per game"),
                newest([](const HistoryYear& year) { return year.turns; },
                       [this](double value) { return oneDecimal(m_language, value); }));
    }

    [[nodiscard]] QString hours(qint64 minutes) const {
        return playerHoursText(m_language, {.playerMinutes = minutes});
    }
    [[nodiscard]] QString before(Year year, const QString& value) const {
        return say(m_language, Phrase("Report", "%1: %2"),
                   {m_language.number(year.value()), value});
    }
    template <class Of, class Say>
    [[nodiscard]] QString newest(Of of, Say say) const {
        for (const HistoryYear* year : m_earlier) {
            if (const auto value = of(*year))
                return before(year->year, say(*value));
        }
        return {};
    }

    const EventFigures& m_figures;
    const History m_history;
    std::vector<const HistoryYear*> m_earlier; // newest first
    const Event* m_last = nullptr;             // the newest earlier event with games
    EventFigures m_lastFigures;
    KeyFigures m_key;
};

void EventTables::addPodium(ReportDocument& document) const {
    Podium podium;
    const auto placements = dunePlacements(m_request.event);
    for (const Placement& placement : placements) {
        if (placement.place.value() > 3)
            break;
        const auto faction = factionInFinal(m_request, placement.player);
        podium.steps.push_back(podiumStep(
            m_request, placement, {faction ? m_request.wording.sideName(*faction) : QString()}));
    }
    if (!placements.empty()) {
        podium.how = wonFinal(m_request, placements);
        document.add(std::move(podium));
        return;
    }
    for (const Standing& standing : duneStandings(m_request.event).ranked) {
        if (podium.steps.size() == 3)
            break;
        podium.steps.push_back(leaderStep(m_request, standing.player, *standing.rank,
                                          say(m_language, Phrase("Report", "%1 QP"),
                                              {m_language.points(pointsOf(standing).halves())})));
    }
    const QString noFinal = say(m_language, Phrase("Report", "The final has no result yet."));
    if (podium.steps.empty()) {
        document.add(Paragraph{noFinal});
        return;
    }
    podium.how = noFinal;
    document.add(std::move(podium));
}

void EventTables::addKeyFigures(ReportDocument& document) const {
    if (!hasGames()) {
        document.add(FactList{{{say(m_language, Phrase("Report", "Registered")),
                                m_language.number(m_figures.registered)}}});
        document.add(Paragraph{say(m_language, Phrase("Report", "No games yet."))});
        return;
    }
    document.add(KeyFigureMaker(m_request, m_figures).run());
    document.add(Paragraph{
        say(m_language,
            Phrase("Report", "Players are people with a completed heat game. Figures and means "
                             "cover the completed games of the heats; player-hours include the "
                             "final.")),
        true});
}

/// nullptr if the file has no earlier year.
const Event* lastEventOf(const ReportRequest& request) {
    const auto earlier = earlierEvents(request.book, request.event);
    return earlier.empty() ? nullptr : earlier.front();
}

void EventTables::addAwards(ReportDocument& document) const {
    document.add(Heading{2, say(m_language, Phrase("Report", "Best Factions"))});
    const auto courses = awardCourses(m_request.event);
    document.add(
        tableAt(m_request, withoutReasons(awardsList(m_request, courses)), Audience::Paper));
}

void EventTables::addFinal(ReportDocument& document) const {
    ReportTable places = placesOnPaper(m_request, withoutReasons(placesList(m_request)));
    if (places.rows.empty())
        return; // the podium says so
    document.add(Heading{2, say(m_language, Phrase("Report", "Final"))});
    document.add(std::move(places));
}

void EventTables::addNotes(ReportDocument& document) const {
    addNotesOnGames(document, m_request, [](const Language& language, const Game& game) {
        return dune(game).victory ? textCell(victoryName(language, *dune(game).victory))
                                  : unknownCell();
    });
}

void EventTables::addRulingsOfYear(ReportDocument& document) const {
    if (m_request.event.rulings.empty())
        return;
    document.add(Heading{2, say(m_language, Phrase("Report", "Rulings"))});
    document.add(rulingTable(m_request));
}

void EventTables::addChangedSettings(ReportDocument& document) const {
    const Event* last = lastEventOf(m_request);
    if (!last)
        return;
    const QString year = QString::number(last->details.year.value());
    document.add(
        Heading{2, say(m_language, Phrase("Report", "Settings changed since %1"), {year})});
    const auto differences = settingDifferences(last->settings, m_request.event.settings);
    if (differences.empty()) {
        document.add(Paragraph{say(
            m_language, Phrase("Report", "None: the settings are the same as in %1."), {year})});
        return;
    }
    ReportTable table{
        say(m_language, Phrase("Report", "Settings")),
        {wideColumn(u"setting"_s, say(m_language, Phrase("Report", "Setting"))),
         textColumn(u"rule"_s, say(m_language, Phrase("Report", "Rule"))),
         textColumn(u"before"_s, year),
         textColumn(u"now"_s, QString::number(m_request.event.details.year.value()))}};
    const Wording& wording = m_request.wording;
    for (const SettingDifference& difference : differences)
        table.rows.push_back({{textCell(wording.settingName(difference.key)),
                               textCell(QString(ruleOf(difference.key))),
                               textCell(wording.settingValue(difference.from)),
                               textCell(wording.settingValue(difference.to))}});
    document.add(std::move(table));
}

QStringList saidOf(const QStringList& sentences) {
    QStringList said;
    std::ranges::copy_if(sentences, std::back_inserter(said),
                         [](const QString& sentence) { return !sentence.isEmpty(); });
    return said;
}

QString EventTables::earlierTitle() const {
    return sayCounted(m_language, CountedPhrase("Report", "Earlier years (%n game(s))"),
                      m_earlier.heatGames.games);
}

const FigureDrawing* EventTables::findDrawing(QLatin1StringView name) const {
    const auto found = std::ranges::find_if(
        m_drawings, [name](const FigureDrawing& one) { return one.figure.name == name; });
    return found == m_drawings.end() || !hasValues(found->figure) ? nullptr : &*found;
}

void EventTables::addBeside(ReportDocument& document, QLatin1StringView name,
                            const QStringList& words, std::optional<ReportTable> table,
                            std::optional<ReportTable> numbers) const {
    const FigureDrawing* drawing = findDrawing(name);
    if (!drawing)
        return;
    document.add(BesideFigure{*drawing, saidOf(words), std::move(table),
                              numbers ? *std::move(numbers) : tableOf(*drawing, m_language)});
}

void EventTables::addFactions(ReportDocument& document) const {
    addBeside(document, "wins-by-faction"_L1, {neverWonSentence(m_language, m_figures)},
              factionTable(true), factionTable(false));
}

void EventTables::addVictories(ReportDocument& document) const {
    const QString pace = lengthSentence(m_language, m_figures);
    const QString unfinished = unfinishedSentence(m_language, m_figures);
    if (hasEarlier())
        addBeside(document, "victories"_L1, {pace, unfinished}, victoryTable(true),
                  victoryTable(false));
    else
        addBeside(document, "victories"_L1,
                  {victoriesSentence(m_language, m_figures), pace, unfinished}, {},
                  victoryTable(false));
}

void EventTables::addParticipation(ReportDocument& document) const {
    ReportTable table{
        say(m_language, Phrase("Report", "Participation")),
        {textColumn(u"heat"_s, say(m_language, Phrase("Report", "Heat"))),
         numberColumn(u"entrants"_s, say(m_language, Phrase("Report", "Checked in"))),
         numberColumn(u"games"_s, say(m_language, Phrase("Report", "Games"))),
         numberColumn(u"starts"_s, say(m_language, Phrase("Report", "Player-starts")))}};
    for (const HeatFigures& heat : m_figures.heats)
        table.rows.push_back(
            {{textCell(heatTitle(m_language, *findHeat(playOf(m_request), heat.heat))),
              numberCell(m_language, heat.entrants), numberCell(m_language, heat.completed.games),
              numberCell(m_language, heat.completed.playerStarts)}});
    const auto cut = cutOf(duneStandings(m_request.event), m_request.event.settings.finalists);
    QStringList words{playedSentence(m_language, m_figures),
                      faithfulSentence(m_language, m_figures)};
    words = {saidOf(words).join(u' ')};
    if (cut)
        words.append(cutSentence(m_language, *cut));
    addBeside(document, "heats-played"_L1, words, table, table);
}

} // namespace

Result<ReportDocument> eventReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("Report", "Event report")));
    const EventTables tables(request);
    tables.addPodium(document);
    tables.addKeyFigures(document);
    if (tables.hasGames()) {
        tables.addFactions(document);
        tables.addVictories(document);
        tables.addParticipation(document);
        tables.addLengths(document);
        tables.addAwards(document);
        tables.addFinal(document);
    }
    tables.addNotes(document);
    tables.addRulingsOfYear(document);
    tables.addChangedSettings(document);
    return document;
}

} // namespace mentat
