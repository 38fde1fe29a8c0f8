#include "app/session/formats/practice_play.h"

#include "app/session/formats/wbc_dune/dune_practice.h"
#include "model/failure_kind.h"

namespace mentat {

Event inventedEvent(QDate firstDay) {
    return inventedDuneEvent(firstDay);
}

bool canPractiseOn(const Event& event) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    return play && !event.details.closed && hasDuneStep(*play);
}

Result<std::optional<PracticeDeed>> doPracticeStep(Session& session, EventId event, qint64 seed) {
    if (!session.book().isPractice)
        return failure(FailureKind::NoPractice);
    const Event* now = findEvent(session.book(), event);
    if (!now)
        return failure(FailureKind::UnknownEvent, {QString::number(event.number())});
    if (!canPractiseOn(*now))
        return std::nullopt;
    return doDuneStep(session, event, seed).map([](const PracticeDeed& deed) {
        return std::optional(deed);
    });
}

Result<std::vector<PracticeDeed>> playPracticeHeat(Session& session, EventId event, qint64 seed) {
    std::vector<PracticeDeed> deeds;
    std::optional<HeatNumber> heat;
    for (;;) {
        const auto deed = doPracticeStep(session, event, seed + static_cast<qint64>(deeds.size()));
        if (!deed)
            return tl::unexpected(deed.error());
        if (!*deed)
            return deeds;
        deeds.push_back(**deed);
        const auto* play = std::get_if<DunePlay>(&findEvent(session.book(), event)->play);
        if ((*deed)->heat)
            heat = (*deed)->heat;
        if (heat && heatToPractise(*play) != heat)
            return deeds;
    }
}

} // namespace mentat
