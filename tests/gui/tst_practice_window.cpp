#include "app/session/acts.h"
#include "app/session/practice_play.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/backup/backup_keeper.h"
#include "ui/frame/practice_acts.h"
#include "ui/frame/welcome_page.h"
#include "ui/printing/report_acts.h"
#include "ui/publishing/publishing.h"
#include "ui/screen/second_screen.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_practice_window {

namespace {

const QString markEnglish = u"Practice: nothing here counts"_s;

/// What of a report's document, in each of its kinds, does not say that it is practice.
QStringList unmarkedIn(const ReportDocument& document, const std::vector<ReportKind>& kinds) {
    QStringList missing;
    for (const ReportKind kind : kinds) {
        if (kind == ReportKind::Pdf) {
            for (const PlacedPage& page : pagesOf(document)) {
                const bool isMarked = std::ranges::any_of(page.items, [](const PlacedItem& item) {
                    const auto* mark = std::get_if<PlacedMark>(&item);
                    return mark && mark->text == markEnglish && mark->page.size().isValid();
                });
                if (!isMarked)
                    missing.append(document.title + u" on paper"_s);
            }
        } else if (kind == ReportKind::Xlsx) {
            if (document.mark != markEnglish) // that each sheet then has it: tst_table_writers
                missing.append(document.title + u" as a workbook"_s);
        } else if (!written(document, kind)->contains(markEnglish.toUtf8())) {
            missing.append(document.title + u" as "_s + idOf(kind));
        }
    }
    return missing;
}

} // namespace

