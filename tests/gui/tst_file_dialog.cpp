#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_file_dialog {

/// The toolkit's own dialog for files, which a desktop without one of its own shows, under our
/// style.
class TestFileDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Its two lists once marked and unmarked each other's rows without end.
    void itsListsComeToRest() {
        WindowFixture fixture;
        fixture.openSample();
        QFileDialog dialog(&fixture.window(), u"Hand over to folder"_s, QDir::homePath());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setFileMode(QFileDialog::Directory);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        auto* sidebar = dialog.findChild<QListView*>(u"sidebar"_s);
        QVERIFY(sidebar);
        QSignalSpy marks(sidebar->selectionModel(), &QItemSelectionModel::selectionChanged);
        sidebar->setCurrentIndex(sidebar->model()->index(0, 0));
        QTest::mouseClick(sidebar->viewport(), Qt::LeftButton, Qt::NoModifier,
                          sidebar->visualRect(sidebar->model()->index(0, 0)).center());
        QTest::qWait(300);
        QVERIFY2(marks.size() < 10, qPrintable(QString::number(marks.size())));
    }

    void aFolderIsTypedAndTaken() {
        WindowFixture fixture;
        fixture.openSample();
        const QString folder = fixture.scratch().folder();
        QVERIFY(QDir(folder).mkdir(u"handed"_s));
        QFileDialog dialog(&fixture.window(), u"Hand over to folder"_s, QDir::homePath());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setFileMode(QFileDialog::Directory);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        auto* name = dialog.findChild<QLineEdit*>(u"fileNameEdit"_s);
        QTRY_VERIFY_WITH_TIMEOUT(name->hasFocus(), patience);
        const QString typed = folder + u"/handed"_s;
        for (const QChar letter : typed) {
            // Its completions take the keys, and hand them on.
            QWidget* popup = QApplication::activePopupWidget();
            QTest::keyClick(popup ? popup : name, letter.toLatin1());
            QCoreApplication::processEvents();
        }
        QCOMPARE(name->text(), typed);
        QCOMPARE(fixture.window().statusBar()->currentMessage(), QString());
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), patience);
        QCOMPARE(dialog.selectedFiles(), QStringList{typed});
    }
};

} // namespace mentat::test::tst_file_dialog

MENTAT_TEST(tst_file_dialog, TestFileDialog, QApplication)
#include "tst_file_dialog.moc"
