#include "model/rounds/round.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/twelve_names.h"
#include "ui/dune/results/sheet/sheet_edit.h"
#include "ui/frame/banners.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_whole_evening {

namespace {

/// Two tables of six in the order of registration; halves: what each got in them by the GM's word,
/// -1 where the table still plays.
QByteArray heatOf(int number, const std::vector<int>& halves) {
    const QByteArray day = "2026-07-" + QByteArray::number(29 + number);
    QByteArrayList entrants;
    QByteArrayList games;
    for (size_t table = 0; table < 2; ++table) {
        QByteArrayList seats;
        const bool isOver = halves[table * 6] >= 0;
        for (size_t seat = 0; seat < 6; ++seat) {
            const size_t at = table * 6 + seat;
            QByteArray one = R"({"seat": %1, "player": "p%2")";
            one.replace("%1", QByteArray::number(seat + 1));
            one.replace("%2", QByteArray::number(at + 1));
            entrants.append("\"p" + QByteArray::number(at + 1) + '"');
            if (isOver) {
                one += R"(, "qpReason": "by hand", "qp": )" + QByteArray::number(halves[at] / 2.0);
                one += seat == 0 ? R"(, "winner": true, "faction": "guild")" : "";
            }
            seats.append(one + '}');
        }
        QByteArray game = R"({"table": %1, "start": "%2T13:05", %3"seats": [)";
        game.replace("%1", QByteArray::number(table + 1));
        game.replace("%3", isOver ? R"("end": "%2T16:40", "turns": 7, "victory": "solo", )" : "");
        game.replace("%2", day);
        games.append(game + seats.join(", ") + "]}");
    }
    QByteArray heat = R"({"number": %1, "start": "%2T13:00", "entrants": [)";
    heat.replace("%1", QByteArray::number(number));
    heat.replace("%2", day);
    return heat + entrants.join(", ") + R"(], "games": [)" + games.join(", ") + "]}";
}

/// The second of two heats, whose second table still plays: Grace Hopper will be equal with
/// Florence Allen across the cut if she wins it, and Henri Cartan before both if he does.
QByteArray eveningDocument() {
    QByteArrayList players;
    for (qsizetype i = 0; i < twelveNames().size(); ++i) {
        QByteArray player = R"({"id": "p%1", "name": "%2", "phone": "717-555-0100"})";
        player.replace("%1", QByteArray::number(i + 1));
        player.replace("%2", twelveNames()[i]);
        players.append(player);
    }
    QByteArray document
        = R"({"format": "mentat-event", "version": 1,)"
          R"("event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},)"
          R"("final": {"start": "2026-08-01T09:00", "deadline": "2026-08-01T08:45"},)"
          R"("players": [%1], "heats": [%2, %3]})";
    document.replace("%1", players.join(", "));
    document.replace("%2", heatOf(1, {24, 22, 20, 18, 16, 8, 8, 9, 5, 4, 3, 2}));
    document.replace("%3", heatOf(2, {1, 0, 0, 0, 0, 6, -1, -1, -1, -1, -1, -1}));
    return document;
}

const QStringList told{u"Ada Byron"_s,       u"Blaise Pascal"_s, u"Carl Gauss"_s,
                       u"Dorothy Vaughan"_s, u"Emmy Noether"_s,  u"Florence Allen"_s,
                       u"Grace Hopper"_s};

} // namespace