/// Practice in the window: the way in and out, what stands everywhere, what is left alone.
class TestPracticeWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() { return m_fixture->window(); }
    [[nodiscard]] PracticeBand& band() {
        return m_fixture->widget<PracticeBand>(u"practiceBand"_s);
    }
    void click(const QString& button) {
        for (QPushButton* each : band().findChildren<QPushButton*>()) {
            if (each->text() == button && each->isVisible()) {
                QTest::mouseClick(each, Qt::LeftButton);
                QApplication::processEvents(); // the way out is taken after the click
                return;
            }
        }
        QFAIL(qPrintable(button));
    }
    void practice() {
        m_fixture->menuEntry(u"Practice with a copy of this file"_s).trigger();
        QVERIFY(m_fixture->book().book().isPractice);
    }
    /// Pages that do not say that they are practice.
    [[nodiscard]] QStringList unmarkedPages() {
        QStringList missing;
        for (const PageEntry& page : m_fixture->workspace().pages()) {
            m_fixture->goTo(page.id);
            const QRect seen(band().mapTo(&window(), QPoint()), band().size());
            if (band().text() != markEnglish || !band().isVisible()
                || !window().rect().contains(seen) || band().width() < window().width())
                missing.append(page.id);
        }
        return missing;
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime(QDate(2026, 7, 29), QTime(14, 0), Qt::UTC));
        m_fixture->openSample();
    }
    void cleanup() { m_fixture.reset(); }

    void everyPageIsMarked() {
        QCOMPARE(unmarkedPages().size(), qsizetype(m_fixture->workspace().pages().size()));
        practice();
        QVERIFY(window().windowTitle().startsWith(u"Practice – Dune (sample) 2026"_s));
        QCOMPARE(unmarkedPages(), QStringList());
        // What is not marked is found.
        band().hide();
        QCOMPARE(unmarkedPages().size(), qsizetype(m_fixture->workspace().pages().size()));
    }

    void everyWindowIsMarked() {
        practice();
        QString title;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            title = dialog.windowTitle();
            dialog.reject();
        });
        m_fixture->menuEntry(u"Who is at the desk…"_s).trigger();
        QVERIFY2(title.startsWith(u"Practice – "_s), qPrintable(title));

        m_fixture->screens().plug(FakeScreens::projector());
        Choices choices = m_fixture->preferences().choices();
        choices.secondScreen.isChosen = true;
        choices.secondScreen.screen = FakeScreens::projector().key;
        m_fixture->preferences().setChoices(choices);
        window().secondScreen().toggle();
        SecondWindow* second = window().secondScreen().window();
        QVERIFY(second);
        QVERIFY(second->windowTitle().startsWith(u"Practice – "_s));
        for (int turn = 0; turn < 6; ++turn) {
            QVERIFY(textsOf(second->boards()->board()).contains(markEnglish));
            const bool isPainted
                = std::ranges::any_of(second->placed().fixed, [](const BoardText& text) {
                      return markEnglish.startsWith(text.text);
                  });
            QVERIFY(isPainted);
            m_fixture->clock().set(m_fixture->clock().nowUtc().addSecs(120));
            second->tick();
        }
        click(u"End practice"_s);
        QVERIFY(!textsOf(second->boards()->board()).contains(markEnglish));
        QCOMPARE(window().windowTitle().left(18), u"Dune (sample) 2026"_s);
    }

    void everySheetIsMarked() {
        practice();
        const OpenBook& book = m_fixture->book();
        const ReportRequest request{.book = book.book(),
                                    .event = book.event(),
                                    .wording = book.wording(),
                                    .printed = {},
                                    .round = {}};
        int made = 0;
        for (const Report& report : reportsOf(book.event())) {
            const auto document = report.make(request);
            if (!document)
                continue; // the sample has no such thing
            ++made;
            QCOMPARE(unmarkedIn(*document, report.kinds), QStringList());
            ReportDocument forgotten = *document;
            forgotten.mark.clear();
            QVERIFY(!unmarkedIn(forgotten, report.kinds).isEmpty());
        }
        QVERIFY(made >= 12);
        for (const ReportFolder& folder : reportFoldersOf(book.event())) {
            const auto files = folder.make(request);
            if (!files)
                continue;
            for (const ReportFile& file : files->files)
                QCOMPARE(unmarkedIn(file.document, file.kinds), QStringList());
        }
    }

    void theFileThatCountsIsLeftAlone() {
        const QString file = m_fixture->scratch().path();
        const QString stick = m_fixture->scratch().folder() + u"/STICK"_s;
        QVERIFY(QDir().mkpath(stick));
        Choices choices = m_fixture->preferences().choices();
        choices.backupFolder = stick;
        m_fixture->preferences().setChoices(choices);
        m_fixture->goTo(u"heats"_s);
        practice();
        QCOMPARE(m_fixture->workspace().currentId(), u"heats"_s);
        const QByteArray bytes = bytesOf(file);
        const QStringList recent = m_fixture->preferences().recentFiles();
        m_fixture->clock().set(m_fixture->clock().nowUtc().addSecs(3600));
        QVERIFY(m_fixture->book().perform(changeNotes(u"only practice"_s)));
        window().backups()->lookAtClock();
        QVERIFY(window().backups()->makeLast());
        QVERIFY(!window().backups()->isBusy());
        QVERIFY(QDir(stick).isEmpty());
        QVERIFY(!m_fixture->widget<QToolButton>(u"lastBackup"_s).isVisible());
        for (const QString& text :
             {u"New from last year…"_s, u"Backups…"_s, u"Publish to a folder…"_s,
              u"Practice with a copy of this file"_s, u"Practice with a made-up tournament"_s,
              u"Continue practice"_s})
            QVERIFY2(!m_fixture->menuEntry(text).isEnabled(), qPrintable(text));
        window().publishing()->setChoice({.isOn = true, .folder = stick, .address = {}});
        QVERIFY(!window().publishing()->choice().isOn);
        QVERIFY(window().publishing()->isIdle());
        QVERIFY(QDir(stick).isEmpty());

        click(u"End practice"_s);
        QVERIFY(!m_fixture->book().book().isPractice);
        QCOMPARE(m_fixture->book().session().path(), file);
        QCOMPARE(m_fixture->workspace().currentId(), u"heats"_s);
        QCOMPARE(band().text(), QString());
        QCOMPARE(bytesOf(file), bytes);
        QCOMPARE(m_fixture->preferences().recentFiles(), recent);
        QVERIFY(m_fixture->menuEntry(u"Backups…"_s).isEnabled());
        // The practice is where it was left.
        m_fixture->menuEntry(u"Continue practice"_s).trigger();
        QVERIFY(m_fixture->book().book().isPractice);
        QCOMPARE(m_fixture->event().details.notes, u"only practice"_s);
    }

    // It ended in the event that the made-up one's number was another year's of.
    void whoEndsPracticeIsAtTheEventOfBefore() {
        const Event first = m_fixture->event();
        Event next = first;
        next.details.year = Year(first.details.year.value() + 1);
        const auto added = m_fixture->book().session().addEvent(next);
        QVERIFY(added);
        m_fixture->book().chooseEvent(*added);
        m_fixture->menuEntry(u"Practice with a made-up tournament"_s).trigger();
        QVERIFY(m_fixture->book().book().isPractice);
        click(u"End practice"_s);
        QVERIFY(!m_fixture->book().book().isPractice);
        QCOMPARE(m_fixture->book().eventId(), *added);
    }

    void fromNothingHeatByHeat() {
        m_fixture->showEmptyWindow();
        m_fixture->menuEntry(u"Practice with a made-up tournament"_s).trigger();
        QCOMPARE(m_fixture->event().details.name.text(), u"Practice tournament"_s);
        const QString stick = m_fixture->scratch().folder() + u"/STICK"_s;
        QVERIFY(QDir().mkpath(stick));
        Choices choices = m_fixture->preferences().choices();
        choices.backupFolder = stick;
        m_fixture->preferences().setChoices(choices);
        click(u"Next step"_s);
        QVERIFY2(m_fixture->notice().startsWith(u"Heat 1: "_s)
                     && m_fixture->notice().endsWith(u" players checked in."_s),
                 qPrintable(m_fixture->notice()));
        click(u"Play the round"_s);
        QVERIFY2(m_fixture->notice().startsWith(u"Heat 1 is played: "_s),
                 qPrintable(m_fixture->notice()));
        QVERIFY(!m_fixture->workspace().roundPack().work().isBusy());
        QVERIFY(QDir(stick).isEmpty()); // no emergency pack
        click(u"Play the round"_s);
        click(u"Play the round"_s);
        QVERIFY(m_fixture->notice().startsWith(u"Heat 3 is played: "_s));
        click(u"Next step"_s);
        QCOMPARE(m_fixture->notice(), u"Final: line-up closed, 6 players."_s);
        click(u"Play the round"_s);
        QCOMPARE(m_fixture->notice(), u"Final is played: 1 result recorded."_s);
        QVERIFY(!canPracticeOn(m_fixture->event()));
        QVERIFY(!m_fixture->menuEntry(u"Next step"_s).isEnabled());
        m_fixture->workspace().undo();
        QVERIFY(m_fixture->menuEntry(u"Next step"_s).isEnabled());
        // There was no file before: nothing is open after.
        click(u"End practice"_s);
        QVERIFY(!window().book());
        QVERIFY(window().findChild<WelcomePage*>()->isVisible());
        QVERIFY(m_fixture->menuEntry(u"Continue practice"_s).isEnabled());
        QCOMPARE(window().windowTitle(), u"Mentat"_s);
    }

private:
    [[nodiscard]] Result<Change> changeNotes(const QString& notes) {
        EventDetails details = m_fixture->event().details;
        details.notes = notes;
        return changeDetails(m_fixture->event(), details);
    }
};

} // namespace mentat::test::tst_practice_window

MENTAT_TEST(tst_practice_window, TestPracticeWindow, QApplication)
#include "tst_practice_window.moc"
