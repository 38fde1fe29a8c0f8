#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QWindow>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_menu_keys {

namespace {

bool isLetter(const QKeySequence& key) {
    return key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier
           && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z;
}

/// Opens a list over the window without any line that a letter chooses, and closes it at the end.
class OpenMenu {
public:
    explicit OpenMenu(QWidget& window) : m_menu(&window) {
        m_menu.addAction(u"–"_s);
        m_menu.popup(window.mapToGlobal(QPoint(40, 40)));
    }
    ~OpenMenu() { m_menu.close(); }

private:
    QMenu m_menu;
};

} // namespace

/// While a menu is open, it alone has the keys.
class TestMenuKeys : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    /// As the system sends it: to the window.
    void send(const QKeySequence& key) {
        QTest::keyClick(m_fixture->window().windowHandle(), key[0].key(),
                        key[0].keyboardModifiers());
        QCoreApplication::processEvents();
    }
    std::vector<QAction*> keysOfPage() {
        std::vector<QAction*> found;
        const QWidget* page = m_fixture->workspace().current();
        auto actions = page->findChildren<QAction*>() + page->actions();
        for (QAction* action : std::set<QAction*>(actions.begin(), actions.end())) {
            if (action->isEnabled() && isLetter(action->shortcut()))
                found.push_back(action);
        }
        return found;
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->openSample();
    }
    void cleanup() { m_fixture.reset(); }

    void noKeyActsBelowAnOpenMenu() {
        QStringList acted;
        size_t keys = 0;
        std::set<QString> pages;
        for (const PageEntry& entry : m_fixture->workspace().pages()) {
            m_fixture->goTo(entry.id);
            QCoreApplication::processEvents();
            for (QAction* action : keysOfPage()) {
                m_fixture->workspace().current()->arrive();
                const OpenMenu menu(m_fixture->window());
                QVERIFY(QApplication::activePopupWidget());
                const QKeySequence key = action->shortcut();
                bool isTaken = false;
                QObject guard;
                connect(action, &QAction::triggered, &guard, [&] { isTaken = true; });
                ++keys;
                pages.insert(entry.id);
                send(key);
                if (isTaken)
                    acted << entry.id + u' ' + key.toString() + u' ' + action->text();
            }
        }
        QVERIFY2(acted.isEmpty(), qPrintable(acted.join(u"\n"_s)));
        QVERIFY(keys > 5 && pages.contains(u"awards"_s) && pages.contains(u"reports"_s));
    }

    void anAwardIsHandedOverByItsKeyAlone() {
        m_fixture->goTo(u"awards"_s);
        QCoreApplication::processEvents();
        const Event before = m_fixture->event();
        {
            const OpenMenu menu(m_fixture->window());
            send(QKeySequence(Qt::Key_H));
            QVERIFY(m_fixture->event() == before);
        }
        QCoreApplication::processEvents();
        send(QKeySequence(Qt::Key_H)); // and then it acts
        QVERIFY(!(m_fixture->event() == before));
    }

    // The choices of a box pop up over the page as a menu does.
    void noKeyActsBelowTheChoicesOfABox() {
        m_fixture->goTo(u"awards"_s);
        QComboBox box(m_fixture->workspace().current());
        box.addItems({u"Atreides"_s, u"Harkonnen"_s});
        box.show();
        box.setFocus();
        const Event before = m_fixture->event();
        box.showPopup();
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activePopupWidget(), patience);
        send(QKeySequence(Qt::Key_H));
        QVERIFY(m_fixture->event() == before);
        box.hidePopup();
    }
};

} // namespace mentat::test::tst_menu_keys

MENTAT_TEST(tst_menu_keys, TestMenuKeys, QApplication)
#include "tst_menu_keys.moc"
