#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/heats/games_and_hours.h"
#include "reports/heats/podium_parts.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/statistics/history.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<EventId> idOf(const Book& book, const Event& event) {
    for (const BookEvent& entry : book.events) {
        if (&entry.event == &event)
            return entry.id;
    }
    return std::nullopt;
}

/// Everybody's minutes, those of the final among them: as on the result form.
std::optional<qint64> playerMinutes(const EventFigures& figures) {
    if (figures.heatGames.minutes.known + figures.finalGame.minutes.known == 0)
        return std::nullopt;
    return figures.heatGames.playerMinutes + figures.finalGame.playerMinutes;
}

QString allianceShare(const Language& language, const EventFigures& figures) {
    return shareText(language,
                     static_cast<double>(figures.won(Victory::Alliance)) / figures.heatGames.games);
}

/// The six figures, each with that of the newest earlier year that knows it: "2023: 34".
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
        add(number(m_figures.players), QT_TRANSLATE_NOOP("Report", "Players"),
            newest([](const HistoryYear& year) { return year.players; }, number));
        add(number(m_figures.heatGames.games), QT_TRANSLATE_NOOP("Report", "Games"),
            newest([](const HistoryYear& year) { return year.games; }, number));
        addHours();
        addReturned();
        add(allianceShare(m_language, m_figures), QT_TRANSLATE_NOOP("Report", "Won by an alliance"),
            m_last ? before(m_last->details.year, allianceShare(m_language, m_lastFigures))
                   : QString());
        return std::move(m_key);
    }

private:
    void add(const QString& value, const char* label, const QString& earlier) {
        m_key.figures.push_back({value, text(label), earlier});
    }

    void addHours() {
        if (const auto minutes = playerMinutes(m_figures)) {
            const auto earlier = m_last ? playerMinutes(m_lastFigures) : std::nullopt;
            add(hours(*minutes), QT_TRANSLATE_NOOP("Report", "Player-hours"),
                earlier ? before(m_last->details.year, hours(*earlier)) : QString());
        }
        if (const auto mean = m_figures.heatGames.minutes.mean())
            add(hoursText(m_language, mean), QT_TRANSLATE_NOOP("Report", "Hours per game"),
                newest([](const HistoryYear& year) { return year.hours; },
                       [this](double value) { return oneDecimal(m_language, value); }));
    }

    /// Who came back is known of a year with games; without one the turns have the place.
    void addReturned() {
        const auto own = idOf(m_request.book, m_request.event);
        const auto last = m_last ? idOf(m_request.book, *m_last) : std::nullopt;
        const auto ownYear = own ? yearOf(m_history, *own) : std::nullopt;
        const auto lastYear = last ? yearOf(m_history, *last) : std::nullopt;
        if (ownYear && lastYear)
            m_key.figures.push_back(
                {m_language.number(playersOfBoth(m_history, *ownYear, *lastYear)),
                 text(QT_TRANSLATE_NOOP("Report", "Back from %1"),
                      {m_language.number(m_last->details.year.value())})});
        else if (const auto mean = m_figures.heatGames.turns.mean())
            add(meanText(m_language, mean), QT_TRANSLATE_NOOP("Report", "Turns per game"),
                newest([](const HistoryYear& year) { return year.turns; },
                       [this](double value) { return oneDecimal(m_language, value); }));
    }

    [[nodiscard]] QString hours(qint64 minutes) const {
        return playerHoursText(m_language, {.playerMinutes = minutes});
    }
    [[nodiscard]] QString before(Year year, const QString& value) const {
        return text(QT_TRANSLATE_NOOP("Report", "%1: %2"),
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
    std::vector<const HistoryYear*> m_earlier; // the newest first
    const Event* m_last = nullptr;             // the newest earlier one with games
    EventFigures m_lastFigures;
    KeyFigures m_key;
};

} // namespace

void EventTables::addPodium(ReportDocument& document) const {
    Podium podium;
    const auto placements = dunePlacements(m_request.event);
    for (const Placement& placement : placements) {
        if (placement.place.value() > 3)
            break;
        const auto faction = factionInFinal(m_request, placement.player);
        podium.steps.push_back(podiumStep(
            m_request, placement, {faction ? m_request.wording.factionName(*faction) : QString()}));
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
                                          text(QT_TRANSLATE_NOOP("Report", "%1 QP"),
                                               {m_language.points(pointsOf(standing).halves())})));
    }
    const QString noFinal = text(QT_TRANSLATE_NOOP("Report", "The final has no result yet."));
    if (podium.steps.empty()) {
        document.add(Paragraph{noFinal});
        return;
    }
    podium.how = noFinal;
    document.add(std::move(podium));
}

void EventTables::addKeyFigures(ReportDocument& document) const {
    if (!hasGames()) {
        document.add(FactList{{{text(QT_TRANSLATE_NOOP("Report", "Registered")),
                                m_language.number(m_figures.registered)}}});
        document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return;
    }
    document.add(KeyFigureMaker(m_request, m_figures).run());
    document.add(Paragraph{
        text(QT_TRANSLATE_NOOP("Report",
                               "Players are people with a completed heat game. Figures and means "
                               "cover the completed games of the heats; player-hours include the "
                               "final.")),
        true});
}

} // namespace mentat
