#pragma once

#include "reports/wording/names.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/ruleset/ruleset_outcome.h"

#include <QStringList>

namespace mentat {

/// What a key compares, as the head of a column: "wins", "place points".
[[nodiscard]] QString orderKeyName(const Language& language, OrderBy by);
/// A value of a key for people: "1,101", "2.667", "1, 0, 1"; "–" where there is none.
[[nodiscard]] QString orderValueText(const Language& language, const OrderValue& value);

/// What another ruleset would change, a sentence each: "Ada Byron moves from 3 to 1."; one that
/// says so where nothing would.
[[nodiscard]] QStringList rulesetOutcomeSentences(const Language& language,
                                                  const RulesetOutcome& outcome,
                                                  const NameOf& nameOf);

/// A ruleset for people (H1 to H11).
struct RulesetSentences {
    struct OfStage {
        QString name;
        QStringList sentences;
    };
    QStringList games; // tables and results, a sentence each
    QStringList order; // each key with what it takes, as a line of a list
    std::vector<OfStage> stages;
    QStringList eliminated; // what parts players out in the same stage, as lines of a list (H11)
};
[[nodiscard]] RulesetSentences rulesetSentences(const Language& language, const Ruleset& ruleset);

} // namespace mentat
