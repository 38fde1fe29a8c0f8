#include "app/session/event_packs.h"

#include "app/session/acts.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<EventPack> packIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(FailureKind::ReadFailed, {file.fileName(), file.errorString()});
    return readPackDocument(file.readAll());
}

EventPack packAround(const Ruleset& ruleset) {
    RulesetPlay play;
    play.ruleset = ruleset;
    const Event event{
        {ruleset.name, {}, Year(1), {}, {}, {}, {}, {}}, {}, {}, {}, {}, {}, {}, play};
    return {ruleset.name,
            ruleset.code,
            {},
            {GameSet::Base},
            kindOf<RulesKind>(event).facts().settings,
            play,
            {}};
}

/// The rules of a play without any records. Computed rules are not part of a play.
Play onlyRules(const Event& event) {
    Play rules = kindOf<RulesKind>(event).emptyPlay();
    if (const auto* byRuleset = std::get_if<RulesetPlay>(&event.play))
        std::get<RulesetPlay>(rules).ruleset = byRuleset->ruleset;
    return rules;
}

} // namespace

Result<std::vector<EventPack>> builtInPacks() {
    auto dune = packIn(u":/packs/dune.json"_s);
    if (!dune)
        return tl::unexpected(dune.error());
    const auto rulesets = builtInRulesets();
    if (!rulesets)
        return tl::unexpected(rulesets.error());
    std::vector<EventPack> packs{*std::move(dune)};
    std::ranges::transform(*rulesets, std::back_inserter(packs), packAround);
    return packs;
}

EventPack packOf(const Event& event) {
    const EventDetails& details = event.details;
    return {details.name,   details.code,     {},        details.sets,
            event.settings, onlyRules(event), event.aids};
}

Result<Change> takePack(const Event& event, const EventPack& pack) {
    if (event.play.index() != pack.play.index())
        return failure(FailureKind::PackOfOtherRules, {pack.name.text()});
    Edits edits(event);
    const auto put = [&](const auto& slot, const auto& after) {
        if (valueAt(event, slot) != after)
            edits.put(slot, after);
    };
    put(SettingsSlot{}, std::optional(pack.settings));
    if (const auto* byRuleset = std::get_if<RulesetPlay>(&pack.play))
        put(RulesetSlot{}, std::optional(byRuleset->ruleset));
    put(AidsSlot{}, pack.aids.isEmpty() ? std::nullopt : std::optional(pack.aids));
    EventDetails details = event.details;
    if (!details.code)
        details.code = pack.code;
    put(DetailsSlot{}, std::optional(details));
    return Change{ChangeKind::PackTaken,
                  {details.name.text(), qint64(details.year.value()), pack.name.text()},
                  edits.take(),
                  {},
                  {}};
}

} // namespace mentat
