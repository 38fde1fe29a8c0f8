#include "app/session/rounds/tables/draft_acts.h"

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
    Change change{ChangeKind::DraftThrownAway, placeOf(event, place), {}, {}, {}};
    change.drafts = {{draftPlaceOf(place), content, {}}};
    return change;
}

Change moveDraft(const GameAddress& from, const QString& content, TableNumber to,
                 const QString& contentThere) {
    Change change{ChangeKind::DraftMoved,
                  {operandOf(from.round), qint64(from.table.value()), qint64(to.value())},
                  {},
                  {},
                  {}};
    change.drafts
        = {{draftPlaceOf(from), content, {}}, {draftPlaceOf({from.round, to}), {}, contentThere}};
    return change;
}

} // namespace mentat
