#include "reports/heats/report_parts.h"

#include "model/event.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Failures: UnknownHeat, UnknownStage; RoundWithoutTables if nothing in it is recorded.
Result<Round> roundAskedFor(const ReportRequest& request) {
    const RoundId& id = *request.round;
    if (auto round = findRound(request.event, id))
        return *std::move(round);
    if (id.isHeat())
        return failure(FailureKind::UnknownHeat, {operandOf(id)});
    QStringList names;
    for (const Name& name : advancedRounds(request.event))
        names.append(name.text());
    if (names.contains(id.stage()->text()))
        return failure(FailureKind::RoundWithoutTables, {operandOf(id)});
    return failure(FailureKind::UnknownStage, {operandOf(id), names.join(u", "_s)});
}

} // namespace

QString nameOfCut(const ReportRequest& request) {
    return say(request, Phrase("Report", "Cut: alternates below"));
}

QString whenAndWhere(const QString& when, const std::optional<QString>& location) {
    QStringList parts{when, location.value_or(QString())};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void beginPartAtCut(const ReportRequest& request, const RanksAtCut& cut, size_t rank,
                    ReportRow& row) {
    if (cut.tied > 0 && rank == cut.above)
        row.partName
            = sayCounted(request, CountedPhrase("Report", "%1 tied for %n place(s)"),
                         static_cast<int>(cut.places),
                         {request.wording.language().number(static_cast<qint64>(cut.tied))});
    else if (rank > 0 && rank == cut.below())
        row.partName = nameOfCut(request);
    row.beginsPart = !row.partName.isEmpty();
}

bool hasTables(const Round& round) {
    return !std::ranges::all_of(round.games(), &Game::isVoid);
}

Result<Round> roundWithTables(const ReportRequest& request) {
    if (request.round) {
        auto round = roundAskedFor(request);
        if (round && !hasTables(*round))
            return failure(FailureKind::RoundWithoutTables, {operandOf(*request.round)});
        return round;
    }
    const Heat* latest = nullptr;
    for (const Heat& heat : playOf(request).heats) {
        if (hasTables(heat) && (!latest || latest->number < heat.number))
            latest = &heat;
    }
    if (!latest)
        return failure(FailureKind::NoTablesYet);
    return Round(*latest);
}

Result<Round> roundToPlay(const ReportRequest& request) {
    auto round = roundWithTables(request);
    const auto isPlayed = [](const Game& game) { return !game.isVoid && !isBye(game); };
    if (round && std::ranges::none_of(round->games(), isPlayed))
        return failure(FailureKind::OnlyByes, {operandOf(round->id())});
    return round;
}

QString heatName(const Heat& heat, const Language& language) {
    return heat.details.name
               ? heat.details.name->text()
               : say(language, Phrase("Report", "Heat %1"), {language.number(heat.number.value())});
}

QString roundTitle(const Round& round, const Language& language) {
    return round.heat() ? heatName(*round.heat(), language)
                        : roundName(language, operandOf(round.id()));
}

const HeatsPlay& playOf(const ReportRequest& request) {
    return *heatsPlay(request.event);
}

std::vector<const Heat*> heatsInOrder(const ReportRequest& request) {
    std::vector<const Heat*> heats;
    for (const Heat& heat : playOf(request).heats)
        heats.push_back(&heat);
    std::ranges::sort(heats, {}, &Heat::number);
    return heats;
}

Result<std::vector<Round>> roundsAskedFor(const ReportRequest& request) {
    if (!request.round) {
        std::vector<Round> rounds;
        for (const Heat* heat : heatsInOrder(request))
            rounds.emplace_back(*heat);
        for (const PlayedStage& stage : playOf(request).stages)
            rounds.emplace_back(stage);
        return rounds;
    }
    auto round = roundAskedFor(request);
    if (!round)
        return tl::unexpected(round.error());
    if (round->games().empty())
        return failure(FailureKind::RoundWithoutTables, {operandOf(*request.round)});
    return std::vector{*std::move(round)};
}

Paragraph prizesNote(const ReportRequest& request) {
    return {say(request,
                Phrase("Report", "Plaques go to the first %1 places; laurels go to "
                                 "places in the top half of the field (R7.6)."),
                {request.wording.language().number(request.event.settings.prizeLevel.value())}),
            true};
}

NameOf namesIn(const Event& event) {
    return [players = PlayerIndex(event)](const PlayerId& id) { return players.nameOf(id); };
}

bool knowsHomes(const Event& event) {
    return std::ranges::any_of(event.players,
                               [](const Player& player) { return player.from.has_value(); });
}

QStringList tiesToRollLines(const ReportRequest& request) {
    QStringList lines;
    for (OpenTie& tie : tiesToRoll(request.event)) {
        ToDo toDo{.kind = ToDoKind::RollTie};
        toDo.matter = tie.matters;
        if (const TieRoll* waiting = waitingRoll(request.event.tieRolls, tie.players))
            toDo.planned = waiting->planned;
        toDo.players = std::move(tie.players);
        lines.append(
            toDoText(request.wording.language(), toDo, namesIn(request.event), Naming::Everyone));
    }
    return lines;
}

void addTiesToRoll(ReportDocument& document, const ReportRequest& request,
                   const QStringList& ties) {
    if (ties.isEmpty())
        return;
    document.add(Heading{2, say(request, Phrase("Report", "Ties to roll for"))});
    document.add(BulletList{ties});
}

void addNotesOnGames(ReportDocument& document, const ReportRequest& request,
                     ReportCell (*won)(const Language& language, const Game& game)) {
    const Language& language = request.wording.language();
    ReportTable table{say(request, Phrase("Report", "Notes on the games")),
                      {textColumn(u"game"_s, say(request, Phrase("Report", "Game")))}};
    if (won)
        table.columns.push_back(textColumn(u"won"_s, say(request, Phrase("Report", "Won"))));
    table.columns.push_back(wideColumn(u"note"_s, say(request, Phrase("Report", "Note"))));
    const auto add = [&](const Round& round) {
        for (const Game& game : round.games()) {
            if (!game.note || game.note->trimmed().isEmpty())
                continue;
            ReportRow row{{textCell(
                tableTitle(language, request.event, GameAddress{round.id(), game.table}))}};
            if (won)
                row.cells.push_back(won(language, game));
            row.cells.push_back(textCell(*game.note));
            table.rows.push_back(std::move(row));
        }
    };
    for (const Heat* heat : heatsInOrder(request))
        add(Round(*heat));
    for (const PlayedStage& stage : playOf(request).stages)
        add(Round(stage));
    if (table.rows.empty())
        return;
    document.add(Heading{2, table.name});
    document.add(std::move(table));
}

namespace {

/// A namesake already has the home in the name: "Michael Smith (OH)".
bool includesHome(const QString& called, const Player& player) {
    return !player.from || called.endsWith(u'(' + *player.from + u')');
}

QString saidAbout(const Event& event, const Player& player, QStringList about) {
    if (!includesHome(calledName(event, player), player))
        about.prepend(*player.from);
    about.removeAll(QString());
    return about.join(u" · "_s);
}

} // namespace

QString ordinalText(const Language& language, int place) {
    static constexpr std::array names{Phrase("Report", "1st"), Phrase("Report", "2nd"),
                                      Phrase("Report", "3rd"), Phrase("Report", "4th"),
                                      Phrase("Report", "5th"), Phrase("Report", "6th")};
    return place >= 1 && place <= static_cast<int>(names.size())
               ? say(language, names[static_cast<size_t>(place) - 1])
               : language.number(place);
}

PodiumStep podiumStep(const ReportRequest& request, const Placement& placement, QStringList about) {
    const Player& player = *findPlayer(request.event, placement.player);
    const int place = placement.place.value();
    const QString ordinal = ordinalText(request.wording.language(), place);
    QString title = ordinal;
    if (placement.tied)
        title = say(request, Phrase("Report", "%1 (tied)"), {ordinal});
    else if (place == 1)
        title = say(request, Phrase("Report", "Champion"));
    return {title, calledName(request.event, player),
            saidAbout(request.event, player, std::move(about))};
}

PodiumStep leaderStep(const ReportRequest& request, const PlayerId& player, Place rank,
                      const QString& about) {
    const Player& leader = *findPlayer(request.event, player);
    return {say(request, Phrase("Report", "%1 in the standings"),
                {ordinalText(request.wording.language(), rank.value())}),
            calledName(request.event, leader), saidAbout(request.event, leader, {about})};
}

QString byeText(const Language& language) {
    return say(language, Phrase("Report", "bye"));
}

ReportCell tableCell(const Language& language, const Game& game) {
    return isBye(game) ? textCell(byeText(language)) : numberCell(language, game.table.value());
}

QString nameAndHome(const Event& event, const PlayerId& player) {
    const Player& one = *findPlayer(event, player);
    const QString called = calledName(event, one);
    return includesHome(called, one) ? called : QString(called + u", "_s + *one.from);
}

} // namespace mentat
