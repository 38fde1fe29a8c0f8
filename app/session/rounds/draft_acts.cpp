#include "app/session/rounds/draft_acts.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

DraftAddress draftPlaceOf(const GameAddress& place) {
    const auto heat = place.heat();
    return u"%1/%2/tables/%3"_s.arg(heat ? u"heats"_s : u"stages"_s)
        .arg(heat ? QString::number(heat->value()) : place.round.stage()->text())
        .arg(place.table.value());
}

Change throwDraftAway(const Event& event, const GameAddress& place, const QString& content) {
    const ChangeKind kind = place.round.isHeat()  ? ChangeKind::DraftThrownAway
                            : hasOnlyFinal(event) ? ChangeKind::FinalDraftThrownAway
                                                  : ChangeKind::StageDraftThrownAway;
    Change change{kind, placeOf(event, place), {}, {}, {}};
    change.drafts = {{draftPlaceOf(place), content, {}}};
    return change;
}

Change moveDraft(HeatNumber heat, TableNumber from, const QString& content, TableNumber to,
                 const QString& contentThere) {
    Change change{ChangeKind::DraftMoved, placeOf(heat, from), {}, {}, {}};
    change.operands.push_back(qint64(to.value()));
    change.drafts
        = {{draftPlaceOf({heat, from}), content, {}}, {draftPlaceOf({heat, to}), {}, contentThere}};
    return change;
}

} // namespace mentat
