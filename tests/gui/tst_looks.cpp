#include "tests/gui/clipped_texts.h"
#include "tests/gui/contrast.h"
#include "tests/gui/enter_checks.h"
#include "tests/gui/letter_checks.h"
#include "tests/gui/looks.h"
#include "tests/gui/painted_checks.h"
#include "tests/gui/space_checks.h"
#include "tests/gui/spoken_checks.h"
#include "tests/gui/still_checks.h"
#include "tests/gui/toolkit_parts.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/lists/list_header.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/text_label.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_looks {

namespace {

const QString irreversible = u"dialog-remove-person"_s;

/// Where a dialog starts, if not in its first field; of a question without a field, the way that
/// loses nothing stands first. And what Enter does there, if not what the dialog is for.
QStringList startFaults(const QString& scene, const QWidget& dialog) {
    if (!scene.startsWith(u"dialog-"_s) || scene == irreversible)
        return {};
    [[maybe_unused]] const bool begun
        = QTest::qWaitFor([&] { return dialog.focusWidget() != nullptr; }, patience);
    const QWidget* focus = dialog.focusWidget();
    if (!focus)
        return {u"nothing has the focus"_s};
    QStringList faults;
    const bool hasFields = !dialog.findChildren<QLineEdit*>().isEmpty()
                           || !dialog.findChildren<QComboBox*>().isEmpty();
    const bool isField
        = qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QComboBox*>(focus);
    if (hasFields ? !isField : !qobject_cast<const AccentButton*>(focus))
        faults.append(u"starts in a %1"_s.arg(QLatin1StringView(focus->metaObject()->className())));
    for (const auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->isDefault() != (qobject_cast<const AccentButton*>(button) != nullptr))
            faults.append(u"Enter and “%1”"_s.arg(button->text()));
    }
    return faults;
}

/// The buttons that Enter does not press where they have the focus.
QStringList enterFaults(WindowFixture& fixture) {
    if (fixture.window().secondScreen().window())
        return {}; // it never has the keyboard
    QWidget& window = *lookedAt(fixture).window();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window, patience))
        return {u"the window is not active"_s};
    int tried = 0;
    QStringList faults = buttonsWithoutEnter(window, tried);
    for (QString& fault : faults)
        fault = u"Enter and "_s + fault;
    return faults;
}

} // namespace

