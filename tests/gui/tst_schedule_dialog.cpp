#include "tests/document/made_workbook.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_dialog {

namespace {

const QString madeUp = QStringLiteral(MENTAT_TEST_DATA "/schedules/convention.csv");

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of 2031, by Dune's rules.
QByteArray emptyEvent(const char* name) {
    return QByteArray(R"({"format":"mentat-event","version":1,"players":[],"heats":[],
 "event":{"year":2031,"rules":"wbc-dune","name":")")
           + name + R"("}})";
}

template <class Widget>
Widget& part(QDialog& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QString::fromLatin1(name));
    if (!found)
        qFatal("the dialog has no %s", name);
    return *found;
}

QString textIn(QDialog& dialog, const char* name) {
    const auto& label = part<QLabel>(dialog, name);
    return label.isVisible() ? label.text() : QString();
}

QStringList rowsIn(QDialog& dialog, const char* name) {
    const QAbstractItemModel& model = *part<QAbstractItemView>(dialog, name).model();
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        rows << cells.join(u'|');
    }
    return rows;
}

/// "[x] Add the quarterfinal …": those that are seen, with whether they are checked.
QStringList boxesIn(QDialog& dialog) {
    QStringList boxes;
    for (const char* name : {"stage-quarterfinal", "stage-semifinal", "stage-final"}) {
        const auto& box = part<QCheckBox>(dialog, name);
        if (box.isVisible())
            boxes << (box.isChecked() ? u"[x] "_s : u"[ ] "_s) + QString(box.text()).remove(u'&');
    }
    return boxes;
}

QStringList stagesOf(const Event& event) {
    QStringList names;
    for (const StageRule& stage : std::get<RulesetPlay>(event.play).ruleset.stages)
        names << stage.name.text();
    return names;
}

QPushButton& act(QDialog& dialog) {
    return part<QPushButton>(dialog, "scheduleAct");
}

} // namespace

