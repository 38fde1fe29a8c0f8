#include "model/store/sound_event.h"

#include "model/errors.h"
#include "model/store/store_kind.h"
#include "model/store/table.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Drops a part that events of all kinds have.
bool dropCommonPart(Event& event, const QStringList& place) {
    if (place.value(0) == u"tieRolls")
        return dropAt(event.tieRolls, place.value(1));
    if (place.value(0) == u"players")
        return dropAt(event.players, place.value(1));
    if (place.value(0) != u"event")
        return false;
    if (place.value(1) == u"keepApart")
        return dropAt(event.keepApart, place.value(2));
    if (place.value(1) == u"awardDecisions")
        return dropAt(event.awardDecisions, place.value(2));
    if (place.value(1) == u"sets")
        return dropAt(event.details.sets, place.value(2));
    return false;
}

} // namespace

// Each step removes something, so the loop ends.
bool makeSound(Event& event, std::vector<LeftOut>& leftOut) {
    const QString name = eventTitle(event.details);
    for (;;) {
        const Findings errors = eventErrors(event);
        if (errors.empty())
            return true;
        // The last first, so that the positions of earlier list items stay valid.
        const Finding& error = errors.back();
        leftOut.push_back({name, error});
        const QStringList place = error.where.text().split(u'/').mid(1);
        if (!dropCommonPart(event, place)
            && !kindOf<StoreKind>(event.play).dropPart(event.play, place))
            return false;
    }
}

} // namespace mentat
