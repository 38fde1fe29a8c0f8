#include "app/session/acts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/keys.h"
#include "ui/desk/translations.h"
#include "ui/frame/rail.h"
#include "ui/frame/welcome_page.h"
#include "ui/look/accent_button.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_window {

namespace {

QByteArray lastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"],
                  "notes": "of last year",
                  "rulings": [{"topic": "Trade", "answer": "Yes", "heat": 1}]},
        "players": [{"id": "p1", "name": "Ada Byron"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1"], "games": []}]})";
}

} // namespace

/// The window around the pages: what is open, the way between pages, what it says.
class TestWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    static QPushButton& acceptButton(QDialog& dialog) {
        return *dialog.findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void keysLeadToEachPageAndBack() {
        m_fixture->openSample();
        const auto& pages = m_fixture->workspace().pages();
        QVERIFY(pages.size() >= 4);
        for (size_t place = 0; place < pages.size() && place < 9; ++place) {
            m_fixture->press(u"Ctrl+%1"_s.arg(place + 1));
            QCOMPARE(m_fixture->workspace().currentId(), pages[place].id);
        }
        m_fixture->press(u"Alt+Left"_s);
        const size_t last = std::min<size_t>(pages.size(), 9) - 1;
        QCOMPARE(m_fixture->workspace().currentId(), pages[last - 1].id);
    }

    /// The file of yesterday first, with the keys; only one of all ways is in the accent.
    void theFirstPageBeginsWithTheLastFile() {
        const auto shown = [this] {
            return m_fixture->window().findChild<WelcomePage*>()->findChildren<ChoiceButton*>();
        };
        const auto accents = [&] {
            const auto all = shown();
            return std::ranges::count_if(all, &ChoiceButton::isAccent);
        };
        m_fixture->showEmptyWindowWith(WindowFixture::allSamples());
        QCOMPARE(accents(), 1);
        QVERIFY(shown().front()->isAccent());
        QCOMPARE(shown().front()->text(), u"New event"_s);
        // Four ways to begin; what can be tried is lower than they are, and below them.
        QCOMPARE(shown().size(), 4);
        int links = 0;
        for (const auto* button :
             m_fixture->window().findChild<WelcomePage*>()->findChildren<QPushButton*>()) {
            if (!button->text().startsWith(u"Explore the "_s) && button->text() != u"Practice"_s)
                continue;
            ++links;
            QVERIFY2(button->height() < shown()[0]->height(), qPrintable(button->text()));
            QVERIFY(button->y() > shown()[3]->y());
            QVERIFY(!button->accessibleDescription().isEmpty());
        }
        QCOMPARE(links, 5);
        ScratchBook yesterday;
        yesterday.create({lastYear()});
        m_fixture->preferences().addRecentFile(yesterday.path());
        QCOMPARE(accents(), 1);
        const auto* last = qobject_cast<ChoiceButton*>(shown().back()); // made last
        QVERIFY(last->isAccent());
        QCOMPARE(last->text(), QFileInfo(yesterday.path()).fileName());
        QVERIFY(last->accessibleDescription().contains(
            QDir::toNativeSeparators(QFileInfo(yesterday.path()).path())));
    }

    void aFileThatIsNotThereLeavesTheWindowAsItWas() {
        m_fixture->open({lastYear()});
        const OpenBook* book = &m_fixture->book();
        m_fixture->window().openPath(m_fixture->scratch().folder() + u"/nothing.mentat"_s);
        QCOMPARE(&m_fixture->book(), book);
        QVERIFY(!m_fixture->notice().isEmpty());
    }

    void theSampleIsOnesOwnCopy() {
        const QString copy = m_fixture->scratch().folder() + u"/Dune (sample).mentat"_s;
        const QByteArray sample = bytesOf(WindowFixture::samplePath());
        m_fixture->showEmptyWindow();
        m_fixture->menuEntry(u"Explore the Dune sample"_s).trigger();
        QCOMPARE(m_fixture->book().session().path(), copy);
        QVERIFY(m_fixture->book().canWrite());
        QVERIFY(m_fixture->book().perform(
            disqualify(m_fixture->event(), m_fixture->event().players.front().id, u"a trial"_s)));
        m_fixture->showEmptyWindow();
        m_fixture->menuEntry(u"Explore the Dune sample"_s).trigger();
        QVERIFY(
            m_fixture->event().players.front().disqualified); // not laid anew over what was done
        QCOMPARE(bytesOf(WindowFixture::samplePath()), sample);
    }

