#include "ui/formats/wbc_dune/rules/dune_rule_parts.h"

#include "ui/formats/wbc_dune/rules/karama_view.h"

#include <QCoreApplication>

namespace mentat {

std::vector<RulePart> duneRuleParts(const Surroundings& surroundings, const ShowRule& showRule) {
    std::vector<RulePart> parts;
    parts.push_back({QCoreApplication::translate("DuneRuleParts", "&Karama"),
                     std::make_unique<KaramaView>(surroundings, showRule)});
    return parts;
}

} // namespace mentat
