#include "tests/kill/marked_change.h"

#include "model/changes/change_kind.h"
#include "model/document/bytes/json.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

Change markedChange(const Event& event, int number) {
    Change change{ChangeKind::PlayerChanged, {QString::number(number)}, {}, {}, {}};
    for (const Player& player : event.players) {
        auto after = valueAt(event, PlayerSlot{player.id});
        after->value.copies = Count(number);
        change.edits.push_back(editOf(event, PlayerSlot{player.id}, after));
    }
    return change;
}

std::optional<int> markOf(const Event& event) {
    std::optional<int> mark;
    for (const Player& player : event.players) {
        const int copies = player.copies ? player.copies->value() : 0;
        if (mark && *mark != copies)
            return std::nullopt;
        mark = copies;
    }
    return mark;
}

QByteArray documentToMark(int players) {
    Json::List list;
    for (int i = 1; i <= players; ++i) {
        list.push_back(Json(Json::Object{{u"id"_s, Json(u"p%1"_s.arg(i))},
                                         {u"name"_s, Json(u"Player %1"_s.arg(i))}}));
    }
    return Json(Json::Object{{u"format"_s, Json(u"mentat-event"_s)},
                             {u"version"_s, Json(1)},
                             {u"event"_s, Json(Json::Object{{u"name"_s, Json(u"Dune"_s)},
                                                            {u"year"_s, Json(2026)},
                                                            {u"rules"_s, Json(u"wbc-dune"_s)}})},
                             {u"players"_s, Json(list)}})
        .toBytes();
}

} // namespace mentat::test
