#include "reports/dune/dune_reports.h"

#include "reports/dune/game_parts.h"
#include "reports/heats/certificate_sheets.h"
#include "reports/heats/games_and_hours.h"
#include "reports/heats/hand_in_files.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/places_list.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/year_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::optional<Faction> factionInFinal(const ReportRequest& request, const PlayerId& player) {
    const Game* game = onlyFinalGame(request.event);
    if (!game)
        return std::nullopt;
    const auto seat = std::ranges::find(game->seats, player, &Seat::player);
    return seat == game->seats.end() ? std::nullopt : dune(*seat).faction;
}

QString wonFinal(const ReportRequest& request, const std::vector<Placement>& placements) {
    const Game& game = *onlyFinalGame(request.event);
    FinalCourse course{.victory = *dune(game).victory, .minutes = minutesOf(game)};
    if (game.turns)
        course.turn = game.turns->value();
    for (const Seat& seat : game.seats) {
        if (dune(seat).winner && seat.player != placements.front().player)
            course.allies.append(nameAndFaction(request, seat));
    }
    return finalSentence(request.wording.language(), course);
}

PlacesOfKind dunePlaces(const ReportRequest& request) {
    ListedColumn<ListedPlace> faction{
        .column = textColumn(u"faction"_s, say(request, Phrase("Report", "Faction"))),
        .cell = [&request](const ListedPlace& row) -> ListedCell {
            return SideCell{factionInFinal(request, row.placement.player)};
        }};
    return {.name = say(request, Phrase("Report", "Places in the final")),
            .placements = dunePlacements(request.event),
            .own = std::move(faction)};
}

Result<ReportDocument> placementsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("Report", "Places in the final")));
    document.readAt = ReadAt::Wall;
    const auto placements = dunePlacements(request.event);
    if (placements.empty()) {
        document.add(Paragraph{say(request, Phrase("Report", "The final has no result yet."))});
        return document;
    }
    const Game& game = *onlyFinalGame(request.event);
    document.add(
        FactList{{{say(request, Phrase("Report", "Victory")),
                   victoryName(request.wording.language(), *dune(game).victory)},
                  {say(request, Phrase("Report", "Winners")), winnersText(request, game)}}});
    document.add(placesOnPaper(request, placesList(request)));
    BulletList ties;
    for (const auto& players : tiesOfFinal(placements)) {
        ToDo toDo{.kind = ToDoKind::RollInFinal};
        toDo.players = players;
        ties.items.append(
            toDoText(request.wording.language(), toDo, namesIn(request.event), Naming::Everyone));
    }
    if (!ties.items.isEmpty())
        document.add(std::move(ties));
    document.add(prizesNote(request));
    return document;
}

namespace {

class DuneCertificates {
public:
    explicit DuneCertificates(const ReportRequest& request)
        : m_request(request)
        , m_language(request.wording.language())
        , m_players(PlayedHours(request, {}).players()) {}

    [[nodiscard]] std::vector<Certificate> all() const {
        std::vector<Certificate> all;
        for (const Placement& placement : dunePlacements(m_request.event)) {
            if (placement.plaque)
                all.push_back(ofPlace(placement));
        }
        for (const AwardCourse& course : awardCourses(m_request.event)) {
            if (!course.award.winners.empty() && !course.award.tied)
                all.push_back(ofAward(course));
        }
        return all;
    }

private:
    [[nodiscard]] Certificate ofPlace(const Placement& placement) const {
        return {.achievement = placeOnCertificate(m_request, placement.place),
                .name = findPlayer(m_request.event, placement.player)->name.text(),
                .statement = statementOfPlace(m_request, placement.place, m_players),
                .detail = courseInFinal(placement),
                .isFirstPlace = placement.place.value() == 1};
    }

    /// "won the final with Ixian, allied with Emperor, in 9 turns", as far as known.
    [[nodiscard]] QString courseInFinal(const Placement& placement) const {
        const Game* played = onlyFinalGame(m_request.event);
        if (!played)
            return {};
        const auto& seats = played->seats;
        const auto seat = std::ranges::find(seats, placement.player, &Seat::player);
        if (seat == seats.end() || !dune(*seat).faction)
            return {};
        const QString faction = sideName(m_language, *dune(*seat).faction);
        const auto isWinner = [](const Seat& one) { return dune(one).winner; };
        if (placement.place.value() > 1)
            return isWinner(*seat)
                       ? say(m_request,
                             Phrase("Certificate", "shared the win in the final, playing %1"),
                             {faction})
                       : say(m_request, Phrase("Certificate", "playing %1 in the final"),
                             {faction});
        QStringList parts{
            say(m_request, Phrase("Certificate", "won the final playing %1"), {faction})};
        QStringList allies;
        for (const Seat& one : seats) {
            if (one.player != placement.player && isWinner(one) && dune(one).faction)
                allies.append(sideName(m_language, *dune(one).faction));
        }
        if (!allies.isEmpty())
            parts.append(say(m_request, Phrase("Certificate", "allied with %1"),
                             {listedNames(m_language, allies)}));
        if (played->turns)
            parts.append(sayCounted(m_request, CountedPhrase("Certificate", "in %n turn(s)"),
                                    played->turns->value()));
        return parts.join(u", "_s);
    }

    [[nodiscard]] Certificate ofAward(const AwardCourse& course) const {
        const Award& award = course.award;
        const Performance& best = award.winners.front();
        const QString faction = sideName(m_language, award.side);
        return {.achievement = say(m_request, Phrase("Certificate", "Best %1"), {faction}),
                .name = findPlayer(m_request.event, best.player)->name.text(),
                .statement = sayCounted(
                    m_request, CountedPhrase("Certificate", "Best %1 player · field of %n"),
                    m_players, {faction}),
                .detail = sayCounted(
                    m_request,
                    CountedPhrase("Certificate", "%1 performance points in %n turn(s) at a table "
                                                 "of %2, in heat %3: %4 normalized"),
                    best.turns.value(),
                    {m_language.points(best.points.halves()), m_language.number(best.starters),
                     m_language.number(best.heat.value()),
                     m_language.thousandths(best.normalized.thousandths())}),
                .footnote = awardFootnote(m_language, course)};
    }

    const ReportRequest& m_request;
    const Language& m_language;
    int m_players;
};

} // namespace

Result<ReportDocument> certificatesReport(const ReportRequest& request) {
    return certificateSheets(request, DuneCertificates(request).all());
}

Result<ReportFiles> handInFolder(const ReportRequest& request) {
    RoundAfterHeats last{say(request, Phrase("Report", "Final")), {}};
    const Game* finalGame = onlyFinalGame(request.event);
    if (finalGame && isCompleted(*finalGame))
        last.games.push_back(finalGame);
    return handInFiles(request, {.rounds = {last}, .placements = dunePlacements(request.event)});
}

} // namespace mentat