/// Each scene is shown once and asked everything: nothing is clipped, what is written can be read
/// and stands in rows (painted_checks.h; tst_painted_looks shows that they find it), everything
/// that can be reached says what it is (spoken_checks.h; tst_accessible), Enter presses each button
/// (enter_checks.h; tst_enter_presses), and no notice moves anything (still_checks.h;
/// tst_nothing_moves).
class TestLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsClipped_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("zoom");
        // Here the usual letters in light; dark, large, and at twice the scale they are looked at
        // in the longer language (tests/translations), which needs more room. The soak looks at
        // all.
        for (const Scene& scene : scenes()) {
            const bool isLarge = scene.name == u"results-sheet" || scene.name == u"heats-check-in";
            for (const int zoom : {100, 200}) {
                for (const Theme theme : {Theme::Light, Theme::Dark}) {
                    if (!isSoak() && ((zoom == 200 && !isLarge) || theme == Theme::Dark))
                        continue;
                    const QString row = u"%1 %2 %3"_s.arg(scene.name)
                                            .arg(zoom)
                                            .arg(theme == Theme::Light ? u"light"_s : u"dark"_s);
                    QTest::newRow(qPrintable(row)) << scene.name << static_cast<int>(theme) << zoom;
                }
            }
        }
    }
    void nothingIsClipped() {
        QFETCH(QString, name);
        QFETCH(int, theme);
        QFETCH(int, zoom);
        WindowFixture fixture;
        Choices choices = fixture.preferences().choices();
        choices.theme = static_cast<Theme>(theme);
        choices.zoom = zoom;
        fixture.preferences().setChoices(choices);
        sceneOf(name).set(fixture);
        QTest::qWait(20);
        QStringList faults;
        if (zoom == 100)
            faults += spokenFaults(fixture.window()) + startFaults(name, lookedAt(fixture));
        faults += roomFaults(fixture) + fadingsIn(lookedAt(fixture).grab().toImage())
                  + lettersOfTwo(*lookedAt(fixture).window())
                  + lettersOfNone(*lookedAt(fixture).window());
        QStringList painted = paintedFaults(lookedAt(fixture));
        if (!painted.isEmpty()) { // rows of several lines get their height later
            QTest::qWait(100);
            painted = paintedFaults(lookedAt(fixture));
        }
        faults += painted;
        faults += enterFaults(fixture) + noticeFaults(fixture);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
    }

    void aLetterOfTwoIsFound() {
        QMainWindow window;
        window.menuBar()->addMenu(u"&File"_s);
        auto* buttons = new QWidget;
        window.setCentralWidget(buttons);
        auto* row = new QHBoxLayout(buttons);
        row->addWidget(new QPushButton(u"Draw &factions"_s));
        row->addWidget(new QPushButton(u"&Draw"_s));
        auto* hidden = new QPushButton(u"&Delete"_s);
        row->addWidget(hidden);
        hidden->hide();
        window.show();
        QCOMPARE(lettersOfTwo(window), QStringList{u"Alt+F: &File, Draw &factions"_s});
    }

    void aLetterThatLeadsNowhereIsFound() {
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* composed = new QWidget;
        auto* line = new QLineEdit(composed);
        composed->setFocusProxy(line);
        form->addRow(u"&Starts"_s, composed);
        form->addRow(u"&Where"_s, new QLineEdit);
        window.show();
        QCOMPARE(lettersOfNone(window), QStringList{u"Alt+S: &Starts"_s});
        composed->setFocusPolicy(Qt::StrongFocus);
        QCOMPARE(lettersOfNone(window), QStringList());
    }

    /// The search must find what it is for.
    void aClippedLabelIsFound() {
        QWidget window;
        auto* label = new QLabel(u"Henrietta Swan Leavitt"_s, &window);
        label->setGeometry(0, 0, 20, 40);
        auto* whole = new QLabel(u"Ada"_s, &window);
        whole->setGeometry(0, 50, 200, 40);
        window.resize(400, 200);
        window.show();
        const QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.front().contains(u"Henrietta"_s));
    }

    void aCutChoiceAndACutBoxAreFound() {
        QWidget window;
        auto* choice = new QComboBox(&window);
        choice->addItem(u"Henrietta Swan Leavitt"_s);
        choice->setGeometry(0, 0, 80, 24);
        auto* box = new QCheckBox(u"Brings a copy"_s, &window);
        box->setGeometry(0, 40, box->fontMetrics().horizontalAdvance(box->text()) + 4, 24);
        window.resize(400, 200);
        window.show();
        QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 2);
        QVERIFY(faults[0].contains(u"Henrietta"_s) && faults[1].contains(u"Brings"_s));
        choice->setToolTip(choice->currentText());
        box->resize(box->sizeHint());
        QCOMPARE(clippedTexts(window), QStringList());
        choice->move(-20, 0);
        faults = clippedTexts(window);
        QVERIFY(faults.size() == 1 && faults[0].contains(u"cut off"_s));
    }

    /// Every list gets the help by the style.
    void aCutCellIsSaidWholeOrFound() {
        DeskTheme theme;
        QWidget window;
        auto* list = new QListWidget(&window);
        list->addItem(u"Henrietta Swan Leavitt"_s);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setGeometry(0, 0, 80, 80);
        window.resize(400, 200);
        window.show();
        QCOMPARE(clippedTexts(window), QStringList());
        delete list->findChild<QObject*>(u"listHelp"_s);
        const QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults[0].contains(u"no tip says it"_s));
        list->resize(300, 80);
        QCOMPARE(clippedTexts(window), QStringList());
    }

    /// A screen reader selects, and does not move the cursor.
    void whatIsSelectedFromOutsideIsMarked() {
        DeskTheme theme;
        QListWidget list;
        list.addItems({u"Ada"_s, u"Blaise"_s, u"Carl"_s});
        list.setCurrentRow(0);
        list.show();
        list.selectionModel()->select(list.model()->index(2, 0),
                                      QItemSelectionModel::ClearAndSelect);
        QCOMPARE(list.currentRow(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(list.currentRow(), 2, patience);
        list.selectionModel()->clearSelection();
        QCoreApplication::processEvents();
        QCOMPARE(list.currentRow(), 2);
    }

    /// Each column between what must stay of it and what it wants; all of the room is used where
    /// somebody still wants some, and more only where what must stay has no room.
    void columnsShareTheRoom() {
        QCOMPARE(sharedRoom({{50, 20}, {200, 60}, {80, 80}}, 400), (std::vector{50, 200, 80}));
        QCOMPARE(sharedRoom({{50, 20}, {200, 60}, {80, 80}}, 250), (std::vector{50, 120, 80}));
        QCOMPARE(sharedRoom({{50, 20}, {200, 60}, {80, 80}}, 100), (std::vector{20, 60, 80}));
        QRandomGenerator random(13);
        for (int round = 0; round < 500; ++round) {
            std::vector<ColumnWish> columns(static_cast<size_t>(random.bounded(1, 9)));
            int wanted = 0;
            int least = 0;
            for (ColumnWish& column : columns) {
                column.wanted = random.bounded(10, 300);
                column.least = random.bounded(0, column.wanted + 1);
                wanted += column.wanted;
                least += column.least;
            }
            const int room = random.bounded(0, 1500);
            const std::vector<int> widths = sharedRoom(columns, room);
            int used = 0;
            for (size_t i = 0; i < columns.size(); ++i) {
                QVERIFY(widths[i] >= columns[i].least && widths[i] <= columns[i].wanted);
                used += widths[i];
            }
            QVERIFY(used <= std::max(room, least));
            const auto count = static_cast<int>(columns.size());
            QVERIFY(used == wanted || used > room - count || used == least);
        }
    }

    void aNarrowListBreaksItsTitlesThenCutsThenSpares() {
        DeskTheme theme;
        ListTable list(theme, u"Games"_s);
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({u"Player of it"_s, u"Mean hours played"_s, u"Note"_s});
        for (const int column : {0, 2})
            model.setItem(0, column, new QStandardItem(u"Henrietta Swan Leavitt"_s));
        model.setItem(0, 1, new QStandardItem(u"4.2"_s));
        list.setModel(&model);
        list.setNameColumn(0);
        list.setSpareColumns({2});
        list.show();
        const auto fit = [&](int width) {
            list.resize(width, 200);
            list.fitColumns();
            return list.horizontalHeader()->height();
        };
        const int oneLine = fit(800);
        const int whole = list.columnWidth(1);
        int broken = 790;
        while (broken > 200 && fit(broken) == oneLine)
            broken -= 5;
        QVERIFY(fit(broken) > oneLine && list.columnWidth(1) < whole && !list.isColumnHidden(2));
        fit(200);
        QVERIFY(list.isColumnHidden(2));
        QTRY_COMPARE_WITH_TIMEOUT(list.horizontalScrollBar()->maximum(), 0, patience);
        QCOMPARE(fit(800), oneLine);
        QVERIFY(list.columnWidth(1) == whole && !list.isColumnHidden(2));
        list.setColumnHidden(2, true); // by the page: room does not bring it back
        fit(900);
        QVERIFY(list.isColumnHidden(2));
    }

    void aLetterThatLeadsNowhereAndACutHintAreFound() {
        QWidget window;
        auto* label = new QLabel(u"Second &backup folder"_s, &window);
        label->setGeometry(0, 0, 300, 40);
        auto* field = new QLineEdit(&window);
        field->setGeometry(0, 50, 60, 30);
        field->setPlaceholderText(u"Such as a USB drive"_s);
        window.show();
        const QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 2);
        QVERIFY(faults[0].contains(u"leads nowhere"_s) && faults[1].contains(u"Such as"_s));
        label->setBuddy(field);
        field->resize(300, 30);
        QCOMPARE(clippedTexts(window), QStringList());
    }

    void whatScrollsSidewaysIsFound() {
        QScrollArea area;
        auto* wide = new QLabel(u"wide"_s);
        wide->setMinimumWidth(600);
        area.setWidget(wide);
        area.resize(300, 200);
        area.show();
        QCOMPARE(clippedTexts(area).size(), 1);
        area.resize(700, 200);
        QTRY_COMPARE_WITH_TIMEOUT(clippedTexts(area), QStringList(), patience);
    }

    void aDialogThatIsTooHighIsFound() {
        QWidget dialog;
        dialog.setMinimumSize(200, lowestDialog);
        QVERIFY(fits(dialog));
        dialog.setMinimumHeight(lowestDialog + 1);
        QVERIFY(!fits(dialog));
        dialog.setMinimumSize(laptopWidth + 1, 100);
        QVERIFY(!fits(dialog));
    }

    void aDialogThatOpensTooLowIsFound() {
        QWidget dialog;
        auto* area = new QScrollArea(&dialog);
        auto* form = new QLabel(u"A form"_s);
        form->setFixedSize(100, 200);
        area->setWidget(form);
        dialog.show();
        area->resize(150, 150);
        QTRY_VERIFY_WITH_TIMEOUT(!opensWhole(dialog), patience);
        area->resize(150, 250);
        QTRY_VERIFY_WITH_TIMEOUT(opensWhole(dialog), patience);
    }

    void aDialogThatStartsElsewhereIsFound() {
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* field = new QLineEdit;
        auto* record = new AccentButton(u"Record"_s);
        auto* other = new QPushButton(u"Cancel"_s);
        for (QWidget* widget : {static_cast<QWidget*>(field), static_cast<QWidget*>(record),
                                static_cast<QWidget*>(other)})
            column->addWidget(widget);
        record->setDefault(true);
        dialog.show();
        field->setFocus();
        QCOMPARE(startFaults(u"dialog-any"_s, dialog), QStringList());
        record->setFocus();
        QCOMPARE(startFaults(u"dialog-any"_s, dialog).size(), 1);
        field->setFocus();
        other->setDefault(true);
        QCOMPARE(startFaults(u"dialog-any"_s, dialog).size(), 2);
    }

    void whatCannotBeUndoneStartsAtCancel() {
        WindowFixture fixture;
        sceneOf(irreversible).set(fixture);
        const QWidget& dialog = lookedAt(fixture);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.focusWidget(), patience);
        const auto* cancel
            = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        QCOMPARE(dialog.focusWidget(), static_cast<const QWidget*>(cancel));
        QVERIFY(cancel->isDefault());
    }

    /// Of a window that was made in the other one: its weak words and what is to be done next.
    void anotherThemeIsFollowed() {
        WindowFixture fixture;
        Choices choices = fixture.preferences().choices();
        choices.theme = Theme::Light;
        fixture.preferences().setChoices(choices);
        fixture.openSample();
        choices.theme = Theme::Dark;
        fixture.preferences().setChoices(choices);
        QTest::qWait(5);
        const Colors& dark = colorsOf(Tone::Dark);
        int weak = 0;
        int accented = 0;
        for (const QWidget* widget : fixture.window().findChildren<QWidget*>()) {
            const QColor text = widget->palette().color(QPalette::Active, QPalette::WindowText);
            const auto* label = qobject_cast<const QLabel*>(widget);
            const QWidget* parent = widget->parentWidget();
            const bool isOnBand = label && parent && parent->objectName() == u"practiceBand"_s;
            QVERIFY2(contrast(text, isOnBand ? dark.practice : dark.window) >= 4.5,
                     label ? qPrintable(label->text()) : widget->metaObject()->className());
            weak += qobject_cast<const TextLabel*>(widget) && text == dark.weakText ? 1 : 0;
            if (const auto* next = qobject_cast<const AccentButton*>(widget)) {
                QCOMPARE(next->palette().color(QPalette::Active, QPalette::ButtonText),
                         dark.accentText);
                ++accented;
            }
        }
        QVERIFY(weak > 0 && accented > 0);
    }

    void anotherSizeIsFollowed() {
        WindowFixture fixture;
        fixture.openSample();
        const auto heights = [&] {
            std::map<const QWidget*, int> all;
            for (const QWidget* widget : fixture.window().findChildren<QWidget*>()) {
                const bool isOurs = qobject_cast<const TextLabel*>(widget)
                                    || qobject_cast<const AccentButton*>(widget);
                if (isOurs && widget->isVisible())
                    all[widget] = widget->fontMetrics().height();
            }
            return all;
        };
        const auto before = heights();
        Choices choices = fixture.preferences().choices();
        choices.zoom = 200;
        fixture.preferences().setChoices(choices);
        QTest::qWait(5);
        auto after = heights();
        QVERIFY(before.size() >= 3);
        for (const auto& [widget, height] : before) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            QVERIFY2(after[widget] > height * 3 / 2,
                     qPrintable(u"%1: %2, then %3"_s.arg(label ? label->text() : QString())
                                    .arg(height)
                                    .arg(after[widget])));
        }
    }

    /// As painted, not as it was meant: a style may shade what it is given.
    void theAccentIsPaintedAsItWasComputed_data() { contrasts_data(); }
    void theAccentIsPaintedAsItWasComputed() {
        QFETCH(int, tone);
        const Colors& colors = colorsOf(static_cast<Tone>(tone));
        DeskTheme theme;
        theme.setTheme(static_cast<Tone>(tone) == Tone::Light ? Theme::Light : Theme::Dark);
        AccentButton button;
        button.resize(100, 30);
        const QImage image = button.grab().toImage();
        for (int y = 4; y < image.height() - 4; ++y)
            QCOMPARE(image.pixelColor(50, y), colors.accent);
        // Another button is shaded, and would not do.
        QPushButton plain;
        plain.setPalette(accentPalette(plain.palette()));
        plain.resize(100, 30);
        QVERIFY(plain.grab().toImage().pixelColor(50, 15) != colors.accent);
    }

    void contrasts_data() {
        QTest::addColumn<int>("tone");
        QTest::newRow("light") << static_cast<int>(Tone::Light);
        QTest::newRow("dark") << static_cast<int>(Tone::Dark);
    }
    void contrasts() {
        QFETCH(int, tone);
        const Colors& c = colorsOf(static_cast<Tone>(tone));
        const auto atLeast = [](const char* what, const QColor& one, const QColor& other,
                                double least) {
            const double has = contrast(one, other);
            QVERIFY2(has >= least, qPrintable(u"%1: %2"_s.arg(QLatin1StringView(what)).arg(has)));
        };
        for (const QColor& background : {c.window, c.base, c.alternate, c.button}) {
            atLeast("text", c.text, background, 4.5);
            atLeast("weak text", c.weakText, background, 4.5);
            atLeast("good", c.good, background, 4.5);
            atLeast("warning", c.warning, background, 4.5);
            atLeast("bad", c.bad, background, 4.5);
            atLeast("accent as a mark", c.accent, background, 3);
        }
        for (const QColor& background : {c.window, c.base})
            atLeast("edge", c.edge, background, 3);
        for (const QColor& marked : {c.selection, c.selectionIdle, c.accentTint}) {
            atLeast("text of a marked row", c.text, marked, 4.5);
            atLeast("weak text of a marked row", c.weakText, marked, 4.5);
        }
        for (const QColor& behind : {c.base, c.window, c.selection})
            atLeast("focus as a mark", c.focus, behind, 3);
        atLeast("accent on its tint", c.accentOnTint, c.accentTint, 4.5);
        atLeast("accent text", c.accentText, c.accent, 4.5);
        atLeast("practice", c.practiceText, c.practice, 4.5);
        atLeast("practice band", c.practice, c.window, 3);
        QCOMPARE(qRound(contrast(Qt::white, Qt::black)), 21);
    }
};

} // namespace mentat::test::tst_looks

MENTAT_TEST(tst_looks, TestLooks, QApplication)
#include "tst_looks.moc"
