#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/people/merging.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "app/session/rounds/table_reports.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_table_reports {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"},{"id":"p3","name":"Cy"},
            {"id":"p4","name":"Di"}],
 "heats":[{"number":1,"entrants":["p1","p2","p3","p4"],"games":[
   {"table":1,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p2"}]},
   {"table":2,"seats":[{"seat":1,"player":"p3"},{"seat":2,"player":"p4"}]}]},
  {"number":2,"entrants":[],"games":[]}]})";

/// Stages of all kinds of names, each with a table of its own.
const QStringList oddNames{u"Semifinal"_s,         u"2"_s,       u"A/B"_s,
                           u"\"Best\" of 4 %2F"_s, u"stage-2"_s, u"Finał 50 %"_s,
                           u"x/reports/y/1"_s,     u" codes "_s};

/// An event by a ruleset whose heat 2 and whose stages have each table 1, of the same two.
QByteArray documentOfStages() {
    QByteArrayList rules;
    QByteArrayList stages;
    const QByteArray games
        = R"("games":[{"table":1,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p2"}]}])";
    for (const QString& name : oddNames) {
        const QByteArray text = QString(name).replace(u'"', u"\\\""_s).toUtf8();
        const QByteArray named = "{\"name\":\"" + text + '"';
        rules += named + (rules.isEmpty() ? ",\"entrants\":2}" : "}");
        stages += named + ",\"seed\":7," + games + '}';
    }
    return R"({"format":"mentat-event","version":1,"event":{"name":"Meadows","year":2026,
        "rules":"heats","ruleset":{"name":"Meadows","sizes":[4,2],"order":[{"by":"wins"}],
        "stages":[)"
           + rules.join(',') + R"(]}},"players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"}],
        "heats":[{"number":2,"entrants":["p1","p2"],)"
           + games + R"(}],"stages":[)" + stages.join(',') + "]}";
}

GameAddress table(int number, int heat = 1) {
    return {HeatNumber(heat), TableNumber(number)};
}

/// A report as it was sent, to compare what is kept with.
struct Sent {
    int table;
    int seat;
    QString sheet;
};

/// What was sent and is not kept, or is kept twice, or that nobody sent; empty: nothing.
QString faultOf(const std::vector<Sent>& sent, const std::vector<TableReport>& kept, int number) {
    std::set<QString> sheets;
    for (const TableReport& report : kept) {
        if (!sheets.insert(report.sheet).second)
            return u"%1 stands twice"_s.arg(report.sheet);
        std::set<SeatNumber> voices{report.seat};
        for (const ReportWitness& witness : report.confirmed) {
            if (!voices.insert(witness.seat).second)
                return u"a voice of %1 is counted twice"_s.arg(report.sheet);
        }
        for (const SeatNumber voice : voices) {
            const bool wasSent = std::ranges::any_of(sent, [&](const Sent& one) {
                return one.table == number && one.seat == voice.value()
                       && one.sheet == report.sheet;
            });
            if (!wasSent)
                return u"nobody at seat %1 sent %2"_s.arg(voice.value()).arg(report.sheet);
        }
    }
    for (const Sent& one : sent) {
        if (one.table != number)
            continue;
        const bool isKept = std::ranges::any_of(kept, [&](const TableReport& report) {
            const bool confirms
                = std::ranges::any_of(report.confirmed, [&](const ReportWitness& witness) {
                      return witness.seat.value() == one.seat;
                  });
            return report.sheet == one.sheet && (report.seat.value() == one.seat || confirms);
        });
        if (!isKept)
            return u"%1 of seat %2 is lost"_s.arg(one.sheet).arg(one.seat);
    }
    return {};
}

} // namespace

/// What tables report stands beside the event, each by itself, under the code of its table.
class TestTableReports : public SessionTest {
    Q_OBJECT

private:
    int report(int number, int seat, const QString& sheet) {
        const auto done = reportResult(*m_session, id(), table(number), SeatNumber(seat), sheet);
        return done ? int(*done) : -1;
    }
    [[nodiscard]] std::vector<TableReport> reports(int number) const {
        return tableReports(*m_session, id(), table(number));
    }
    QString codeText(int number) {
        const auto code = codeOf(*m_session, id(), table(number));
        return code ? code->text() : QString();
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }

private Q_SLOTS:
    void init() {
        openFileWith({document});
        QVERIFY(letTablesReport(*m_session, id(), true));
    }
    void cleanup() { closeFile(); }

