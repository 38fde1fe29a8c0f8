#include "ui/room/room_choice.h"

#include "model/document/object_codec.h"

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
}

RoomChoice roomChoice(const Preferences& preferences) {
    const auto stored = Json::parse(preferences.state(roomKey));
    if (!stored)
        return {};
    ReadNotes notes;
    auto choice = Codec<RoomChoice>::read(*stored, Pointer(), notes);
    return choice && notes.count() == 0 ? *std::move(choice) : RoomChoice();
}

void rememberRoomChoice(Preferences& preferences, const RoomChoice& choice) {
    preferences.setState(roomKey, Codec<RoomChoice>::write(choice).toCompactBytes());
}

} // namespace mentat
