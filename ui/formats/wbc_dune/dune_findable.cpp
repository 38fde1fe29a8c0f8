#include "ui/formats/wbc_dune/dune_pages.h"

#include "model/people/called.h"
#include "reports/wording/formats/wbc_dune/need_wording.h"
#include "ui/heats/heat_text.h"
#include "ui/pages/players/player_needs.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString shortHeat(const Heat& heat) {
    return QCoreApplication::translate("Find", "h%1", "heat, as short as can be")
        .arg(heat.number.value());
}

QString shortTable(const Game& game) {
    return QCoreApplication::translate("Find", "t%1", "table, as short as can be")
        .arg(game.table.value());
}

FindEntry heatEntry(const Event& event, const Heat& heat) {
    const int number = heat.number.value();
    return {.kind = FindKind::Game,
            .word = QCoreApplication::translate("Find", "heat"),
            .title = heatName(heat),
            .detail = heatContext(event, heat),
            .names = {QCoreApplication::translate("Find", "heat %1").arg(number), shortHeat(heat)},
            .page = u"heats"_s,
            .address = QString::number(number),
            .icon = LineIcon::Heats};
}

FindEntry gameEntry(const Heat& heat, const Game& game, const QString& players) {
    const int table = game.table.value();
    const QString address = u"%1/%2"_s.arg(heat.number.value()).arg(table);
    return {.kind = FindKind::Game,
            .word = QCoreApplication::translate("Find", "game"),
            .title = QCoreApplication::translate("Find", "%1, table %2", "heat, table")
                         .arg(heatName(heat), QString::number(table)),
            .detail = players,
            .names = {address, QString(shortHeat(heat) + u' ' + shortTable(game)), shortTable(game),
                      QCoreApplication::translate("Find", "table %1").arg(table)},
            .page = u"results"_s,
            .address = address,
            .icon = LineIcon::Results};
}

FindEntry finalEntry(const QString& players) {
    return {.kind = FindKind::Game,
            .word = QCoreApplication::translate("Find", "game"),
            .title = QCoreApplication::translate("Find", "Final game"),
            .detail = players,
            .names = {QCoreApplication::translate("Find", "final")},
            .page = u"final"_s,
            .address = u"game"_s,
            .icon = LineIcon::Final};
}

/// The player is a detail of it, so that it stands below the player's own entry and games, which
/// take no key more.
FindEntry needEntry(const PlayerId& player, const QString& name) {
    return {.kind = FindKind::Command,
            .word = QCoreApplication::translate("Find", "player"),
            .title = QCoreApplication::translate("Find", "Needed to qualify"),
            .detail = name,
            .names = {QCoreApplication::translate("Find", "what does need")},
            .page = u"players"_s,
            .address = PlayerNeeds::addressOf(player),
            .icon = LineIcon::Standings};
}

} // namespace

std::vector<FindEntry> duneFindable(const Event& event) {
    std::map<PlayerId, QString> names; // once: many players sit at many tables
    for (const Player& player : event.players)
        names.emplace(player.id, calledName(event, player));
    const auto playersOf = [&](const Game& game) {
        QStringList players;
        for (const Seat& seat : game.seats)
            players.append(names[seat.player]);
        return players.join(u", "_s);
    };
    const HeatsPlay& play = *heatsPlay(event);
    std::vector<FindEntry> entries;
    for (const Heat& heat : play.heats) {
        entries.push_back(heatEntry(event, heat));
        for (const Game& game : heat.games)
            entries.push_back(gameEntry(heat, game, playersOf(game)));
    }
    if (const Game* final = onlyFinalGame(event); final && !final->seats.empty())
        entries.push_back(finalEntry(playersOf(*final)));
    for (const PlayerId& player : playersWithNeed(event))
        entries.push_back(needEntry(player, names[player]));
    return entries;
}

QStringList duneNeeds(const OpenBook& book, const PlayerId& player) {
    const auto need = whatIsNeeded(book.event(), player);
    return need ? needLines(book.wording().language(), *need) : QStringList();
}

} // namespace mentat
