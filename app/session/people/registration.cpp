#include "app/session/people/registration.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

PlayerId nextPlayerId(const Event& event) {
    qint64 highest = static_cast<qint64>(event.players.size());
    for (const Player& player : event.players) {
        if (const QString& id = player.id.text(); id.startsWith(u'p'))
            highest = std::max(highest, qint64(id.mid(1).toInt())); // 0 where it is no number
    }
    return *PlayerId::fromText(u"p%1"_s.arg(highest + 1));
}

Player newPlayer(Name name, PlayerId id) {
    return {{}, std::move(id), std::move(name), Preference::Either, {}, {}, {}, {}, {}, {}};
}

Player playerOf(const Person& person, PlayerId id) {
    Player player = newPlayer(person.name, std::move(id));
    static_cast<Contact&>(player) = person;
    player.preference = person.preference.value_or(Preference::Either);
    player.person = person.id;
    player.alsoKnownAs = person.alsoKnownAs;
    return player;
}

} // namespace mentat