    void codesAreReadAsTheyAreTyped() {
        const auto code = TableCode::fromText(u"K7QM2XWA"_s);
        QVERIFY(code);
        QCOMPARE(code->inPrint(), u"K7QM 2XWA"_s);
        QCOMPARE(TableCode::fromText(u" k7qm-2xwa "_s), code);
        QCOMPARE(TableCode::fromText(u"oi1L0000"_s)->text(), u"01110000"_s);
        for (const QString& none :
             {u""_s, u"K7QM2XW"_s, u"K7QM2XWAA"_s, u"K7QM2XWU"_s, u"K7QM2XW!"_s})
            QVERIFY2(!TableCode::fromText(none), qPrintable(none));
        for (const quint64 bits : {0ULL, 31ULL, 0xFFFFFFFFFFULL, 0x123456789AULL})
            QCOMPARE(TableCode::fromText(TableCode::ofBits(bits).text()), TableCode::ofBits(bits));
        QVERIFY(TableCode::ofBits(1) != TableCode::ofBits(1ULL << 39));
    }

    void withoutTheGmsWordThereAreNone() {
        openFileWith({document});
        const QString before = dumpWithoutJournal(m_scratch->path());
        QVERIFY(!doTablesReport(*m_session, id()));
        QCOMPARE(codeText(1), QString());
        QCOMPARE(report(1, 1, u"a"_s), -1);
        QVERIFY(letTablesReport(*m_session, id(), false));
        QCOMPARE(dumpWithoutJournal(m_scratch->path()), before);
    }

    void eachTableHasItsOwn() {
        QVERIFY(!codeText(1).isEmpty());
        QVERIFY(codeText(1) != codeText(2));
        QCOMPARE(tableCodes(*m_session, id()).size(), size_t(2));
        QVERIFY(!codeOf(*m_session, id(), table(3)));
        QVERIFY(!codeOf(*m_session, id(), finalAddress(event()))); // which has no seats yet
        const QString first = codeText(1);
        openAgain();
        QCOMPARE(codeText(1), first);
        openFileWith({document}); // another file, another secret
        QVERIFY(letTablesReport(*m_session, id(), true));
        QVERIFY(codeText(1) != first);
    }

