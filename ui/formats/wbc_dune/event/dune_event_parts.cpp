#include "ui/formats/wbc_dune/dune_pages.h"

#include "reports/wording/formats/wbc_dune/rule_notes.h"
#include "ui/formats/wbc_dune/event/faction_pools_part.h"
#include "ui/heats/event/heats_part.h"
#include "ui/heats/event/settings_part.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>

namespace mentat {

std::vector<EventPart> duneEventParts(const PageContext& pageContext) {
    const auto title = [](const char* text) { return QCoreApplication::translate("Event", text); };
    std::vector<EventPart> parts;
    parts.push_back(
        {title(QT_TRANSLATE_NOOP("Event", "Heat&s")), std::make_unique<HeatsPart>(pageContext)});
    parts.push_back(
        {title(QT_TRANSLATE_NOOP("Event", "Sett&ings")),
         std::make_unique<SettingsPart>(pageContext, ruleNote(pageContext.book.wording().language(),
                                                              RuleNote::QpOfEachWinner))});
    parts.push_back({title(QT_TRANSLATE_NOOP("Event", "Fa&ctions")),
                     std::make_unique<FactionPoolsPart>(pageContext)});
    return parts;
}

std::vector<ScheduleLine> duneSchedule(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    std::vector<ScheduleLine> lines;
    for (const Heat& heat : play.heats)
        lines.push_back({heatName(heat), heat.details.start});
    if (play.stage().start)
        lines.push_back({QCoreApplication::translate("Event", "Final"), play.stage().start});
    return lines;
}

} // namespace mentat
