#include "app/session/acts.h"
#include "app/session/rounds/result_acts.h"
#include "reports/reports_kind.h"
#include "reports/writers/file_writing.h"
#include "tests/gui/reports_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/printed_lists.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/reports_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_reports_page {

/// The page of reports by keys, with a PDF in the printer's place.
class TestReportsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ReportsFixture> m_reports;

    WindowFixture& window() { return m_reports->window; }
    const std::vector<PrintedReport>& log() { return window().book().session().printLog(); }
    QString inFolder(const QString& name) { return window().scratch().folder() + u'/' + name; }
    /// How many pages a PDF of Qt's has.
    static qsizetype pagesIn(const QString& pdf) {
        const QByteArray bytes = bytesOf(pdf);
        return bytes.count("/Type /Page\n") + bytes.count("/Type /Page ");
    }

private Q_SLOTS:
    void init() {
        m_reports = std::make_unique<ReportsFixture>();
        m_reports->openSample();
    }
    void cleanup() { m_reports.reset(); }

    void everyReportOfTheEventStandsInTheList() {
        const Event& event = window().event();
        const auto reports = reportsOf(event);
        const auto folders = reportFoldersOf(event);
        QVERIFY(reports.size() > 8);
        QAbstractItemModel& list = *m_reports->list().model();
        QStringList groups;
        for (int row = 0; row < list.rowCount(); ++row) {
            const QModelIndex title = list.index(row, PrintableModel::Title);
            if (!title.data(bandRole).toBool())
                continue;
            groups.append(title.data().toString());
            QVERIFY(!title.flags().testFlag(Qt::ItemIsSelectable));
        }
        QCOMPARE(groups, QStringList({u"Before a round"_s, u"Between rounds"_s, u"The final"_s,
                                      u"After the event"_s}));
        QCOMPARE(list.rowCount(),
                 static_cast<int>(reports.size() + folders.size()) + int(groups.size()));
        for (const Report& report : reports) {
            m_reports->choose(QString(report.name));
            QVERIFY2(!m_reports->preview().pages().empty()
                         || !m_reports->preview().emptyText().isEmpty(),
                     report.name.data());
            const QString goesTo = m_reports->cell(PrintableModel::For);
            QVERIFY2(!goesTo.isEmpty(), report.name.data());
            QCOMPARE(goesTo == u"the GM"_s, report.readers == ReportReaders::Gm);
        }
        for (const auto& [name, goesTo] :
             {std::pair(u"check-in-list"_s, u"the door"_s),
              std::pair(u"standings"_s, u"the wall"_s),
              std::pair(u"score-sheets"_s, u"the tables"_s),
              std::pair(u"seat-cards"_s, u"the players"_s), std::pair(u"awards"_s, u"everyone"_s),
              std::pair(u"call-list"_s, u"the GM"_s),
              std::pair(u"hand-in"_s, u"the convention"_s)}) {
            m_reports->choose(name);
            QCOMPARE(m_reports->cell(PrintableModel::For), goesTo);
        }
    }

    /// Each report of each kind has its place in the list.
    void everyReportHasItsTime() {
        for (const ReportsKind& kind : kinds<ReportsKind>()) {
            for (const Report& report : kind.reports())
                QVERIFY2(reportTime(QString(report.name)), report.name.data());
            for (const ReportFolder& folder : kind.folders())
                QVERIFY2(reportTime(QString(folder.name)), folder.name.data());
        }
        QVERIFY(!reportTime(u"no-such-report"));
    }

    /// The arrows pass over the titles of groups.
    void theArrowsGoFromGroupToGroup() {
        m_reports->list().setFocus();
        window().press(u"Home"_s);
        QCOMPARE(m_reports->chosen(), u"check-in-list"_s);
        QStringList passed{m_reports->chosen()};
        for (int row = 0; row < m_reports->list().model()->rowCount(); ++row) {
            window().press(u"Down"_s);
            if (passed.back() != m_reports->chosen())
                passed.append(m_reports->chosen());
        }
        QVERIFY(passed.contains(u"results"_s)); // in the second group
        QCOMPARE(passed.back(), u"hand-in"_s);
    }

    void thePreviewHasThePagesThatAreMade() {
        m_reports->choose(u"standings"_s);
        const ReportWish wish{.name = u"standings"_s,
                              .paper = preferredPaper(window().preferences().choices())};
        const auto made = makeReport(reportSource(window().book()), wish);
        QVERIFY(made);
        QVERIFY(m_reports->preview().pages() == made->pages);
    }

    void printingIsNotedWithTimeAndPages() {
        m_reports->choose(u"standings"_s);
        const auto pages = m_reports->preview().pages().size();
        QCOMPARE(m_reports->cell(PrintableModel::State), QString()); // not printed yet
        const QAbstractItemModel& list = *m_reports->list().model();
        const auto title
            = [&list](int column) { return list.headerData(column, Qt::Horizontal).toString(); };
        QCOMPARE(title(PrintableModel::For), u"For"_s);
        QCOMPARE(title(PrintableModel::LastPrinted), QString()); // nothing is below it
        QCOMPARE(title(PrintableModel::State), QString());
        window().prompts().toPrint = inFolder(u"out.pdf"_s);
        window().press(u"P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        QCOMPARE(log().front().report, u"standings"_s);
        QCOMPARE(log().front().pages, std::optional(static_cast<int>(pages)));
        QCOMPARE(log().front().place, inFolder(u"out.pdf"_s));
        QVERIFY(bytesOf(inFolder(u"out.pdf"_s)).startsWith("%PDF"));
        QCOMPARE(pagesIn(inFolder(u"out.pdf"_s)), static_cast<qsizetype>(pages));
        QVERIFY(window().notice().contains(u"Standings"_s));
        QVERIFY(m_reports->cell(PrintableModel::LastPrinted).contains(u"page"_s));
        QCOMPARE(m_reports->cell(PrintableModel::State), u"up to date"_s);
        QCOMPARE(title(PrintableModel::LastPrinted), u"Last printed"_s);
        QCOMPARE(title(PrintableModel::State), u"State"_s);
    }

    void givenUpInTheDialogNothingIsNoted() {
        m_reports->choose(u"standings"_s);
        window().press(u"P"_s);
        QCOMPARE(window().prompts().proposals, QStringList{u"Standings"_s});
        QTest::qWait(20);
        QVERIFY(log().empty());
    }

    void theEndingSaysWhatAFileBecomes() {
        m_reports->choose(u"standings"_s);
        window().prompts().toSave = inFolder(u"list.CSV"_s);
        window().press(u"S"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        QVERIFY(bytesOf(inFolder(u"list.CSV"_s)).contains(','));
        QVERIFY(!log().front().pages);
        QVERIFY(window().prompts().proposals.front().endsWith(u".pdf"_s));
        window().prompts().toSave = inFolder(u"list.odt"_s);
        window().press(u"S"_s);
        QVERIFY(window().notice().contains(u".csv"_s));
        QVERIFY(!QFile::exists(inFolder(u"list.odt"_s)));
    }

    void whatCannotBeWrittenIsALineAndLeavesNothing() {
        m_reports->choose(u"standings"_s);
        writeBytes(inFolder(u"file"_s), "no folder");
        window().prompts().toSave = inFolder(u"file/list.pdf"_s);
        window().press(u"S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(window().notice().contains(u"list.pdf"_s), patience);
        QVERIFY(log().empty());
        QCOMPARE(bytesOf(inFolder(u"file"_s)), QByteArray("no folder"));
    }

    void aReportIsCopiedAsMarkdown() {
        m_reports->choose(u"standings"_s);
        window().press(u"C"_s);
        auto* kinds = window().window().findChild<QMenu*>(u"reportCopyKinds"_s);
        QVERIFY(kinds && kinds->isVisible());
        QTest::keyClick(kinds, Qt::Key_M);
        QTRY_VERIFY_WITH_TIMEOUT(window().notice().contains(u"Markdown"_s), patience);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"|"_s));
        QVERIFY(log().empty()); // nothing left the desk yet
    }

    void aHeatIsPrintedInOneGo() {
        window().prompts().toPrint = inFolder(u"heat.pdf"_s);
        QStringList expected;
        for (const Report& report : reportsOf(window().event())) {
            if (report.roundPaper == RoundPaper::Yes)
                expected.append(QString(report.name));
        }
        QVERIFY(expected.size() >= 2);
        window().press(u"H"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), static_cast<size_t>(expected.size()), patience);
        int pages = 0;
        QStringList printed;
        for (const PrintedReport& one : log()) {
            printed.append(one.report);
            pages += one.pages.value_or(0);
            QVERIFY(one.round);
        }
        QCOMPARE(printed, expected);
        QCOMPARE(pagesIn(inFolder(u"heat.pdf"_s)), qsizetype(pages));
        const QString said = m_reports->text(u"roundPapersText"_s);
        for (const QString& name : expected)
            QVERIFY2(said.contains(reportTitle(window().book(), name)), qPrintable(said));
    }

    // What is printed of a round is its own, and the page of the round leads to it.
    void aSemifinalIsPrintedLikeAHeat() {
        m_reports = std::make_unique<ReportsFixture>();
        m_reports->open(playedRuleset());
        window().goTo(u"final"_s);
        window().press(u"F9"_s); // its tables
        window().press(u"Ctrl+P"_s);
        QCOMPARE(window().workspace().currentId(), u"reports"_s);
        QCOMPARE(m_reports->chosen(), u"tables-by-name"_s);
        QCOMPARE(window().widget<QComboBox>(u"reportRound"_s).currentText(), u"Semifinal"_s);
        window().prompts().toPrint = inFolder(u"semifinal.pdf"_s);
        window().press(u"H"_s);
        QTRY_VERIFY_WITH_TIMEOUT(log().size() >= 3, patience);
        for (const PrintedReport& one : log())
            QVERIFY(one.round == RoundId(*Name::fromText(u"Semifinal"_s)));
        QVERIFY2(window().notice().contains(u"Tables by name (Semifinal)"_s),
                 qPrintable(window().notice()));
    }

    void aCorrectionSaysWhichListsAreOutOfDate() {
        m_reports->choose(u"standings"_s);
        window().prompts().toPrint = inFolder(u"out.pdf"_s);
        window().press(u"P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        m_reports->correctAResult();
        QVERIFY2(window().notice().startsWith(u"Now out of date: Standings"_s),
                 qPrintable(window().notice()));
        QCOMPARE(m_reports->cell(PrintableModel::State), u"out of date"_s);
        window().goTo(u"today"_s);
        const auto& line = window().widget<QLabel>(u"paperText0"_s);
        QVERIFY(line.text().contains(u"Standings"_s));
        window().widget<QPushButton>(u"paperButton0"_s).click();
        QCOMPARE(window().workspace().currentId(), u"reports"_s);
        QCOMPARE(m_reports->chosen(), u"standings"_s);
        // printed again, it is not
        window().press(u"P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(2), patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_reports->cell(PrintableModel::State), u"up to date"_s,
                                  patience);
        QVERIFY(window().book().printed().outOfDate().empty());
    }

    void whatIsUsedUpIsNeverOutOfDate() {
        PrintedReport pack{.event = window().book().eventId(),
                           .report = u"emergency-pack"_s,
                           .round = HeatNumber(1),
                           .place = u"Laser"_s,
                           .fingerprint = u"of what was so then"_s};
        PrintedReport results = pack;
        results.report = u"results"_s;
        QVERIFY(window().book().session().notePrinted({pack, results}));
        const auto& outOfDate = window().book().printed().outOfDate();
        QCOMPARE(outOfDate.size(), size_t(1));
        QCOMPARE(outOfDate.front().report, u"results"_s);
    }

    void aHiddenPageIsNotMadeAnew() {
        m_reports->choose(u"standings"_s);
        QSignalSpy made(&m_reports->page(), &ReportsPage::previewMade);
        m_reports->correctAResult();
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, patience);
        window().goTo(u"players"_s);
        m_reports->correctAResult();
        QTest::qWait(50);
        QCOMPARE(made.count(), 1);
        window().goTo(u"reports"_s);
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 2, patience);
    }

    void blankSheetsAreAsManyAsOneWants() {
        m_reports->choose(u"score-sheets"_s);
        auto& heats = window().widget<QComboBox>(u"reportRound"_s);
        heats.setCurrentIndex(heats.count() - 1);
        auto& blanks = window().widget<QSpinBox>(u"reportBlanks"_s);
        QVERIFY(blanks.isVisible());
        blanks.setValue(3);
        QTRY_COMPARE_WITH_TIMEOUT(m_reports->preview().pages().size(), size_t(3), patience);
        window().prompts().toPrint = inFolder(u"blank.pdf"_s);
        m_reports->list().setFocus();
        window().press(u"P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        QVERIFY(!log().front().round);
        QCOMPARE(log().front().pages, std::optional(3));
        m_reports->choose(u"standings"_s);
        QVERIFY(!blanks.isVisible());
    }

    void anAddressLeadsToAReportAndItsHeat() {
        window().goTo(u"players"_s);
        window().workspace().go(u"reports"_s, u"tables-by-name/2"_s);
        QCOMPARE(m_reports->chosen(), u"tables-by-name"_s);
        QCOMPARE(m_reports->heat(), u"Heat 2"_s);
    }

    void aReportIsFoundByItsName() {
        window().goTo(u"players"_s);
        window().press(u"Ctrl+K"_s);
        window().type(u"call list"_s);
        window().press(u"Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(window().workspace().currentId(), u"reports"_s, patience);
        QCOMPARE(m_reports->chosen(), u"call-list"_s);
    }

    void aPageLeadsToItsReport() {
        for (const auto& [page, report] :
             {std::pair(u"standings"_s, u"standings"_s), std::pair(u"awards"_s, u"awards"_s),
              std::pair(u"results"_s, u"results"_s)}) {
            window().goTo(page);
            window().press(u"Ctrl+P"_s);
            QCOMPARE(window().workspace().currentId(), u"reports"_s);
            QCOMPARE(m_reports->chosen(), report);
        }
        window().prompts().toPrint = inFolder(u"out.pdf"_s);
        QTRY_VERIFY_WITH_TIMEOUT(window().widget<QPushButton>(u"reportPrint"_s).isEnabled(),
                                 patience);
        window().press(u"Ctrl+P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        QCOMPARE(log().front().report, u"results"_s);
    }

    void thePreviewScrollsByKeys() {
        m_reports->choose(u"results"_s);
        PagePreview& preview = m_reports->preview();
        QVERIFY(preview.pages().size() > 1);
        preview.setFocus();
        window().press(u"PgDown Down"_s);
        const int place = preview.verticalScrollBar()->value();
        QVERIFY(place > 0);
        window().press(u"End"_s);
        QCOMPARE(preview.currentPage(), static_cast<int>(preview.pages().size()));
        window().press(u"Home"_s);
        QCOMPARE(preview.currentPage(), 1);
    }

    /// All pages are in view, none over another; a click on one leads to it.
    void allPagesAreSeenAtOnce() {
        m_reports->choose(u"certificates"_s);
        PagePreview& preview = m_reports->preview();
        const size_t count = preview.pages().size();
        QVERIFY(count > 6);
        QPushButton* button = &window().widget<QPushButton>(u"reportAllPages"_s);
        QVERIFY(button->isVisible());
        preview.setFocus();
        QTest::keyClick(&preview, Qt::Key_A);
        QVERIFY(preview.showsAllAtOnce() && button->isChecked());
        for (size_t i = 0; i < count; ++i) {
            QVERIFY(QRectF(preview.viewport()->rect()).contains(preview.viewOf(i)));
            for (size_t j = 0; j < i; ++j)
                QVERIFY(!preview.viewOf(i).intersects(preview.viewOf(j)));
        }
        QTest::mouseClick(preview.viewport(), Qt::LeftButton, {},
                          preview.viewOf(count - 2).center().toPoint());
        QVERIFY(!preview.showsAllAtOnce() && !button->isChecked());
        QCOMPARE(preview.currentPage(), static_cast<int>(count) - 1);
        button->click();
        QVERIFY(preview.showsAllAtOnce());
    }

    void thePaperIsTheOneThatIsPreferred() {
        Choices choices = window().preferences().choices();
        for (const auto& [choice, paper] : {std::pair(PaperChoice::A4, Paper::A4),
                                            std::pair(PaperChoice::Letter, Paper::Letter)}) {
            choices.paper = choice;
            window().preferences().setChoices(choices);
            m_reports->choose(u"standings"_s);
            QTRY_COMPARE_WITH_TIMEOUT(m_reports->preview().pages().front().size,
                                      sizeOf(paper, Orientation::Upright), patience);
        }
    }

    void aFolderIsWrittenWholeAndSaysWhatIsEmpty() {
        m_reports->choose(u"hand-in"_s);
        QDir().mkpath(inFolder(u"stick"_s));
        window().prompts().toFolder = inFolder(u"stick"_s);
        window().press(u"S"_s);
        QTRY_COMPARE_WITH_TIMEOUT(log().size(), size_t(1), patience);
        const QString title = eventTitle(window().event().details);
        const QDir folder(inFolder(u"stick"_s) + u'/' + fileNameOf(title + u" hand-in"_s));
        QCOMPARE(folder.entryList(QDir::Files).size(), 4);
        for (const QString& name : folder.entryList(QDir::Files))
            QVERIFY2(name.contains(fileNameOf(title)), qPrintable(name));
        QVERIFY(QDir(inFolder(u"stick"_s)).entryList(QDir::Files).isEmpty());
        QVERIFY2(window().notice().contains(u"Still empty"_s), qPrintable(window().notice()));
    }

    void whoReadsOnlyPrintsWithoutALog() {
        // Another program writes the file: it is opened to be read.
        const QString path = window().scratch().path();
        m_reports->closeWindow();
        const auto writer = window().scratch().open();
        m_reports->openFile(path);
        QVERIFY(!window().book().canWriteFile());
        m_reports->choose(u"standings"_s);
        window().prompts().toPrint = inFolder(u"out.pdf"_s);
        window().press(u"P"_s);
        QTRY_VERIFY_WITH_TIMEOUT(window().notice().contains(u"out.pdf"_s), patience);
        QVERIFY(log().empty());
    }
};

} // namespace mentat::test::tst_reports_page

MENTAT_TEST(tst_reports_page, TestReportsPage, QApplication)
#include "tst_reports_page.moc"
