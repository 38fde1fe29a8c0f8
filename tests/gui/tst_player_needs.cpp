#include "app/session/acts.h"
#include "tests/gui/needs_document.h"
#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/finder.h"
#include "ui/pages/players/player_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_player_needs {

namespace {

const QString& fullTable() {
    static const QString text = u"Victories at a table of five or six (R2.1)"_s;
    return text;
}

const QString& question() {
    static const QString text = u"Needed to qualify"_s;
    return text;
}

} // namespace

/// "What do I need?" on the player's card and by Ctrl+K, before a heat is drawn.
class TestPlayerNeeds : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document = needsDocument()) { m_fixture->open({document}); }
    QWidget& needs() { return m_fixture->widget<QWidget>(u"playerNeeds"_s); }
    /// Below the title.
    QStringList lines() {
        QStringList all;
        for (const QLabel* label : needs().findChildren<QLabel*>())
            all.append(label->text());
        return all.mid(1);
    }
    void showPlayer(const QString& letters) {
        m_fixture->goTo(u"players"_s);
        WindowFixture::press(u"Ctrl+F"_s);
        WindowFixture::type(letters);
    }
    void find(const QString& typed) {
        WindowFixture::press(u"Ctrl+K"_s);
        WindowFixture::type(typed);
    }
    QStringList titles() {
        QStringList all;
        const auto* model = m_fixture->widget<FoundList>(u"finderList"_s).model();
        for (int row = 0; row < model->rowCount(); ++row)
            all.append(model->index(row, 0).data().toString());
        return all;
    }
    /// The lines stand in the part of the panel that is seen.
    bool areLinesInSight() {
        auto* area = m_fixture->widget<PlayerPanel>(u"playerPanel"_s).findChild<QScrollArea*>();
        const QRect seen = area->viewport()->rect();
        return needs().isVisible()
               && seen.contains(QRect(needs().mapTo(area->viewport(), QPoint()), needs().size()));
    }
    static PlayerId id(const QString& text) { return *PlayerId::fromText(text); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void theCardSaysWhatIsNeeded() {
        open();
        showPlayer(u"blaise"_s);
        QVERIFY(needs().isVisible());
        QCOMPARE(
            lines(),
            QStringList({u"Heat 3, may qualify with: solo victory (3.0 QP)"_s,
                         u"Heat 3, cannot qualify with: alliance, prediction, Fremen default "
                         "(2.0 QP); Guild default, Fremen default with an ally (1.0 QP); Guild "
                         "default with an ally, adjudicated victory (0.5 QP); a loss; "
                         "no game"_s,
                         fullTable()}));
        showPlayer(u"ada"_s);
        QCOMPARE(lines(),
                 QStringList({u"Heat 3, certain to qualify with: any victory"_s,
                              u"Heat 3, may qualify with: a loss; no game"_s, fullTable()}));
    }

    void itFollowsTheEvent() {
        open();
        showPlayer(u"blaise"_s);
        QVERIFY(m_fixture->book().perform(disqualify(m_fixture->event(), id(u"p1"_s), u"left"_s)));
        // One place is free: only Grace Hopper and Henri Cartan have more.
        QVERIFY(lines().front().startsWith(u"Heat 3, may qualify with: "_s));
        QVERIFY(m_fixture->book().perform(disqualify(m_fixture->event(), id(u"p2"_s), u"left"_s)));
        QVERIFY(!needs().isVisible());
        QVERIFY(
            m_fixture->book().perform(reinstate(m_fixture->event(), id(u"p2"_s), u"is back"_s)));
        QVERIFY(needs().isVisible());
    }

    void nothingIsSaidOfPeopleAndOtherFormats() {
        open();
        showPlayer(u"nobody like that"_s);
        QVERIFY(!needs().isVisible());
        m_fixture = std::make_unique<WindowFixture>();
        open(stormSession());
        m_fixture->goTo(u"players"_s);
        QVERIFY(!needs().isVisible());
    }

    void theFinderOffersTheQuestionBelowThePlayer() {
        open();
        m_fixture->goTo(u"journal"_s);
        find(u"bla"_s);
        // Below the player and the games: these take as few keys as ever.
        QCOMPARE(titles(), QStringList({u"Blaise Pascal"_s, u"Heat 1, table 1"_s,
                                        u"Heat 2, table 1"_s, question()}));
        WindowFixture::press(u"Down Down Down Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"players"_s);
        const auto& list = m_fixture->widget<QTableView>(u"playersList"_s);
        QCOMPARE(list.currentIndex().siblingAtColumn(0).data().toString(), u"Blaise Pascal"_s);
        QTRY_VERIFY_WITH_TIMEOUT(areLinesInSight(), patience);
        QVERIFY(lines().front().startsWith(u"Heat 3, "_s));
        // Also in words.
        find(u"what does blaise need"_s);
        QCOMPARE(titles(), QStringList{question()});
    }

    void aPlayerByThreeLettersIsTheAnswer() {
        open();
        m_fixture->goTo(u"journal"_s);
        WindowFixture::press(u"Ctrl+K B L A Return"_s);
        QTRY_VERIFY_WITH_TIMEOUT(areLinesInSight(), patience);
        QVERIFY(lines().front().startsWith(u"Heat 3, "_s));
    }

    void whereNothingCanComeItIsNotOffered() {
        open();
        find(u"need"_s);
        QCOMPARE(titles().size(), 12);
        WindowFixture::press(u"Escape"_s);
        QVERIFY(m_fixture->book().perform(disqualify(m_fixture->event(), id(u"p2"_s), u"left"_s)));
        find(u"need bla"_s);
        QCOMPARE(titles(), QStringList());
    }

    void whereTheListStandsAloneItIsAskedOnlyForTheAnswer() {
        open();
        m_fixture->window().resize(m_fixture->window().minimumSizeHint().width(), 768);
        showPlayer(u"blaise"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"playerPanel"_s).isVisible());
        QCOMPARE(lines(), QStringList());
        find(u"what blaise"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"playerPanel"_s).isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(areLinesInSight(), patience);
    }
};

} // namespace mentat::test::tst_player_needs

MENTAT_TEST(tst_player_needs, TestPlayerNeeds, QApplication)
#include "tst_player_needs.moc"
