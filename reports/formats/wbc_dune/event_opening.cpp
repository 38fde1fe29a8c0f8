#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/formats/wbc_dune/result_tables.h"
#include "reports/heats/games_and_hours.h"
#include "reports/heats/podium_parts.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/sentences.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/statistics/earlier_events.h"
#include "scoring/statistics/history.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// "2023: 34" of the newest earlier year that knows the figure.
class YearsBefore {
public:
    explicit YearsBefore(const ReportRequest& request)
        : m_language(request.wording.language())
        , m_history(historyOf(request.book, request.event.play.index())) {
        for (const HistoryYear& year : m_history.years) {
            if (year.year < request.event.details.year && !year.isDouble)
                m_earlier.push_back(&year);
        }
        std::ranges::reverse(m_earlier);
    }

    template <class Of, class Say>
    [[nodiscard]] QString newest(Of of, Say say) const {
        for (const HistoryYear* year : m_earlier) {
            if (const auto value = of(*year))
                return said(year->year, say(*value));
        }
        return {};
    }
    [[nodiscard]] QString said(Year year, const QString& value) const {
        return filled(m_language.translate("Report", QT_TRANSLATE_NOOP("Report", "%1: %2")),
                      {m_language.number(year.value()), value});
    }
    [[nodiscard]] const History& history() const { return m_history; }

private:
    const Language& m_language;
    History m_history;
    std::vector<const HistoryYear*> m_earlier; // the newest first
};

/// How many played a game of the heats in both.
int playersOfBoth(const History& history, size_t one, size_t other) {
    const auto hasPlayed = [](const Career& career, size_t year) {
        return std::ranges::any_of(career.years, [year](const CareerYear& each) {
            return each.year == year && each.games > 0;
        });
    };
    return static_cast<int>(std::ranges::count_if(history.careers, [&](const Career& career) {
        return hasPlayed(career, one) && hasPlayed(career, other);
    }));
}

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
        podium.steps.push_back(leaderStep(
            m_request, standing.player, *standing.rank,
            text(QT_TRANSLATE_NOOP("Report", "%1 QP"), {m_language.points(standing.qp.halves())})));
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
    const GameFigures& games = m_figures.heatGames;
    if (games.games == 0) {
        document.add(FactList{{{text(QT_TRANSLATE_NOOP("Report", "Registered")),
                                m_language.number(m_figures.registered)}}});
        document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return;
    }
    const YearsBefore before(m_request);
    const auto number = [&](int value) { return m_language.number(value); };
    const auto decimal = [&](double value) { return oneDecimal(m_language, value); };
    const auto earlier = earlierEvents(m_request.book, m_request.event);
    const Event* last = nullptr; // the newest with games
    EventFigures lastFigures;
    for (const Event* event : earlier) {
        lastFigures = eventFigures(*event);
        if (lastFigures.heatGames.games > 0) {
            last = event;
            break;
        }
    }
    const auto ofLast = [&](const QString& value) {
        return last ? before.said(last->details.year, value) : QString();
    };
    const auto hours
        = [&](qint64 minutes) { return playerHoursText(m_language, {.playerMinutes = minutes}); };
    KeyFigures key{{{number(m_figures.players), text(QT_TRANSLATE_NOOP("Report", "Players")),
                     before.newest([](const HistoryYear& year) { return year.players; }, number)},
                    {number(games.games), text(QT_TRANSLATE_NOOP("Report", "Games")),
                     before.newest([](const HistoryYear& year) { return year.games; }, number)}}};
    if (const auto minutes = playerMinutes(m_figures)) {
        const auto earlierMinutes = last ? playerMinutes(lastFigures) : std::nullopt;
        key.figures.push_back({hours(*minutes), text(QT_TRANSLATE_NOOP("Report", "Player-hours")),
                               earlierMinutes ? ofLast(hours(*earlierMinutes)) : QString()});
    }
    if (const auto mean = games.minutes.mean())
        key.figures.push_back(
            {hoursText(m_language, mean), text(QT_TRANSLATE_NOOP("Report", "Hours per game")),
             before.newest([](const HistoryYear& year) { return year.hours; }, decimal)});
    const auto own = idOf(m_request.book, m_request.event);
    const auto lastId = last ? idOf(m_request.book, *last) : std::nullopt;
    const auto ownYear = own ? yearOf(before.history(), *own) : std::nullopt;
    const auto lastYear = lastId ? yearOf(before.history(), *lastId) : std::nullopt;
    if (ownYear && lastYear)
        key.figures.push_back({number(playersOfBoth(before.history(), *ownYear, *lastYear)),
                               text(QT_TRANSLATE_NOOP("Report", "Back from %1"),
                                    {m_language.number(last->details.year.value())})});
    else if (const auto mean = games.turns.mean())
        key.figures.push_back(
            {meanText(m_language, mean), text(QT_TRANSLATE_NOOP("Report", "Turns per game")),
             before.newest([](const HistoryYear& year) { return year.turns; }, decimal)});
    key.figures.push_back({allianceShare(m_language, m_figures),
                           text(QT_TRANSLATE_NOOP("Report", "Won by an alliance")),
                           last ? ofLast(allianceShare(m_language, lastFigures)) : QString()});
    document.add(std::move(key));
    document.add(Paragraph{
        text(QT_TRANSLATE_NOOP("Report",
                               "Players are people with a completed heat game. Figures and means "
                               "cover the completed games of the heats; player-hours include the "
                               "final.")),
        true});
}

} // namespace mentat
