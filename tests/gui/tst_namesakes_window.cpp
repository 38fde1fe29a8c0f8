#include "tests/gui/board_documents.h"
#include "tests/gui/painted_texts.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/namesakes.h"
#include "tests/support/test_program.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/pages/players/look_alike_line.h"
#include "ui/screen/second_screen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextEdit>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_namesakes_window {

namespace {

void addCells(QStringList& texts, const QAbstractItemModel& model, const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex cell = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                   Qt::AccessibleDescriptionRole})
                texts.append(cell.data(role).toString());
            if (column == 0)
                addCells(texts, model, cell);
        }
    }
}

/// What a widget by itself says, seen or heard.
QStringList saidBy(const QWidget& widget) {
    QStringList texts{widget.windowTitle(), widget.toolTip(), widget.accessibleName(),
                      widget.accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts.append(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts.append(button->text());
    if (const auto* page = qobject_cast<const QTextEdit*>(&widget))
        texts.append(page->toPlainText());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        addCells(texts, *box->model());
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
        addCells(texts, *view->model());
    return texts;
}

/// The name to be corrected, and what was changed in it.
bool hasTheNameItself(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget()) {
        if (widget->objectName() == u"playerName"_s || widget->objectName() == u"journalFacts"_s)
            return true;
    }
    return false;
}

/// What the window says: in its widgets, their rows, and what they paint themselves.
QString everythingSaid(QWidget& window) {
    QStringList texts = saidBy(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && !hasTheNameItself(widget))
            texts += saidBy(*widget);
    }
    return texts.join(u'\n');
}

QString unclearOf(const QString& said) {
    return unclearNames(said, NamesakeReaders::Desk).join(u'\n');
}

QString unclearIn(QWidget& window) {
    return unclearOf(everythingSaid(window));
}

bool namesSomebody(const QString& text) {
    return text.contains(u"zelda qu"_s, Qt::CaseInsensitive);
}

} // namespace

/// Players of one name are told apart all over the window, and in the one for the room without
/// their badges.
class TestNamesakesWindow : public QObject {
    Q_OBJECT

private:
    static void addEvents() {
        addEventsInHeats();
        QTest::newRow("a session") << playedStorm();
    }
    static void addEventsInHeats() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("the sample") << sampleDocument();
        QTest::newRow("a heat that plays") << twoHeatsDocument(15);
        QTest::newRow("a heat that is drawn") << drawnDocument(15);
        QTest::newRow("a ruleset's heat") << rulesetHeat();
        QTest::newRow("heats by places") << playedRuleset();
        QTest::newRow("stages") << largeRuleset();
    }

