#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/day/heats_page.h"
#include "ui/pages/players/players_page.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_desk_names {

namespace {

QByteArray eventOf(const QByteArray& players) {
    return R"({"format":"mentat-event","version":1,
        "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},"players":[)"
           + players + R"(],
        "heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,"entrants":[],"games":[]}]})";
}

} // namespace

/// Who is meant by a name, where somebody has several, or several have one.
class TestDeskNames : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    template <class Page>
    void open(const QByteArray& players, const QString& page) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        m_fixture->open({eventOf(players)});
        m_fixture->page<Page>(page);
    }
    [[nodiscard]] QStringList checkInRows() const {
        const QAbstractItemModel& list = *m_fixture->widget<QTableView>(u"checkInList"_s).model();
        QStringList rows;
        for (int row = 0; row < list.rowCount(); ++row) {
            rows << (list.index(row, 0).data().toString() + u" / "_s
                     + list.index(row, 1).data().toString());
        }
        return rows;
    }
    [[nodiscard]] bool isIn(const QString& player) const {
        const auto& play = std::get<DunePlay>(m_fixture->event().play);
        return std::ranges::count(play.heats.front().entrants, *PlayerId::fromText(player)) == 1;
    }

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(u"fusion"_s); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aFormerNameFindsThem() {
        open<HeatsPage>(R"({"id":"p1","name":"Ada King","alsoKnownAs":["Ada Byron"],"from":"PA"},
                           {"id":"p2","name":"Grace Hopper"})",
                        u"heats"_s);
        m_fixture->type(u"byr"_s);
        QCOMPARE(checkInRows(), QStringList{u"Ada King – also Ada Byron / PA"_s});
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        m_fixture->type(u"ada"_s); // their own name needs no word about another
        QCOMPARE(checkInRows(), QStringList{u"Ada King / PA"_s});
    }

    void twoOfOneNameAndHomeAreToldApartByTheirBadges() {
        open<HeatsPage>(R"({"id":"p1","name":"John Smith","from":"PA","badge":"11"},
                           {"id":"p2","name":"John Smith","from":"PA","badge":"12"},
                           {"id":"p3","name":"John Smith","from":"OH","badge":"13"})",
                        u"heats"_s);
        m_fixture->type(u"smith"_s);
        QCOMPARE(checkInRows(), (QStringList{u"John Smith / PA, 11"_s, u"John Smith / PA, 12"_s,
                                             u"John Smith / OH"_s}));
        QVERIFY(!m_fixture->widget<QTableView>(u"checkInList"_s).isColumnHidden(1));
    }

    void otherNamesAreTypedAndTakenOutOnPlayers() {
        open<PlayersPage>(R"({"id":"p1","name":"Ada King"})", u"players"_s);
        m_fixture->type(u"king"_s);
        m_fixture->press(u"F2"_s);
        auto& field = m_fixture->widget<QLineEdit>(u"playerAlsoKnownAs"_s);
        field.setFocus();
        m_fixture->type(u"Ada Byron;  A. A. King ; ada byron"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(field.text(), u"Ada Byron; A. A. King"_s);
        QCOMPARE(m_fixture->event().players[0].alsoKnownAs.size(), size_t(2));
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(m_fixture->event().players[0].alsoKnownAs.empty());
        QVERIFY(field.text().isEmpty());
    }

    // A21: the next two stand where the last two stood.
    void aDoubleClickAnswersForOnePairOnly() {
        open<PlayersPage>(R"({"id":"p1","name":"Ada Byron","badge":"11"},
                             {"id":"p2","name":"A. Byron","from":"PA"},
                             {"id":"p3","name":"Grace Hopper"},{"id":"p4","name":"G. Hopper"})",
                          u"players"_s);
        QCOMPARE(
            m_fixture->widget<QLabel>(u"lookAlikeText"_s).text(),
            u"Ada Byron (badge 11) looks like A. Byron (PA). If they are the same person, which "_s
            u"name stays?"_s);
        auto& keep = m_fixture->widget<QPushButton>(u"lookAlikeKeepFirst"_s);
        keep.setFocus();
        QTest::keyClick(&keep, Qt::Key_Space);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QVERIFY(!keep.hasFocus());
        QTest::mouseClick(&keep, Qt::LeftButton);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QTRY_VERIFY_WITH_TIMEOUT(
            (QTest::mouseClick(&keep, Qt::LeftButton), m_fixture->event().players.size() == 2),
            patience);
    }
};

} // namespace mentat::test::tst_desk_names

MENTAT_TEST(tst_desk_names, TestDeskNames, QApplication)
#include "tst_desk_names.moc"
