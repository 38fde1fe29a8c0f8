#pragma once

#include "reports/wording/names.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/ruleset/ruleset_outcome.h"

#include <QStringList>

namespace mentat {

/// What a key compares, as a column title: "wins", "place points".
[[nodiscard]] QString orderKeyName(const Language& language, OrderBy by);
/// A key's value as text: "1,101", "2.667", "1, 0, 1"; "–" if absent. decimals: at least as many
/// in a single number.
[[nodiscard]] QString orderValueText(const Language& language, const OrderValue& value,
                                     int decimals = 0);

/// "HMW-P – Heats, most wins, then points": for a name that is only a code, with the beginning of
/// its note. Otherwise the name.
[[nodiscard]] QString rulesetTitle(const Ruleset& ruleset);

/// What a different ruleset would change, one sentence each: "Ada Byron moves from 3 to 1."; a
/// sentence saying so if nothing would change.
[[nodiscard]] QStringList rulesetOutcomeSentences(const Language& language,
                                                  const RulesetOutcome& outcome,
                                                  const NameOf& nameOf);

/// A ruleset as text (H1 to H11).
struct RulesetSentences {
    struct OfStage {
        QString name;
        QStringList sentences;
    };
    QStringList games; // tables and results, one sentence each
    QStringList order; // each key with its parameters, as list items
    std::vector<OfStage> stages;
    QStringList
        eliminated; // what separates players eliminated in the same stage, as list items (H11)
};
[[nodiscard]] RulesetSentences rulesetSentences(const Language& language, const Ruleset& ruleset);

} // namespace mentat
