#pragma once

#include "model/finding.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace mentat {

/// A warning that the GM accepted, and why.
struct AcceptedWarning {
    Finding warning;
    std::optional<QString> reason;
    friend bool operator==(const AcceptedWarning&, const AcceptedWarning&) = default;
};

/// R10.21–R10.27, each with its place in the event's document.
struct Warnings {
    Findings open;
    std::vector<AcceptedWarning> accepted;
    friend bool operator==(const Warnings&, const Warnings&) = default;
};

/// R10.26: a warning about an unknown value is a question to ask, not one to accept.
[[nodiscard]] inline bool isOpenQuestion(const Finding& warning) {
    return ruleOf(warning) == Rule::R10_26;
}
/// The rules with warnings to accept, each once.
[[nodiscard]] inline std::vector<Rule> rulesToAccept(const Warnings& warnings) {
    std::vector<Rule> rules;
    for (const Finding& warning : warnings.open) {
        const Rule rule = ruleOf(warning);
        if (!isOpenQuestion(warning) && std::ranges::find(rules, rule) == rules.end())
            rules.push_back(rule);
    }
    return rules;
}

} // namespace mentat