private Q_SLOTS:
    void everyPageTellsThemApart_data() { addEvents(); }
    void everyPageTellsThemApart() {
        QFETCH(const QByteArray, document);
        WindowFixture fixture;
        fixture.clock().set({QDate(2026, 7, 30), QTime(13, 7), Qt::UTC});
        fixture.open({withNamesakes(document)});
        int naming = 0;
        for (const PageEntry& page : fixture.workspace().pages()) {
            fixture.goTo(page.id);
            QTest::qWait(10);
            // Which of two spellings stays is asked about the spellings themselves.
            for (auto* line : fixture.window().findChildren<LookAlikeLine*>())
                line->hide();
            const QString said = everythingSaid(fixture.window());
            naming += namesSomebody(said) ? 1 : 0;
            const QString unclear
                = page.id == u"history"_s ? unclearPeople(said).join(u'\n') : unclearOf(said);
            QVERIFY2(unclear.isEmpty(), qPrintable(page.id + u": "_s + unclear));
        }
        QVERIFY(naming >= 2);
    }

    void everyPagePaintsThemApart_data() { addEvents(); }
    void everyPagePaintsThemApart() {
        QFETCH(const QByteArray, document);
        WindowFixture fixture;
        fixture.clock().set({QDate(2026, 7, 30), QTime(13, 7), Qt::UTC});
        fixture.open({withNamesakes(document)});
        for (const PageEntry& page : fixture.workspace().pages()) {
            // Whose fields have the name itself, whose facts what was changed, whose people, and
            // whose preview is for everyone.
            const QStringList others{u"players"_s, u"journal"_s, u"history"_s, u"reports"_s};
            if (others.contains(page.id))
                continue;
            fixture.goTo(page.id);
            QTest::qWait(10);
            const QStringList unclear
                = unclearNames(paintedTexts(fixture.window()).join(u'\n'), NamesakeReaders::Desk);
            QVERIFY2(unclear.isEmpty(), qPrintable(page.id + u": "_s + unclear.join(u'\n')));
        }
    }

    void theFinderTellsThemApart() {
        WindowFixture fixture;
        fixture.open({withNamesakes(sampleDocument())});
        WindowFixture::press(u"Ctrl+K"_s);
        WindowFixture::type(u"zelda fargo"_s);
        QTest::qWait(10);
        QVERIFY(everythingSaid(fixture.window()).contains(u"ZELDA QUÖXLEY (Fargo)"_s));
        QCOMPARE(unclearIn(fixture.window()), QString());
    }

    void theCallOutTellsThemApart() {
        WindowFixture fixture;
        fixture.clock().set({QDate(2026, 7, 30), QTime(13, 7), Qt::UTC});
        fixture.open({withNamesakes(drawnDocument(15))});
        fixture.goTo(u"heats"_s);
        WindowFixture::press(u"F11"_s);
        auto* view = fixture.window().findChild<CallOutView*>();
        QVERIFY(view);
        view->resize(1366, 768);
        bool isNamed = false;
        for (int table = 0; table < 4; ++table) {
            const QString painted = paintedTexts(*view).join(u'\n');
            isNamed = isNamed || namesSomebody(painted);
            QCOMPARE(unclearNames(painted, NamesakeReaders::Desk).join(u'\n'), QString());
            // A photo of it says what was called.
            QVERIFY(painted.contains(eventTitle(fixture.event().details) + u" · Heat"));
            WindowFixture::press(u"Space"_s);
        }
        QVERIFY(isNamed);
    }

    void everyBoardTellsThemApartWithoutABadge_data() { addEventsInHeats(); } // who have some
    void everyBoardTellsThemApartWithoutABadge() {
        QFETCH(const QByteArray, document);
        WindowFixture fixture;
        fixture.clock().set({QDate(2026, 7, 30), QTime(13, 7), Qt::UTC});
        fixture.screens().plug(FakeScreens::projector());
        Choices choices = fixture.preferences().choices();
        choices.secondScreen.isChosen = true;
        choices.secondScreen.screen = FakeScreens::projector().key;
        fixture.preferences().setChoices(choices);
        fixture.open({withNamesakes(document)});
        fixture.goTo(u"today"_s);
        WindowFixture::press(u"F11"_s);
        SecondWindow* second = fixture.window().secondScreen().window();
        QVERIFY(second);
        QStringList said;
        for (int turn = 0; turn < 12; ++turn) {
            said += textsOf(second->boards()->board());
            fixture.clock().set(fixture.clock().nowUtc().addSecs(15));
            second->tick();
        }
        QVERIFY(namesSomebody(said.join(u'\n')));
        QCOMPARE(unclearNames(said.join(u'\n'), NamesakeReaders::Everyone).join(u'\n'), QString());
    }

    // The planted fault.
    void whoeverIsNotToldApartIsFound() {
        WindowFixture fixture;
        fixture.open({withNamesakes(sampleDocument())});
        fixture.goTo(u"standings"_s);
        QVERIFY(unclearIn(fixture.window()).isEmpty());
        QLabel bare(fixture.event().players[2].name.text(), &fixture.window());
        bare.show();
        QVERIFY(!unclearIn(fixture.window()).isEmpty());
        bare.setText(u"Zelda Quoxley (badge 70002)"_s);
        QVERIFY(unclearIn(fixture.window()).isEmpty());
        bare.setToolTip(u"zelda quoxley"_s);
        QVERIFY(!unclearIn(fixture.window()).isEmpty());
    }
};

} // namespace mentat::test::tst_namesakes_window

MENTAT_TEST(tst_namesakes_window, TestNamesakesWindow, QApplication)
#include "tst_namesakes_window.moc"
