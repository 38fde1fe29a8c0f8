#include "scoring/warnings.h"

#include "model/finding_kind.h"

#include <algorithm>

namespace mentat {

bool isOpenQuestion(const Finding& warning) {
    return ruleOf(warning) == Rule::R10_26;
}

std::vector<Rule> rulesToAccept(const Warnings& warnings) {
    std::vector<Rule> rules;
    for (const Finding& warning : warnings.open) {
        const Rule rule = ruleOf(warning);
        if (!isOpenQuestion(warning) && std::ranges::find(rules, rule) == rules.end())
            rules.push_back(rule);
    }
    return rules;
}

} // namespace mentat
