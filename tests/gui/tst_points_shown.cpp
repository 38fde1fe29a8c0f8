#include "tests/gui/window_fixture.h"
#include "tests/support/points_form.h"
#include "tests/support/test_program.h"

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

} // namespace

/// QP and PP on the screen: in the lists and sentences of every page.
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