    /// Beside the first one, which keeps its place and its own copy.
    void samplesOfOtherEvents_data() {
        QTest::addColumn<SampleKind>("kind");
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QString>("copy");
        QTest::addColumn<size_t>("players");
        QTest::newRow("heats") << SampleKind::Heats << u"heats-sample-2026"_s
                               << u"Explore the Puerto Rico sample"_s
                               << u"Puerto Rico (sample).mentat"_s << size_t(60);
        QTest::newRow("Swiss") << SampleKind::Swiss << u"swiss-sample-2026"_s
                               << u"Explore the Battle Line sample"_s
                               << u"Battle Line (sample).mentat"_s << size_t(40);
        QTest::newRow("mulligan") << SampleKind::Mulligan << u"mulligan-sample-2026"_s
                                  << u"Explore the Memoir '44 sample"_s
                                  << u"Memoir '44 (sample).mentat"_s << size_t(61);
    }
    void samplesOfOtherEvents() {
        QFETCH(SampleKind, kind);
        QFETCH(QString, document);
        QFETCH(QString, offered);
        QFETCH(QString, copy);
        QFETCH(size_t, players);
        ScratchBook sample;
        sample.create(
            {bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/%1.json").arg(document))});
        m_fixture->showEmptyWindowWith(
            {{SampleKind::Tournament, WindowFixture::samplePath()}, {kind, sample.path()}});
        QStringList shown;
        for (const QPushButton* button : m_fixture->window().findChildren<QPushButton*>()) {
            if (button->text().startsWith(u"Explore the "))
                shown.append(button->text());
        }
        QCOMPARE(shown, (QStringList{u"Explore the Dune sample"_s, offered}));
        m_fixture->menuEntry(offered).trigger();
        QCOMPARE(m_fixture->book().session().path(), m_fixture->scratch().folder() + u'/' + copy);
        QVERIFY(m_fixture->book().canWrite());
        QCOMPARE(m_fixture->event().players.size(), players);
        QVERIFY(!QFile::exists(m_fixture->scratch().folder() + u"/Dune (sample).mentat"_s));
    }

    // P11: on the laptop and on the stick.
    void twoFilesOfOneNameAreToldApart() {
        m_fixture->open({lastYear()});
        const QString path = m_fixture->scratch().path();
        const QString name = QFileInfo(path).fileName();
        QVERIFY(m_fixture->window().windowTitle().contains(u'(' + name + u')'));
        const QString stick = m_fixture->scratch().folder() + u"/STICK"_s;
        QVERIFY(QDir().mkpath(stick));
        QVERIFY(QFile::copy(path, stick + u'/' + name));
        m_fixture->preferences().addRecentFile(stick + u'/' + name);
        QCOMPARE(m_fixture->preferences().nameApart(stick + u'/' + name),
                 u"%1 in %2"_s.arg(name, QDir::toNativeSeparators(stick)));
        m_fixture->reopen();
        QVERIFY2(m_fixture->window().windowTitle().contains(name + u" in "_s),
                 qPrintable(m_fixture->window().windowTitle()));
    }

    void aSampleThatCannotBeCopiedSaysWhy() {
        const QString copy = m_fixture->scratch().folder() + u"/Dune (sample).mentat"_s;
        QVERIFY(QFile::link(m_fixture->scratch().folder() + u"/no folder/there"_s, copy));
        m_fixture->open({lastYear()});
        m_fixture->menuEntry(u"Explore the Dune sample"_s).trigger();
        QVERIFY2(m_fixture->notice().contains(u"Dune (sample).mentat"),
                 qPrintable(m_fixture->notice()));
        QVERIFY2(!m_fixture->notice().contains(u"nknown"), qPrintable(m_fixture->notice()));
    }

    void aSampleThatIsNotThereIsNotOffered() {
        const auto isOffered = [&] {
            const auto actions = m_fixture->window().findChildren<QAction*>();
            const auto buttons = m_fixture->window().findChildren<QPushButton*>();
            const QString text = u"Explore the Dune sample"_s;
            return std::ranges::count(actions, text,
                                      [](QAction* a) { return plainMenuText(a->text()); })
                   + std::ranges::count(buttons, text, &QPushButton::text);
        };
        m_fixture->showEmptyWindow();
        QCOMPARE(isOffered(), 2);
        m_fixture->showEmptyWindow(false);
        QCOMPARE(isOffered(), 0);
    }

    // A1: after a crash, say.
    void enterOpensWhatWasWorkedOnLast() {
        m_fixture->open({lastYear()});
        const QString path = m_fixture->scratch().path();
        m_fixture->showEmptyWindow();
        WindowFixture::press(u"Return"_s);
        QVERIFY(m_fixture->window().book());
        QCOMPARE(m_fixture->book().session().path(), path);
    }

    // After a kill what was typed last is in the log beside the file.
    void theFirstPageSaysWhenTheFileWasChangedLast() {
        m_fixture->open({lastYear()});
        const QString path = m_fixture->scratch().path();
        m_fixture->window().close();
        const auto setTime = [](const QString& file, const QTime& time) {
            QFile changed(file);
            QVERIFY(changed.open(QIODevice::ReadWrite));
            QVERIFY(changed.setFileTime(QDateTime(QDate(2026, 7, 29), time),
                                        QFileDevice::FileModificationTime));
        };
        const auto said = [&] {
            m_fixture->showEmptyWindow();
            for (const auto* button : m_fixture->window().findChildren<QPushButton*>()) {
                if (button->isVisible()
                    && button->accessibleDescription().contains(u"last changed"))
                    return button->accessibleDescription();
            }
            return QString();
        };
        const QString log = path + u"-wal"_s;
        QFile::remove(log);
        setTime(path, {2, 31});
        const QString before = said();
        writeBytes(log, {}); // a log that holds nothing says nothing
        setTime(log, {2, 42});
        QVERIFY(!before.isEmpty());
        QCOMPARE(said(), before);
        writeBytes(log, "what was typed since");
        const QDate today = QDate::currentDate();
        {
            QFile changed(log);
            QVERIFY(changed.open(QIODevice::ReadWrite));
            QVERIFY(
                changed.setFileTime(QDateTime(today, {2, 42}), QFileDevice::FileModificationTime));
        }
        const QString after = said();
        QVERIFY2(after != before && after.contains(u"2:42"_s), qPrintable(after));
        QFile::remove(log);
    }

    // Typed letters are looked for, on the page History as on others.
    void lettersAfterAClickOnTheRailAreLookedFor() {
        m_fixture->openSample();
        auto* rail = m_fixture->window().findChild<Rail*>();
        for (int row = 0; row < rail->count(); ++row) {
            if (rail->item(row)->text() == u"History")
                QTest::mouseClick(rail->viewport(), Qt::LeftButton, {},
                                  rail->visualItemRect(rail->item(row)).center());
        }
        QCOMPARE(m_fixture->workspace().currentId(), u"history"_s);
        WindowFixture::type(u"pat"_s); // P and T print and copy a chart where one is shown
        const auto* field = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field && field->isVisible());
        QCOMPARE(field->text(), u"pat"_s);
        QCOMPARE(m_fixture->notice(), QString());
    }

    // L7: what keeps the phones away is no other program.
    void onAReadOnlyMediumPhonesSaySo() {
        m_fixture->open({lastYear()});
        const QString path = m_fixture->scratch().path();
        m_fixture->window().close();
        m_fixture->showEmptyWindow();
        const QString folder = QFileInfo(path).absolutePath();
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner));
        m_fixture->window().openPath(path);
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
        if (m_fixture->book().canWriteFile())
            return; // whoever may do everything
        m_fixture->menuEntry(u"Phones in the room…"_s).trigger();
        QVERIFY2(!m_fixture->notice().contains(u"Another program"_s),
                 qPrintable(m_fixture->notice()));
        QVERIFY2(m_fixture->notice().contains(u"copy it to this laptop"_s),
                 qPrintable(m_fixture->notice()));
    }

    // A2: as in dialogs, and on every page.
    void enterPressesTheButtonThatHasTheFocus() {
        m_fixture->open({lastYear()});
        m_fixture->goTo(u"event"_s);
        m_fixture->widget<QTabBar>(u"eventTabs"_s).setCurrentIndex(1);
        const size_t heats = std::get<DunePlay>(m_fixture->event().play).heats.size();
        m_fixture->widget<QPushButton>(u"heatAdd"_s).setFocus();
        WindowFixture::press(u"Return"_s);
        QCOMPARE(std::get<DunePlay>(m_fixture->event().play).heats.size(), heats + 1);
    }

    // A24
    void aClickOnTheRailGivesThePageTheKeys() {
        m_fixture->open({lastYear()});
        m_fixture->goTo(u"players"_s);
        auto* rail = m_fixture->window().findChild<Rail*>();
        QVERIFY(rail);
        const auto clickOn = [&](int row) {
            QTest::mouseClick(rail->viewport(), Qt::LeftButton, {},
                              rail->visualItemRect(rail->item(row)).center());
        };
        const int players = rail->currentRow();
        clickOn(players); // shown already
        QVERIFY(!rail->hasFocus());
        clickOn(players + 1);
        QVERIFY(!rail->hasFocus());
        QVERIFY(m_fixture->workspace().currentId() != u"players");
    }

    // A19: the form is there again, as it was filled in.
    void whoChoosesNoFileHasTheFormAgain() {
        m_fixture->showEmptyWindow();
        int asked = 0;
        QStringList names;
        const std::function<void(QDialog&)> answer = [&](QDialog& dialog) {
            auto& name = *dialog.findChild<QLineEdit*>();
            names.append(name.text());
            if (++asked == 1) {
                name.setText(u"Dune of the year"_s);
                WindowFixture::inNextDialog(answer);
                dialog.accept();
            } else {
                dialog.reject();
            }
        };
        WindowFixture::inNextDialog(answer);
        m_fixture->menuEntry(u"New event…"_s).trigger();
        QCOMPARE(asked, 2);
        QCOMPARE(names.last(), u"Dune of the year"_s);
        QVERIFY(!m_fixture->window().book());
    }

    void openingTheOpenFileAgainKeepsItOpenForWriting() {
        m_fixture->open({lastYear()});
        const OpenBook* book = &m_fixture->book();
        m_fixture->window().openPath(m_fixture->scratch().path());
        QCOMPARE(&m_fixture->book(), book);
        QVERIFY(book->canWrite());
        QVERIFY(m_fixture->notice().contains(u"book.mentat"_s));
    }

    void theNameOfAnEventIsProposedAsOneOfAFile() {
        QByteArray document = lastYear();
        document.replace("\"Dune\"", "\"Dune A/B\"");
        m_fixture->open({document});
        m_fixture->menuEntry(u"Export the event as a document…"_s).trigger();
        QCOMPARE(m_fixture->prompts().proposals, QStringList{u"Dune A B 2026.json"_s});
    }

    void aNameTypedAloneGetsTheEndingOfItsKind() {
        m_fixture->showEmptyWindow();
        NativePrompts prompts;
        const auto saved = [&](const QString& typed) {
            WindowFixture::inNextDialog([typed](QDialog& dialog) {
                dialog.findChild<QLineEdit*>()->setText(typed);
                QMetaObject::invokeMethod(&dialog, "accept");
            });
            return prompts.fileToSave(&m_fixture->window(), u"Save"_s, u"All files (*)"_s,
                                      m_fixture->scratch().folder() + u"/Dune 2026.mentat"_s);
        };
        const QString folder = m_fixture->scratch().folder();
        QCOMPARE(saved(folder + u"/dune"_s), QString(folder + u"/dune.mentat"_s));
        QCOMPARE(saved(folder + u"/dune.copy"_s), QString(folder + u"/dune.copy"_s));
    }

    void whatALaterStartAsksForWaitsForAnOpenQuestion() {
        m_fixture->open({lastYear()});
        const QString first = m_fixture->scratch().path();
        const QString other = m_fixture->scratch().folder() + u"/other.mentat"_s;
        QVERIFY(m_fixture->book().session().copyTo(other));
        m_fixture->inNextDialog([&](QDialog& dialog) {
            m_fixture->window().openPath(other);
            QCOMPARE(m_fixture->book().session().path(), first);
            acceptButton(dialog).click();
        });
        m_fixture->menuEntry(u"New from last year…"_s).trigger();
        QCOMPARE(m_fixture->book().session().path(), first);
        QCOMPARE(m_fixture->book().book().events.size(), size_t(2));
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->book().session().path(), other, patience);
    }

    void savingIsToldByTheClockOfTheLocale() {
        m_fixture->open({lastYear()});
        EventDetails details = m_fixture->event().details;
        details.gm = u"Ada King"_s;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const bool isDone = m_fixture->book().perform(changeDetails(m_fixture->event(), details));
        QLocale::setDefault(QLocale::c());
        QVERIFY(isDone);
        const QString saved = m_fixture->window().statusBar()->findChild<QLabel*>()->text();
        QVERIFY2(saved.endsWith(u"AM"_s) || saved.endsWith(u"PM"_s), qPrintable(saved));
    }

    void aFileThatAnotherWritesIsFollowedAndTakenOverAfterwards() {
        m_fixture->scratch().create({lastYear()});
        auto writer = m_fixture->scratch().open();
        m_fixture->reopen();
        QVERIFY(!m_fixture->book().canWrite());
        m_fixture->goTo(u"journal"_s);
        const auto& banner = m_fixture->widget<QWidget>(u"readingBanner"_s);
        QVERIFY(banner.isVisible());
        QVERIFY2(banner.accessibleName().contains(u"anna"_s)
                     && banner.accessibleName().contains(u"laptop"_s)
                     && banner.accessibleName().contains(u"12:00"_s),
                 qPrintable(banner.accessibleName()));
        QVERIFY(!m_fixture->widget<QPushButton>(u"openForWriting"_s).isVisible());

        const BookEvent& entry = writer->book().events.front();
        EventDetails details = entry.event.details;
        details.gm = u"Ada King"_s;
        QVERIFY(writer->perform(entry.id, *changeDetails(entry.event, details)));
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->event().details.gm, std::optional(u"Ada King"_s),
                                  patience);

        writer.reset();
        auto& open = m_fixture->widget<QPushButton>(u"openForWriting"_s);
        QTRY_VERIFY_WITH_TIMEOUT(open.isVisible(), patience);
        open.click();
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->book().canWrite(), patience);
        QCOMPARE(m_fixture->workspace().currentId(), u"journal"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"readingBanner"_s).isVisible());
    }

    void numbersAreCountedInEnglish() {
        const EnglishPlurals plurals;
        QCOMPARE(plurals.translate("", "%n change(s)", nullptr, 1), u"%n change"_s);
        QCOMPARE(plurals.translate("", "%n change(s)", nullptr, 2), u"%n changes"_s);
        QVERIFY(plurals.translate("", "Size(s)").isNull()); // counts nothing
    }

    void aFileThatNobodyElseWritesHasNoBanner() {
        m_fixture->open({lastYear()});
        QVERIFY(!m_fixture->widget<QWidget>(u"readingBanner"_s).isVisible());
    }

    void thisYearComesFromLastYearIntoTheSameFile() {
        m_fixture->open({lastYear()});
        QString date;
        QString mark;
        QString differences;
        m_fixture->inNextDialog([&](QDialog& dialog) {
            date = dialog.findChild<QLabel*>(u"lastYearDate1"_s)->text();
            auto* finalists = dialog.findChild<QSpinBox*>(u"setting-finalists"_s);
            finalists->setFocus();
            m_fixture->press(u"Ctrl+A"_s);
            m_fixture->type(u"5"_s);
            m_fixture->press(u"Tab"_s);
            mark = dialog.findChild<QLabel*>(u"lastYear-finalists"_s)->text();
            differences = dialog.findChild<QLabel*>(u"lastYearDifferences"_s)->text();
            acceptButton(dialog).click();
        });
        m_fixture->menuEntry(u"New from last year…"_s).trigger();
        QVERIFY2(date.startsWith(u"Wed"_s), qPrintable(date)); // as 29 July 2026
        QVERIFY2(mark.contains(u"6"_s), qPrintable(mark));
        QVERIFY2(differences.contains(u"1 changed"_s), qPrintable(differences));
        const Event& event = m_fixture->event();
        QCOMPARE(m_fixture->book().book().events.size(), size_t(2));
        QCOMPARE(event.details.year, Year(2027));
        QCOMPARE(event.settings.finalists, Positive(5));
        QCOMPARE(std::get<DunePlay>(event.play).heats.front().details.start,
                 VenueTime::fromText(u"2027-07-28T13:00"_s));
        QVERIFY(event.players.empty());
        QCOMPARE(event.rulings.size(), size_t(1));
        QVERIFY(!event.rulings.front().heat);
        QCOMPARE(m_fixture->workspace().currentId(), u"event"_s);
    }

    void thisYearComesFromLastYearIntoAFileOfItsOwn() {
        m_fixture->open({lastYear()});
        const QString path = m_fixture->scratch().folder() + u"/next.mentat"_s;
        m_fixture->prompts().toSave = path;
        m_fixture->inNextDialog([](QDialog& dialog) {
            dialog.findChild<QAbstractButton*>(u"lastYearNewFile"_s)->click();
            dialog.findChild<QCheckBox*>(u"lastYearRulings"_s)->setChecked(false);
            dialog.findChild<QLineEdit*>(u"lastYearName"_s)->setText(u"Dune again"_s);
            acceptButton(dialog).click();
        });
        m_fixture->menuEntry(u"New from last year…"_s).trigger();
        QCOMPARE(m_fixture->book().session().path(), path);
        QCOMPARE(m_fixture->event().details.name.text(), u"Dune again"_s);
        QVERIFY(m_fixture->event().rulings.empty());
        QCOMPARE(m_fixture->book().book().people.size(), size_t(1)); // Ada is known
        QCOMPARE(m_fixture->scratch().open(Session::Access::Read)->book().events.size(), size_t(1));
    }
};

} // namespace mentat::test::tst_window

MENTAT_TEST(tst_window, TestWindow, QApplication)
#include "tst_window.moc"
