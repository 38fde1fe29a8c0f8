#include "app/session/acts.h"
#include "scoring/dune/final/final_game.h"
#include "tests/gui/looks.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_area.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/itemmodels/players_model.h"
#include "ui/lists/list_table.h"
#include "ui/sheets/sheet_view.h"
#include "ui/typing/refused_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_hurried_desk {

namespace {

void settle() {
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

/// Fields of forms, and what is beside them, that are shown and have less room than they need.
QStringList squeezed(const QWidget& window) {
    QStringList faults;
    for (const auto* form : window.findChildren<QFormLayout*>()) {
        for (int i = 0; i < form->count(); ++i) {
            const QWidget* widget = form->itemAt(i)->widget();
            if (!widget || !widget->isVisible())
                continue;
            const int least = std::max(widget->minimumSizeHint().height(), 1);
            if (widget->height() < least)
                faults << u"%1 %2: %3 of %4 px"_s.arg(
                    QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                    QString::number(widget->height()), QString::number(least));
        }
    }
    return faults;
}

/// With each choice of each of its boxes, back and forth.
QStringList squeezedByChoices(const QWidget& window) {
    QStringList faults = squeezed(window);
    for (auto* box : window.findChildren<QComboBox*>()) {
        if (box->isEditable())
            continue;
        const int chosen = box->currentIndex();
        for (int step = 1; step <= box->count(); ++step) {
            box->setCurrentIndex((chosen + step) % box->count());
            settle();
            for (const QString& fault : squeezed(window))
                faults << box->objectName() + u" = "_s + box->currentText() + u": "_s + fault;
        }
    }
    return faults;
}

/// How often a widget is painted.
class PaintCounter final : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    int paints = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

/// A Game Master with a queue in front, who looks at the people and not at the screen.
class TestHurriedDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    WindowFixture& window() { return m_fixture->fixture(); }
    const Game& game(int table = 1) { return m_fixture->game(table); }
    QLineEdit& checkIn() { return window().widget<QLineEdit>(u"checkInField"_s); }
    RefusedBar& bar() { return *m_fixture->sheet()->findChild<RefusedBar*>(); }
    bool isGridShown() { return m_fixture->sheet()->findChild<ControlGridView*>()->isVisible(); }
    QPlainTextEdit& note() {
        return *m_fixture->sheet()->findChild<QPlainTextEdit*>(u"sheetNote"_s);
    }
    const Heat& heat(int number) {
        return *findHeat(std::get<DunePlay>(window().event().play), HeatNumber(number));
    }
    /// Two fields that hold nothing that can be recorded.
    void typeTwiceWrong() {
        m_fixture->openHeat(3);
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7 Return 4 1 1 Return 1 4 Return 2"_s);
        m_fixture->fields()->focus({FieldKind::Points, 1});
        m_fixture->keys(u"7 . 3"_s);
        m_fixture->fields()->focus({FieldKind::Points, 2});
        m_fixture->keys(u"6 . 3"_s);
    }
    void openFinal(const FinalDocument& document) {
        window().clock().set(QDateTime::fromString(u"2026-08-01T16:05:00Z"_s, Qt::ISODate));
        window().open({finalDocument(document)});
        window().workspace().go(u"final"_s, u"tables"_s);
        settle();
    }
    const Stage& final() { return std::get<DunePlay>(window().event().play).stage(); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // The next name typed on Players renamed the player whom the one before it had found.
    void namesTypedOneAfterAnotherRenameNobody() {
        m_fixture->openHeat(2);
        window().goTo(u"players"_s);
        const Event before = window().event();
        const auto& search = window().widget<QLineEdit>(u"playerSearch"_s);
        WindowFixture::press(u"Ctrl+F"_s);
        for (const QString& name : {u"grace hopper"_s, u"ada byron"_s}) {
            WindowFixture::type(name);
            WindowFixture::press(u"Return"_s);
            QVERIFY(search.hasFocus());
        }
        QVERIFY(window().event() == before);
        // With a name that was not searched for the card goes; the keys do not.
        WindowFixture::press(u"F2 Ctrl+A"_s);
        WindowFixture::type(u"Zoe King"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(window().event() != before);
        QTRY_VERIFY_WITH_TIMEOUT(search.hasFocus(), patience);
    }

    // The box of the rules was 0 px high once its row was shown.
    void noFieldOfAFormIsSqueezed_data() {
        QTest::addColumn<QString>("scene");
        for (const Scene& scene : scenes()) {
            if (scene.name.startsWith(u"dialog-"_s) || scene.name.startsWith(u"room-"_s))
                QTest::newRow(qPrintable(scene.name)) << scene.name;
        }
    }
    void noFieldOfAFormIsSqueezed() {
        QFETCH(const QString, scene);
        sceneOf(scene).set(window());
        settle();
        const QStringList faults = squeezedByChoices(lookedAt(window()));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// And the walk finds the form that it was: wrapped, with a row that comes and rows that go.
    void aSqueezedFieldIsFound() {
        QDialog dialog;
        auto* form = new QFormLayout(&dialog);
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        auto* kind = new QComboBox;
        kind->addItems({u"Dune"_s, u"Heats"_s});
        auto* rules = new QComboBox;
        auto* title = new QLabel(u"Sets"_s);
        auto* sets = new QLineEdit;
        form->addRow(u"Kind"_s, kind);
        form->addRow(u"Rules"_s, rules);
        form->addRow(title);
        form->addRow(sets);
        const auto show = [&](int chosen) {
            form->setRowVisible(title, chosen == 0);
            form->setRowVisible(sets, chosen == 0);
            form->setRowVisible(rules, chosen == 1);
        };
        connect(kind, &QComboBox::currentIndexChanged, &dialog, show);
        show(0);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog, patience));
        QVERIFY(squeezed(dialog).isEmpty());
        QVERIFY(!squeezedByChoices(dialog).isEmpty());
    }

    // A 6 and a 4, clicked at and typed behind each other, were a die of 64.
    void aDieHasTwentySides() {
        m_fixture->typeTied();
        m_fixture->keys(u"6 4 Return"_s);
        const SheetEdit& die = m_fixture->field({FieldKind::Die, 0});
        QCOMPARE(die.mark(), SheetEdit::Mark::Wrong);
        QCOMPARE(die.toolTip(), u"Type a die from 1 to 20, not “64”"_s);
        m_fixture->keys(u"3 Return Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory && !isAwaitingVerdict(game()));
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Die, 0}));
        m_fixture->keys(u"2 0 Return Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory, qPrintable(m_fixture->refusal()));
        QVERIFY(dune(game().seats[0]).rolls == std::vector{Roll(20)});
    }

    void aClickIntoAFieldSelectsIt() {
        m_fixture->typeTied();
        m_fixture->keys(u"6 Return 5 Return"_s);
        for (const SheetField& field :
             {SheetField{FieldKind::Die, 0}, SheetField{FieldKind::Points, 2},
              SheetField{FieldKind::Tokens, 1}, SheetField{FieldKind::EndTime}}) {
            SheetEdit& edit = m_fixture->field(field);
            QTest::mouseClick(&edit, Qt::LeftButton, {}, edit.rect().center());
            QVERIFY(edit.hasFocus());
            QCOMPARE(edit.selectedText(), edit.text());
            // Once more sets the cursor.
            QTest::qWait(QApplication::doubleClickInterval() + 50);
            QTest::mouseClick(&edit, Qt::LeftButton, {}, edit.rect().center());
            QVERIFY(!edit.hasSelectedText());
        }
        SheetEdit& die = m_fixture->field({FieldKind::Die, 0});
        QTest::mouseClick(&die, Qt::LeftButton, {}, die.rect().center());
        m_fixture->keys(u"4"_s);
        QCOMPARE(die.text(), u"4"_s);
    }

    // Check-in was closed by the clock: L locked a table, and M asked for another seat.
    void lettersAfterAChangeOfPageActAtNoTable() {
        window().clock().set(QDateTime::fromString(u"2026-07-29T14:30:00Z"_s, Qt::ISODate));
        window().open({runningEvent()});
        window().page<RoundsPage>(u"heats"_s).reveal(u"1"_s); // which plays, after grace
        const Event before = window().event();
        for (const QString& page : {u"Ctrl+5"_s, u"Ctrl+4"_s}) {
            WindowFixture::pressEach(page);
            WindowFixture::pressEach(u"Ctrl+3"_s);
            window().page<RoundsPage>(u"heats"_s).reveal(u"1"_s);
            QVERIFY(!qobject_cast<SeatList*>(QApplication::focusWidget()));
            checkIn().clear();
            WindowFixture::pressEach(u"'lmxs"_s);
            QVERIFY(window().event() == before);
            QVERIFY(!window().widget<QWidget>(u"seatChoices"_s).isVisible());
            QCOMPARE(checkIn().text(), u"lmxs"_s);
        }
    }

    /// By Tab, an arrow or a click they act.
    void whoGoesToASeatActsThere() {
        window().clock().set(QDateTime::fromString(u"2026-07-29T14:30:00Z"_s, Qt::ISODate));
        window().open({runningEvent()});
        window().page<RoundsPage>(u"heats"_s).reveal(u"1"_s);
        auto* seats = window().window().findChild<TablesView*>()->findChild<SeatList*>();
        QTest::mouseClick(seats->viewport(), Qt::LeftButton, {},
                          seats->visualItemRect(seats->item(1)).center());
        WindowFixture::pressEach(u"L"_s);
        QVERIFY(heat(1).games.front().locked);
        // Once: the next letter is a name's, also after grace.
        QVERIFY(checkIn().hasFocus());
        WindowFixture::pressEach(u"L"_s);
        QVERIFY(heat(1).games.front().locked);
        QCOMPARE(checkIn().text(), u"l"_s);
    }

    // Behind the last answer of a list, which goes then, Enter opened the backups.
    void whatGoesFromUnderTheFocusLeavesItOnThePage() {
        window().open({runningEvent()});
        for (const PageEntry& entry : window().workspace().pages()) {
            window().workspace().go(entry.id);
            Page& page = *window().workspace().current();
            auto* going = new QPushButton(&page);
            going->show();
            going->setFocus();
            QVERIFY(going->hasFocus());
            going->hide();
            QTRY_VERIFY2_WITH_TIMEOUT(page.isAncestorOf(QApplication::focusWidget()),
                                      qPrintable(entry.id), patience);
            WindowFixture::press(u"Return"_s); // the one too many
            QCOMPARE(window().workspace().currentId(), entry.id);
            delete going;
        }
    }

    // M at a table when all have started says what to do, and the next letters are a name.
    void aMessageLeavesTheFocusInCheckIn() {
        window().clock().set(QDateTime::fromString(u"2026-07-29T17:32:00Z"_s, Qt::ISODate));
        window().open({runningEvent()});
        window().page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        auto* seats = window().window().findChild<TablesView*>()->findChild<SeatList*>();
        seats->setFocus();
        seats->setCurrentRow(2);
        WindowFixture::pressEach(u"M"_s);
        QVERIFY2(window().notice().contains(u"have started or are locked"_s),
                 qPrintable(window().notice()));
        QVERIFY(checkIn().hasFocus());
        // What it offers is still about the one who was selected.
        for (auto* button : window().window().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == u"Started tables too"_s)
                button->click();
        }
        QVERIFY(window().widget<QWidget>(u"seatChoices"_s).isVisible());
        WindowFixture::pressEach(u"Escape"_s);
        QVERIFY(checkIn().hasFocus());
    }

