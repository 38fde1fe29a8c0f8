#include "tests/gui/board_documents.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/points_form.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "ui/dune/dune_pages.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_points_shown {

namespace {

/// What the page writes of QP and PP in another form than one decimal, of normalized PP than three.
QStringList faultsOf(const QWidget& page) {
    QStringList faults;
    for (const QLabel* label : page.findChildren<QLabel*>())
        faults += pointsFaultsIn(label->text());
    for (const QAbstractItemView* view : page.findChildren<QAbstractItemView*>()) {
        const QAbstractItemModel* model = view->model();
        for (int column = 0; model && column < model->columnCount(); ++column) {
            const QString title = model->headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model->rowCount(); ++row) {
                const QString text = model->index(row, column).data().toString();
                const QString fault = pointsFaultBelow(title, text);
                if (!fault.isEmpty())
                    faults.append(fault);
                faults += pointsFaultsIn(text);
            }
        }
    }
    return faults;
}

/// What a board writes of them in another form. Its lines end with what it is about, which it says
/// below its title.
QStringList faultsOf(const ScreenBoard& board) {
    QStringList faults;
    for (const QString& text : textsOf(board))
        faults += pointsFaultsIn(text);
    const bool isQp = board.where.contains(u"qualification points"_s);
    const bool isNormalized = board.where.contains(u"normalized PP"_s);
    const auto check = [&](const QString& after) {
        const QString fault = pointsFaultBelow(isQp           ? u"QP"_s
                                               : isNormalized ? u"Normalized"_s
                                                              : QString(),
                                               after);
        if (!fault.isEmpty())
            faults.append(fault);
    };
    for (const ScreenGroup& group : board.groups) {
        check(group.after);
        for (const ScreenLine& line : group.lines)
            check(line.after);
    }
    return faults;
}

} // namespace

/// QP and PP on the screen: in the lists and sentences of every page, on every board.
class TestPointsShown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onEveryPage() {
        WindowFixture fixture;
        fixture.openSample();
        for (const PageEntry& entry : fixture.workspace().pages()) {
            fixture.goTo(entry.id);
            QApplication::processEvents();
            if (entry.id == u"rules")
                continue; // the rules' own words
            const QStringList faults = faultsOf(*fixture.workspace().current());
            QVERIFY2(faults.isEmpty(), qPrintable(entry.id + u": "_s + faults.join(u'\n')));
        }
    }

    void onEveryBoard() {
        const Book book{
            .people = {}, .events = {{EventId(1), eventFrom(sampleDocument())}}, .summaries = {}};
        const Wording wording;
        int shown = 0;
        for (const BoardKind& kind : duneBoards()) {
            std::optional<ScreenBoard> board
                = kind.make({.book = book,
                             .event = book.events.front().event,
                             .wording = wording,
                             .now = *VenueTime::fromText(u"2026-07-30T13:07"_s),
                             .seconds = 0});
            if (!board)
                continue;
            ++shown;
            QVERIFY2(faultsOf(*board).isEmpty(), qPrintable(faultsOf(*board).join(u'\n')));
            if (board->where.contains(u"qualification points"_s)) {
                board->groups.front().lines.front().after = u"5"_s;
                QCOMPARE(faultsOf(*board), QStringList(u"QP: 5"_s));
            } else if (board->where.contains(u"normalized PP"_s)) {
                board->groups.front().after = u"11/12"_s;
                QCOMPARE(faultsOf(*board), QStringList(u"Normalized: 11/12"_s));
                ++shown;
            }
        }
        QVERIFY(shown > 2); // the standings and the awards among them
    }

    void anotherFormIsNoticed() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.goTo(u"standings"_s);
        QWidget& page = *fixture.workspace().current();
        QCOMPARE(faultsOf(page), QStringList());
        auto* planted = new QLabel(u"Ada: 5 QP"_s, &page);
        QCOMPARE(faultsOf(page), QStringList(u"5 QP"_s));
        delete planted;
    }
};

} // namespace mentat::test::tst_points_shown

MENTAT_TEST(tst_points_shown, TestPointsShown, QApplication)
#include "tst_points_shown.moc"
