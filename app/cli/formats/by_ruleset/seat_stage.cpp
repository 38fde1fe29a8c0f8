#include "app/cli/formats/by_ruleset/ruleset_answers.h"
#include "app/cli/heats/seat_answers.h"
#include "app/session/formats/by_ruleset/stage_acts.h"
#include "app/session/rounds/round_acts.h"
#include "scoring/table_sizes.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A name that is none is the name of no stage.
Name stageNamed(const QString& typed) {
    return Name::fromText(typed).value_or(Name::placeholder());
}

DrawOption optionOf(SplitKind kind, std::vector<int> sizes, const GameLengths& lengths) {
    DrawOption option{.kind = kind, .sizes = std::move(sizes)};
    option.minutes = lengths.expected(option.sizes);
    return option;
}

} // namespace

Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked) {
    const auto draw
        = drawStage(event, {stageNamed(asked.stage), asked.seed, asked.redraw, {}, asked.sizes});
    if (!draw)
        return tl::unexpected(draw.error());
    return SeatedStage{stageDrawAnswer(event, draw->stage, draw->seed, draw->games),
                       setTables(event, draw->stage, draw->seed, draw->games)};
}

Result<Answer> stageOptionsAnswer(const Event& event, const QString& stage,
                                  const GameLengths& lengths) {
    const auto draw = drawStage(event, {stageNamed(stage), 0, true});
    if (!draw)
        return tl::unexpected(draw.error());
    std::vector<int> sizes;
    std::ranges::transform(draw->games, std::back_inserter(sizes), startersOf);
    std::vector<DrawOption> options{optionOf(SplitKind::Default, sizes, lengths)};
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageRule& rule = *findStageRule(ruleset, draw->stage);
    if (rule.name == ruleset.stages.back().name) // which is one table
        return stageOptionsAnswer(draw->stage, options);
    const Count players(std::accumulate(sizes.begin(), sizes.end(), 0));
    for (const OtherGroups& other : tableGroupsOffered(players, sizesOf(ruleset, rule)).others) {
        if (other.out < 0) // H8 leaves out whom no tables take
            options.push_back(optionOf(SplitKind::Missing, other.groups, lengths));
    }
    return stageOptionsAnswer(draw->stage, options);
}

} // namespace mentat