    // What was printed holds: by a program of its own, of the secret and the draw.
    void codesAndPlacesOfHeatsAreAsEver() {
        openFileWith({QByteArray(document).replace(
            R"({"number":2,"entrants":[],"games":[]})",
            R"({"number":2,"entrants":["p1","p2","p3"],"draw":{"seed":1,
                "entrants":["p1","p2","p3"],"tables":[["p1","p2","p3"]]},
                "games":[{"table":1,"seats":[{"seat":1,"player":"p1"}]}]})")});
        QVERIFY(m_session->saveDraft(id(), u"phones/codes"_s, u"a secret"_s));
        QCOMPARE(codeText(1), u"WQF5MK5E"_s);
        QCOMPARE(codeText(2), u"AAKA7TJ5"_s);
        QCOMPARE(codeOf(*m_session, id(), table(1, 2))->text(), u"3HQ5N6A1"_s);
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::New));
        QVERIFY(m_session->draftAt(id(), u"phones/1/reports/WQF5MK5E/1"_s));
    }

    void theFinalReportsToo() {
        openFileWith({QByteArray(document).replace(
            R"("games":[]}]})",
            R"("games":[]}],"final":{"game":{"table":1,"seats":[{"seat":1,"player":"p1"},
                {"seat":2,"player":"p3"}]}}})")});
        QVERIFY(letTablesReport(*m_session, id(), true));
        const GameAddress final = finalAddress(event());
        const auto code = codeOf(*m_session, id(), final);
        QVERIFY(code);
        QCOMPARE(tableCodes(*m_session, id()).size(), size_t(3));
        QCOMPARE(reportResult(*m_session, id(), final, SeatNumber(1), u"a"_s).value(),
                 ReportOutcome::New);
        QCOMPARE(reportResult(*m_session, id(), final, SeatNumber(9), u"a"_s).error().kind,
                 FailureKind::UnknownSeat);
        QVERIFY(m_session->draftAt(id(), u"phones/stage-Final/reports/%1/1"_s.arg(code->text())));
        openAgain();
        QCOMPARE(codeOf(*m_session, id(), final), code);
        QCOMPARE(tableReports(*m_session, id(), final).size(), size_t(1));
        QVERIFY(reports(1).empty());
        QVERIFY(settleReports(*m_session, id(), final));
        QVERIFY(tableReports(*m_session, id(), final).front().isSettled);
        Game gone = *gameAt(event(), final);
        gone.isVoid = true;
        perform(changeGame(event(), final.round, gone, ChangeKind::GameVoided));
        QVERIFY(!codeOf(*m_session, id(), final));
    }

    void everyRoundHasItsOwnWhateverItIsCalled() {
        openFileWith({documentOfStages()});
        QVERIFY(letTablesReport(*m_session, id(), true));
        std::vector<RoundId> rounds{HeatNumber(2)};
        for (const QString& name : oddNames)
            rounds.emplace_back(*Name::fromText(name));
        QCOMPARE(tableCodes(*m_session, id()).size(), rounds.size());
        for (const RoundId& round : rounds) {
            const QString word = roundWord(round);
            QCOMPARE(roundOfWord(word), std::optional(round));
            QVERIFY2(!word.contains(u'/') && !word.contains(u' '), qPrintable(word));
            QCOMPARE(reportResult(*m_session, id(), {round, TableNumber(1)}, SeatNumber(1), word)
                         .value(),
                     ReportOutcome::New);
        }
        openAgain();
        for (const RoundId& round : rounds) {
            const auto kept = tableReports(*m_session, id(), {round, TableNumber(1)});
            QCOMPARE(kept.size(), size_t(1));
            QCOMPARE(kept.front().sheet, roundWord(round));
        }
    }

    void whatIsNoWordIsNoRound() {
        for (const QString& none :
             {u""_s, u"0"_s, u"-1"_s, u"x"_s, u"stage-"_s, u"stage-%20"_s, u"Semifinal"_s})
            QVERIFY2(!roundOfWord(none), qPrintable(none));
    }

    void aStageThatIsSeatedAgainByChanceHasOthers() {
        const Name stage = *Name::fromText(u"Semifinal"_s);
        const GameAddress place{stage, TableNumber(1)};
        openFileWith({documentOfStages()});
        QVERIFY(letTablesReport(*m_session, id(), true));
        const auto code = codeOf(*m_session, id(), place);
        const auto games = *gamesOf(*heatsPlay(event()), RoundId(stage));
        perform(takeBackDraw(event(), stage));
        QVERIFY(!codeOf(*m_session, id(), place));
        perform(setTables(event(), stage, 8, games));
        QVERIFY(codeOf(*m_session, id(), place));
        QVERIFY(codeOf(*m_session, id(), place) != code);
        QVERIFY(m_session->undo());
        perform(setTables(event(), stage, 7, games));
        QCOMPARE(codeOf(*m_session, id(), place), code);
    }

    void offAndOnAgainTheyAreTheSame() {
        const QString first = codeText(1);
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::New));
        QVERIFY(letTablesReport(*m_session, id(), false));
        QVERIFY(!doTablesReport(*m_session, id()));
        QCOMPARE(codeText(1), QString());
        QVERIFY(letTablesReport(*m_session, id(), true));
        QCOMPARE(codeText(1), first);
        QCOMPARE(reports(1).size(), size_t(1));
    }

    void aReportIsKeptAsItWasSent() {
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(21, 12), Qt::UTC));
        QCOMPARE(report(1, 2, u"a sheet"_s), int(ReportOutcome::New));
        const TableReport expected{
            SeatNumber(2), m_scratch->clock().nowUtc(), u"a sheet"_s, {}, false};
        QCOMPARE(reports(1), std::vector{expected});
        QVERIFY(reports(2).empty());
        openAgain();
        QCOMPARE(reports(1), std::vector{expected});
    }

    void twiceIsOnceAndAnotherSeatConfirms() {
        QCOMPARE(report(1, 2, u"a"_s), int(ReportOutcome::New));
        QCOMPARE(report(1, 2, u"a"_s), int(ReportOutcome::Known));
        m_scratch->clock().set(m_scratch->clock().nowUtc().addSecs(60));
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::Confirmed));
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::Known));
        QCOMPARE(reports(1).size(), size_t(1));
        QCOMPARE(reports(1)[0].seat, SeatNumber(2));
        QCOMPARE(reports(1)[0].confirmed.size(), size_t(1));
        QCOMPARE(reports(1)[0].confirmed[0],
                 (ReportWitness{SeatNumber(1), m_scratch->clock().nowUtc()}));
    }

    void theLaterStandsBesideTheEarlier() {
        QCOMPARE(report(1, 2, u"a"_s), int(ReportOutcome::New));
        QCOMPARE(report(1, 1, u"b"_s), int(ReportOutcome::New));
        QCOMPARE(report(1, 2, u"c"_s), int(ReportOutcome::New));
        QStringList sheets;
        for (const TableReport& one : reports(1))
            sheets.append(one.sheet);
        QCOMPARE(sheets, (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    }

    void soManyAreTakenAndNoMore() {
        for (int i = 0; i < 20; ++i)
            QCOMPARE(report(1, 1, QString::number(i)), int(ReportOutcome::New));
        QCOMPARE(report(1, 1, u"one more"_s), int(ReportOutcome::Full));
        QCOMPARE(report(1, 2, u"3"_s), int(ReportOutcome::Confirmed));
        QCOMPARE(report(2, 1, u"one more"_s), int(ReportOutcome::New));
        QCOMPARE(reports(1).size(), size_t(20));
    }

    void whoCannotReport() {
        const auto why = [&](const GameAddress& place, int seat) {
            const auto done = reportResult(*m_session, id(), place, SeatNumber(seat), u"a"_s);
            return done ? FailureKind::Refused : done.error().kind;
        };
        QCOMPARE(why(table(1), 5), FailureKind::UnknownSeat);
        QCOMPARE(why(table(7), 1), FailureKind::UnknownTable);
        QCOMPARE(why(table(1, 9), 1), FailureKind::UnknownHeat);
        QCOMPARE(why(finalAddress(event()), 1), FailureKind::RoundWithoutTables);
        QVERIFY(reports(1).empty());
    }

    void whatTheGmSettledStaysSoAndTheNextIsNot() {
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::New));
        QCOMPARE(report(2, 1, u"a"_s), int(ReportOutcome::New));
        QVERIFY(settleReports(*m_session, id(), table(1)));
        QCOMPARE(report(1, 2, u"a"_s), int(ReportOutcome::Confirmed));
        QCOMPARE(report(1, 2, u"b"_s), int(ReportOutcome::New));
        openAgain();
        QVERIFY(reports(1)[0].isSettled);
        QVERIFY(!reports(1)[1].isSettled);
        QVERIFY(!reports(2)[0].isSettled);
    }

    void itIsNoActOfTheJournal() {
        const size_t before = m_session->journalMarks()->size();
        QCOMPARE(report(1, 1, u"a"_s), int(ReportOutcome::New));
        QCOMPARE(m_session->journalMarks()->size(), before);
        perform(endGame(event(), {HeatNumber(1), TableNumber(1)},
                        *VenueTime::fromText(u"2026-07-29T17:12"_s)));
        QVERIFY(m_session->undo());
        QCOMPARE(reports(1).size(), size_t(1));
    }

    void anotherDrawHasOtherCodes() {
        openFileWith({QByteArray(document).replace(
            R"({"number":2,"entrants":[],"games":[]})",
            R"({"number":2,"entrants":["p1","p2","p3","p4"],"games":[]})")});
        QVERIFY(letTablesReport(*m_session, id(), true));
        const auto draw = [&](qint64 seed) {
            perform(drawTables(event(), {HeatNumber(2), seed, {}, false, {}}));
        };
        const auto codes = [&] {
            std::set<QString> all;
            for (const auto& [code, place] : tableCodes(*m_session, id())) {
                if (place.heat() == HeatNumber(2))
                    all.insert(code.text());
            }
            return all;
        };
        draw(1);
        const auto first = codes();
        QVERIFY(!first.empty());
        QCOMPARE(reportResult(*m_session, id(), table(1, 2), SeatNumber(1), u"a"_s).value(),
                 ReportOutcome::New);
        QVERIFY(m_session->undo());
        draw(2);
        for (const QString& code : codes())
            QVERIFY(!first.contains(code));
        QVERIFY(tableReports(*m_session, id(), table(1, 2)).empty());
        QVERIFY(m_session->undo());
        draw(1); // the same again, with what was reported of it
        QCOMPARE(codes(), first);
        QCOMPARE(tableReports(*m_session, id(), table(1, 2)).size(), size_t(1));
    }

    void whoChangesSeatsKeepsTheCode() {
        openFileWith({QByteArray(document).replace(
            R"({"number":2,"entrants":[],"games":[]})",
            R"({"number":2,"entrants":["p1","p2","p3"],"games":[]})")});
        QVERIFY(letTablesReport(*m_session, id(), true));
        perform(drawTables(event(), {HeatNumber(2), 1, {}, false, {}}));
        const auto code = codeOf(*m_session, id(), table(1, 2));
        QVERIFY(code);
        const auto choices
            = seatChanges(event(), LatecomerRequest{HeatNumber(2), *PlayerId::fromText(u"p4"_s),
                                                    *VenueTime::fromText(u"2026-07-30T13:05"_s)});
        QVERIFY(choices && !choices->empty());
        perform(changeSeats(event(), choices->front()));
        QCOMPARE(heatsPlay(event())->heats[1].games[0].seats.size(), size_t(4));
        QCOMPARE(codeOf(*m_session, id(), table(1, 2)), code);
    }

    void whoIsMergedKeepsTheCode() {
        openFileWith({QByteArray(document).replace(
            R"({"number":2,"entrants":[],"games":[]})",
            R"({"number":2,"entrants":["p1","p2","p3"],"games":[]})")});
        QVERIFY(letTablesReport(*m_session, id(), true));
        perform(drawTables(event(), {HeatNumber(2), 1, {}, false, {}}));
        const auto code = codeOf(*m_session, id(), table(1, 2));
        const auto twin = *PlayerId::fromText(u"p9"_s);
        perform(
            addPlayer(m_session->book(), event(), newPlayer(*Name::fromText(u"Ada B"_s), twin)));
        perform(mergePlayers(m_session->book(), id(), twin, *PlayerId::fromText(u"p1"_s)));
        QCOMPARE(codeOf(*m_session, id(), table(1, 2)), code);
    }

    void nothingIsLostOrDoubled() {
        for (int seed = 1; seed <= rounds(40, 2'000); ++seed) {
            openFileWith({document});
            QVERIFY(letTablesReport(*m_session, id(), true));
            RandomSource random(static_cast<unsigned>(seed));
            std::vector<Sent> sent;
            for (int i = 0; i < 30; ++i) {
                Sent one{1 + static_cast<int>(random.below(2)),
                         1 + static_cast<int>(random.below(2)),
                         QString(QChar(u'a' + static_cast<char16_t>(random.below(4))))};
                if (!sent.empty() && random.oneIn(3))
                    one = sent[random.below(sent.size())]; // once more, late
                QVERIFY(report(one.table, one.seat, one.sheet) >= 0);
                sent.push_back(one);
                if (random.oneIn(10))
                    openAgain();
            }
            for (const int number : {1, 2})
                QVERIFY2(
                    faultOf(sent, reports(number), number).isEmpty(),
                    qPrintable(u"seed %1: "_s.arg(seed) + faultOf(sent, reports(number), number)));
        }
    }

    void plantedLossAndDoubleAreSeen() {
        const QDateTime now = m_scratch->clock().nowUtc();
        const std::vector<Sent> sent{{1, 1, u"a"_s}, {1, 2, u"a"_s}, {1, 2, u"b"_s}};
        const TableReport a{SeatNumber(1), now, u"a"_s, {{SeatNumber(2), now}}, false};
        const TableReport b{SeatNumber(2), now, u"b"_s, {}, false};
        QCOMPARE(faultOf(sent, {a, b}, 1), QString());
        QCOMPARE(faultOf(sent, {a}, 1), u"b of seat 2 is lost"_s);
        QCOMPARE(faultOf(sent, {a, b, b}, 1), u"b stands twice"_s);
        TableReport alone = a;
        alone.confirmed.clear();
        QCOMPARE(faultOf(sent, {alone, b}, 1), u"a of seat 2 is lost"_s);
        alone.confirmed = {{SeatNumber(1), now}};
        QCOMPARE(faultOf(sent, {alone, b}, 1), u"a voice of a is counted twice"_s);
        QCOMPARE(faultOf({}, {b}, 1), u"nobody at seat 2 sent b"_s);
    }
};

} // namespace mentat::test::tst_table_reports

MENTAT_TEST(tst_table_reports, TestTableReports, QCoreApplication)
#include "tst_table_reports.moc"
