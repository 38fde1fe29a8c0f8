#include "model/store/ruleset/ruleset_tables.h"

#include "model/document/ruleset/ruleset_codec.h"

namespace mentat {

namespace {

/// Always read and written whole: one cell with its document.
struct RulesetRow {
    Ruleset ruleset;
};

} // namespace

template <>
struct Cell<Ruleset> : WholeCell<Ruleset> {};

namespace {

const Mapping<RulesetRow>& rulesetTable() {
    static const Mapping<RulesetRow> mapping("ruleset", {"event"},
                                             {column<&RulesetRow::ruleset>("content")});
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const RulesetSlot&, const Ruleset& ruleset) {
    return {rulesetTable().row({event.number()}, {ruleset})};
}

Rows rulesetRows(EventId event, const Play& any) {
    const auto& play = std::get<RulesetPlay>(any);
    Rows rows = rowsOf(event, RulesetSlot{}, play.ruleset);
    append(rows, roundsRows(event, play));
    return rows;
}

void loadByRuleset(Database& database, EventId event, Play& any) {
    auto& play = std::get<RulesetPlay>(any);
    rulesetTable().load(
        database, event, "event", [&](SqlRow) { return RulesetRow{play.ruleset}; },
        [&](SqlRow, RulesetRow row) { play.ruleset = std::move(row.ruleset); });
    loadRounds(database, event, RulesetPlay::parts(), play);
}

} // namespace mentat
