#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/itemmodels/heats/check_in_model.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seats_possible {

/// What can be done about seats right now: where there is none for a latecomer, and by the menu of
/// a seat.
class TestSeatsPossible : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QListWidget& choices() { return m_fixture->widget<QListWidget>(u"seatChoiceList"_s); }
    const std::vector<Game>& games() {
        return std::get<DunePlay>(m_fixture->event().play).heats.front().games;
    }

private Q_SLOTS:
    /// Four tables of six that have not started.
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        QByteArray document = resultsDocument(4);
        document.replace(R"("start": "2026-07-29T13:05", )", "");
        m_fixture->open({document});
        m_fixture->page<RoundsPage>(u"heats"_s);
    }
    void cleanup() { m_fixture.reset(); }

    // All that was said of a latecomer without a seat was "in".
    void aLatecomerWithoutASeatIsToldWhatToDo() {
        const auto state = [this] {
            const auto& list = m_fixture->widget<QTableView>(u"checkInList"_s);
            return list.model()->index(0, CheckInModel::State).data().toString();
        };
        const auto comes = [this] {
            m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
            WindowFixture::type(u"Zenobia Zuse"_s);
            WindowFixture::pressEach(u"Return"_s);
        };
        comes();
        QCOMPARE(m_fixture->notice(), u"Zenobia Zuse is in, but no table has a free seat. Open a "
                                      u"new table for whoever is waiting."_s);
        QCOMPARE(state(), u"in, no seat"_s);
        QVERIFY(m_fixture->workspace().notices().act());
        QVERIFY(choices().hasFocus());
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(games().size(), size_t(5));
        QCOMPARE(state(), u"in"_s);
        // Where all tables play, nobody of theirs opens a new one.
        WindowFixture::pressEach(u"Ctrl+Z Ctrl+Z Ctrl+Return Ctrl+Return"_s);
        QVERIFY(games().size() == 4 && games()[0].start);
        comes();
        QVERIFY2(m_fixture->notice().startsWith(u"Zenobia Zuse is in, but no table has a free "
                                                u"seat, and too few are waiting for a new one."_s),
                 qPrintable(m_fixture->notice()));
        QVERIFY(!m_fixture->workspace().notices().act());
    }

    // Every act was enabled, also what could not work.
    void theMenuOfASeatEnablesWhatIsPossible() {
        const auto seats = m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>();
        const auto enabled = [&] {
            QStringList texts;
            seats->setFocus();
            QTimer::singleShot(0, seats, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                for (const QAction* action : menu->actions()) {
                    if (action->isEnabled() && !action->isSeparator())
                        texts.append(action->text().remove(u'&'));
                }
                menu->close();
            });
            m_fixture->menuEntry(u"More for this table and seat…"_s).trigger();
            QApplication::setActiveWindow(&m_fixture->window());
            return texts;
        };
        const QString move = u"Move to another seat…"_s;
        const QString moveAnywhere = u"Move to another seat, including started tables…"_s;
        const QString start = u"Start the table"_s;
        QStringList texts = enabled();
        for (const QString& text :
             {move, moveAnywhere, start, u"Start all tables"_s, u"Lock or unlock the table"_s})
            QVERIFY2(texts.contains(text), qPrintable(text));
        for (const QString& text :
             {u"Fix a table with too few players…"_s, u"New table for players waiting…"_s,
              u"Count a void game after all"_s, u"Replay a void game at a new table"_s})
            QVERIFY2(!texts.contains(text), qPrintable(text));
        WindowFixture::pressEach(u"Ctrl+Return Ctrl+Return"_s); // by key all work as before
        QVERIFY(games()[0].start);
        texts = enabled();
        for (const QString& text : {move, start, u"Start all tables"_s})
            QVERIFY2(!texts.contains(text), qPrintable(text));
        QVERIFY(texts.contains(moveAnywhere));
    }
};

} // namespace mentat::test::tst_seats_possible

MENTAT_TEST(tst_seats_possible, TestSeatsPossible, QApplication)
#include "tst_seats_possible.moc"
