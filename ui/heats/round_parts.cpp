#include "ui/heats/round_parts.h"

#include "model/people/names.h"
#include "model/rounds/round.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

bool RoundEntry::typeOn(QKeyEvent&) {
    return false;
}

void RoundEntry::mark(const PlayerId&) {}

bool RulesPanel::typeOn(QKeyEvent&) {
    return false;
}

namespace {

/// The shortest unique label: the number of a heat, or the name of an advanced round.
QString shortRound(const RoundId& round) {
    return round.heat() ? QCoreApplication::translate("Find", "h%1", "heat, as short as can be")
                              .arg(round.heat()->value())
                        : round.stage()->text();
}

QString shortTable(const Game& game) {
    return QCoreApplication::translate("Find", "t%1", "table, as short as can be")
        .arg(game.table.value());
}

FindEntry roundEntry(const Event& event, const RoundId& round) {
    FindEntry entry{.kind = FindKind::Game,
                    .word = QCoreApplication::translate("Find", "round"),
                    .title = roundName(event, round),
                    .detail = roundContext(event, round),
                    .names = {shortRound(round)},
                    .page = u"final"_s,
                    .address = addressOf(round),
                    .icon = LineIcon::Final};
    if (const auto heat = round.heat()) {
        entry.word = QCoreApplication::translate("Find", "heat");
        entry.names.prepend(QCoreApplication::translate("Find", "heat %1").arg(heat->value()));
        entry.page = u"heats"_s;
        entry.icon = LineIcon::Heats;
    }
    return entry;
}

FindEntry gameEntry(const Event& event, const Round& round, const Game& game,
                    const QString& players) {
    const QString address = addressOf(GameAddress{round.id(), game.table});
    const QString name = roundName(event, round.id());
    const QString table = QString::number(game.table.value());
    const bool isOnly = round.id().isAdvanced() && round.games().size() == 1;
    FindEntry entry{
        .kind = FindKind::Game,
        .word = QCoreApplication::translate("Find", "game"),
        .title
        = isOnly
              ? QCoreApplication::translate("Find", "%1 game", "the only one of a round").arg(name)
              : QCoreApplication::translate("Find", "%1, table %2", "heat, table").arg(name, table),
        .detail = players,
        .names = {address, QString(shortRound(round.id()) + u' ' + shortTable(game))},
        .page = u"results"_s,
        .address = address,
        .icon = LineIcon::Results};
    if (round.heat())
        entry.names
            += {shortTable(game), QCoreApplication::translate("Find", "table %1").arg(table)};
    return entry;
}

} // namespace

std::vector<FindEntry> roundEntries(const Event& event) {
    std::map<PlayerId, QString> names; // looked up once: a player sits at several tables
    for (const Player& player : event.players)
        names.emplace(player.id, calledName(event, player));
    // The page already bears the name of the only advanced round.
    const bool isOnly = advancedRounds(event).size() == 1;
    std::vector<FindEntry> entries;
    for (const RoundId& id : plannedRounds(event)) {
        if (id.isHeat() || !isOnly)
            entries.push_back(roundEntry(event, id));
        const auto round = findRound(event, id);
        for (const Game& game : round ? round->games() : std::vector<Game>()) {
            QStringList players;
            for (const Seat& seat : game.seats)
                players.append(names[seat.player]);
            if (!players.isEmpty())
                entries.push_back(gameEntry(event, *round, game, players.join(u", "_s)));
        }
    }
    return entries;
}

} // namespace mentat

#include "moc_round_parts.cpp"
