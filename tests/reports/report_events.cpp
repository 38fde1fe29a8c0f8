#include "tests/reports/report_events.h"

#include "model/document/event_document.h"
#include "reports/report.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

QString nameOf(int player) {
    static const QStringList odd{u"Jean-François Gagné"_s, u"Łukasz Brzęczyszczykiewicz"_s,
                                 u"山田 太郎"_s,
                                 u"François-Xavier de La Rochefoucauld-Liancourt d'Estissac III"_s,
                                 u"Maximilian-Ferdinand von und zu Hohenlohe-Langenburg-Weikers"_s};
    static const QStringList given{u"Ada"_s, u"Blaise"_s, u"Carl"_s, u"Grace"_s, u"Henri"_s};
    static const QStringList family{u"Byron"_s,  u"Pascal"_s,  u"Gauss"_s, u"Hopper"_s,
                                    u"Cartan"_s, u"Noether"_s, u"Turing"_s};
    if (player % 9 == 4)
        return odd[player / 9 % odd.size()] + (player < 45 ? QString() : QString::number(player));
    return given[player % given.size()] + u' ' + family[player % family.size()]
           + (player < 35 ? QString() : u' ' + QString::number(player));
}

QJsonArray gamesOf(int players, bool hasVariant) {
    QJsonArray games;
    const int tables = (players + 5) / 6;
    int next = 0;
    for (int table = 1; table <= tables; ++table) {
        QJsonArray seats;
        const int size = players / tables + (table <= players % tables ? 1 : 0);
        for (int seat = 1; seat <= size; ++seat)
            seats.append(QJsonObject{{u"seat"_s, seat},
                                     {u"player"_s, QString(u'p' + QString::number(next++))}});
        QJsonObject game{{u"table"_s, table}, {u"seats"_s, seats}};
        if (hasVariant && table % 2 == 0)
            game[u"expansion"_s] = true;
        games.append(game);
    }
    return games;
}

} // namespace

QStringList allSets() {
    return {u"base"_s, u"ixians-tleilaxu"_s, u"choam-richese"_s, u"ecaz-moritani"_s};
}

QByteArray drawnDocument(int players, const QStringList& sets) {
    QJsonArray list;
    QJsonArray entrants;
    for (int i = 0; i < players; ++i) {
        const QString id = u'p' + QString::number(i);
        list.append(QJsonObject{{u"id"_s, id}, {u"name"_s, nameOf(i)}, {u"from"_s, u"PA"_s}});
        entrants.append(id);
    }
    const QJsonArray games = players > 2 ? gamesOf(players, sets.size() > 1) : QJsonArray();
    const QJsonArray heats{
        QJsonObject{{u"number"_s, 1},
                    {u"name"_s, u"Heat 1"_s},
                    {u"start"_s, u"2026-07-29T13:00"_s},
                    {u"location"_s, u"Alpine"_s},
                    {u"entrants"_s, entrants},
                    {u"games"_s, games}},
        QJsonObject{{u"number"_s, 2}, {u"entrants"_s, QJsonArray()}, {u"games"_s, QJsonArray()}}};
    return QJsonDocument(
               QJsonObject{{u"format"_s, u"mentat-event"_s},
                           {u"version"_s, 1},
                           {u"event"_s, QJsonObject{{u"name"_s, u"Dune"_s},
                                                    {u"year"_s, 2026},
                                                    {u"rules"_s, u"wbc-dune"_s},
                                                    {u"gm"_s, u"Ada Byron"_s},
                                                    {u"sets"_s, QJsonArray::fromStringList(sets)}}},
                           {u"players"_s, list},
                           {u"heats"_s, players > 0 ? heats : QJsonArray()}})
        .toJson();
}

Book sampleBook() {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return bookOf(file.readAll());
}

Result<ReportDocument> madeOf(const Book& book, const QString& report, Paper paper, int blanks) {
    const Event& event = book.events.front().event;
    const Wording wording;
    return findReport(event, report)
        ->make({.book = book,
                .event = event,
                .wording = wording,
                .printed = u"13:05"_s,
                .paper = paper,
                .round = {},
                .blanks = blanks});
}

Book bookOf(const QByteArray& document) {
    const auto json = Json::parse(document);
    auto event = json ? readEventDocument(*json) : tl::unexpected(json.error());
    if (!event)
        qFatal("no event");
    Book book;
    book.events.push_back({EventId(1), std::move(*event)});
    return book;
}

} // namespace mentat::test
