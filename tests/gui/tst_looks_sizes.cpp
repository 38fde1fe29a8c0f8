#include "tests/gui/looks.h"
#include "tests/gui/space_checks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/sheet_rows.h"
#include "ui/frame/page_header.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/lists/list_header.h"
#include "ui/lists/list_table.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProxyStyle>
#include <QPushButton>
#include <QSet>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_looks_sizes {

namespace {

/// The visible buttons that are wider than their words need.
QStringList stretchedButtons(const QWidget& page) {
    QStringList stretched;
    for (const auto* button : page.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->width() > button->sizeHint().width())
            stretched.append(button->text());
    }
    return stretched;
}

/// Whether a desktop can write all of the title between the buttons of the frame.
bool hasRoomForTitle(const QDialog& dialog) {
    constexpr int buttons = 100; // pixels, of three
    const QString title = dialog.windowTitle() + u" — Mentat"_s;
    return dialog.width() >= dialog.fontMetrics().horizontalAdvance(title) + buttons;
}

/// In percent, as the preferences set it.
void setZoom(WindowFixture& fixture, int zoom) {
    Choices choices = fixture.preferences().choices();
    choices.zoom = zoom;
    fixture.preferences().setChoices(choices);
}

} // namespace

/// Titles of columns, and what stands beside letters that became larger.
class TestLooksSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // B3: "What / it / does" over 340 px, "Solaris / · / favor / · / spice", "Won / by".
    void aTitleBreaksOnceWhereItsHalvesAreMostEqual() {
        const QFontMetrics letters(QApplication::font());
        QCOMPARE(inTwoLines(u"Solaris · favor · spice"_s, letters), u"Solaris ·\nfavor · spice"_s);
        QCOMPARE(inTwoLines(u"Players at each"_s, letters), u"Players\nat each"_s);
        QCOMPARE(inTwoLines(u"Won by"_s, letters), u"Won\nby"_s);
        QCOMPARE(inTwoLines(u"Normalized"_s, letters), u"Normalized"_s);
        QCOMPARE(inTwoLines(u"a ·"_s, letters), u"a ·"_s); // it would begin the second line
        QCOMPARE(inTwoLines({}, letters), QString());
    }

    void onlyTheTitleThatHasNoRoomBreaks() {
        DeskTheme theme;
        ListTable list(theme, u"Games"_s);
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({u"What it does"_s, u"Mean hours played"_s});
        model.setItem(0, 0, new QStandardItem(u"Henrietta Swan Leavitt plays a game"_s));
        model.setItem(0, 1, new QStandardItem(u"4"_s));
        list.setModel(&model);
        list.setNameColumn(0);
        list.show();
        list.fitColumns();
        const auto& header = *static_cast<ListHeader*>(list.horizontalHeader());
        list.resize(list.sizeHint().width() - header.widthOfTitle(1, false) / 3, 200);
        QTRY_VERIFY_WITH_TIMEOUT(list.columnWidth(1) < header.widthOfTitle(1, false), patience);
        QVERIFY(list.columnWidth(1) >= header.widthOfTitle(1, true));
        QVERIFY(list.columnWidth(0) >= header.widthOfTitle(0, false));
        // Two lines, and no third.
        const int line = list.fontMetrics().lineSpacing();
        const int two = header.height();
        list.resize(list.sizeHint().width(), 200);
        QTRY_COMPARE_WITH_TIMEOUT((two - header.height() + line / 2) / line, 1, patience);
    }

    // B24: 70 px right of it, at the upper edge.
    void theSortArrowIsBehindItsTitle() {
        DeskTheme theme;
        ListTable list(theme, u"Players"_s);
        QStandardItemModel model(1, 1);
        model.setHorizontalHeaderLabels({u"Name"_s});
        model.setItem(0, 0, new QStandardItem(u"Henrietta Swan Leavitt, of Massachusetts"_s));
        list.setModel(&model);
        list.horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
        list.setSortingEnabled(true);
        list.fitColumns();
        list.resize(list.sizeHint());
        list.show();
        const auto inkOf = [&] {
            const QImage title = list.horizontalHeader()->grab().toImage();
            int last = 0;
            for (int x = 0; x < title.width(); ++x) {
                for (int y = 3; y < title.height() - 3; ++y) {
                    if (qGray(title.pixel(x, y)) < 200)
                        last = x;
                }
            }
            return last;
        };
        QPixmap nothing(16, 1); // as Qt's list of files has before its first title
        nothing.fill(Qt::transparent);
        for (const QVariant& picture : {QVariant(), QVariant(nothing)}) {
            model.setHeaderData(0, Qt::Horizontal, picture, Qt::DecorationRole);
            list.horizontalHeader()->setSortIndicatorShown(true);
            const int behind = inkOf();
            list.horizontalHeader()->setSortIndicatorShown(false);
            const int words = inkOf();
            // A letter ends a pixel before its room does, and a stroke has round ends.
            QVERIFY2(behind > words && behind - words <= flat::roomOfSortArrow() + 2,
                     qPrintable(u"%1, %2"_s.arg(words).arg(behind)));
        }
    }

    // The arrow of a button with a menu had 3 px beside letters of 24.
    void theArrowOfAMenuGrowsWithTheLetters() {
        WindowFixture fixture; // the program's style
        fixture.openSample();
        const auto arrowOf = [] {
            QMenu menu;
            QPushButton button;
            button.setMenu(&menu);
            button.resize(120, 60);
            const QImage picture = button.grab().toImage();
            const QColor ground = picture.pixelColor(20, 30);
            int first = picture.width();
            int last = 0;
            for (int x = 60; x < picture.width() - 5; ++x) {
                for (int y = 5; y < picture.height() - 5; ++y) {
                    if (qAbs(qGray(picture.pixel(x, y)) - qGray(ground.rgb())) > 60) {
                        first = std::min(first, x);
                        last = std::max(last, x);
                    }
                }
            }
            return last - first + 1;
        };
        const int usual = arrowOf();
        QVERIFY2(usual >= 6, qPrintable(QString::number(usual)));
        fixture.theme().setZoom(200);
        QVERIFY2(arrowOf() >= 2 * usual - 2, qPrintable(QString::number(arrowOf())));
        fixture.theme().setZoom(100);
    }

    // B16: icons of 16 px beside letters of 24, check boxes of 12, buttons without padding.
    void whatStandsBesideLettersGrowsWithThem_data() {
        QTest::addColumn<int>("zoom");
        for (const char* scene : {"players", "heats-check-in", "heats-move", "results-warned",
                                  "standings", "final", "journal", "event", "reports"})
            for (const int zoom : {100, 150, 200})
                QTest::newRow(qPrintable(u"%1 %2"_s.arg(QLatin1String(scene)).arg(zoom))) << zoom;
    }
    void whatStandsBesideLettersGrowsWithThem() {
        QFETCH(int, zoom);
        WindowFixture fixture;
        setZoom(fixture, zoom);
        const QString scene = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
        const auto& all = scenes();
        if (std::ranges::find(all, scene, &Scene::name) == all.end())
            QFAIL(qPrintable(u"no scene "_s + scene));
        sceneOf(scene).set(fixture);
        QTest::qWait(20);
        const QStringList faults = proportionFaults(fixture.window());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
    }

    void whatStaysSmallBesideLargeLettersIsFound() {
        WindowFixture fixture;
        fixture.openSample();
        setZoom(fixture, 200);
        QTest::qWait(5);
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* icon = new IconLabel(16);
        icon->setLineIcon(LineIcon::Clock);
        auto* button = new QPushButton(lineIcon(LineIcon::Check), u"Record"_s);
        auto* box = new QCheckBox(u"Paper list"_s);
        for (QWidget* widget : std::initializer_list<QWidget*>{icon, button, box})
            row->addWidget(widget);
        window.show();
        QCOMPARE(proportionFaults(window), QStringList());
        icon->setPixmap(linePixmap(LineIcon::Clock, 16, Qt::black, 1));
        QCOMPARE(proportionFaults(window).size(), 1);
        icon->hide();
        button->setIconSize({16, 16});
        QCOMPARE(proportionFaults(window).size(), 1);
        button->setIcon({});
        button->setFixedWidth(button->fontMetrics().horizontalAdvance(button->text()) + 8);
        QTRY_COMPARE_WITH_TIMEOUT(proportionFaults(window).size(), 1, patience);
        button->hide();
        QCOMPARE(proportionFaults(window), QStringList());
        QProxyStyle plain(u"Fusion"_s);
        box->setStyle(&plain);
        QCOMPARE(proportionFaults(window).size(), 1);
        box->setStyle(nullptr);
    }

    // "Heats" was "He" at 200 %, and touched "Call the clock" at 100 %.
    void aLineHidesTheTitleWholeOrNotAtAll_data() {
        QTest::addColumn<int>("zoom");
        for (const char* scene : {"clock-line", "clocks", "clocks-results"})
            for (const int zoom : {100, 200})
                QTest::newRow(qPrintable(u"%1 %2"_s.arg(QLatin1String(scene)).arg(zoom))) << zoom;
    }
    void aLineHidesTheTitleWholeOrNotAtAll() {
        QFETCH(int, zoom);
        WindowFixture fixture;
        setZoom(fixture, zoom);
        const QString scene = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
        const auto& all = scenes();
        std::ranges::find(all, scene, &Scene::name)->set(fixture);
        fixture.window().resize(laptopWidth, laptopHeight);
        const auto& header = *fixture.window().findChild<PageHeader*>();
        auto& line = *fixture.window().findChild<ClockBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(line.width() > 0, patience);
        QTRY_COMPARE_WITH_TIMEOUT(cutWords(header, line), QStringList(), patience);
        // Planted: over half the title, and right behind it.
        const auto* title = header.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        const int left = title->mapTo(line.parentWidget(), QPoint()).x();
        const int words = title->fontMetrics().horizontalAdvance(title->text());
        for (const int at : {left + words / 2, left + words}) {
            line.setGeometry(at, line.y(), line.width(), line.height());
            QVERIFY(!cutWords(header, line).isEmpty());
        }
    }

    void gapsFollowTheLettersAndComeBack() {
        DeskTheme theme;
        QWidget window;
        auto* column = columnWithin(&window, {space::page, 0, space::page, space::page});
        auto* row = rowOfParts({new QLabel(u"Ada"_s), new QLabel(u"Byron"_s)});
        column->addLayout(row);
        window.show();
        QCOMPARE(row->spacing(), space::small);
        theme.setZoom(200);
        QCOMPARE(column->contentsMargins().left(), zoomedGap(space::page));
        QVERIFY(column->contentsMargins().left() > space::page);
        QVERIFY(row->spacing() > space::small);
        // What is made meanwhile has them when it is shown, and what a widget sets anew is its own.
        QWidget later;
        auto* own = columnWithin(&later, {space::group, 0, 0, 0});
        own->addWidget(new QLabel(u"later"_s));
        later.show();
        QCOMPARE(own->contentsMargins().left(), zoomedGap(space::group));
        own->setContentsMargins(space::tight, 0, 0, 0);
        theme.setZoom(150);
        QCOMPARE(own->contentsMargins().left(), zoomedGap(space::tight));
        theme.setZoom(100);
        QCOMPARE(column->contentsMargins(), QMargins(space::page, 0, space::page, space::page));
        QCOMPARE(row->spacing(), space::small);
        QCOMPARE(own->contentsMargins().left(), space::tight);
    }

    // B25: fields at x = 362, 362, and 363, and no line below the last seat.
    void aSheetHasOneEdgeAndALineBelowEachSeat_data() {
        QTest::addColumn<int>("zoom");
        for (const int zoom : {100, 150, 200})
            QTest::newRow(qPrintable(u"%1"_s.arg(zoom))) << zoom;
    }
    void aSheetHasOneEdgeAndALineBelowEachSeat() {
        QFETCH(int, zoom);
        WindowFixture fixture;
        setZoom(fixture, zoom);
        sceneOf(u"results-warned"_s).set(fixture);
        QTest::qWait(20);
        const auto cornerOf = [&fixture](FieldKind kind) {
            const auto& edit = fixture.widget<QWidget>(u"sheet-%1"_s.arg(static_cast<int>(kind)));
            return edit.mapTo(&fixture.window(), QPoint());
        };
        QCOMPARE(cornerOf(FieldKind::TurnsPlayed).x(), cornerOf(FieldKind::HowWon).x());
        // A line fewer above the seats.
        QCOMPARE(cornerOf(FieldKind::HowWon).y(), cornerOf(FieldKind::Alliances).y());
        auto* rows = fixture.window().findChild<SheetRows*>();
        QVERIFY(rows && rows->isVisible());
        const QImage picture = rows->grab().toImage();
        const QColor line = colorsOf(rows->palette()).line;
        const auto hasLine = [&line](const QImage& bottom) {
            for (int y = 0; y < bottom.height(); ++y) {
                if (bottom.pixelColor(2, y) == line
                    && bottom.pixelColor(bottom.width() - 3, y) == line)
                    return true;
            }
            return false;
        };
        const QRect below(0, picture.height() - space::small, picture.width(), space::small);
        QVERIFY(hasLine(picture.copy(below)));
        QVERIFY(!hasLine(picture.copy(below.translated(0, -2 * space::small))));
    }

    // B16, B17: a player's details opened by F2 alone, and buttons filled the width of the page.
    void withLargeLettersDetailsAreReached() {
        WindowFixture fixture;
        setZoom(fixture, 200);
        sceneOf(u"players"_s).set(fixture);
        QTest::qWait(20);
        auto& details = fixture.widget<QPushButton>(u"playersDetails"_s);
        QVERIFY(details.isVisible() && details.isEnabled());
        QCOMPARE(stretchedButtons(*fixture.workspace().current()), QStringList());
        details.click();
        QVERIFY(fixture.widget<QWidget>(u"playerName"_s).isVisible());
        details.click();
        QVERIFY(!fixture.widget<QWidget>(u"playerName"_s).isVisible());
    }

    // Stacked, each had a few lines.
    void withLargeLettersListAndPanelTakeTurns_data() {
        QTest::addColumn<QString>("list"); // the one with the focus
        QTest::newRow("players") << u"playersList"_s;
        QTest::newRow("standings") << u"standingsList"_s;
        QTest::newRow("awards") << u"awardsList"_s;
        QTest::newRow("history") << u"historyYears"_s;
        QTest::newRow("history-players") << u"historyPlayers"_s;
        QTest::newRow("storm-games") << u"gamesList"_s;
        QTest::newRow("storm-houses") << u"housesList"_s;
        QTest::newRow("journal") << u"journalList"_s;
    }
    void withLargeLettersListAndPanelTakeTurns() {
        QFETCH(QString, list);
        WindowFixture fixture;
        setZoom(fixture, 200);
        sceneOf(QString::fromLatin1(QTest::currentDataTag())).set(fixture);
        QTest::qWait(20);
        const auto* page = fixture.workspace().current();
        auto* listed = page->findChild<QWidget*>(list);
        QVERIFY(listed);
        const auto all = page->findChildren<ListWithPanel*>();
        const auto found = std::ranges::find_if(all, [&](const ListWithPanel* one) {
            return one->widget(0) == listed || one->widget(0)->isAncestorOf(listed);
        });
        QVERIFY(found != all.end());
        ListWithPanel& parts = **found;
        const auto isAlone = [&](int shown) {
            return parts.widget(shown)->isVisible() && !parts.widget(1 - shown)->isVisible();
        };
        parts.turnToList(); // some scenes show a panel
        QVERIFY(isAlone(0));
        QPushButton* other = nullptr;
        for (auto* button : page->findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == u"Details"_s)
                other = button;
        }
        QVERIFY(other && other->isEnabled());
        other->click();
        QVERIFY(isAlone(1));
        const auto hasFocus = [&](int part) {
            const QWidget* focus = QApplication::focusWidget();
            return parts.widget(part) == focus || parts.widget(part)->isAncestorOf(focus);
        };
        QVERIFY(hasFocus(1));
        QCOMPARE(other->text(), u"Back to the list"_s);
        other->click();
        QVERIFY(isAlone(0) && hasFocus(0));
        other->click();
        WindowFixture::press(u"Escape"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isAlone(0) && hasFocus(0), patience);
    }

    // Between 110 and 200 % the names of factions and winners were cut beside the ranking.
    void namesOfAwardsAreWholeAtEachZoom() {
        WindowFixture fixture;
        sceneOf(u"awards"_s).set(fixture);
        fixture.window().resize(laptopWidth, laptopHeight);
        const auto& list = fixture.widget<QTableView>(u"awardsList"_s);
        const auto isWhole = [&list](int column) {
            const auto& hint = static_cast<const QAbstractItemView&>(list);
            return list.isColumnHidden(column)
                   || list.columnWidth(column) >= hint.sizeHintForColumn(column);
        };
        for (int zoom = 100; zoom <= 200; zoom += 10) {
            setZoom(fixture, zoom);
            QTest::qWait(100); // at the earlier zoom all was whole
            if (zoom == 100)
                QVERIFY(
                    !fixture.workspace().current()->findChild<ListWithPanel*>()->isOneAtATime());
            for (int column = 0; column < list.model()->columnCount(); ++column)
                QTRY_VERIFY2_WITH_TIMEOUT(isWhole(column),
                                          qPrintable(u"column %1 at %2 %"_s.arg(column).arg(zoom)),
                                          patience);
        }
    }

    // Ctrl+Enter seemed to do nothing, and the note was typed below the window's edge.
    void withLargeLettersAnAnswerIsInSight_data() {
        QTest::addColumn<QString>("part");
        QTest::newRow("ruleset-sheet-fault") << u"refusedBar"_s;
        QTest::newRow("ruleset-sheet-warning") << u"refusedBar"_s;
        QTest::newRow("ruleset-correction") << u"correction"_s;
        QTest::newRow("results-warned") << u"sheetNote"_s;
        QTest::newRow("results-refused") << u"sheetNote"_s;
        QTest::newRow("clock-line") << u"callClockReason"_s;
    }
    void withLargeLettersAnAnswerIsInSight() {
        QFETCH(QString, part);
        WindowFixture fixture;
        setZoom(fixture, 200);
        sceneOf(QString::fromLatin1(QTest::currentDataTag())).set(fixture);
        const auto& answer = fixture.widget<QWidget>(part);
        QTRY_COMPARE_WITH_TIMEOUT(answer.visibleRegion().boundingRect(), answer.rect(), patience);
        QVERIFY(answer.height() >= answer.heightForWidth(answer.width()));
    }

    // In the middle of the page, as if something above were missing.
    void aShortHistoryBeginsAtTheTop() {
        WindowFixture fixture;
        sceneOf(u"ruleset-history"_s).set(fixture);
        const auto topIn = [&fixture](const QString& name) {
            return fixture.widget<QWidget>(name).mapTo(&fixture.window(), QPoint()).y();
        };
        const auto& topics = fixture.widget<QWidget>(u"historyTopics"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            topIn(u"historyYears"_s) < topIn(u"historyTopics"_s) + topics.height(), patience);
    }

    /// The ties pushed it below the window's edge.
    void withLargeLettersTheMarkedPlayerIsFirst() {
        WindowFixture fixture;
        sceneOf(u"standings"_s).set(fixture);
        for (const int zoom : {200, 100}) {
            setZoom(fixture, zoom);
            auto* parts = fixture.workspace().current()->findChild<ListWithPanel*>();
            QTRY_COMPARE_WITH_TIMEOUT(parts->isOneAtATime(), zoom == 200, patience);
            parts->turnToPanel();
            const auto& card = fixture.widget<QWidget>(u"standingCardTitle"_s);
            const auto* column = card.parentWidget()->layout();
            const auto* ties = &fixture.widget<QWidget>(u"tiesPanel"_s);
            QTRY_COMPARE_WITH_TIMEOUT(column->indexOf(&card) < column->indexOf(ties), zoom == 200,
                                      patience);
        }
    }

    void aButtonAsWideAsItsPageIsFound() {
        QWidget page;
        auto* column = new QVBoxLayout(&page);
        auto* button = new QPushButton(u"Add player"_s);
        column->addWidget(button, 0, Qt::AlignLeft);
        page.resize(800, 100);
        page.show();
        QCOMPARE(stretchedButtons(page), QStringList());
        column->setAlignment(button, Qt::Alignment());
        QTRY_COMPARE_WITH_TIMEOUT(stretchedButtons(page), QStringList{u"Add player"_s}, patience);
    }

    // "Grace period" stood 245 px before its field.
    void fieldsBeginNextToTheirLabels_data() {
        QTest::addColumn<int>("tab");
        QTest::newRow("event") << 0;
        QTest::newRow("event-heats") << 1;
        QTest::newRow("event") << 2;
        QTest::newRow("ruleset-settings") << 2;
    }
    void fieldsBeginNextToTheirLabels() {
        QFETCH(int, tab);
        WindowFixture fixture;
        sceneOf(QString::fromLatin1(QTest::currentDataTag())).set(fixture);
        fixture.widget<QTabBar>(u"eventTabs"_s).setCurrentIndex(tab);
        QTest::qWait(20);
        QCOMPARE(labelFaults(*fixture.workspace().current()), QStringList());
    }

    void aFieldFarFromItsLabelIsFound() {
        QWidget page;
        auto* grid = new QGridLayout(&page);
        auto* field = new QLineEdit;
        auto* label = new QLabel(u"Year"_s);
        label->setBuddy(field);
        grid->addWidget(label, 0, 0);
        grid->addWidget(field, 0, 1);
        page.resize(800, 100);
        page.show();
        QTRY_COMPARE_WITH_TIMEOUT(labelFaults(page), QStringList(), patience);
        grid->setColumnMinimumWidth(0, 322);
        QTRY_COMPARE_WITH_TIMEOUT(labelFaults(page).size(), 1, patience);
    }

    // B26: of "Who is at the desk — Mentat" the frame had "Who is at…— Mentat".
    void aDialogIsAsWideAsItsTitle() {
        const QString before = QGuiApplication::applicationDisplayName();
        QGuiApplication::setApplicationDisplayName(u"Mentat"_s);
        for (const int zoom : {100, 200}) {
            WindowFixture fixture;
            fixture.openSample();
            setZoom(fixture, zoom);
            bool hasRoom = false;
            WindowFixture::inNextDialog([&](QDialog& dialog) {
                hasRoom = hasRoomForTitle(dialog);
                dialog.reject();
            });
            fixture.menuEntry(u"Who is at the desk…"_s).trigger();
            QVERIFY2(hasRoom, qPrintable(QString::number(zoom)));
        }
        QGuiApplication::setApplicationDisplayName(before);
        // The planted fault: as wide as the field.
        QDialog narrow;
        narrow.setWindowTitle(u"Who is at the desk"_s);
        auto* column = new QVBoxLayout(&narrow);
        column->addWidget(new QLineEdit);
        narrow.show();
        narrow.resize(narrow.sizeHint());
        QVERIFY(!hasRoomForTitle(narrow));
    }
};

} // namespace mentat::test::tst_looks_sizes

MENTAT_TEST(tst_looks_sizes, TestLooksSizes, QApplication)
#include "tst_looks_sizes.moc"
