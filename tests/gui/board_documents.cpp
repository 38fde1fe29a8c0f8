#include "tests/gui/board_documents.h"

#include "model/document/event_document.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/support/invented_names.h"
#include "tests/support/scratch_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const QStringList& marks() {
    static const QStringList all{u"BADGE-MARK"_s,  u"EMAIL-MARK"_s, u"PHONE-MARK"_s,
                                 u"WHERE-MARK"_s,  u"NOTES-MARK"_s, u"REASON-MARK"_s,
                                 u"RULING-MARK"_s, u"ROLL-MARK"_s};
    return all;
}

QJsonArray playersOf(int count, NamesOf names) {
    RandomSource random(7);
    std::set<QString> used;
    std::vector<QString> people;
    while (static_cast<int>(people.size()) < count) {
        for (const Person& person : madeUpPeople(count, random)) {
            if (static_cast<int>(people.size()) < count && used.insert(person.name.text()).second)
                people.push_back(person.name.text());
        }
    }
    QJsonArray players;
    for (int i = 0; i < count; ++i) {
        QString name = people[static_cast<size_t>(i)];
        if (names == NamesOf::SixtyLetters)
            name = QString(name + u' ' + QString(60, QChar(u'a' + i % 26))).left(60);
        players.append(QJsonObject{{u"id"_s, u"p%1"_s.arg(i + 1)}, {u"name"_s, name}});
    }
    return players;
}

/// Tables of six and five in the order of registration, each as `finish` leaves it.
QJsonArray gamesOf(int players, const std::function<void(QJsonObject&)>& finish) {
    const int tables = (players + 5) / 6;
    QJsonArray games;
    int next = 1;
    for (int table = 0; table < tables; ++table) {
        const int size = players / tables + (table < players % tables ? 1 : 0);
        QJsonArray seats;
        for (int seat = 1; seat <= size; ++seat)
            seats.append(QJsonObject{{u"seat"_s, seat}, {u"player"_s, u"p%1"_s.arg(next++)}});
        QJsonObject game{{u"table"_s, table + 1}, {u"seats"_s, seats}};
        finish(game);
        games.append(game);
    }
    return games;
}

void wonSolo(QJsonObject& game) {
    static const QStringList factions{u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s,
                                      u"fremen"_s,   u"guild"_s,         u"harkonnen"_s};
    game[u"start"_s] = u"2026-07-29T13:05"_s;
    game[u"end"_s] = u"2026-07-29T16:40"_s;
    game[u"turns"_s] = 7;
    game[u"victory"_s] = u"solo"_s;
    QJsonArray seats = game[u"seats"_s].toArray();
    for (qsizetype i = 0; i < seats.size(); ++i) {
        QJsonObject seat = seats[i].toObject();
        seat[u"faction"_s] = factions[i];
        seat[u"performancePoints"_s]
            = static_cast<double>((i * 7 + game.value(u"table"_s).toInt() * 3) % 17) / 2;
        seat[u"strongholds"_s] = i == 0 ? 3 : 1;
        if (i == 0)
            seat[u"winner"_s] = true;
        seats[i] = seat;
    }
    game[u"seats"_s] = seats;
}

QJsonObject heatOf(int number, const QString& start, int entrants, const QJsonArray& games) {
    QJsonArray ids;
    for (int i = 1; i <= entrants; ++i)
        ids.append(u"p%1"_s.arg(i));
    return {{u"number"_s, number},        {u"start"_s, start},  {u"minutes"_s, 300},
            {u"location"_s, u"Alpine"_s}, {u"entrants"_s, ids}, {u"games"_s, games}};
}

QByteArray documentOf(const QJsonArray& players, const QJsonArray& heats) {
    return QJsonDocument(QJsonObject{{u"format"_s, u"mentat-event"_s},
                                     {u"version"_s, 1},
                                     {u"event"_s, QJsonObject{{u"name"_s, u"Dune"_s},
                                                              {u"year"_s, 2026},
                                                              {u"rules"_s, u"wbc-dune"_s}}},
                                     {u"players"_s, players},
                                     {u"heats"_s, heats}})
        .toJson();
}

/// Each object of the list, changed.
QJsonArray changed(const QJsonValue& list, const std::function<void(QJsonObject&)>& change) {
    QJsonArray array = list.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        QJsonObject object = array[i].toObject();
        change(object);
        array[i] = object;
    }
    return array;
}

