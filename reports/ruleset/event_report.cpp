#include "reports/ruleset/ruleset_reports.h"

#include "reports/heats/report_parts.h"
#include "reports/heats/rulings.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/ruleset/ruleset_standings.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t maxOnPodium = 6; // dozens may share a place

class RulesetYear : ReportTeller {
public:
    explicit RulesetYear(const ReportRequest& request)
        : ReportTeller(request)
        , m_play(rulesetPlayOf(request))
        , m_hours(request, stageRounds(request)) {}

    void addTo(ReportDocument& document) const {
        addPodium(document);
        addOverview(document);
        addPlaces(document);
        if (m_hours.players() > 0)
            m_hours.addTo(document);
        m_hours.addParticipation(document);
        addStandings(document);
        addNotesOnGames(document, m_request);
        if (!m_request.event.rulings.empty()) {
            document.add(Heading{2, say(m_language, Phrase("Report", "Rulings"))});
            addRulings(document, m_request, 3);
        }
    }

private:
    /// The first places; before they are known, the leaders of the standings.
    void addPodium(ReportDocument& document) const {
        Podium podium;
        for (const Placement& placement : rulesetPlacements(m_request.event)) {
            if (placement.place.value() > 3 || podium.steps.size() == maxOnPodium)
                break;
            podium.steps.push_back(podiumStep(m_request, placement));
        }
        if (podium.steps.empty()) {
            podium.how = say(m_language, Phrase("Report", "The final has no result yet."));
            for (const Standing& row : rulesetStandings(m_request.event).ranked) {
                if (podium.steps.size() == 3)
                    break;
                podium.steps.push_back(leaderStep(m_request, row.player, *row.rank, {}));
            }
        }
        if (!podium.steps.empty())
            document.add(std::move(podium));
    }

    void addOverview(ReportDocument& document) const {
        GamesAndHours heats;
        for (const HeatCount& heat : m_hours.heats())
            heats.add(heat.completed);
        GamesAndHours all = heats;
        for (const GamesAndHours& round : m_hours.rounds())
            all.add(round);
        if (all.games == 0) {
            document.add(FactList{
                {{say(m_request, Phrase("RulesetReport", "Ruleset")), m_play.ruleset.name.text()},
                 {say(m_language, Phrase("Report", "Registered")),
                  m_language.number(static_cast<qint64>(m_request.event.players.size()))}}});
            document.add(Paragraph{say(m_language, Phrase("Report", "No games yet."))});
            return;
        }
        KeyFigures key{
            {{m_language.number(m_hours.players()), say(m_language, Phrase("Report", "Players"))},
             {m_language.number(heats.games), say(m_language, Phrase("Report", "Games"))},
             {m_language.number(heats.playerStarts),
              say(m_language, Phrase("Report", "Player-starts"))}}};
        if (all.timed > 0)
            key.figures.push_back({playerHoursText(m_language, all),
                                   say(m_language, Phrase("Report", "Player-hours"))});
        if (heats.timed > 0)
            key.figures.push_back({hoursText(m_language, Fraction(heats.minutes, heats.timed)),
                                   say(m_language, Phrase("Report", "Hours per game"))});
        key.figures.push_back(
            {m_language.number(static_cast<qint64>(m_request.event.players.size())),
             say(m_language, Phrase("Report", "Registered"))});
        document.add(std::move(key));
        document.add(Paragraph{
            say(m_request, Phrase("RulesetReport", "By the ruleset %1."),
                {m_play.ruleset.name.text()})
                + u' '
                + say(m_request, Phrase("RulesetReport", "Players are people with a completed heat "
                                                         "game; games and hours per game are for "
                                                         "the heats, player-hours for all games.")),
            true});
    }

    void addPlaces(ReportDocument& document) const {
        ReportTable places = placesOnPaper(m_request, placesList(m_request));
        if (places.rows.empty())
            return; // the podium says so
        document.add(Heading{2, places.name});
        document.add(std::move(places));
    }

    void addStandings(ReportDocument& document) const {
        ReportTable standings = standingsTable(m_request, rulesetStandings(m_request.event));
        if (standings.rows.empty())
            return;
        for (ReportRow& row : standings.rows)
            row.remark.clear(); // the standings report has the reason
        document.add(Heading{2, standings.name});
        document.add(std::move(standings));
    }

    const RulesetPlay& m_play;
    PlayedHours m_hours;
};

} // namespace

Result<ReportDocument> rulesetEventReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("Report", "Event report")));
    RulesetYear(request).addTo(document);
    return document;
}

} // namespace mentat
