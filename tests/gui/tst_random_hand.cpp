#include "tests/gui/hurried_hand.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include "app/session/heats/table_acts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_random_hand {

namespace {

/// Heat 1 plays, one table of it is recorded and one half typed; heat 2 is drawn and to start, heat
/// 3 takes check-ins.
QByteArray runningEvent() {
    QByteArray document = resultsDocument(3);
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 0; table < 3; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= 6; ++seat) {
            const QByteArray id = "\"p" + QByteArray::number((seat - 1) * 3 + table + 1) + '"';
            entrants.append(id);
            seats.append(R"({"seat": )" + QByteArray::number(seat) + R"(, "player": )" + id + '}');
        }
        games.append(R"({"table": )" + QByteArray::number(table + 1) + R"(, "seats": [)"
                     + seats.join(", ") + "]}");
    }
    document.chop(2); // the end of the list of heats, and of the document
    return document + R"(, {"number": 2, "start": "2026-07-29T17:30", "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ")
           + R"(]}, {"number": 3, "start": "2026-07-30T09:00", "entrants": [)"
           + entrants.mid(0, 7).join(", ") + R"(], "games": []}]})";
}

/// What P4 and P1 of the GM's day were: a name typed into the check-in field starts a table; digits
/// after an Enter are swallowed.
class Trap final : public QObject {
public:
    enum class Kind { StartsATable, SwallowsADigit };
    Trap(Kind kind, WindowFixture& window) : m_kind(kind), m_window(window) {
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || watched != QApplication::focusWidget())
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (m_kind == Kind::StartsATable) {
            if (watched->objectName() == u"checkInField" && key.text() == u"s")
                m_window.book().perform(startTable(m_window.event(), HeatNumber(2), TableNumber(1),
                                                   m_window.book().now()));
            return false;
        }
        const bool isAfterEnter = std::exchange(m_isAfterEnter, key.key() == Qt::Key_Return);
        return isAfterEnter && key.text().size() == 1 && key.text().front().isDigit()
               && qobject_cast<QLineEdit*>(watched);
    }

private:
    Kind m_kind;
    WindowFixture& m_window;
    bool m_isAfterEnter = false;
};

} // namespace

/// A hundred thousand keys in a soak, some thousands else: no table started, no result changed,
/// nobody disqualified but by what was meant to do it, and no typed text lost without a sign.
class TestRandomHand : public QObject {
    Q_OBJECT

private:
    static constexpr int keysOfAnEvening = 500;

    static void beginEvening(ResultsFixture& desk) {
        desk.fixture().clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        desk.fixture().open({runningEvent()});
        desk.showPage();
        desk.recordSolo(u"3"_s);
        desk.openSheet(2);
        desk.keys(u"7 F8 A E"_s);
    }

private Q_SLOTS:
    void nothingIsHurtAndNothingLost() {
        const int evenings = setting("MENTAT_EVENINGS", rounds(8, 200));
        const int first = setting("MENTAT_FIRST", 1);
        int typed = 0;
        int inFields = 0;
        int refused = 0;
        for (int evening = first; evening < first + evenings; ++evening) {
            ResultsFixture desk;
            beginEvening(desk);
            HurriedHand hand(desk.fixture(), static_cast<unsigned>(evening));
            hand.type(keysOfAnEvening);
            typed += hand.typed();
            inFields += hand.inFields();
            refused += hand.refused();
            QVERIFY2(hand.wrong().isEmpty(),
                     qPrintable(u"evening %1: %2"_s.arg(evening).arg(hand.wrong())));
        }
        std::printf("keys %d, letters in fields %d, refused by a sign %d\n", typed, inFields,
                    refused);
        QVERIFY(inFields > typed / 10);
        QVERIFY(refused > typed / 100);
    }

    void aTrapIsFound_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("found");
        QTest::newRow("a table starts") << int(Trap::Kind::StartsATable) << u"started"_s;
        QTest::newRow("a digit is lost") << int(Trap::Kind::SwallowsADigit) << u"lost"_s;
    }
    void aTrapIsFound() {
        QFETCH(const int, kind);
        QFETCH(const QString, found);
        QString wrong;
        for (unsigned evening = 7; evening <= 30 && wrong.isEmpty(); ++evening) {
            ResultsFixture desk;
            beginEvening(desk);
            Trap trap(Trap::Kind(kind), desk.fixture());
            HurriedHand hand(desk.fixture(), evening);
            hand.type(keysOfAnEvening);
            wrong = hand.wrong();
        }
        QVERIFY2(wrong.contains(found), qPrintable(wrong));
    }
};

} // namespace mentat::test::tst_random_hand

MENTAT_TEST(tst_random_hand, TestRandomHand, QApplication)
#include "tst_random_hand.moc"