void markGame(QJsonObject& game) {
    game[u"note"_s] = u"NOTES-MARK of a game"_s;
    if (!game.contains(u"victory"_s))
        return;
    game[u"accepted"_s]
        = QJsonArray{QJsonObject{{u"rule"_s, u"R10.25"_s}, {u"reason"_s, u"REASON-MARK 1"_s}}};
    game[u"seats"_s] = changed(game[u"seats"_s], [](QJsonObject& seat) {
        seat[u"qp"_s] = seat.value(u"winner"_s).toBool() ? 2.5 : 0.5;
        seat[u"qpReason"_s] = u"REASON-MARK 2"_s;
    });
}

} // namespace

QByteArray twoHeatsDocument(int players, NamesOf names) {
    return documentOf(
        playersOf(players, names),
        {heatOf(1, u"2026-07-29T13:00"_s, players, gamesOf(players, wonSolo)),
         heatOf(2, u"2026-07-30T13:00"_s, players, gamesOf(players, [](QJsonObject& game) {
                    game[u"start"_s] = u"2026-07-30T13:05"_s;
                }))});
}

QByteArray drawnDocument(int players) {
    return documentOf(
        playersOf(players, NamesOf::People),
        {heatOf(1, u"2026-07-30T13:00"_s, players, gamesOf(players, [](QJsonObject&) {}))});
}

QByteArray undrawnDocument(int players) {
    return documentOf(playersOf(players, NamesOf::People),
                      {heatOf(1, u"2026-07-30T13:00"_s, players, {})});
}

QByteArray withPrivateMarks(const QByteArray& document) {
    QJsonObject root = QJsonDocument::fromJson(document).object();
    root[u"players"_s] = changed(root[u"players"_s], [](QJsonObject& player) {
        player[u"badge"_s] = QString(u"BADGE-MARK "_s + player[u"id"_s].toString());
        player[u"email"_s] = u"EMAIL-MARK@example.org"_s;
        player[u"phone"_s] = u"PHONE-MARK 555"_s;
        player[u"whereabouts"_s] = u"WHERE-MARK room"_s;
        player[u"notes"_s] = u"NOTES-MARK on somebody"_s;
    });
    QJsonArray players = root[u"players"_s].toArray();
    QJsonObject last = players.last().toObject();
    last[u"disqualified"_s] = true;
    last[u"disqualifiedReason"_s] = u"REASON-MARK 3"_s;
    players[players.size() - 1] = last;
    root[u"players"_s] = players;
    root[u"heats"_s] = changed(root[u"heats"_s], [](QJsonObject& heat) {
        heat[u"games"_s] = changed(heat[u"games"_s], markGame);
    });
    root[u"tieRolls"_s] = QJsonArray{QJsonObject{{u"players"_s, QJsonArray{u"p1"_s, u"p2"_s}},
                                                 {u"planned"_s, u"ROLL-MARK Saturday"_s}}};
    QJsonObject event = root[u"event"_s].toObject();
    event[u"notes"_s] = u"NOTES-MARK on the event"_s;
    event[u"awardDecisions"_s] = QJsonArray{QJsonObject{
        {u"faction"_s, u"atreides"_s}, {u"player"_s, u"p1"_s}, {u"reason"_s, u"REASON-MARK 4"_s}}};
    event[u"rulings"_s] = QJsonArray{QJsonObject{{u"question"_s, u"RULING-MARK asked"_s},
                                                 {u"answer"_s, u"RULING-MARK said"_s},
                                                 {u"topic"_s, u"RULING-MARK"_s}}};
    root[u"event"_s] = event;
    return QJsonDocument(root).toJson();
}

QStringList marksIn(const QString& text) {
    QStringList found;
    for (const QString& mark : marks()) {
        if (text.contains(mark))
            found.append(mark);
    }
    return found;
}

qsizetype privateMarkCount() {
    return marks().size();
}

QByteArray rolledAtCut(const QByteArray& document) {
    Event event = eventFrom(document);
    for (const OpenTie& tie : duneAdvancement(event).ties) {
        if (tie.matters != TieMatter::Cut)
            continue;
        TieRoll roll{tie.players, {}, {}};
        for (size_t i = 0; i < tie.players.size(); ++i)
            roll.rolls.push_back(*Roll::fromInt(100 - static_cast<int>(i)));
        event.tieRolls.push_back(roll);
    }
    return writeEventDocument(event).toBytes();
}

} // namespace mentat::test
