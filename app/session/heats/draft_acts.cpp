#include "app/session/heats/draft_acts.h"

#include "app/session/heats/heat_acts.h"
#include "app/session/heats/heat_parts.h"
#include "model/changes/change_kind.h"

namespace mentat {

DraftAddress draftPlaceOf(const GameAddress& place) {
    return place.isFinal() ? finalDraftAddress() : draftPlace(*place.heat, place.table);
}

Change throwDraftAway(const GameAddress& place, const QString& content) {
    Change change{place.isFinal() ? ChangeKind::FinalDraftThrownAway : ChangeKind::DraftThrownAway,
                  {},
                  {},
                  {},
                  {}};
    if (!place.isFinal())
        change.operands = placeOf(*place.heat, place.table);
    change.drafts = {{draftPlaceOf(place), content, {}}};
    return change;
}

Change moveDraft(HeatNumber heat, TableNumber from, const QString& content, TableNumber to,
                 const QString& contentThere) {
    Change change{ChangeKind::DraftMoved, placeOf(heat, from), {}, {}, {}};
    change.operands.push_back(qint64(to.value()));
    change.drafts
        = {{draftPlace(heat, from), content, {}}, {draftPlace(heat, to), {}, contentThere}};
    return change;
}

} // namespace mentat