    void theSameKeyLeadsFromMarkToMark() {
        typeTwiceWrong();
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(bar().hasFocus());
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 1}));
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 2}));
        QVERIFY(!isGridShown());
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 1}));
        m_fixture->keys(u"7 Return"_s);
        m_fixture->fields()->focus({FieldKind::Points, 2});
        m_fixture->keys(u"F2"_s); // at the work again
        QVERIFY(isGridShown());
    }

    void theOnlyMarkStays() {
        typeTwiceWrong();
        m_fixture->fields()->focus({FieldKind::Points, 1});
        m_fixture->keys(u"5"_s);
        m_fixture->keys(u"Ctrl+Return F2 F2 F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 2}));
        QVERIFY(!isGridShown());
    }

    // Ctrl+T is for rolls, on the page Final as on Standings; typing goes on at the next tie.
    void twoTiesOfTheFinalAreTypedInOneGo() {
        FinalDocument document;
        document.more = equalFinal();
        document.more.replace(R"("faction": "fremen", "tokens": 7)",
                              R"("faction": "fremen", "tokens": 8)");
        openFinal(document);
        QCOMPARE(finalState(window().event()).step, FinalStep::Rolls);
        window().widget<QWidget>(u"placementsList"_s).setFocus();
        WindowFixture::pressEach(u"Ctrl+T"_s);
        QVERIFY(!window().window().findChild<SheetView*>());
        WindowFixture::pressEach(u"2 Return 5 Return"_s);
        QCOMPARE(final().tieRolls.size(), size_t(1));
        WindowFixture::pressEach(u"6 Return 3 Return"_s);
        QCOMPARE(final().tieRolls.size(), size_t(2));
        QCOMPARE(finalState(window().event()).step, FinalStep::Placed);
        QVERIFY(window().widget<QWidget>(u"placementsList"_s).hasFocus());
    }

    void aTieThatRollsAgainHasTheFocus() {
        FinalDocument document;
        document.more = equalFinal();
        openFinal(document);
        WindowFixture::pressEach(u"Ctrl+T 4 Return 4 Return 2 Return 5 Return"_s);
        QCOMPARE(final().tieRolls.size(), size_t(2));
        QCOMPARE(finalState(window().event()).step, FinalStep::Placed);
    }

    // Tab goes from the last field to the note, the reason, and Accept.
    void tabReachesWhyWarningsAreAccepted() {
        m_fixture->openHeat(3);
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 1"_s);
        auto& reason = *m_fixture->sheet()->findChild<QLineEdit*>(u"acceptReason"_s);
        QVERIFY(reason.isVisible());
        m_fixture->keys(u"Tab"_s);
        QVERIFY(note().hasFocus());
        m_fixture->keys(u"Tab"_s);
        QVERIFY2(reason.hasFocus(), QApplication::focusWidget()->metaObject()->className());
        WindowFixture::type(u"counted twice"_s);
        m_fixture->keys(u"Tab"_s);
        const auto* accept = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(accept);
        QCOMPARE(accept->text(), u"Accept"_s);
        m_fixture->keys(u"Space Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory, qPrintable(m_fixture->refusal()));
        QCOMPARE(game().accepted.size(), size_t(1));
        QCOMPARE(game().accepted.front().reason, std::optional(u"counted twice"_s));
    }

    // The words under 9999 were those of the first 9: no row came or went that painted them anew.
    void whyNobodyIsFoundIsPaintedAtEachLetter() {
        window().clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        window().open({runningEvent()});
        window().page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
        auto& list = window().widget<ListTable>(u"checkInList"_s);
        WindowFixture::type(u"9"_s);
        QTest::qWait(50);
        for (const QString& typed : {u"99"_s, u"999"_s, u"9999"_s}) {
            PaintCounter counter(*list.viewport());
            WindowFixture::type(u"9"_s);
            QTRY_VERIFY_WITH_TIMEOUT(counter.paints > 0, patience);
            QCOMPARE(list.emptyText(), u"No one has badge %1. Type the name."_s.arg(typed));
        }
    }

    // "ple.org" and ".9) 555-9284" were read on the card, half a number in the list.
    void phoneAndEMailAreWhole() {
        const QString phone = u"+1 (216) 555-0123 ext. 4711"_s;
        const QString mail = u"annie.easley@example.org"_s;
        window().open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Annie Easley", "phone": ")"
                       + phone.toUtf8() + R"(", "email": ")" + mail.toUtf8()
                       + R"(", "from": "Birmingham, Jefferson County, Alabama"}]})"});
        window().goTo(u"players"_s);
        settle();
        for (const QString& name : {u"playerPhone"_s, u"playerEmail"_s}) {
            const auto& field = window().widget<QLineEdit>(name);
            QVERIFY(!field.text().isEmpty());
            QVERIFY2(field.fontMetrics().horizontalAdvance(field.text()) < field.width(),
                     qPrintable(name));
        }
        QVERIFY(
            window().book().perform(removePlayer(window().event(), *PlayerId::fromText(u"p1"_s))));
        auto& tabs = window().widget<QTabBar>(u"playersTabs"_s);
        tabs.setCurrentIndex(1);
        auto& list = window().widget<ListTable>(u"playersList"_s);
        for (const int width : {1366, 1100, 1000, 960}) {
            window().window().resize(width, 768);
            settle();
            QVERIFY(!list.isColumnHidden(PlayersModel::Phone));
            QVERIFY2(list.columnWidth(PlayersModel::Phone)
                         > list.fontMetrics().horizontalAdvance(phone),
                     qPrintable(QString::number(width)));
        }
    }

    void anEnterBehindTheDiceIsNoNote() {
        m_fixture->typeTied();
        m_fixture->keys(u"6 Return 4 Return Return Return"_s);
        QVERIFY(note().hasFocus());
        QCOMPARE(note().toPlainText(), QString());
        WindowFixture::type(u"close"_s);
        m_fixture->keys(u"Return"_s); // words have lines
        WindowFixture::type(u"to the end"_s);
        m_fixture->keys(u"Return Ctrl+Return"_s);
        QCOMPARE(game().note, std::optional(u"close\nto the end"_s));
    }
};

} // namespace mentat::test::tst_hurried_desk

MENTAT_TEST(tst_hurried_desk, TestHurriedDesk, QApplication)
#include "tst_hurried_desk.moc"
