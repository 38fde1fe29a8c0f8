#pragma once

#include "model/values/enum_ids.h"
#include "model/values/pointer.h"
#include "model/values/value.h"

#include <optional>
#include <vector>

namespace mentat {

/// The rules of findings (docs/rules/R10.md, H10 for events by a ruleset): errors from R10.1,
/// warnings from R10.21. Identity is not a rule of the tournament: an import cannot distinguish two
/// people with one name.
enum class Rule {
    R10_1,
    R10_2,
    R10_3,
    R10_4,
    R10_5,
    R10_6,
    R10_7,
    R10_8,
    R10_9,
    R10_10,
    R10_21,
    R10_22,
    R10_23,
    R10_24,
    R10_25,
    R10_26,
    R10_27,
    H10_1,
    H10_2,
    H10_3,
    H10_4,
    H10_5,
    H10_21,
    H10_22,
    H10_23,
    H10_24,
    H10_25,
    H10_26,
    H10_27,
    Identity,
};

constexpr std::array<EnumId<Rule>, 30> idTable(Rule) {
    using enum Rule;
    return {{{R10_1, QLatin1StringView("R10.1")},   {R10_2, QLatin1StringView("R10.2")},
             {R10_3, QLatin1StringView("R10.3")},   {R10_4, QLatin1StringView("R10.4")},
             {R10_5, QLatin1StringView("R10.5")},   {R10_6, QLatin1StringView("R10.6")},
             {R10_7, QLatin1StringView("R10.7")},   {R10_8, QLatin1StringView("R10.8")},
             {R10_9, QLatin1StringView("R10.9")},   {R10_10, QLatin1StringView("R10.10")},
             {R10_21, QLatin1StringView("R10.21")}, {R10_22, QLatin1StringView("R10.22")},
             {R10_23, QLatin1StringView("R10.23")}, {R10_24, QLatin1StringView("R10.24")},
             {R10_25, QLatin1StringView("R10.25")}, {R10_26, QLatin1StringView("R10.26")},
             {R10_27, QLatin1StringView("R10.27")}, {H10_1, QLatin1StringView("H10.1")},
             {H10_2, QLatin1StringView("H10.2")},   {H10_3, QLatin1StringView("H10.3")},
             {H10_4, QLatin1StringView("H10.4")},   {H10_5, QLatin1StringView("H10.5")},
             {H10_21, QLatin1StringView("H10.21")}, {H10_22, QLatin1StringView("H10.22")},
             {H10_23, QLatin1StringView("H10.23")}, {H10_24, QLatin1StringView("H10.24")},
             {H10_25, QLatin1StringView("H10.25")}, {H10_26, QLatin1StringView("H10.26")},
             {H10_27, QLatin1StringView("H10.27")}, {Identity, QLatin1StringView("identity")}}};
}

/// Defined in finding_kind.h, so that adding a kind does not rebuild the users of Finding.
enum class FindingKind : quint8;

/// The rule of a kind of finding.
[[nodiscard]] Rule ruleOf(FindingKind kind);

/// Something wrong with an event, or worth the GM's attention: kind, place, and values.
/// reports/wording makes the sentence.
struct Finding {
    FindingKind kind;
    Pointer where;
    Values values;
    /// The object whose other facts led to the finding; a reader of documents drops the finding if
    /// it could not read those facts.
    Pointer scope;
    /// If the kind of rules assigns a rule other than the finding kind's.
    std::optional<Rule> rule = {};

    friend bool operator==(const Finding&, const Finding&) = default;
};
using Findings = std::vector<Finding>;

/// The rule of a finding.
[[nodiscard]] inline Rule ruleOf(const Finding& finding) {
    return finding.rule.value_or(ruleOf(finding.kind));
}

} // namespace mentat
