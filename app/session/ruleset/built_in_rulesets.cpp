#include "app/session/ruleset/built_in_rulesets.h"

#include "app/session/acts.h"
#include "app/session/ruleset/listed_stages.h"
#include "model/changes/change_kind.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/rounds/heat_slots.h"
#include "model/ruleset/ruleset_slots.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The ruleset of most events of the convention first.
constexpr QLatin1StringView files[] = {
    "hmw-p"_L1,     "hmw-t"_L1,           "hwo"_L1,  "euroquest"_L1, "catan"_L1, "uk-games-expo"_L1,
    "commander"_L1, "best-two-scores"_L1, "swel"_L1, "swiss"_L1,     "se"_L1,    "sem"_L1};

} // namespace

Result<std::vector<Ruleset>> builtInRulesets() {
    std::vector<Ruleset> rulesets;
    for (const QLatin1StringView name : files) {
        QFile file(u":/rulesets/"_s + name + u".json"_s);
        if (!file.open(QIODevice::ReadOnly))
            return failure(FailureKind::ReadFailed, {file.fileName(), file.errorString()});
        auto ruleset = readRulesetDocument(file.readAll());
        if (!ruleset)
            return tl::unexpected(ruleset.error());
        rulesets.push_back(*std::move(ruleset));
    }
    return rulesets;
}

Change chooseRuleset(const Event& event, const Ruleset& ruleset) {
    Edits edits(event);
    for (const PlayedStage& stage : heatsPlay(event)->stages) {
        if (!findStageRule(ruleset, stage.name) && isAhead(stage))
            edits.put(StageSlot{stage.name}, std::nullopt);
    }
    edits.put(RulesetSlot{}, ruleset);
    return {ChangeKind::RulesetChanged, {ruleset.name.text()}, edits.take(), {}, {}};
}

std::optional<Finding> againstRuleset(const Event& event, const Ruleset& ruleset) {
    Event after = event;
    apply(after, chooseRuleset(event, ruleset));
    const Findings errors = eventErrors(after);
    return errors.empty() ? std::nullopt : std::optional(errors.front());
}

} // namespace mentat
