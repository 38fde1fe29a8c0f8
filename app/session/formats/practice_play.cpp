#include "app/session/formats/practice_play.h"

#include "app/session/formats/all_session.h"
#include "model/failure_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of formats that are not practised.
template <class Own>
const HeatsPractice* practiceOf(const Own&) {
    return nullptr;
}
template <class Own>
std::optional<Play> inventedLike(const Own&, QDate) {
    return std::nullopt;
}

/// nullptr: nothing is played.
const HeatsPractice* practiceIn(const Event& event) {
    return std::visit([](const auto& play) { return practiceOf(play); }, event.play);
}

} // namespace

Event inventedEvent(QDate firstDay, const Event* like) {
    Event event = inventedDuneEvent(firstDay);
    if (!like)
        return event;
    auto play
        = std::visit([&](const auto& own) { return inventedLike(own, firstDay); }, like->play);
    if (play) {
        event.details.sets.clear();
        event.play = *std::move(play);
    }
    return event;
}

bool canPractiseOn(const Event& event) {
    const HeatsPractice* practice = practiceIn(event);
    return practice && !event.details.closed
           && (heatsPlay(event)->heats.empty() || roundToPractise(event));
}

Result<std::optional<PracticeDeed>> doPracticeStep(Session& session, EventId event, qint64 seed) {
    if (!session.book().isPractice)
        return failure(FailureKind::NoPractice);
    const Event* now = findEvent(session.book(), event);
    if (!now)
        return failure(FailureKind::UnknownEvent, {QString::number(event.number())});
    if (!canPractiseOn(*now))
        return std::nullopt;
    return doRoundStep(session, event, *practiceIn(*now), seed).map([](const PracticeDeed& deed) {
        return std::optional(deed);
    });
}

Result<std::vector<PracticeDeed>> playPracticeRound(Session& session, EventId event, qint64 seed) {
    std::vector<PracticeDeed> deeds;
    std::optional<RoundId> round;
    for (;;) {
        const auto deed = doPracticeStep(session, event, seed + static_cast<qint64>(deeds.size()));
        if (!deed)
            return tl::unexpected(deed.error());
        if (!*deed)
            return deeds;
        deeds.push_back(**deed);
        const Event& now = *findEvent(session.book(), event);
        if ((*deed)->round)
            round = (*deed)->round;
        if (round && roundToPractise(now) != round)
            return deeds;
    }
}

} // namespace mentat
