#include "app/cli/answers_kind.h"

#include "app/cli/dune/dune_answers.h"
#include "app/cli/ruleset/ruleset_answers.h"

namespace mentat {

template <>
const KindTable<AnswersKind>& kindTable<AnswersKind>() {
    static const KindTable table{rowOf<DunePlay>(duneAnswersKind()),
                                 rowOf<StormPlay>(AnswersKind()),
                                 rowOf<RulesetPlay>(rulesetAnswersKind())};
    return table;
}

} // namespace mentat
