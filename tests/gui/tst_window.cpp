#include "tests/gui/window_fixture.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

/// The window around the pages: what is open, the way between pages, what it says.
class TestWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void keysLeadToEachPageAndBack() {
        m_fixture->openSample();
        const auto& pages = m_fixture->workspace().pages();
        QVERIFY(pages.size() >= 4);
        for (size_t place = 0; place < pages.size() && place < 9; ++place) {
            m_fixture->press(u"Ctrl+%1"_s.arg(place + 1));
            QCOMPARE(m_fixture->workspace().currentId(), pages[place].id);
        }
        m_fixture->press(u"Alt+Left"_s);
        QCOMPARE(m_fixture->workspace().currentId(),
                 pages[std::min<size_t>(pages.size(), 9) - 2].id);
    }

    void aFileThatIsNoneIsSaidAndTheWelcomeStays() {
        m_fixture->showEmptyWindow();
        m_fixture->window().openPath(m_fixture->scratch().folder() + u"/nothing.mentat"_s);
        QVERIFY(!m_fixture->window().book());
    }
};

} // namespace mentat::test

QTEST_MAIN(mentat::test::TestWindow)
#include "tst_window.moc"
