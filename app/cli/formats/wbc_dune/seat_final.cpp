#include "app/cli/formats/wbc_dune/dune_answers.h"
#include "app/cli/heats/seat_answers.h"
#include "app/cli/shared/event_choice.h"
#include "app/session/formats/wbc_dune/final_game_acts.h"
#include "model/changes/change.h"
#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/formats/wbc_dune/final/final_game.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// So many sit at its table. Failures: OtherRules, StageNotReady.
Result<int> finalistsAt(const Event& event, const QString& stage) {
    if (stage != finalName().text())
        return tl::unexpected(otherRules(event));
    const size_t finalists = finalistsOf(event).size();
    if (finalists == 0)
        return failure(FailureKind::StageNotReady, {stage});
    return static_cast<int>(finalists);
}

/// The one table that there can be.
Result<void> checkSizes(const std::vector<Count>& sizes, int finalists) {
    qint64 seats = 0;
    for (const Count size : sizes)
        seats += size.value();
    if (!sizes.empty() && seats != finalists)
        return failure(FailureKind::SizesDoNotAddUp, {seats, qint64(finalists)});
    if (sizes.size() > 1)
        return failure(FailureKind::SizeOutside,
                       {qint64(sizes.front().value()), qint64(finalists), qint64(finalists)});
    return {};
}

Result<void> checkTable(const Event& event, bool redraw) {
    const Game* game = onlyFinalGame(event);
    if (game && hasResult(*game))
        return failure(FailureKind::RoundHasResult, placeOf(event, finalAddress(event)));
    if (game && !game->seats.empty() && !redraw)
        return failure(FailureKind::RoundHasTables, {finalName().text()});
    return {};
}

} // namespace

Result<SeatedStage> seatedFinal(const Event& event, const StageAsked& asked) {
    const auto finalists = finalistsAt(event, asked.stage);
    if (!finalists)
        return tl::unexpected(finalists.error());
    for (const auto& checked :
         {checkSizes(asked.sizes, *finalists), checkTable(event, asked.redraw)}) {
        if (!checked)
            return tl::unexpected(checked.error());
    }
    auto change = drawFinalSeats(event, asked.seed);
    if (!change)
        return tl::unexpected(change.error());
    const Event seated = *changed(event, *change);
    return SeatedStage{stageDrawAnswer(seated, finalName(), asked.seed, {*onlyFinalGame(seated)}),
                       *std::move(change)};
}

Result<Answer> finalOptionsAnswer(const Event& event, const QString& stage,
                                  const GameLengths& lengths) {
    const auto finalists = finalistsAt(event, stage);
    if (!finalists)
        return tl::unexpected(finalists.error());
    DrawOption option{.kind = SplitKind::Default, .sizes = {*finalists}};
    option.minutes = lengths.expected(option.sizes);
    return stageOptionsAnswer(finalName(), {option});
}

} // namespace mentat