/// From the last heat's last result to the closed event, by keys alone: a tie across the cut, a
/// correction after the calls were made, a finalist who is missing at the deadline and comes at
/// 9:06.
class TestWholeEvening : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    const DunePlay& play() { return std::get<DunePlay>(m_fixture->event().play); }
    QTableView& list(const QString& name) { return m_fixture->widget<QTableView>(name); }
    QStringList lineUp() {
        const Event& event = m_fixture->event();
        QStringList names;
        for (const PlayerId& player : finalLineUp(*heatsScoringOf(event).round(event, finalName())))
            names.append(playerName(event, player));
        return names;
    }
    QStringList column(const QString& name, int column) {
        QStringList all;
        for (int row = 0; row < list(name).model()->rowCount(); ++row)
            all.append(list(name).model()->index(row, column).data().toString());
        return all;
    }
    QString said(const QString& name) {
        auto& widget = m_fixture->widget<QWidget>(name);
        if (const auto* line = qobject_cast<ReasonLine*>(&widget))
            return line->text();
        return widget.isHidden() ? QString() : dynamic_cast<QLabel&>(widget).text();
    }
    SheetView* sheet() {
        for (auto* shown : m_fixture->window().findChildren<SheetView*>()) {
            if (shown->isVisible())
                return shown;
        }
        return nullptr;
    }
    static void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
        }
    }
    static void typeAndEnter(const QString& text) {
        WindowFixture::type(text);
        keys(u"Return"_s);
    }
    /// On with Enter to a field of the sheet.
    static void toField(FieldKind kind) {
        for (int steps = 0; steps < 80; ++steps) {
            const auto* edit = qobject_cast<SheetEdit*>(QApplication::focusWidget());
            if (edit && edit->field().kind == kind)
                return;
            keys(u"Tab"_s);
        }
        QFAIL("the field is not reached");
    }
    /// By the arrows, on the call list.
    void callKey(const QStringList& players, const QString& key) {
        for (const QString& player : players) {
            keys(u"Ctrl+Home"_s);
            for (auto row = column(u"callList"_s, 1).indexOf(player); row > 0; --row)
                keys(u"Down"_s);
            keys(key);
        }
    }
    void setTime(int day, int hour, int minute) {
        m_fixture->clock().set(day == 31 ? QDateTime({2026, 7, 31}, {hour, minute}, Qt::UTC)
                                         : QDateTime({2026, 8, day}, {hour, minute}, Qt::UTC));
        keys(u"Ctrl+1"_s); // Today, where the way back leads from
    }
    void toFinal() { keys(u"Ctrl+6"_s); }

    void theLastResult();
    void theTieIsRolled();
    void theCalls();
    void theCorrection();
    void saturdayMorning();
    void theFinal();
    void theAwards();
    void theClosing();

private Q_SLOTS:
    void fromTheLastResultToTheClosedEvent() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime({2026, 7, 31}, {17, 12}, Qt::UTC));
        m_fixture->open({eveningDocument()});
        using Part = void (TestWholeEvening::*)();
        for (const Part part : {&TestWholeEvening::theLastResult, &TestWholeEvening::theTieIsRolled,
                                &TestWholeEvening::theCalls, &TestWholeEvening::theCorrection,
                                &TestWholeEvening::saturdayMorning, &TestWholeEvening::theFinal,
                                &TestWholeEvening::theAwards, &TestWholeEvening::theClosing}) {
            (this->*part)();
            if (QTest::currentTestFailed())
                return;
        }
    }
    void cleanup() { m_fixture.reset(); }
};

void TestWholeEvening::theLastResult() {
    QCOMPARE(m_fixture->workspace().currentId(), u"today"_s);
    keys(u"Ctrl+4"_s);
    QCOMPARE(m_fixture->workspace().currentId(), u"results"_s);
    keys(u"2 Return 7 F8 S Down E Return"_s);
    keys(u"E 7 Return 3 1 1 Return 1 4 Return 2"_s);
    keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return Ctrl+Return"_s);
    QVERIFY2(dune(*gameAt(m_fixture->event(), {HeatNumber(2), TableNumber(2)})).victory,
             qPrintable(m_fixture->notice()));
}

void TestWholeEvening::theTieIsRolled() {
    keys(u"Ctrl+5"_s);
    QCOMPARE(m_fixture->workspace().currentId(), u"standings"_s);
    const Standings before = duneStandings(m_fixture->event());
    QCOMPARE(before.ranked[5].rank, before.ranked[6].rank);
    keys(u"Ctrl+T 5 Return 3 Return"_s);
    const Standings after = duneStandings(m_fixture->event());
    QCOMPARE(playerName(m_fixture->event(), after.ranked[5].player), u"Florence Allen"_s);
    QVERIFY(!after.ranked[5].tied);
}

void TestWholeEvening::theCalls() {
    setTime(31, 22, 10);
    toFinal();
    QCOMPARE(m_fixture->workspace().currentId(), u"final"_s);
    callKey(told, u"T"_s);
    QCOMPARE(play().stage().calls.size(), size_t(7));
    QCOMPARE(said(u"affectedFinalists"_s), QString());
}