/// File ▸ New from a schedule… and Times from a schedule…, by keyboard.
class TestScheduleDialog : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    QString m_new; // the event file that is made

    QString put(const QByteArray& csv) {
        const QString path = m_fixture->scratch().folder() + u"/schedule.csv"_s;
        writeBytes(path, csv);
        return path;
    }
    /// The dialog of this menu entry, and in it what is done.
    void in(const QString& entry, const std::function<void(QDialog&)>& act) {
        bool isDone = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            isDone = true;
            act(dialog);
            if (dialog.isVisible())
                dialog.reject();
        });
        m_fixture->menuEntry(entry).trigger();
        QVERIFY(isDone);
        QApplication::setActiveWindow(&m_fixture->window()); // as a desktop does
    }
    void inNew(const std::function<void(QDialog&)>& act) { in(u"New from a schedule…"_s, act); }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->showEmptyWindow();
        m_new = m_fixture->scratch().folder() + u"/made.mentat"_s;
        m_fixture->prompts().toSave = m_new;
        m_fixture->prompts().toOpen = madeUp;
    }
    void cleanup() { m_fixture.reset(); }

    void whatOtherProgramsKeepIsRefusedInWords() {
        for (const auto& [suffix, bytes] : foreignWorkbooks()) {
            m_fixture->prompts().toOpen = put(bytes);
            inNew([&](QDialog& dialog) {
                WindowFixture::press(u"Return"_s);
                const QString said = textIn(dialog, "scheduleState");
                QVERIFY2(said.startsWith(u"schedule.csv cannot be read: "_s)
                             && said.contains(u"Save it as .xlsx or CSV"_s),
                         qPrintable(suffix + u": "_s + said));
                QVERIFY(!act(dialog).isEnabled());
            });
        }
    }

    /// On a machine where nobody made a folder for documents.
    void aNewEventIsProposedInAFolderThatExists() {
        const QString home = m_fixture->scratch().folder() + u"/home"_s;
        QVERIFY(QDir().mkpath(home));
        std::map<const char*, QByteArray> before;
        for (const char* name : {"HOME", "XDG_CONFIG_HOME"}) {
            before[name] = qgetenv(name);
            qputenv(name, QFile::encodeName(home));
        }
        inNew([](QDialog&) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"dun"_s);
            WindowFixture::press(u"Return"_s);
        });
        const QString opened = folderThatExists(home + u"/stick/2031"_s); // of a drive that is gone
        for (const auto& [name, value] : before)
            value.isNull() ? qunsetenv(name) : qputenv(name, value);
        QCOMPARE(m_fixture->prompts().proposals, QStringList{home + u"/Dune 2031.mentat"_s});
        QCOMPARE(opened, home);
        QCOMPARE(folderThatExists(m_fixture->scratch().folder()), m_fixture->scratch().folder());
    }

    void enterAndThreeLettersMakeTheEvent() {
        inNew([](QDialog& dialog) {
            QVERIFY(textIn(dialog, "scheduleState").contains(u"CSV"_s));
            WindowFixture::press(u"Return"_s); // the file
            QCOMPARE(textIn(dialog, "scheduleState"), u"4 events in convention.csv."_s);
            QVERIFY(part<QLineEdit>(dialog, "scheduleSearch").hasFocus());
            WindowFixture::type(u"dun"_s);
            QCOMPARE(rowsIn(dialog, "scheduleEvents"),
                     QStringList(u"DUN|Dune|Ada Byron|3|HE|Dune"_s));
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Dune 2031"_s);
            QCOMPARE(textIn(dialog, "scheduleFacts"),
                     u"DUN · Game Master Ada Byron · class A · format HE"_s);
            QCOMPARE(part<QComboBox>(dialog, "scheduleRules").currentText(), u"Dune"_s);
            const QStringList rounds = rowsIn(dialog, "scheduleRounds");
            QCOMPARE(rounds.size(), 4);
            QVERIFY2(rounds[1].startsWith(u"Round 2/3|"_s), qPrintable(rounds[1]));
            QVERIFY2(rounds[1].endsWith(u"|5 h|Alpine|Heat 2"_s), qPrintable(rounds[1]));
            QVERIFY2(rounds[3].endsWith(u"|Dogwood|Final"_s), qPrintable(rounds[3]));
            WindowFixture::press(u"Return"_s);
            QVERIFY(!dialog.isVisible());
        });
        // Where event files are, not where the schedule came from.
        QCOMPARE(m_fixture->prompts().proposals.size(), 1);
        const QFileInfo proposed(m_fixture->prompts().proposals.front());
        QCOMPARE(proposed.fileName(), u"Dune 2031.mentat"_s);
        QVERIFY(proposed.isAbsolute());
        QVERIFY(proposed.absolutePath() != QFileInfo(madeUp).absolutePath());
        QVERIFY(m_fixture->window().book());
        QCOMPARE(m_fixture->event().details.gm, std::optional(u"Ada Byron"_s));
        QCOMPARE(heatsPlay(m_fixture->event())->heats.size(), size_t(3));
        QCOMPARE(m_fixture->workspace().currentId(), u"heats"_s);
        // Check-in is where the keys go.
        WindowFixture::type(u"Grace Hopper"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(heatsPlay(m_fixture->event())->heats.front().entrants.size(), size_t(1));
    }

    // Of the program's arguments, or dropped on the window.
    void aScheduleThatIsGivenIsRead() {
        bool isNew = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            isNew = dialog.windowTitle() == u"New event from a schedule"_s;
            QCOMPARE(textIn(dialog, "scheduleState"), u"4 events in convention.csv."_s);
            WindowFixture::type(u"dun"_s);
            WindowFixture::press(u"Return"_s);
        });
        m_fixture->window().openPath(madeUp);
        QVERIFY(isNew);
        QVERIFY(m_fixture->window().book());
        // Of the event that is open now it brings the times.
        bool isOfTimes = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            isOfTimes = dialog.windowTitle() == u"Times from the schedule"_s;
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Dune 2031"_s);
            dialog.reject();
        });
        m_fixture->window().openPath(madeUp);
        QVERIFY(isOfTimes);
    }

    void aScheduleThatIsGivenIsOfAnyEventOfTheFile() {
        m_fixture->open({emptyEvent("Dune"), emptyEvent("Ludo")});
        const EventId dune = m_fixture->book().book().events.front().id;
        m_fixture->book().chooseEvent(m_fixture->book().book().events.back().id);
        bool isOfTimes = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            isOfTimes = dialog.windowTitle() == u"Times from the schedule"_s;
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Dune 2031"_s);
            dialog.reject();
        });
        m_fixture->window().openPath(madeUp);
        QVERIFY(isOfTimes);
        QCOMPARE(m_fixture->book().eventId(), dune);
    }

    // A document is one whatever its bytes look like.
    void onlyATableIsTakenForASchedule() {
        const QString path = m_fixture->scratch().folder() + u"/schedule.json"_s;
        writeBytes(path, bytesOf(madeUp));
        bool isAsked = false;
        QTimer::singleShot(0, &m_fixture->window(), [&] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                isAsked = true;
                dialog->reject();
            }
        });
        m_fixture->window().openPath(path);
        QCoreApplication::processEvents();
        QVERIFY(!isAsked);
    }

    void theGameMasterIsFoundAndArrowsMark() {
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QCOMPARE(rowsIn(dialog, "scheduleEvents").size(), 4);
            const QString first = textIn(dialog, "scheduleTitle");
            WindowFixture::press(u"Down"_s);
            QVERIFY(textIn(dialog, "scheduleTitle") != first);
            QVERIFY(part<QLineEdit>(dialog, "scheduleSearch").hasFocus());
            WindowFixture::type(u"marsh"_s);
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Meadows 2031"_s);
            const QStringList rounds = rowsIn(dialog, "scheduleRounds");
            QVERIFY2(rounds.first().startsWith(u"Demo 1/1|"_s)
                         && rounds.first().endsWith(u"|left out"_s),
                     qPrintable(rounds.first()));
            WindowFixture::type(u"zz"_s);
            QVERIFY(rowsIn(dialog, "scheduleEvents").isEmpty());
            QVERIFY(!act(dialog).isEnabled());
            WindowFixture::press(u"Return"_s);
            QVERIFY(dialog.isVisible());
        });
        QVERIFY(!m_fixture->window().book());
    }

    // Said plainly, and yet it can be run by other rules.
    void whatMentatCannotRunIsSaid() {
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"ch"_s);
            QVERIFY(textIn(dialog, "scheduleNote").startsWith(noRulesetSentence(u"FF"_s) + u'.'));
            QVERIFY(!act(dialog).isEnabled());
            auto& rules = part<QComboBox>(dialog, "scheduleRules");
            rules.setFocus();
            WindowFixture::type(u"HWO"_s);
            QVERIFY(rules.currentText().startsWith(u"HWO – "_s)); // the name too
            // They stay while the same event is looked for on.
            part<QLineEdit>(dialog, "scheduleSearch").setFocus();
            WindowFixture::type(u"s"_s);
            QVERIFY(rules.currentText().startsWith(u"HWO – "_s));
            QVERIFY(act(dialog).isEnabled());
            WindowFixture::press(u"Return"_s);
        });
        QCOMPARE(m_fixture->event().details.name.text(), u"Chess"_s);
    }

    void aRoundThatTheRulesetHasNotIsAddedAndNamed() {
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"quarry"_s);
            QVERIFY2(textIn(dialog, "scheduleNote")
                         .startsWith(u"Quarterfinal is added for this event; "_s),
                     qPrintable(textIn(dialog, "scheduleNote")));
            QVERIFY(rowsIn(dialog, "scheduleRounds").at(1).endsWith(u"|Quarterfinal"_s));
        });
    }

    // Whatever is not checked stays as the ruleset has it, and all of it by keys.
    void otherRoundsThanTheRulesetsAreAskedFor() {
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"dun"_s);
            QCOMPARE(boxesIn(dialog), QStringList()); // by rules of its own
            part<QLineEdit>(dialog, "scheduleSearch").clear();
            WindowFixture::type(u"quarry"_s);
            QCOMPARE(boxesIn(dialog),
                     (QStringList{u"[x] Add the quarterfinal that the schedule lists"_s,
                                  u"[x] Remove the semifinal, not in the schedule"_s}));
            QVERIFY(textIn(dialog, "scheduleNote").contains(u"Semifinal is not held"_s));
            WindowFixture::press(u"Alt+M"_s);
            QCOMPARE(boxesIn(dialog).last(), u"[ ] Remove the semifinal, not in the schedule"_s);
            QVERIFY(!textIn(dialog, "scheduleNote").contains(u"Semifinal"_s));
            WindowFixture::press(u"Alt+Q"_s);
            QVERIFY(rowsIn(dialog, "scheduleRounds").at(1).endsWith(u"|left out"_s));
            QVERIFY(textIn(dialog, "scheduleNote").startsWith(u"Quarterfinal is left out;"_s));
            WindowFixture::type(u" "_s); // the one that has the focus
            QVERIFY(rowsIn(dialog, "scheduleRounds").at(1).endsWith(u"|Quarterfinal"_s));
            WindowFixture::type(u" "_s);
            // What was answered is of this event, and of these rules.
            auto& rules = part<QComboBox>(dialog, "scheduleRules");
            const QString own = rules.currentText();
            rules.setFocus();
            WindowFixture::type(u"Com"_s);
            QCOMPARE(rules.currentText(), u"Commander"_s);
            QCOMPARE(boxesIn(dialog),
                     QStringList(u"[x] Add the quarterfinal that the schedule lists"_s));
            rules.setCurrentText(own);
            Q_EMIT rules.activated(rules.currentIndex());
            QCOMPARE(boxesIn(dialog).size(), 2);
            QVERIFY(boxesIn(dialog).join(u' ').count(u"[x]"_s) == 2);
            WindowFixture::press(u"Alt+Q"_s);
            WindowFixture::press(u"Alt+M"_s);
            WindowFixture::press(u"Return"_s);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(stagesOf(m_fixture->event()), (QStringList{u"Semifinal"_s, u"Final"_s}));
    }

    // A later schedule has a quarterfinal: proposed until somebody plays, and one act with its
    // times.
    void aRoundThatCameLaterIsAskedFor() {
        m_fixture->prompts().toOpen = put("Date,Time,Code,Event,Round,Format\n"
                                          "7/29/31,9,RLS,Rails,H1,HMW-P\n"
                                          "7/30/31,9,RLS,Rails,SF,HMW-P\n"
                                          "7/30/31,12,RLS,Rails,F,HMW-P\n");
        inNew([](QDialog&) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::press(u"Return"_s);
        });
        const Event before = m_fixture->event();
        const QByteArray later = "Date,Time,Code,Event,Round,Format\n"
                                 "7/29/31,9,RLS,Rails,H1,HMW-P\n"
                                 "7/30/31,7,RLS,Rails,QF,HMW-P\n"
                                 "7/30/31,9,RLS,Rails,SF,HMW-P\n"
                                 "7/30/31,12,RLS,Rails,F,HMW-P\n";
        m_fixture->prompts().toOpen = put(later);
        const QString box = u"Add the quarterfinal that the schedule lists"_s;
        in(u"Times from a schedule…"_s, [&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QCOMPARE(boxesIn(dialog), QStringList(u"[x] "_s + box));
            QCOMPARE(act(dialog).text(), u"Make 2 changes"_s);
            QCOMPARE(rowsIn(dialog, "scheduleRounds").first(), u"Quarterfinal|Held|no|yes"_s);
            WindowFixture::press(u"Alt+Q"_s);
            QCOMPARE(act(dialog).text(), u"Nothing to change"_s);
            QVERIFY(textIn(dialog, "scheduleNote").startsWith(u"Quarterfinal is left out;"_s));
            WindowFixture::press(u"Alt+Q"_s);
            WindowFixture::press(u"Return"_s);
        });
        QCOMPARE(stagesOf(m_fixture->event()),
                 (QStringList{u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s}));
        QVERIFY(m_fixture->notice().startsWith(u"2 changes made from the schedule. One"_s));
        m_fixture->workspace().undo();
        QVERIFY(m_fixture->event() == before);
        // Nobody has to take it.
        in(u"Times from a schedule…"_s, [&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::press(u"Alt+Q"_s);
            WindowFixture::press(u"Return"_s);
            QVERIFY(dialog.isVisible());
            QVERIFY(!act(dialog).isEnabled());
        });
        QVERIFY(m_fixture->event() == before);
    }

    void copiedCellsDoAsWell() {
        QApplication::clipboard()->setText(u"Date\tTime\tCode\tEvent\tRound\n"
                                           "7/29/31\t9\tDUN\tDune\tHeat 1\n"_s);
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Ctrl+Shift+V"_s);
            QCOMPARE(textIn(dialog, "scheduleState"), u"1 event in the clipboard."_s);
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Dune 2031"_s);
            QApplication::clipboard()->setText(QString());
            WindowFixture::press(u"Ctrl+Shift+V"_s);
            QVERIFY(textIn(dialog, "scheduleState").contains(u"There is nothing in it"_s));
            QVERIFY(!act(dialog).isVisible());
        });
    }

    void columnsAreSaidByHandAndRemembered() {
        const QByteArray csv = "Jour,Heure,Quoi,Tour\n2031-07-29,9,Dune,H1\n2031-07-30,10,Dune,F\n";
        m_fixture->prompts().toOpen = put(csv);
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QVERIFY2(textIn(dialog, "scheduleState").startsWith(u"Select what each column"_s),
                     qPrintable(textIn(dialog, "scheduleState")));
            QVERIFY(part<QComboBox>(dialog, "column1").hasFocus());
            WindowFixture::type(u"Date"_s);
            WindowFixture::press(u"Tab"_s);
            WindowFixture::type(u"Time"_s);
            WindowFixture::press(u"Tab"_s);
            WindowFixture::type(u"Event"_s); // the code, which begins alike
            QVERIFY(textIn(dialog, "scheduleState").endsWith(u"Still needed: Round or heat."_s));
            WindowFixture::press(u"Down Tab"_s);
            WindowFixture::type(u"Round"_s);
            QCOMPARE(textIn(dialog, "scheduleState"), u"1 event in schedule.csv."_s);
            QCOMPARE(part<QComboBox>(dialog, "column3").currentText(), u"Event"_s);
            QCOMPARE(rowsIn(dialog, "scheduleRounds").size(), 2);
        });
        // The next one with the same header, in another case, is read at once.
        m_fixture->prompts().toOpen = put(QByteArray(csv).replace("Jour,Heure", "JOUR, heure"));
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QCOMPARE(textIn(dialog, "scheduleState"), u"1 event in schedule.csv."_s);
            QVERIFY(!part<QWidget>(dialog, "scheduleMapping").isVisible());
            // A field is in one column: the other gives it up.
            part<QPushButton>(dialog, "scheduleColumns").click();
            auto& last = part<QComboBox>(dialog, "column4");
            last.setFocus();
            WindowFixture::type(u"Date"_s);
            QCOMPARE(part<QComboBox>(dialog, "column1").currentText(), u"–"_s);
            QVERIFY(textIn(dialog, "scheduleState").endsWith(u"Still needed: Round or heat."_s));
            QVERIFY(!act(dialog).isVisible());
        });
    }

    void whatIsBrokenIsNamedByRowAndColumn() {
        QByteArray csv = bytesOf(madeUp);
        csv.replace("7/30/31,We,13,DUN", "7/30/31,We,noon,DUN");
        m_fixture->prompts().toOpen = put(csv);
        inNew([](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            const QString place = u"line 17, column 3 (Time): \"noon\" is not a time"_s;
            QVERIFY(textIn(dialog, "scheduleProblems").startsWith(place));
            WindowFixture::type(u"dun"_s);
            QVERIFY(textIn(dialog, "scheduleNote").contains(place));
            QVERIFY(!act(dialog).isEnabled());
            part<QLineEdit>(dialog, "scheduleSearch").clear();
            WindowFixture::type(u"mea"_s); // not its line
            QVERIFY(act(dialog).isEnabled());
        });
    }

    void whatIsNoScheduleIsRefused_data() {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << QByteArray() << u"There is nothing in it"_s;
        QTest::newRow("no text") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16)
                                 << u"cannot be read"_s;
        QTest::newRow("open quote") << QByteArray("Date,\"Time\n") << u"cannot be read"_s;
        QTest::newRow("people") << QByteArray("name,from\nAda,PA\n") << u"Still needed: Date"_s;
        QTest::newRow("one name twice")
            << QByteArray("Date,Time,Code,Round,Start\n1/1/31,9,A,H1,9\n") << u"mean the same"_s;
        QTest::newRow("html") << QByteArray("<b>x</b>,<img src=x>\n<i>1</i>,2\n")
                              << u"Select what each column"_s;
        QTest::newRow("very wide")
            << QByteArray(QByteArray("x,").repeated(20'000) + "\n" + QByteArray("y,").repeated(9))
            << u"Select what each column"_s;
    }
    void whatIsNoScheduleIsRefused() {
        QFETCH(QByteArray, csv);
        QFETCH(QString, said);
        m_fixture->prompts().toOpen = put(csv);
        inNew([&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QVERIFY2(textIn(dialog, "scheduleState").contains(said),
                     qPrintable(textIn(dialog, "scheduleState")));
            QVERIFY(!act(dialog).isVisible());
            QVERIFY(dialog.findChildren<QComboBox*>().size() < 50);
        });
    }

    void whoeverChoosesNoFileHasTheEventAsItWas() {
        m_fixture->prompts().toSave.clear();
        int asked = 0;
        std::function<void(QDialog&)> answer = [&](QDialog& dialog) {
            if (++asked == 1) {
                WindowFixture::press(u"Return"_s);
                WindowFixture::type(u"mea"_s);
                WindowFixture::inNextDialog(answer);
                WindowFixture::press(u"Return"_s);
            } else {
                QCOMPARE(textIn(dialog, "scheduleTitle"), u"Meadows 2031"_s);
                dialog.reject();
            }
        };
        WindowFixture::inNextDialog(answer);
        m_fixture->menuEntry(u"New from a schedule…"_s).trigger();
        QCOMPARE(asked, 2);
        QVERIFY(!m_fixture->window().book());
    }

    // A later version: first shown, then one act, taken back by one undo.
    void aLaterVersionIsShownThenOneActIsMade() {
        inNew([](QDialog&) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"dun"_s);
            WindowFixture::press(u"Return"_s);
        });
        QVERIFY(m_fixture->window().book());
        const Event before = m_fixture->event();
        QByteArray later = bytesOf(madeUp);
        later.replace("7/30/31,We,9,DUN,Dune,Round 2/3,A,HE,Scheduled,5,Alpine",
                      "7/30/31,We,10.5,DUN,Dune,Round 2/3,A,HE,Scheduled,4,Birch");
        later.replace("7/31/31,Th,9,DUN", "7/31/31,Th,10,DUN");
        m_fixture->prompts().toOpen = put(later);
        in(u"Times from a schedule…"_s, [&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QCOMPARE(textIn(dialog, "scheduleTitle"), u"Dune 2031"_s);
            const QStringList changes = rowsIn(dialog, "scheduleRounds");
            QCOMPARE(changes.size(), 4);
            QVERIFY2(changes[0].startsWith(u"Heat 2|Start|Wed "_s), qPrintable(changes[0]));
            QCOMPARE(changes[1], u"Heat 2|Length|5 h|4 h"_s);
            QCOMPARE(changes[2], u"Heat 2|Room|Alpine|Birch"_s);
            QVERIFY(changes[3].startsWith(u"Final|Start|"_s));
            QCOMPARE(act(dialog).text(), u"Make 4 changes"_s);
            QVERIFY(m_fixture->event() == before);
            WindowFixture::press(u"Return"_s);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY(!(m_fixture->event() == before));
        QCOMPARE(m_fixture->event().details.name, before.details.name);
        QVERIFY(m_fixture->notice().startsWith(u"4 changes made from the schedule. One"_s));
        m_fixture->workspace().undo();
        QVERIFY(m_fixture->event() == before);
        m_fixture->workspace().redo();
        in(u"Times from a schedule…"_s, [&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QVERIFY(rowsIn(dialog, "scheduleRounds").isEmpty());
            QVERIFY(!act(dialog).isEnabled());
        });
        // A round of which nothing comes is named, as for a new event.
        m_fixture->prompts().toOpen
            = put(later + "8/1/31,Fr,9,DUN,Dune,Grand Melee,A,HE,Scheduled,2,Alpine,,\n");
        in(u"Times from a schedule…"_s, [&](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            const QStringList rows = rowsIn(dialog, "scheduleRounds");
            QCOMPARE(rows.size(), 1);
            QVERIFY2(rows[0].startsWith(u"Grand Melee|left out||Fri "_s), qPrintable(rows[0]));
            QVERIFY(!act(dialog).isEnabled());
        });
    }

    void timesOfAnotherYearOrEventDoNotComeInUnseen() {
        inNew([](QDialog&) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"dun"_s);
            WindowFixture::press(u"Return"_s);
        });
        in(u"Times from a schedule…"_s, [](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            WindowFixture::type(u"mea"_s);
            QVERIFY(textIn(dialog, "scheduleNote").startsWith(u"The open event is Dune"_s));
        });
        m_fixture->prompts().toOpen = put(bytesOf(madeUp).replace("/31,", "/32,"));
        in(u"Times from a schedule…"_s, [](QDialog& dialog) {
            WindowFixture::press(u"Return"_s);
            QVERIFY(textIn(dialog, "scheduleNote").contains(u"for 2032"_s));
            QVERIFY(!act(dialog).isEnabled());
        });
    }
};

} // namespace mentat::test::tst_schedule_dialog

MENTAT_TEST(tst_schedule_dialog, TestScheduleDialog, QApplication)
#include "tst_schedule_dialog.moc"
