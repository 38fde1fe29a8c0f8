#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "model/document/people/people_csv.h"
#include "tests/document/made_workbook.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/look/spacing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_people_columns {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada Byron","badge":"5"}],"heats":[]})";

const QByteArray foreign = "Club;;;\nTeilnehmer;Ausweis;Ort;Wunsch\n"
                           "Byron, Ada;7;PA;x\nNoether Emmy;1107;;\n";

} // namespace

/// A list of people whose headings are nobody's: its columns are said by hand, by keyboard.
class TestPeopleColumns : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void bring(const QByteArray& csv) {
        const QString path = m_fixture->scratch().folder() + u"/list.csv"_s;
        writeBytes(path, csv);
        m_fixture->prompts().toOpen = path;
        m_fixture->goTo(u"players"_s);
        m_fixture->widget<QPushButton>(u"playersImport"_s).click();
    }
    QStringList rows() {
        const auto& model = *m_fixture->widget<QAbstractItemView>(u"importList"_s).model();
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << model.index(row, column).data().toString();
            rows << cells.join(u'|');
        }
        return rows;
    }
    QString summary() { return m_fixture->widget<QLabel>(u"importSummary"_s).text(); }
    QPushButton& take() { return m_fixture->widget<QPushButton>(u"importPeople"_s); }
    QWidget& mapping() { return m_fixture->widget<QWidget>(u"importMapping"_s); }
    QString held(int column) {
        return m_fixture->widget<QComboBox>(u"column%1"_s.arg(column)).currentText();
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({document});
    }
    void cleanup() { m_fixture.reset(); }

    // Two files of one convention have one list of people.
    void anotherEventFileIsAList() {
        ScratchBook other;
        other.create({R"({"format":"mentat-event","version":1,"event":{"name":"Meadows","year":2026,
 "rules":"wbc-dune"},"players":[{"id":"p1","name":"Emmy Noether","from":"PA","badge":"1107",
 "notes":"likes tea"}],"heats":[]})"});
        m_fixture->prompts().toOpen = other.path();
        m_fixture->goTo(u"players"_s);
        m_fixture->widget<QPushButton>(u"playersImport"_s).click();
        QCOMPARE(rows().size(), qsizetype(1));
        QVERIFY2(rows().front().contains(u"Emmy Noether"_s), qPrintable(rows().front()));
        m_fixture->widget<QPushButton>(u"importPeople"_s).click();
        const auto& people = m_fixture->book().book().people;
        QCOMPARE(people.size(), size_t(2));
        QCOMPARE(people.back().name.text(), u"Emmy Noether"_s);
        QCOMPARE(*people.back().badge, u"1107"_s);
        QVERIFY(!people.back().notes);
    }

    void whatOtherProgramsKeepIsRefusedInWords() {
        for (const auto& [suffix, bytes] : foreignWorkbooks()) {
            bring(bytes);
            const QString said = m_fixture->notice();
            QVERIFY2(said.startsWith(u"list.csv cannot be read as a list of people: "_s)
                         && said.contains(u"Save it as .xlsx or CSV"_s),
                     qPrintable(suffix + u": "_s + said));
            QVERIFY2(!take().isVisible(), qPrintable(suffix));
        }
    }

    void columnsAreSaidByHandAndRemembered() {
        bring(foreign);
        QVERIFY(mapping().isVisible());
        QVERIFY2(summary().startsWith(u"Select what each column of list.csv holds"_s),
                 qPrintable(summary()));
        QVERIFY(summary().endsWith(u"A name is needed, or a first name and a last name."_s));
        QVERIFY(!take().isEnabled());
        QVERIFY(m_fixture->widget<QComboBox>(u"column1"_s).hasFocus());
        WindowFixture::type(u"Name"_s);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(u"Badge"_s);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(u"From"_s);
        // Each box is searched by what is typed in it, however fast one goes on to the next.
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->window().statusBar()->currentMessage(), QString());
        // What is mapped is seen at once, and what changes.
        QCOMPARE(rows(), (QStringList{u"3|updated|Ada Byron|from PA; badge 7, was 5"_s,
                                      u"4|new|Noether Emmy|badge 1107"_s}));
        WindowFixture::press(u"Shift+Tab Shift+Tab Down"_s); // last name first
        QCOMPARE(held(1), u"Name, last name first"_s);
        QCOMPARE(rows().last(), u"4|new|Emmy Noether|badge 1107"_s);
        take().click();
        QCOMPARE(m_fixture->book().book().people.size(), size_t(2));
        QCOMPARE(m_fixture->book().book().people.back().name.text(), u"Emmy Noether"_s);

        bring(QByteArray(foreign).replace("Byron, Ada;7", "Curie Marie;9"));
        QVERIFY(!mapping().isVisible());
        QVERIFY(rows().contains(u"3|new|Marie Curie|from PA; badge 9"_s));
        m_fixture->widget<QPushButton>(u"importColumns"_s).click();
        QVERIFY(mapping().isVisible());
        QCOMPARE(held(1), u"Name, last name first"_s);
    }

    // A column without a heading is beyond the header where a spreadsheet leaves out the last ones.
    void aColumnBeyondTheHeaderIsRememberedToo() {
        const QByteArray csv = "Teilnehmer;Ausweis;Wunsch\nNoether Emmy;;;PA\n";
        bring(csv);
        WindowFixture::type(u"Name"_s);
        WindowFixture::press(u"Tab Tab Tab"_s);
        WindowFixture::type(u"From"_s);
        QCOMPARE(rows(), QStringList(u"2|new|Noether Emmy|from PA"_s));
        bring(csv);
        QVERIFY(!mapping().isVisible());
        QCOMPARE(rows(), QStringList(u"2|new|Noether Emmy|from PA"_s));
    }

    // From one thing to the next as one sees them: the boxes are made later than what is below.
    void tabGoesOnBelowTheColumns() {
        bring("Byron;Ada\nNoether;Emmy\n");
        QStringList reached;
        for (int tab = 0; tab < 3; ++tab) {
            reached << QApplication::focusWidget()->objectName();
            WindowFixture::press(u"Tab"_s);
        }
        QCOMPARE(reached, (QStringList{u"column1"_s, u"column2"_s, u"importNoHeader"_s}));
        m_fixture->widget<QComboBox>(u"column1"_s).setFocus();
        WindowFixture::press(u"Backtab"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"importColumns"_s);
    }

    void aListWithoutHeadings() {
        bring("Byron;Ada\nNoether;Emmy\n");
        WindowFixture::type(u"Last"_s);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(u"First"_s);
        QCOMPARE(rows(), QStringList(u"2|new|Emmy Noether|"_s));
        auto& noHeader = m_fixture->widget<QCheckBox>(u"importNoHeader"_s);
        noHeader.setFocus();
        WindowFixture::press(u"Space"_s);
        QCOMPARE(rows(), (QStringList{u"1|unchanged|Ada Byron|"_s, u"2|new|Emmy Noether|"_s}));
        // What was said before that does not make a header of her the next time.
        bring("Byron;Ada\nNoether;Emmy\n");
        QVERIFY(mapping().isVisible());
        QVERIFY(rows().isEmpty());
    }

    void whatIsFoundByNameIsNotAskedFor() {
        bring("name,from\n\"Byron, Ada\",PA\n");
        QVERIFY(!mapping().isVisible());
        QCOMPARE(rows(), QStringList(u"2|updated|Ada Byron|from PA"_s));
        // Titles above the headings do no harm.
        bring("Friends of Games,,\n,,\nLast name,First name,State\nNoether,Emmy,PA\n");
        QVERIFY(!mapping().isVisible());
        QCOMPARE(rows(), QStringList(u"4|new|Emmy Noether|from PA"_s));
    }

    // The columns scroll; what can be done, and the lines that it is about, have their room.
    void withLargeLettersTheLinesAreStillSeen() {
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = 200;
        m_fixture->preferences().setChoices(choices);
        m_fixture->reopen();
        bring("Wer;Club;Ausweis;Mail;Hemd;Notiz\nAda Byron;x;1;y;L;z\nEmmy Noether;x;2;y;M;z\n"
              "Grace Hopper;x;3;y;S;z\n");
        WindowFixture::type(u"Name"_s);
        QTest::qWait(20);
        QCOMPARE(rows().size(), 3);
        QVERIFY(take().height() >= take().sizeHint().height());
        const auto& list = m_fixture->widget<QAbstractItemView>(u"importList"_s);
        const QRect second = list.visualRect(list.model()->index(1, 2));
        QVERIFY2(second.bottom() < list.viewport()->height(),
                 qPrintable(QString::number(second.bottom())));
    }

    void pastedWithOtherHeadings() {
        m_fixture->goTo(u"players"_s);
        QApplication::clipboard()->setText(u"Wer\tWoher\nEmmy Noether\tPA\n"_s);
        WindowFixture::press(u"Ctrl+Shift+V"_s);
        QVERIFY(mapping().isVisible());
        WindowFixture::type(u"Name"_s);
        QCOMPARE(rows(), QStringList(u"2|new|Emmy Noether|"_s));
    }

    void oneHeadingTwiceIsAskedFor() {
        bring("name,from,Full Name\nAda,PA,Emmy Noether\n");
        QVERIFY(mapping().isVisible());
        QCOMPARE(rows(), QStringList(u"2|new|Ada|from PA"_s));
        m_fixture->widget<QComboBox>(u"column3"_s).setFocus();
        WindowFixture::type(u"Name"_s);
        QCOMPARE(held(1), u"–"_s);
        QCOMPARE(rows(), QStringList(u"2|new|Emmy Noether|from PA"_s));
    }

    // Excel's ordinary CSV.
    void aListInWindowsLettersIsReadAndSaidToBe() {
        bring("Name,State\nKurt G\xF6"
              "del,NJ\n");
        QCOMPARE(rows(), QStringList(u"2|new|Kurt Gödel|from NJ"_s));
        QVERIFY(take().isEnabled());
        const auto labels = m_fixture->workspace().current()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(u"Read as Windows text"_s);
        }));
    }

    void columnsThatAreNotTakenAreNamed() {
        bring("Reg #,First,Last,Suffix,City,St/Prov,Cell\n12,Bill,Smith,Jr.,Akron,OH,555\n"
              "13,Bill,Smith,Sr.,Akron,OH,556\n");
        QVERIFY(!mapping().isVisible());
        QCOMPARE(rows(), (QStringList{u"2|new|Bill Smith Jr.|from OH; badge 12; phone 555"_s,
                                      u"3|new|Bill Smith Sr.|from OH; badge 13; phone 556"_s}));
        QVERIFY2(
            summary().endsWith(u"\nIgnored columns: City. Open Columns to say what they hold."_s),
            qPrintable(summary()));
        bring("name\nBill\n");
        QVERIFY(!summary().contains(u"not taken"_s));
    }

    void whoLooksLikeSomebodyIsAskedAbout() {
        bring("name,badge\nAdah Byron,7\nEmmy Noether,8\nEmma Noether,\n");
        auto& text = m_fixture->widget<QLabel>(u"importSimilar"_s);
        auto& same = m_fixture->widget<QPushButton>(u"importSame"_s);
        auto& two = m_fixture->widget<QPushButton>(u"importTwo"_s);
        QCOMPARE(text.text(), u"Line 2: Adah Byron looks like Ada Byron, who is already known."_s);
        QCOMPARE(rows().front(), u"2|new|Adah Byron|similar to Ada Byron; badge 7"_s);
        QVERIFY(take().isEnabled()); // who does not care goes on
        same.click();
        QVERIFY2(rows().contains(u"2|updated|Ada Byron|badge 7, was 5; also known as Adah Byron"_s),
                 qPrintable(rows().join(u'\n')));
        QVERIFY2(
            text.text().startsWith(u"Line 4: Emma Noether looks like Emmy Noether, who is new"_s),
            qPrintable(text.text()));
        QVERIFY(!same.isVisible());
        two.click();
        QVERIFY(!text.isVisible());
        take().click();
        const auto& people = m_fixture->book().book().people;
        QCOMPARE(people.size(), size_t(3));
        QCOMPARE(people.front().alsoKnownAs.front().text(), u"Adah Byron"_s);
        QCOMPARE(people.front().badge, std::optional(u"7"_s));
    }

    // The Enter that closed the file dialog, once more, takes nobody in while something is asked.
    void anEnterTooManyAnswersNothing() {
        bring("name,badge\nAdah Byron,7\nAda Byron,5\n");
        QVERIFY(take().isEnabled());
        QVERIFY(QApplication::focusWidget() == &m_fixture->widget<QTableView>(u"importList"_s));
        m_fixture->press(u"Return Return"_s);
        QVERIFY(take().isVisible());
        QCOMPARE(m_fixture->book().book().people.size(), size_t(1));
        m_fixture->widget<QPushButton>(u"importTwo"_s).click();
        QVERIFY(take().hasFocus()); // all is answered
    }

    // What can be decided of a line stands above the list, wherever in it the line is.
    void theChoicesOfALineMoveNoRow() {
        bring("name,badge\nAda Byron,6\nEmmy Noether,\n");
        auto& list = m_fixture->widget<QTableView>(u"importList"_s);
        auto& toggle = m_fixture->widget<QPushButton>(u"importToggle"_s);
        const int top = list.mapTo(&m_fixture->window(), QPoint()).y();
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            list.setCurrentIndex(list.model()->index(row, 0));
            QVERIFY(toggle.isVisible() && toggle.isEnabled());
            QVERIFY(toggle.mapTo(&m_fixture->window(), QPoint()).y() < top);
            QCOMPARE(list.mapTo(&m_fixture->window(), QPoint()).y(), top);
        }
    }

    // Lists stood 2 px below their words, and a button alone above them.
    void thePartsStandClear() {
        bring("name,badge\nAda Byron,6\nEmmy Noether,\n");
        QApplication::processEvents();
        const auto place = [this](const QString& name) {
            const auto& part = m_fixture->widget<QWidget>(name);
            return QRect(part.mapTo(part.window(), QPoint()), part.size());
        };
        const QRect summary = place(u"importSummary"_s);
        const QRect choices = place(u"importCurrent"_s);
        QVERIFY(summary.top() > place(u"importColumns"_s).bottom() + space::small - 1);
        QCOMPARE(choices.top() - summary.bottom() - 1, space::small);
        QCOMPARE(place(u"importList"_s).top() - choices.bottom() - 1, space::small);
    }

    void namesakesOfAListAreToldApart() {
        bring("name,from\nMichael Smith,OH\nMichael Smith,FL\n");
        QCOMPARE(rows(),
                 (QStringList{u"3|new|Michael Smith (FL)|similar to Michael Smith (OH); from FL"_s,
                              u"2|new|Michael Smith (OH)|from OH"_s}));
    }

    // No badge and no home to tell who is meant: one press says that it is somebody new.
    void aNamesakeIsTakenAsSomebodyNew() {
        bring("name,email,phone\nAda Byron,ada@example.org,555 0100\nEmmy Noether,,\n"
              "Ada Byron,byron@example.org,555 0199\n");
        auto& asNew = m_fixture->widget<QPushButton>(u"importAsNew"_s);
        QVERIFY(rows().front().startsWith(u"4|rejected|Ada Byron|"_s));
        QVERIFY(!take().isEnabled());
        QVERIFY(asNew.isVisible());
        QCOMPARE(asNew.text(), u"Take line 4, Ada Byron, as a new person"_s);
        asNew.setFocus();
        m_fixture->press(u"Space"_s);
        QVERIFY(std::ranges::any_of(
            rows(), [](const QString& row) { return row.startsWith(u"4|new|Ada Byron|"_s); }));
        QVERIFY(take().isEnabled());
        QVERIFY(!m_fixture->widget<QLabel>(u"importSimilar"_s).isVisible());
        // Selected again, the line is left out after all.
        auto& list = m_fixture->widget<QTableView>(u"importList"_s);
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            if (list.model()->index(row, 0).data().toInt() == 4)
                list.setCurrentIndex(list.model()->index(row, 0));
        }
        QCOMPARE(asNew.text(), u"Leave line 4, Ada Byron, out after all"_s);
        asNew.click();
        QVERIFY(rows().front().startsWith(u"4|rejected|"_s));
        asNew.click();
        const size_t before = m_fixture->book().book().people.size();
        take().click();
        const auto& people = m_fixture->book().book().people;
        QCOMPARE(people.size(), before + 2);
        QCOMPARE(std::ranges::count(people, u"Ada Byron"_s,
                                    [](const Person& one) { return one.name.text(); }),
                 2);
    }

    void aLineThatCannotBeReadIsNobodyNew() {
        bring("name,badge,plays\n,7,\n");
        QVERIFY(!m_fixture->widget<QPushButton>(u"importAsNew"_s).isVisible());
    }

    void damagedNumbersAreSaid() {
        bring("name,badge,phone\nEmmy Noether,8,8.15E+09\nKurt Gödel,1.23457E+11,555\n"
              "Alan Turing,9,+44 20\n");
        QVERIFY2(summary().contains(u"\nLine 2: a spreadsheet damaged the phone, 8.15E+09.\n"
                                    "Line 3: a spreadsheet damaged the badge, 1.23457E+11. "
                                    "Format the column as text there"_s),
                 qPrintable(summary()));
        QCOMPARE(rows().front(),
                 u"2|new|Emmy Noether|badge 8; phone 8.15E+09; damaged by a spreadsheet"_s);
        QVERIFY(take().isEnabled());
    }

    void whatIsNoListIsRefused() {
        bring("");
        QVERIFY(m_fixture->notice().contains(u"cannot be read as a list of people"_s));
        QVERIFY(!take().isVisible());
        bring("a,\"b\n");
        QVERIFY(m_fixture->notice().contains(u"cannot be read as a list of people"_s));
    }

    // How it was read is said, and can be said otherwise.
    void theLettersOfAListAreChosen() {
        bring("Name,State\nKurt G\xF6"
              "del,NJ\n");
        QCOMPARE(rows(), QStringList(u"2|new|Kurt Gödel|from NJ"_s));
        auto& letters = m_fixture->widget<QComboBox>(u"tableLetters"_s);
        QVERIFY(letters.isVisible());
        QVERIFY(!m_fixture->widget<QComboBox>(u"tableSheet"_s).isVisible());
        bring("Name,State\nKurt Gödel,NJ\n");
        QVERIFY(!letters.isVisible());
    }

    void aSheetOfAWorkbookIsChosen() {
        const QByteArray book = madeWorkbook(
            MadeBook{{{u"First"_s, {{madeText(u"Name"_s)}, {madeText(u"Ada Byron"_s)}}},
                      {u"Second"_s, {{madeText(u"Name"_s)}, {madeText(u"Bo"_s)}}}}});
        bring(book);
        QCOMPARE(rows(), QStringList(u"2|unchanged|Ada Byron|"_s));
        auto& sheet = m_fixture->widget<QComboBox>(u"tableSheet"_s);
        QVERIFY(sheet.isVisible());
        QCOMPARE(sheet.count(), 2);
        sheet.setFocus();
        WindowFixture::press(u"Down"_s);
        QCOMPARE(rows(), QStringList(u"2|new|Bo|"_s));
    }

    // Line by line and fact by fact, then one act and one undo.
    void whatIsLeftOutStaysAsItIs() {
        bring("Name,Badge,Status\nADA BYRON,7,\nBo Peep,8,\nTotal: 2,,\nCid,9,Refunded\n");
        QCOMPARE(rows(),
                 (QStringList{u"4|not taken|Total: 2|\"Total: 2\" does not look like a "
                              "person."_s,
                              u"5|not taken|Cid|The registration is marked \"Refunded\"."_s,
                              u"2|updated|ADA BYRON|name ADA BYRON, was Ada Byron; badge 7, "
                              "was 5"_s,
                              u"3|new|Bo Peep|badge 8"_s}));
        QCOMPARE(take().text(), u"Import 2 people"_s);
        auto& list = m_fixture->widget<QAbstractItemView>(u"importList"_s);
        const auto select = [&](int row) { list.setCurrentIndex(list.model()->index(row, 0)); };
        select(1);
        list.setFocus();
        WindowFixture::press(u"Space"_s); // comes all the same
        QVERIFY(rows().contains(u"5|new|Cid|badge 9"_s));
        select(static_cast<int>(rows().indexOf(u"3|new|Bo Peep|badge 8"_s)));
        WindowFixture::press(u"Space"_s);
        QVERIFY(rows().contains(u"3|not taken|Bo Peep|left out"_s));
        const auto ada = rows().indexOf(QRegularExpression(u"^2\\|.*"_s));
        select(static_cast<int>(ada));
        auto& name = m_fixture->widget<QCheckBox>(
            u"importFact%1"_s.arg(static_cast<int>(PersonFact::Name)));
        QVERIFY(name.isVisible());
        QCOMPARE(name.text(), u"name ADA BYRON, was Ada Byron"_s);
        name.click();
        QVERIFY(rows().contains(u"2|updated|Ada Byron|badge 7, was 5"_s));
        take().click();
        const auto& people = m_fixture->book().book().people;
        QCOMPARE(people.size(), size_t(2));
        QCOMPARE(people.front().name.text(), u"Ada Byron"_s);
        QCOMPARE(people.front().badge, u"7"_s);
        QCOMPARE(people.back().name.text(), u"Cid"_s);
        m_fixture->book().undo();
        QCOMPARE(people.size(), size_t(1));
        QCOMPARE(people.front().badge, u"5"_s);
    }

    void anImportBesideAClosedEventIsTakenBackToo_data() {
        QTest::addColumn<bool>("isClosed");
        QTest::newRow("open") << false;
        QTest::newRow("closed") << true;
    }
    void anImportBesideAClosedEventIsTakenBackToo() {
        QFETCH(const bool, isClosed);
        if (isClosed)
            QVERIFY(m_fixture->book().perform(closeEvent(m_fixture->event())));
        const auto& people = m_fixture->book().book().people;
        const auto before = people;
        const auto take2 = [&] {
            m_fixture->goTo(u"players"_s);
            QApplication::clipboard()->setText(u"Name\tBadge\nBo Peep\t8\nCid Dean\t9\n"_s);
            WindowFixture::press(u"Ctrl+Shift+V"_s);
            QVERIFY(summary().contains(u"Ctrl+Z undoes the import."_s));
            take().click();
            QCOMPARE(people.size(), before.size() + 2);
        };
        take2();
        WindowFixture::press(u"Ctrl+Z"_s);
        QVERIFY(people == before);
        WindowFixture::press(u"Ctrl+Shift+Z"_s);
        QCOMPARE(people.size(), before.size() + 2);
        WindowFixture::press(u"Ctrl+Z"_s);
        take2();
        QVERIFY(m_fixture->workspace().notices().act());
        QVERIFY(people == before);
        if (isClosed)
            return;
        // What a phone or the second desk has done since is not undone by the import's button.
        take2();
        OpenBook& book = m_fixture->book();
        const Player cid = playerOf(people.back(), nextPlayerId(book.event()));
        book.setOthersAct(true);
        QVERIFY(book.perform(addPlayer(book.book(), book.event(), cid)));
        book.setOthersAct(false);
        QVERIFY(m_fixture->workspace().notices().act());
        QCOMPARE(book.event().players.size(), size_t(2));
        QCOMPARE(people.size(), before.size() + 2);
        QVERIFY2(m_fixture->notice().startsWith(u"Other changes were made since."_s),
                 qPrintable(m_fixture->notice()));
    }

    // Nothing of the list before is shown or can be taken in; what was said of it is gone too.
    void afterAFailedReadNothingIsLeft() {
        bring("Name\nBo\nCid\n");
        QVERIFY(take().isVisible());
        bring(QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16));
        QVERIFY(!m_fixture->widget<QAbstractItemView>(u"importList"_s).isVisible());
        QVERIFY(!take().isVisible());
        QVERIFY(!take().isEnabled());
        QVERIFY(!take().text().isEmpty());
        bring("Name\nDora\n");
        QCOMPARE(rows(), QStringList(u"2|new|Dora|"_s));
        QCOMPARE(take().text(), u"Import 1 person"_s);
    }
};

} // namespace mentat::test::tst_people_columns

MENTAT_TEST(tst_people_columns, TestPeopleColumns, QApplication)
#include "tst_people_columns.moc"
