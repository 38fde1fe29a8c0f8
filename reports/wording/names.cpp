#include "reports/wording/names.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(onOneLine(nameOf(player)));
    return names;
}

QStringList namesOf(const std::vector<Performance>& performances, const NameOf& nameOf) {
    std::vector<PlayerId> players;
    for (const Performance& one : performances) {
        if (std::ranges::find(players, one.player) == players.end())
            players.push_back(one.player);
    }
    return namesOf(players, nameOf);
}

QString listedNames(const Language& language, const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return say(language, Phrase("Names", "%1 and %2"),
               {names.first(names.size() - 1).join(u", "_s), names.last()});
}

} // namespace mentat
