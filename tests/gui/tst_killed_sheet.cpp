#include "app/session/dune/sheet/sheet_text.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"

#include <QApplication>
#include <QProcess>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_killed_sheet {

namespace {

// The middle of a sheet: half a number in the first row.
const QString halfASheet = u"1 Return 7 F8 A E G Return E 7 . 5 Return 2 1"_s;
const QString typingArgument = u"--type"_s;

/// The other program of this test: types in the window on this file, says "typed" and waits to be
/// killed.
int typeAndWait(const QString& path, const QString& keys) {
    ResultsFixture fixture;
    fixture.openFile(path);
    fixture.keys(keys);
    std::puts("typed");
    std::fflush(stdout);
    return QApplication::exec();
}

/// Types the keys in a window of another process and kills that with SIGKILL. Whether it got so
/// far.
bool typeAndKill(const QString& path, const QString& keys) {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {u"tst_killed_sheet"_s, typingArgument, path, keys});
    QByteArray said;
    while (!said.contains("typed") && program.waitForReadyRead(patience))
        said += program.readAllStandardOutput();
    program.kill();
    program.waitForFinished(patience);
    return said.contains("typed") && program.exitStatus() == QProcess::CrashExit;
}

std::optional<SheetText> draftIn(ScratchBook& scratch) {
    const auto session = scratch.open();
    const auto& drafts = session->drafts();
    return drafts.size() == 1 ? textOfDraft(drafts.front().content) : std::nullopt;
}

/// What stands in the file of a sheet that was half typed when the program was killed.
std::optional<SheetText> draftAfterKill(const QString& keys) {
    ScratchBook scratch;
    scratch.create({resultsDocument(1)});
    if (!typeAndKill(scratch.path(), keys))
        return std::nullopt;
    return draftIn(scratch);
}

} // namespace

/// The program is killed in the middle of a sheet.
class TestKilledSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasTypedIsThere() {
        const auto draft = draftAfterKill(halfASheet);
        QVERIFY(draft);
        QCOMPARE(draft->numbers[FieldKind::TurnsPlayed], u"7"_s);
        QCOMPARE(draft->ended, u"17:12"_s);
        QCOMPARE(draft->victory, Victory::Alliance);
        QCOMPARE(draft->alliances.trimmed(), u"EG"_s);
        QCOMPARE(draft->rows[0].faction, u"E"_s);
        QCOMPARE(draft->rows[0].points, u"7.5"_s);
        QCOMPARE(draft->rows[0].value(EndValue::Strongholds), u"2"_s);
        QCOMPARE(draft->rows[0].value(EndValue::Tokens), u"1"_s); // half of 11
        QVERIFY(draft->rows[1].faction.isEmpty());
    }

    /// A key that did not reach the file is missed.
    void aMissingKeyIsNoticed() {
        const auto whole = draftAfterKill(halfASheet);
        const auto oneLess = draftAfterKill(halfASheet.chopped(2));
        QVERIFY(whole && oneLess);
        QVERIFY(*whole != *oneLess);
        QVERIFY(oneLess->rows[0].value(EndValue::Tokens).isEmpty());
    }
};

} // namespace mentat::test::tst_killed_sheet

int tst_killed_sheet(int argc, char* argv[]);
int tst_killed_sheet(int argc, char* argv[]) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    using namespace mentat::test::tst_killed_sheet;
    if (arguments.size() == 4 && arguments[1] == typingArgument)
        return typeAndWait(arguments[2], arguments[3]);
    TestKilledSheet test;
    return QTest::qExec(&test, arguments);
}

#include "tst_killed_sheet.moc"
