#include "random_document.h"

#include "document_fields.h"
#include "random_parts.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

// Sparse, middling and full documents.
int randomDensity(Draw& draw) {
    return draw.pick(std::vector<int>{15, 50, 50, 85, 97});
}

// Several streams from one seed, so that setting an option leaves the rest unchanged.
quint32 stream(quint32 seed, quint32 number) {
    return seed * 2654435761U + number * 40503U;
}

void collectPaths(const Json& value, const QString& path, QSet<QString>& paths) {
    for (const Json& item : value.items)
        collectPaths(item, path + u"/*", paths);
    for (const JsonMember& member : value.members) {
        QString key = member.key;
        key.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
        const bool isMap = path.endsWith(u"/expansionVotes");
        const QString here = path + u'/' + (isMap ? u"*"_s : key);
        paths.insert(here);
        collectPaths(member.value, here, paths);
    }
}

QStringList sortedList(const QSet<QString>& paths) {
    QStringList list(paths.begin(), paths.end());
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

QByteArray randomDocument(quint32 seed, const RandomDocumentOptions& options) {
    World world(stream(seed, 1));
    Draw choice(stream(seed, 2));
    const bool needsDune = options.heats || options.hasFinal;
    const bool drawnStorm = choice.chance(15) && !needsDune;
    world.storm = options.rules ? *options.rules == u"eye-of-the-storm"_s : drawnStorm;
    world.density = randomDensity(choice);
    const int drawnPlayers = choice.chance(4) ? 0 : choice.below(46);
    const int drawnHeats = choice.pick(std::vector<int>{0, 1, 2, 3, 3, 3, 4});
    const bool drawnFinal = choice.chance(55);
    const Json players = randomPlayers(world, options.players.value_or(drawnPlayers));
    numberHeats(world, world.storm ? 0 : options.heats.value_or(drawnHeats));
    // Settings first, because games depend on them.
    Json event = randomEvent(world);
    if (options.isOpen)
        event.remove(u"closed"_s);
    Json document = Json::object();
    document.set(u"format"_s, u"mentat-event"_s);
    document.set(u"version"_s, 1);
    document.set(u"event"_s, event);
    document.set(u"players"_s, players);
    if (world.may())
        setUnlessEmpty(document, u"tieRolls"_s, randomTieRolls(world));
    if (world.storm) {
        document.set(u"games"_s, randomStormGames(world));
        return writeJson(document);
    }
    setUnlessEmpty(document, u"heats"_s, randomHeats(world));
    if (options.hasFinal.value_or(drawnFinal)) {
        Json last = randomFinal(world);
        // An empty final would count as none.
        if (last.members.empty())
            last.set(u"closed"_s, true);
        document.set(u"final"_s, last);
    }
    return writeJson(document);
}

QStringList keyPaths(const QByteArray& document) {
    QSet<QString> paths;
    if (const std::optional<Json> json = readJson(document))
        collectPaths(*json, QString(), paths);
    return sortedList(paths);
}

QStringList everyKeyPath() {
    QSet<QString> paths;
    for (const DocumentField& field : documentFields())
        paths.insert(field.path);
    return sortedList(paths);
}

} // namespace mentat::test::raw
