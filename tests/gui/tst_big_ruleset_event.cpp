#include "app/session/rounds/result_acts.h"
#include "model/document/event_document.h"
#include "model/ruleset/ruleset_play.h"
#include "tests/gui/painted_cells.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/kinds/big_event.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

// More tables than a window shows in the last of four heats, and in the soak 275 people at 69 of
// them: what a result brings about is counted, times stand in docs/PERFORMANCE.md.
namespace mentat::test::tst_big_ruleset_event {

namespace {

const int crowd = rounds(119, 275);
const int tables = rounds(30, 69); // one of them with three
constexpr int lastHeat = 4;

/// What a model says has changed.
class SaidOfModel {
public:
    explicit SaidOfModel(QAbstractItemModel& model)
        : m_changed(&model, &QAbstractItemModel::dataChanged)
        , m_reset(&model, &QAbstractItemModel::modelReset)
        , m_moved(&model, &QAbstractItemModel::layoutChanged)
        , m_in(&model, &QAbstractItemModel::rowsInserted)
        , m_out(&model, &QAbstractItemModel::rowsRemoved) {}

    [[nodiscard]] int rows() const {
        int rows = 0;
        for (const auto& change : m_changed) {
            rows += change.at(1).toModelIndex().row() - change.at(0).toModelIndex().row() + 1;
        }
        return rows;
    }
    [[nodiscard]] qsizetype others() const {
        return m_reset.size() + m_moved.size() + m_in.size() + m_out.size();
    }

private:
    QSignalSpy m_changed;
    QSignalSpy m_reset;
    QSignalSpy m_moved;
    QSignalSpy m_in;
    QSignalSpy m_out;
};

} // namespace

class TestBigRulesetEvent : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void openAt(const QString& page) {
        Event event = bigEvent(crowd, lastHeat - 1);
        drawNextHeat(event);
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-31T15:00:00Z"_s, Qt::ISODate));
        m_fixture->open({writeEventDocument(event).toBytes()});
        // All pages have been shown before.
        for (const PageEntry& entry : m_fixture->workspace().pages())
            m_fixture->goTo(entry.id);
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    QTableView& list(const QString& name) { return m_fixture->widget<QTableView>(name); }
    void record(int table, const std::vector<int>& places) {
        const GameAddress place{HeatNumber(lastHeat), TableNumber(table)};
        OpenBook& book = m_fixture->book();
        QVERIFY(book.perform(
            recordGame(book.event(), place, placed(*gameAt(book.event(), place), places))));
        QApplication::processEvents();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aResultChangesItsRow() {
        openAt(u"results"_s);
        QTableView& results = list(u"resultsList"_s);
        QCOMPARE(results.model()->rowCount(), tables);
        record(1, {1, 2, 3, 4});
        auto* delegate = new PaintedCells(&results);
        results.setItemDelegate(delegate);
        QApplication::processEvents();
        const int seen = results.viewport()->height() / results.rowHeight(0) + 1;
        const QHeaderView& header = *results.horizontalHeader();
        const int cells = seen * (header.count() - header.hiddenSectionCount());
        const SaidOfModel shown(*results.model());
        const SaidOfModel hidden(*list(u"standingsList"_s).model());
        delegate->cells = 0;
        record(1, {4, 3, 2, 1});
        QCOMPARE(shown.rows(), 1);
        QCOMPARE(shown.others(), qsizetype(0));
        QVERIFY2(delegate->cells <= cells,
                 qPrintable(u"%1 of %2"_s.arg(delegate->cells).arg(cells)));
        // A list that nobody looks at waits.
        QCOMPARE(hidden.rows(), 0);
        QCOMPARE(hidden.others(), qsizetype(0));
        QVERIFY(seen < tables);
        // One more repaint would be noticed.
        delegate->cells = 0;
        results.viewport()->repaint();
        QVERIFY(delegate->cells > 0);
    }

    /// The whole heat by keys, table after table.
    void everyTableIsTyped() {
        openAt(u"results"_s);
        list(u"resultsList"_s).setFocus();
        WindowFixture::press(u"1 Return"_s);
        for (int table = 1; table <= tables; ++table) {
            WindowFixture::type(table == tables ? u"213"_s : u"2134"_s);
            WindowFixture::press(u"Return"_s);
            QApplication::processEvents();
            // The sheet before goes, as it does where a loop of events runs.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        const Heat& heat
            = *findHeat(std::get<RulesetPlay>(m_fixture->event().play), HeatNumber(lastHeat));
        for (const Game& game : heat.games) {
            QVERIFY2(hasResult(game), qPrintable(QString::number(game.table.value())));
            QCOMPARE(byRuleset(game.seats[1]).place, TablePlace(1));
        }
    }
};

} // namespace mentat::test::tst_big_ruleset_event

MENTAT_TEST(tst_big_ruleset_event, TestBigRulesetEvent, QApplication)
#include "tst_big_ruleset_event.moc"
