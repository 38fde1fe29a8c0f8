#include "reports/heats/report_parts.h"

#include "model/event.h"
#include "model/failure_kind.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/sentences.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* partsContext = "Report";

/// Failures: UnknownHeat, UnknownStage; RoundWithoutTables where nothing is recorded of it.
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

QString reportText(const ReportRequest& request, const char* english, const QStringList& filling,
                   int count) {
    return filled(request.wording.language().translate(partsContext, english, nullptr, count),
                  filling);
}

QString nameOfCut(const ReportRequest& request) {
    return reportText(request, QT_TRANSLATE_NOOP("Report", "Cut: alternates below"));
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
            = reportText(request, QT_TRANSLATE_N_NOOP("Report", "%1 tied for %n place(s)"),
                         {request.wording.language().number(static_cast<qint64>(cut.tied))},
                         static_cast<int>(cut.places));
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

QString heatName(const Heat& heat, const Language& language) {
    return heat.details.name
               ? heat.details.name->text()
               : filled(language.translate(partsContext, QT_TRANSLATE_NOOP("Report", "Heat %1")),
                        {language.number(heat.number.value())});
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
    return {
        reportText(request,
                   QT_TRANSLATE_NOOP("Report", "Plaques go to the first %1 places; laurels go to "
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
        lines.append(request.wording.toDo(toDo, namesIn(request.event)));
    }
    return lines;
}

void addTiesToRoll(ReportDocument& document, const ReportRequest& request,
                   const QStringList& ties) {
    if (ties.isEmpty())
        return;
    document.add(Heading{2, reportText(request, QT_TRANSLATE_NOOP("Report", "Ties to roll for"))});
    document.add(BulletList{ties});
}

} // namespace mentat
