#include "app/session/session_kind.h"

#include "app/session/dune/dune_session.h"
#include "app/session/ruleset/ruleset_session.h"
#include "app/session/storm/storm_session.h"

namespace mentat {

template <>
const KindTable<SessionKind>& kindTable<SessionKind>() {
    static const KindTable table{rowOf<DunePlay>(duneSessionKind()),
                                 rowOf<StormPlay>(stormSessionKind()),
                                 rowOf<RulesetPlay>(rulesetSessionKind())};
    return table;
}

} // namespace mentat
