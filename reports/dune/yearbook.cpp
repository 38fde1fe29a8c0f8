#include "reports/dune/dune_reports.h"
#include "reports/dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/year_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The event's entry in the convention's yearbook: winner, runners-up, laurels, and an article.
/// Facts only; unknown ones are left out.
class YearbookText : ReportTeller {
public:
    explicit YearbookText(const ReportRequest& request)
        : ReportTeller(request)
        , m_event(request.event)
        , m_figures(eventFigures(request.event))
        , m_placements(dunePlacements(request.event)) {}

    void addTo(ReportDocument& document) const {
        if (const QStringList places = finalists(); !places.isEmpty())
            document.add(BulletList{.items = places, .look = ListLook::Honors});
        addParagraph(document, {laurelists()});
        if (m_figures.heatGames.games == 0)
            document.add(Paragraph{say(m_language, Phrase("Report", "No games yet."))});
        addParagraph(document, {playedSentence(m_language, m_figures),
                                faithfulSentence(m_language, m_figures),
                                lengthSentence(m_language, m_figures)});
        addParagraph(document, {victoriesSentence(m_language, m_figures),
                                unfinishedSentence(m_language, m_figures),
                                mostWinsSentence(m_language, m_figures),
                                neverWonSentence(m_language, m_figures)});
        addParagraph(document, {qualification()});
        addParagraph(document, {finalGame(), noteOfFinal()});
        addAwards(document);
        addParagraph(document, {gameMaster()});
    }

private:
    static void addParagraph(ReportDocument& document, QStringList sentences) {
        sentences.removeAll(QString());
        if (!sentences.isEmpty())
            document.add(Paragraph{sentences.join(u' ')});
    }
    /// "2026 champion: Ada Byron, IL (Ixian)", then "2nd: …"
    [[nodiscard]] QStringList finalists() const {
        QStringList lines;
        for (const Placement& placement : m_placements) {
            const bool isChampion = placement.place.value() == 1 && !placement.tied;
            const QString place = isChampion
                                      ? say(m_language, Phrase("Report", "%1 champion"),
                                            {m_language.number(m_event.details.year.value())})
                                      : podiumStep(m_request, placement).place;
            const QString who = nameAndHome(m_event, placement.player);
            const auto faction = factionInFinal(m_request, placement.player);
            lines.append(faction ? say(m_language, Phrase("Report", "%1: %2 (%3)"),
                                       {place, who, m_request.wording.sideName(*faction)})
                                 : say(m_language, Phrase("Report", "%1: %2"), {place, who}));
        }
        return lines;
    }

    [[nodiscard]] QString laurelists() const {
        QStringList all;
        for (const Placement& placement : m_placements) {
            if (placement.laurels > Fraction(0, 1))
                all.append(say(m_language, Phrase("Report", "%1 (%2)"),
                               {nameAndHome(m_event, placement.player),
                                laurelsCell(m_language, placement.laurels).text}));
        }
        return all.isEmpty()
                   ? QString()
                   : say(m_language, Phrase("Report", "Laurels: %1."), {all.join(u"; "_s)});
    }

    [[nodiscard]] QString qualification() const {
        const Standings standings = duneStandings(m_event);
        const auto cut = cutOf(standings, m_event.settings.finalists);
        if (!cut || standings.ranked.empty())
            return {};
        const Standing& first = standings.ranked.front();
        QStringList sentences;
        if (!first.tied)
            sentences.append(say(
                m_language, Phrase("Report", "%1 led the standings with %2 QP."),
                {playerName(m_event, first.player), m_language.points(pointsOf(first).halves())}));
        sentences.append(cutSentence(m_language, *cut));
        return sentences.join(u' ');
    }

    [[nodiscard]] QString finalGame() const {
        if (m_placements.empty())
            return {};
        const Placement& first = m_placements.front();
        const QString how = wonFinal(m_request, m_placements);
        return first.tied ? say(m_language, Phrase("Report", "The final: %1"), {how})
                          : say(m_language, Phrase("Report", "%1 won the final. %2"),
                                {playerName(m_event, first.player), how});
    }

    /// In the GM's own words.
    [[nodiscard]] QString noteOfFinal() const {
        const Game* last = onlyFinalGame(m_request.event);
        return last && last->note ? last->note->simplified() : QString();
    }

    void addAwards(ReportDocument& document) const {
        QStringList lines;
        QStringList notes;
        for (const AwardCourse& course : awardCourses(m_event)) {
            const auto& winners = course.award.winners;
            if (winners.empty())
                continue;
            QStringList names;
            for (size_t i = 0; i < (course.award.decided ? 1 : winners.size()); ++i)
                names.append(nameAndHome(m_event, winners[i].player));
            names.removeDuplicates();
            lines.append(say(m_language, Phrase("Report", "%1: %2"),
                             {m_request.wording.sideName(course.award.side), names.join(u"; "_s)}));
            notes.append(awardFootnote(m_language, course));
        }
        if (lines.isEmpty())
            return;
        document.add(Heading{2, say(m_language, Phrase("Report", "Best Faction awards"))});
        document.add(BulletList{.items = lines, .look = ListLook::TwoColumns});
        notes.removeAll(QString());
        if (!notes.isEmpty())
            document.add(Paragraph{notes.join(u' '), true});
    }

    [[nodiscard]] QString gameMaster() const {
        const EventDetails& details = m_event.details;
        if (!details.gm)
            return {};
        return details.assistants.empty()
                   ? say(m_language, Phrase("Report", "Game Master: %1."), {*details.gm})
                   : say(m_language, Phrase("Report", "Game Master: %1; assistants: %2."),
                         {*details.gm,
                          QStringList(details.assistants.begin(), details.assistants.end())
                              .join(u", "_s)});
    }

    const Event& m_event;
    const EventFigures m_figures;
    const std::vector<Placement> m_placements;
};

} // namespace

Result<ReportDocument> yearbookReport(const ReportRequest& request) {
    const EventDetails& details = request.event.details;
    ReportDocument document = documentFor(request, say(request, Phrase("Report", "Yearbook text")));
    document.printed.clear(); // nothing to delete after pasting
    const QString year = QString::number(details.year.value());
    document.add(Heading{
        1, details.code ? say(request, Phrase("Report", "%1 (%2) %3"),
                              {details.name.text(), *details.code, year})
                        : say(request, Phrase("Report", "%1 %2"), {details.name.text(), year})});
    YearbookText(request).addTo(document);
    return document;
}

} // namespace mentat
