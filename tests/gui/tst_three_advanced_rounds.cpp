#include "model/changes/change_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/scoring_kind.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_three_advanced_rounds {

namespace {

/// 64 people behind their heats, of whom the best half plays quarterfinals.
QByteArray document() {
    QByteArray document = largeRuleset();
    const QByteArray semifinal = R"({"name": "Semifinal", "sizes": [4], "entrants": )"
                                 R"([[1, 4], [16, 8], [32, 16]],)";
    const auto begin = document.indexOf(semifinal);
    const auto end = document.indexOf('}', begin);
    document.replace(begin, end - begin,
                     R"({"name": "Quarterfinal", "sizes": [4], "entrants": 32},
                        {"name": "Semifinal", "sizes": [4])");
    return document;
}

} // namespace

/// A quarterfinal, a semifinal and a final by keys alone: each is called, seated, changed by hand,
/// started and recorded in the same way.
class TestThreeAdvancedRounds : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    static void keys(const QString& names) {
        WindowFixture::pressEach(names);
        QApplication::processEvents();
    }
    ChangeKind lastKind() { return m_fixture->book().nextUndo()->change.kind; }
    const std::vector<Game>& games(const QString& round) {
        return *gamesOf(*heatsPlay(m_fixture->event()), *Name::fromText(round));
    }
    bool isSheetOpen() {
        return std::ranges::any_of(m_fixture->window().findChildren<SheetView*>(),
                                   &SheetView::isVisible);
    }
    /// What decides who goes on: each tie by dice from the highest down.
    void rollTies() {
        keys(u"Ctrl+5"_s);
        const auto open = [this] {
            return kindOf<ScoringKind>(m_fixture->event()).advancement(m_fixture->event()).ties;
        };
        for (auto now = open(); !now.empty(); now = open()) {
            const OpenTie first = *std::ranges::min_element(now, {}, &OpenTie::matters);
            if (first.matters == TieMatter::Alternates)
                break;
            keys(u"Ctrl+T"_s);
            for (size_t die = first.players.size(); die > 0; --die) {
                WindowFixture::type(QString::number(die));
                keys(u"Return"_s);
            }
            QCOMPARE(lastKind(), ChangeKind::TiesRolled);
        }
    }
    /// Space for who is here, then the line-up is closed.
    void gather(int players) {
        keys(u"Home"_s);
        for (int i = 0; i < players; ++i)
            keys(u"Space"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerPresent);
        keys(u"Ctrl+L"_s);
        QVERIFY2(lastKind() == ChangeKind::LineUpClosed, qPrintable(m_fixture->notice()));
    }
    /// The first of the first table changes places with somebody of the second.
    void moveOne(const QString& round) {
        const PlayerId moved = games(round)[0].seats[0].player;
        keys(u"Down Home M 2 Return"_s);
        QCOMPARE(lastKind(), ChangeKind::SeatsSwapped);
        QVERIFY(std::ranges::find(games(round)[1].seats, moved, &Seat::player)
                != games(round)[1].seats.end());
    }
    void playRound(const QString& round, int players, size_t tables) {
        keys(u"Ctrl+6"_s);
        const auto& tabs = m_fixture->widget<QTabBar>(u"roundTabs"_s);
        QCOMPARE(tabs.tabText(tabs.currentIndex()), round);
        gather(players);
        if (QTest::currentTestFailed())
            return;
        keys(u"F9"_s);
        QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
        QCOMPARE(games(round).size(), tables);
        if (tables > 1)
            moveOne(round);
        if (QTest::currentTestFailed())
            return;
        keys(u"Ctrl+Return"_s);
        QCOMPARE(lastKind(), ChangeKind::RoundStarted);
        keys(u"Return"_s);
        for (size_t table = 0; table < tables; ++table) {
            QVERIFY2(isSheetOpen(), qPrintable(u"%1, sheet %2"_s.arg(round).arg(table + 1)));
            keys(u"2 1 4 3 Return"_s);
            QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        }
        QVERIFY(isAllRecorded(games(round)));
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-31T09:00:00Z"_s, Qt::ISODate));
        m_fixture->open({document()});
        QApplication::processEvents();
    }
    void cleanup() { m_fixture.reset(); }

    void eachIsPlayedInTheSameWay() {
        rollTies();
        if (QTest::currentTestFailed())
            return;
        playRound(u"Quarterfinal"_s, 32, 8);
        if (QTest::currentTestFailed())
            return;
        playRound(u"Semifinal"_s, 8, 2);
        if (QTest::currentTestFailed())
            return;
        // Two winners, and as many as the final is filled to.
        playRound(u"Final"_s, 4, 1);
    }
};

} // namespace mentat::test::tst_three_advanced_rounds

MENTAT_TEST(tst_three_advanced_rounds, TestThreeAdvancedRounds, QApplication)
#include "tst_three_advanced_rounds.moc"
