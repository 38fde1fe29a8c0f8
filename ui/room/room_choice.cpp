#include "ui/room/room_choice.h"

#include "ui/desk/preferences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString roomKey = u"room"_s;

} // namespace

static RoomChoice blank(std::type_identity<RoomChoice>) {
    return {};
}

template <class Io, class Choice>
requires std::same_as<std::remove_const_t<Choice>, RoomChoice>
void describe(Io& io, Choice& choice) {
    io.always("allWait", choice.allWait);
    io.always("network", choice.network);
    io.always("port", choice.port);
    io.flag("secondDesk", choice.secondDesk);
}

RoomChoice roomChoice(const Preferences& preferences) {
    return stored<RoomChoice>(preferences, roomKey);
}

void rememberRoomChoice(Preferences& preferences, const RoomChoice& choice) {
    store(preferences, roomKey, choice);
}

} // namespace mentat
