#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/gui/board_asked.h"
#include "tests/gui/board_documents.h"
#include "tests/gui/contrast.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "ui/dune/dune_pages.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/look/desk_theme.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_boards {

namespace {

QStringList linesOf(const ScreenBoard& board) {
    QStringList lines;
    for (const ScreenGroup& group : board.groups) {
        for (const ScreenLine& line : group.lines)
            lines.append(QStringList{line.before, line.text, line.after}.join(u'|'));
    }
    return lines;
}

} // namespace

/// What a second window says, as values.
class TestBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoSitsWhereByNameAndByTable() {
        const AskedBoards asked(twoHeatsDocument(15));
        const auto names = asked(tablesByNameBoard);
        QVERIFY(names);
        QCOMPARE(names->title, u"Heat 2"_s);
        QCOMPARE(names->lead, u"find your table"_s);
        QCOMPARE(names->count, u"15 players · 3 tables"_s);
        QVERIFY(names->isRevealed);
        QVERIFY(names->where.contains(u"Alpine"_s));
        const QStringList lines = linesOf(*names);
        QCOMPARE(lines.size(), 15);
        const Event& event = asked.event();
        for (const Game& game : std::get<DunePlay>(event.play).heats[1].games) {
            for (const Seat& seat : game.seats)
                QVERIFY(lines.contains(
                    u"|%1|%2"_s.arg(playerName(event, seat.player)).arg(game.table.value())));
        }
        const auto tables = asked(tablesByTableBoard);
        QVERIFY(tables);
        QCOMPARE(tables->title, u"Heat 2"_s);
        QCOMPARE(tables->groups.size(), 3U);
        QCOMPARE(tables->groups[2].heading, u"Table 3"_s);
        QCOMPARE(linesOf(*tables)[1], QString(u"2|%1|"_s.arg(event.players[1].name.text())));
    }

    void tablesShowFromTheDrawUntilTheyHaveEnded() {
        QVERIFY(!AskedBoards(undrawnDocument(12))(tablesByNameBoard));
        QVERIFY(AskedBoards(drawnDocument(12))(tablesByNameBoard));
        QVERIFY(AskedBoards(drawnDocument(12))(tablesByTableBoard));
        QVERIFY(!AskedBoards(sampleDocument())(tablesByNameBoard)); // all its heats are over
        QVERIFY(!AskedBoards(sampleDocument())(tablesByTableBoard));
    }

    void standingsAreOfResultsAndSayHowFarTheyAre() {
        QVERIFY(!AskedBoards(drawnDocument(12))(standingsBoard));
        const auto preliminary = AskedBoards(twoHeatsDocument(15))(standingsBoard);
        QVERIFY(preliminary);
        QCOMPARE(preliminary->where, u"qualification points · after heat 1"_s);
        QCOMPARE(preliminary->notes, QStringList()); // nothing of the desk's own work
        const QStringList lines = linesOf(*preliminary);
        // Twelve have nothing to show, and are counted.
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith(u"1|"_s) && lines[0].endsWith(u"|3.0"_s));
        QCOMPARE(lines[3], u"|and 12 more|"_s);
        QCOMPARE(preliminary->groups.size(), 2U);
        QVERIFY(preliminary->groups[0].isPinned);
        // R4.5: who registered first of the twelve without a point is in no better place.
        QCOMPARE(preliminary->groups[0].lines.size(), 3U);
        QCOMPARE(preliminary->groups[1].band,
                 u"The top 3 play the final; 12 are tied for 3 more places"_s);
        QVERIFY(preliminary->groups[1].lines.front().beginsPart);
        // Nobody is above the eight winners of eight tables.
        const auto winners = AskedBoards(twoHeatsDocument(45))(standingsBoard);
        QCOMPARE(winners->groups[0].lines.size(), 8U);
        QCOMPARE(winners->groups[1].band, u"8 are tied for 6 places in the final"_s);
        QCOMPARE(AskedBoards(sampleDocument())(standingsBoard)->where, u"qualification points"_s);
        // While a heat is between two results.
        QByteArray between = twoHeatsDocument(15);
        const QByteArray start = R"("start": "2026-07-30T13:05",)";
        QVERIFY(between.contains(start));
        QJsonObject root = QJsonDocument::fromJson(between).object();
        QJsonArray heats = root[u"heats"_s].toArray();
        QJsonObject second = heats[1].toObject();
        QJsonArray games = second[u"games"_s].toArray();
        games[0] = heats[0].toObject()[u"games"_s].toArray()[0];
        second[u"games"_s] = games;
        heats[1] = second;
        root[u"heats"_s] = heats;
        QCOMPARE(AskedBoards(QJsonDocument(root).toJson())(standingsBoard)->where,
                 u"qualification points · so far"_s);
    }

    /// R7.1: once the line-up is closed with an alternate in it, the band says nothing that is not
    /// so.
    void standingsSayWhoReallyPlays() {
        QJsonObject root = QJsonDocument::fromJson(sampleDocument()).object();
        QJsonObject final;
        final[u"closed"_s] = true;
        const AskedBoards before(sampleDocument());
        const Advancement advancement = duneAdvancement(before.event());
        QJsonArray present;
        for (size_t i = 1; i < advancement.qualifiers.size(); ++i)
            present.append(advancement.qualifiers[i].text());
        present.append(advancement.alternates.front().text());
        final[u"present"_s] = present;
        final[u"unavailable"_s] = QJsonArray{advancement.qualifiers.front().text()};
        root[u"final"_s] = final;
        const AskedBoards closed(QJsonDocument(root).toJson());
        const auto board = closed(standingsBoard);
        QVERIFY(board);
        QCOMPARE(board->groups[1].band, u"The top 6 qualify for the final"_s);
        QCOMPARE(board->notes, QStringList(u"In the final in place of %1: %2."_s.arg(
                                   playerName(closed.event(), advancement.qualifiers.front()),
                                   playerName(closed.event(), advancement.alternates.front()))));
        // Until then nobody is named.
        final.remove(u"closed"_s);
        root[u"final"_s] = final;
        const auto open = AskedBoards(QJsonDocument(root).toJson())(standingsBoard);
        QCOMPARE(open->groups[1].band, u"The top 6 qualify for the final"_s);
        QCOMPARE(open->notes, QStringList());
    }

    void awardsNameWhoLeads() {
        QVERIFY(!AskedBoards(drawnDocument(12))(awardsBoard));
        const auto live = AskedBoards(twoHeatsDocument(15))(awardsBoard);
        QVERIFY(live);
        QCOMPARE(live->where, u"normalized PP · after heat 1"_s);
        const auto over = AskedBoards(sampleDocument())(awardsBoard);
        QVERIFY(over);
        QCOMPARE(over->where, u"normalized PP"_s);
        QCOMPARE(over->groups.front().heading, u"Atreides"_s);
        QVERIFY(over->groups.front().side == Faction::Atreides);
        QCOMPARE(over->groups.size(), 8U);
        // What is uncertain is said as on the desk.
        QCOMPARE(over->notes, QStringList(unknownPointsSentence));
    }

    /// From the closing of the line-up until the final has a result; then who has won it.
    void theLineUpThenTheChampion() {
        const QJsonObject sample = QJsonDocument::fromJson(sampleDocument()).object();
        const auto changedFinal = [&](const std::function<void(QJsonObject&)>& change) {
            QJsonObject root = sample;
            QJsonObject final = root[u"final"_s].toObject();
            change(final);
            root[u"final"_s] = final;
            return QJsonDocument(root).toJson();
        };
        const AskedBoards over(sampleDocument());
        QVERIFY(!over(lineUpBoard));
        const auto champion = over(championBoard);
        QVERIFY(champion && champion->winner);
        const auto placements = dunePlacements(over.event());
        QCOMPARE(champion->winner->name, playerName(over.event(), placements.front().player));
        QCOMPARE(champion->winner->of, u"Champion of 34 players"_s);
        QVERIFY(champion->winner->color == Faction::Ixian);
        QCOMPARE(champion->winner->side, u"Ixian, allied with Emperor · turn 9"_s);
        QCOMPARE(champion->groups[0].lines[0].after, u"Emperor"_s);
        QCOMPARE(champion->groups.front().lines.size(), 5U); // places 2 to 6
        QCOMPARE(champion->groups.front().lines.front().before, u"2"_s);
        QCOMPARE(champion->groups[1].heading, u"Best Faction awards"_s);
        QCOMPARE(champion->groups[1].lines[1].after, u"Bene Gesserit"_s);
        const AskedBoards before(changedFinal([](QJsonObject& final) {
            final.remove(u"game"_s);
            final[u"location"_s] = u"Dogwood"_s;
        }));
        QVERIFY(!before(championBoard));
        const auto lineUp = before(lineUpBoard);
        QVERIFY(lineUp);
        QVERIFY(lineUp->where.endsWith(u" · Dogwood"_s));
        QCOMPARE(lineUp->groups.front().lines.size(), 6U);
        for (const ScreenLine& line : lineUp->groups.front().lines)
            QVERIFY(line.side && !line.after.isEmpty());
        const AskedBoards open(changedFinal([](QJsonObject& final) {
            final.remove(u"game"_s);
            final.remove(u"closed"_s);
        }));
        QVERIFY(!open(lineUpBoard));
    }

    void theClockOfAHeat_data() {
        QTest::addColumn<QString>("time");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* time, int seconds, const QString& said) {
            QTest::newRow(name) << u"2026-07-30T%1"_s.arg(QLatin1StringView(time)) << seconds
                                << said;
        };
        // From 13:00 to 18:00, no new turn from 17:30.
        row("before", "12:15", 10, u"Heat 2|Alpine|Starts at 13:00|0:44:50"_s);
        row("the second before", "12:59", 59, u"Heat 2|Alpine|Starts at 13:00|0:00:01"_s);
        row("grace", "13:00", 0,
            u"Heat 2|Alpine|Latecomers until 13:15|Last turn starts by 17:30|4:30:00|Ends at "
            "18:00|5:00:00"_s);
        row("underway", "13:15", 1,
            u"Heat 2|Alpine|Last turn starts by 17:30|4:14:59|Ends at 18:00|4:44:59"_s);
        row("last turns", "17:30", 0, u"Heat 2|Alpine|Last turn|Ends at 18:00|0:30:00"_s);
        row("the last second", "17:59", 59, u"Heat 2|Alpine|Last turn|Ends at 18:00|0:00:01"_s);
        row("over", "18:00", 0, u"Heat 2|Alpine|Time is up"_s);
    }
    void theClockOfAHeat() {
        QFETCH(QString, time);
        QFETCH(int, seconds);
        QFETCH(QString, said);
        const auto board = AskedBoards(twoHeatsDocument(15), time, seconds)(clockBoard);
        QVERIFY(board);
        QCOMPARE(textsOf(*board).join(u'|'), said);
    }

    void noClockWhereNothingIsNear() {
        QVERIFY(!AskedBoards(drawnDocument(12), u"2026-07-29T13:00"_s)(clockBoard));
        QVERIFY(!AskedBoards(drawnDocument(12), u"2026-07-31T13:00"_s)(clockBoard));
    }

    void theClockOfTheFinal() {
        QByteArray document = drawnDocument(6);
        document.replace(
            R"("heats": [)",
            R"("final": {"start": "2026-08-01T09:00", "location": "Dogwood"}, "heats": [)");
        const auto before = AskedBoards(document, u"2026-08-01T08:00"_s, 1)(clockBoard);
        QCOMPARE(textsOf(*before).join(u'|'), u"Final|Dogwood|Starts at 09:00|0:59:59"_s);
        const auto late = AskedBoards(document, u"2026-08-01T09:10"_s)(clockBoard);
        QCOMPARE(textsOf(*late).join(u'|'), u"Final|Dogwood|Scheduled for 09:00"_s);
    }

    void contrastsOnTheSecondScreen() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            const Colors& colors = colorsOf(tone);
            QVERIFY(contrast(colors.text, colors.base) >= 4.5);
            QVERIFY(contrast(colors.weakText, colors.base) >= 4.5);
            QVERIFY(contrast(colors.accent, colors.base) >= 4.5);
        }
    }
};

} // namespace mentat::test::tst_boards

MENTAT_TEST(tst_boards, TestBoards, QApplication)
#include "tst_boards.moc"
