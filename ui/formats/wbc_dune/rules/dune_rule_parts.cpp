#include "ui/formats/wbc_dune/dune_pages.h"

#include "ui/formats/wbc_dune/rules/karama_view.h"
#include "ui/formats/wbc_dune/rules/rule_tools.h"

#include <QCoreApplication>

namespace mentat {

std::vector<RulePart> duneRuleParts(const PageContext& pageContext, const ShowRule& showRule) {
    std::vector<RulePart> parts;
    parts.push_back({QCoreApplication::translate("DuneRuleParts", "&Karama"),
                     std::make_unique<KaramaView>(pageContext, showRule)});
    parts.push_back(
        {QCoreApplication::translate("DuneRuleParts", "T&ools"), makeRuleTools(pageContext)});
    return parts;
}

} // namespace mentat
