#include "model/rounds/round.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/pdf_checks.h"
#include "tests/reports/report_events.h"
#include "tests/reports/ruleset_report_events.h"
#include "tests/support/sample.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_table_links {

namespace {

enum class Room { Served, NotServed };

/// The tables of a round, each with a code of its own.
TableLinks linksOf(const Round& round, Room room) {
    TableLinks links;
    for (const Game& game : round.games()) {
        const QString code = u"K7QM 2X%1"_s.arg(game.table.value(), 2, 10, QLatin1Char('0'));
        const QString address
            = u"http://192.168.178.42:8088/our-result?code="_s + QString(code).remove(u' ');
        links.emplace(GameAddress{round.id(), game.table},
                      TableLink{code, room == Room::Served ? address : QString()});
    }
    return links;
}

/// The semifinal of sixteenToTheEnd() is on, without a result yet.
QByteArray semifinalSeated() {
    QJsonObject event = QJsonDocument::fromJson(sixteenToTheEnd()).object();
    QJsonObject semifinal = event[u"stages"_s].toArray().first().toObject();
    QJsonArray games;
    for (const QJsonValue& one : semifinal[u"games"_s].toArray()) {
        QJsonArray seats;
        for (const QJsonValue& played : one[u"seats"_s].toArray()) {
            QJsonObject seat = played.toObject();
            seat.remove(u"place"_s);
            seats.append(seat);
        }
        QJsonObject game = one.toObject();
        game[u"seats"_s] = seats;
        game.remove(u"end"_s);
        games.append(game);
    }
    semifinal[u"games"_s] = games;
    event[u"stages"_s] = QJsonArray{semifinal};
    return QJsonDocument(event).toJson();
}

QStringList sortedAddresses(const TableLinks& links) {
    QStringList addresses;
    for (const auto& [place, link] : links) {
        if (!link.address.isEmpty())
            addresses.append(link.address);
    }
    addresses.sort();
    return addresses;
}

} // namespace

/// The codes by which the phones of a table report, on the sheets and slips that lie on the tables.
class TestTableLinks : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// Nothing is in the way of anything, and each code is on the paper once.
    void check(const ReportDocument& made, const TableLinks& links) {
        QCOMPARE(faultsOf(pagesOf(made)).join(u'\n'), QString());
        const QString file = writtenPdf(made, m_folder);
        QStringList read = codesOnPdf(file, m_folder);
        read.sort();
        QCOMPARE(read, sortedAddresses(links));
        const QString words = outputOf(u"pdftotext"_s, {file, u"-"_s});
        for (const auto& [place, link] : links)
            QCOMPARE(words.count(link.code), 1);
    }

private Q_SLOTS:
    void everyCodeIsReadFromThePaper_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<Room>("room");
        const auto add = [&](const char* name, const QByteArray& document, Paper paper, Room room) {
            QTest::addRow("%s, %s", name, idOf(paper).data()) << document << paper << room;
        };
        const QByteArray sheets = drawnDocument(17, allSets());
        const QByteArray slips = drawnByRuleset(15, NamesOnPaper::OfManyKinds);
        const QByteArray longNames = drawnByRuleset(15, NamesOnPaper::SixtyLetters);
        add("sheets", sheets, Paper::Letter, Room::Served);
        add("slips", slips, Paper::A4, Room::Served);
        add("slips with long names", longNames, Paper::Letter, Room::Served);
        add("sheets, not served", sheets, Paper::A4, Room::NotServed);
        add("slips, not served", slips, Paper::Letter, Room::NotServed);
        if (isSoak()) {
            add("sheets", sheets, Paper::A4, Room::Served);
            add("slips", slips, Paper::Letter, Room::Served);
            add("slips with long names", longNames, Paper::A4, Room::Served);
        }
    }

    void everyCodeIsReadFromThePaper() {
        QFETCH(const QByteArray, document);
        QFETCH(const Paper, paper);
        QFETCH(const Room, room);
        const Book book = bookOf(document);
        const Event& event = book.events.front().event;
        const TableLinks links = linksOf(heatsPlay(event)->heats.front(), room);
        QVERIFY(links.size() >= 3);
        const Wording wording;
        const auto made = findReport(event, u"score-sheets"_s)
                              ->make({.book = book,
                                      .event = event,
                                      .wording = wording,
                                      .printed = u"13:05"_s,
                                      .paper = paper,
                                      .round = {},
                                      .links = links});
        QVERIFY(made);
        check(*made, links);
    }

    void advancedRoundsHaveTheirCodesToo_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<int>("tables");
        QTest::newRow("Dune's final") << sampleDocument() << 1;
        QTest::newRow("a final") << sixteenToTheEnd() << 1;
        QTest::newRow("a semifinal") << semifinalSeated() << 2;
    }
    void advancedRoundsHaveTheirCodesToo() {
        QFETCH(const QByteArray, document);
        QFETCH(const int, tables);
        const Book book = bookOf(document);
        const Event& event = book.events.front().event;
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            for (const Room room : {Room::Served, Room::NotServed}) {
                if (!isSoak() && (paper == Paper::Letter) != (room == Room::Served))
                    continue;
                const TableLinks links = linksOf(roundsOf(event).back(), room);
                QCOMPARE(static_cast<int>(links.size()), tables);
                const Wording wording;
                const auto made = findReport(event, u"final-sheet"_s)
                                      ->make({.book = book,
                                              .event = event,
                                              .wording = wording,
                                              .printed = u"13:05"_s,
                                              .paper = paper,
                                              .round = {},
                                              .links = links});
                QVERIFY(made);
                check(*made, links);
            }
        }
    }
};

} // namespace mentat::test::tst_table_links

MENTAT_TEST(tst_table_links, TestTableLinks, QGuiApplication)
#include "tst_table_links.moc"
