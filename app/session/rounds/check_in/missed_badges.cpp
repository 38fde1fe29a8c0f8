#include "app/session/rounds/check_in/missed_badges.h"

#include "model/people/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Places: "missed/2/981". What was scanned is kept there.
QString beginOf(HeatNumber heat) {
    return u"missed/%1/"_s.arg(heat.value());
}

DraftAddress placeOf(HeatNumber heat, const QString& badge) {
    return beginOf(heat) + badgeNumber(badge);
}

} // namespace

QStringList missedBadges(const Session& session, EventId event, HeatNumber heat) {
    std::vector<const Draft*> missed;
    for (const Draft& draft : session.drafts()) {
        if (draft.event == event && draft.place.startsWith(beginOf(heat)))
            missed.push_back(&draft);
    }
    std::ranges::stable_sort(missed, {}, &Draft::saved);
    QStringList badges;
    for (const Draft* draft : missed)
        badges << draft->content;
    return badges;
}

Result<void> noteMissedBadge(Session& session, EventId event, HeatNumber heat,
                             const QString& badge) {
    const DraftAddress place = placeOf(heat, badge);
    return session.draftAt(event, place) ? Result<void>() : session.saveDraft(event, place, badge);
}

Result<void> dismissMissedBadge(Session& session, EventId event, HeatNumber heat,
                                const QString& badge) {
    return session.discardDraft(event, placeOf(heat, badge));
}

Change withoutMissedBadge(const Session& session, EventId event, HeatNumber heat,
                          const QString& badge, Change change) {
    const DraftAddress place = placeOf(heat, badge);
    if (const Draft* there = session.draftAt(event, place))
        change.drafts.push_back({place, there->content, std::nullopt});
    return change;
}

} // namespace mentat
