#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_elimination_schedule {

namespace {

const QByteArray pathsOfGlory = "Date,Time,Code,Event,Round,Format\n"
                                "7/29/31,9,POG,Paths,Mulligan,SEM\n"
                                "7/29/31,13,POG,Paths,Round 1/2,SEM\n"
                                "7/30/31,9,POG,Paths,Round 2/2,SEM\n"
                                "7/30/31,12,POG,Paths,Quarterfinal,SEM\n"
                                "7/30/31,15,POG,Paths,Semifinal,SEM\n"
                                "7/30/31,18,POG,Paths,Final,SEM\n";

/// What the rounds of the schedule become, one after another.
QStringList becomingIn(const QDialog& dialog) {
    const QAbstractItemModel& model
        = *dialog.findChild<QAbstractItemView*>(u"scheduleRounds"_s)->model();
    QStringList becoming;
    for (int row = 0; row < model.rowCount(); ++row)
        becoming << model.index(row, model.columnCount() - 1).data().toString();
    return becoming;
}

} // namespace

/// File ▸ New from a schedule…, with an event by elimination.
class TestEliminationSchedule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The rounds between the heats and the quarterfinal are asked for as one, by Alt+I.
    void itsRoundsComeByTheirNames() {
        WindowFixture fixture;
        fixture.showEmptyWindow();
        const QString path = fixture.scratch().folder() + u"/schedule.csv"_s;
        writeBytes(path, pathsOfGlory);
        fixture.prompts().toOpen = path;
        fixture.prompts().toSave = fixture.scratch().folder() + u"/made.mentat"_s;
        bool isDone = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            const auto& box = *dialog.findChild<QCheckBox*>(u"stage-earlier"_s);
            QVERIFY(box.isVisible() && box.isChecked());
            QVERIFY(!dialog.findChild<QCheckBox*>(u"stage-quarterfinal"_s)->isVisible());
            const QStringList all{u"Heat 1"_s,       u"Heat 2"_s,    u"Round 2"_s,
                                  u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s};
            QCOMPARE(becomingIn(dialog), all);
            const auto& note = *dialog.findChild<QLabel*>(u"scheduleNote"_s);
            QVERIFY2(
                note.text().startsWith(u"The rounds after the heats are those of the schedule"_s),
                qPrintable(note.text()));
            WindowFixture::press(u"Alt+I"_s);
            QCOMPARE(becomingIn(dialog).at(2), u"left out"_s);
            WindowFixture::press(u"Alt+I"_s);
            QCOMPARE(becomingIn(dialog), all);
            WindowFixture::press(u"Return"_s);
            isDone = true;
        });
        fixture.menuEntry(u"New from a schedule…"_s).trigger();
        QVERIFY(isDone);
        const auto& play = std::get<RulesetPlay>(fixture.event().play);
        QCOMPARE(play.heats.size(), size_t(2));
        QCOMPARE(play.ruleset.stages.size(), size_t(4));
        QCOMPARE(play.ruleset.stages.front().name.text(), u"Round 2"_s);
    }
};

} // namespace mentat::test::tst_elimination_schedule

MENTAT_TEST(tst_elimination_schedule, TestEliminationSchedule, QApplication)
#include "tst_elimination_schedule.moc"