/// It was the Guild, in the second seat.
void TestWholeEvening::theCorrection() {
    setTime(31, 22, 40);
    keys(u"Ctrl+4 2 Return F2"_s);
    toField(FieldKind::Winners);
    keys(u"G Ctrl+Return"_s);
    QVERIFY(sheet());
    const QString effect = sheet()->findChild<QLabel*>(u"correctionEffect"_s)->text();
    QVERIFY2(effect.contains(u"Henri Cartan above the cut now"_s), qPrintable(effect));
    typeAndEnter(u"Henri Cartan"_s);
    typeAndEnter(u"the wrong line was read"_s);
    toFinal();
    QCOMPARE(said(u"affectedFinalists"_s), u"Florence Allen was told but no longer qualifies.\n"
                                           "Henri Cartan now qualifies and was not called."_s);
    callKey({u"Florence Allen"_s, u"Henri Cartan"_s}, u"T"_s);
    QCOMPARE(said(u"affectedFinalists"_s), QString());
}

/// Carl Gauss is missing at the deadline; the first alternate moves up, and he comes too late.
void TestWholeEvening::saturdayMorning() {
    setTime(1, 8, 33);
    toFinal();
    callKey({u"Ada Byron"_s, u"Blaise Pascal"_s, u"Dorothy Vaughan"_s, u"Emmy Noether"_s,
             u"Henri Cartan"_s, u"Florence Allen"_s},
            u"Space"_s);
    QCOMPARE(said(u"lineUpAbsence"_s), u"Not here yet: Carl Gauss"_s);
    setTime(1, 8, 46);
    toFinal();
    callKey({u"Carl Gauss"_s}, u"X"_s);
    keys(u"Ctrl+L"_s);
    QVERIFY(play().stage().closed);
    const QStringList closed = lineUp();
    QCOMPARE(
        closed.join(u", "),
        u"Ada Byron, Blaise Pascal, Dorothy Vaughan, Emmy Noether, Henri Cartan, Florence Allen"_s);
    setTime(1, 9, 6);
    toFinal();
    keys(u"Ctrl+PgUp"_s); // from the votes to the list
    callKey({u"Carl Gauss"_s}, u"Space"_s);
    QVERIFY(said(u"lateFinalist"_s).startsWith(u"Carl Gauss came at 09:06"_s));
    QCOMPARE(lineUp(), closed);
}

void TestWholeEvening::theFinal() {
    keys(u"Ctrl+PgDown"_s);
    keys(u"G E A H F B 1 2 3 4 5 6 Ctrl+Return"_s);
    QVERIFY(play().finalGame() && play().finalGame()->start);
    setTime(1, 14, 20);
    toFinal();
    keys(u"F8 8"_s);
    QVERIFY(sheet());
    toField(FieldKind::HowWon);
    keys(u"S"_s);
    toField(FieldKind::Winners);
    keys(u"E Ctrl+Return"_s);
    QVERIFY2(dune(*play().finalGame()).victory, qPrintable(m_fixture->notice()));
    const auto places = dunePlacements(m_fixture->event());
    QCOMPARE(playerName(m_fixture->event(), places.front().player), u"Blaise Pascal"_s);
    QCOMPARE(play().finalGame()->end, VenueTime::of({2026, 8, 1}, {14, 20}));
}

void TestWholeEvening::theAwards() {
    keys(u"Ctrl+7 Ctrl+Home"_s);
    QCOMPARE(m_fixture->workspace().currentId(), u"awards"_s);
    for (int faction = 0; faction < 6; ++faction)
        keys(u"H Down"_s);
    const auto& decisions = m_fixture->event().awardDecisions;
    QCOMPARE(decisions.size(), size_t(6));
    QVERIFY(std::ranges::all_of(decisions, &AwardDecision::handedOver));
}

void TestWholeEvening::theClosing() {
    keys(u"Ctrl+1"_s);
    m_fixture->workspace().go(u"event"_s, u"closing"_s);
    QCoreApplication::processEvents();
    // Where things are open, closing all the same is walked to.
    QStringList walked;
    while (walked.size() < 20 && !walked.contains(u"closeAnyway"_s)
           && !walked.contains(u"closeEvent"_s)) {
        keys(u"Tab"_s);
        walked.append(QApplication::focusWidget()->objectName());
    }
    keys(walked.contains(u"closeAnyway"_s) ? u"Space Tab Space"_s : u"Space"_s);
    QVERIFY(m_fixture->event().details.closed);
    QVERIFY(m_fixture->window().findChild<ClosedBanner*>());
}

} // namespace mentat::test::tst_whole_evening

MENTAT_TEST(tst_whole_evening, TestWholeEvening, QApplication)
#include "tst_whole_evening.moc"
