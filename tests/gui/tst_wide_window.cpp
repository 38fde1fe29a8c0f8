#include "tests/gui/list_checks.h"
#include "tests/gui/looks.h"
#include "tests/gui/space_checks.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/itemmodels/dune/seat_models.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_wide_window {

namespace {

constexpr QSize smallest(1280, 768); // as the window opens
constexpr QSize laptop(1366, 768);
constexpr QSize large(1920, 1080);
constexpr QSize largest(3840, 2160);
constexpr int near = 24; // pixels: what is beside something

/// Fields and boxes that nobody fills: wider than a line that is read with ease, twice.
QStringList stretchedFields(const QWidget& root) {
    constexpr int letters = 180;
    QStringList stretched;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const bool isField
            = qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget);
        if (isField && widget->isVisible()
            && widget->width() > letters * widget->fontMetrics().averageCharWidth())
            stretched.append(u"%1 is %2 px wide"_s.arg(widget->objectName()).arg(widget->width()));
    }
    return stretched;
}

/// Whether a column has room for all that stands in it.
bool isWhole(const QAbstractItemView& list, int column) {
    return list.visualRect(list.model()->index(0, column)).width()
           >= list.sizeHintForColumn(column);
}

/// What can be done is not further from the title than this, in pixels.
int widestBar(const QWidget& bar) {
    constexpr int letters = 310;
    return letters * bar.fontMetrics().averageCharWidth();
}

int rightOf(const QWidget& widget) {
    return widget.mapTo(widget.window(), QPoint(widget.width(), 0)).x();
}

int leftOf(const QWidget& widget) {
    return widget.mapTo(widget.window(), QPoint()).x();
}

/// Where a panel that scrolls is pulled apart: labels higher than their texts, and parts that
/// scroll by themselves within it.
QStringList tornParts(const QScrollArea& panel) {
    QStringList torn;
    for (const auto* label : panel.widget()->findChildren<QLabel*>()) {
        const int wanted = label->hasHeightForWidth() ? label->heightForWidth(label->width())
                                                      : label->sizeHint().height();
        if (label->isVisible() && label->height() > wanted + near)
            torn.append(u"%1 px for “%2”"_s.arg(label->height()).arg(label->text()));
    }
    for (const auto* part : panel.widget()->findChildren<QAbstractScrollArea*>()) {
        if (part->isVisible() && part->verticalScrollBar()->maximum() > 0)
            torn.append(u"%1 %2 scrolls"_s.arg(QLatin1String(part->metaObject()->className()),
                                               part->objectName()));
    }
    return torn;
}

} // namespace

/// What a screen has room for is used, on each of the sizes that people have; and names are the
/// last that gives way.
class TestWideWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void show(const QString& scene, const QSize& size, int zoom = 100) {
        m_fixture.reset(); // takes its letters' size along
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->setWindowSize(size);
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = zoom;
        m_fixture->preferences().setChoices(choices);
        sceneOf(scene).set(*m_fixture);
        QTest::qWait(20);
    }
    template <class Widget>
    Widget& widget(const QString& name) {
        return m_fixture->widget<Widget>(name);
    }
    bool areNamesOnCardsWhole() {
        const auto lists = m_fixture->window().findChildren<SeatList*>();
        return !lists.isEmpty() && std::ranges::all_of(lists, [](const SeatList* list) {
            return list->wholeWidth() <= list->width();
        });
    }
    int cardsInFirstRow() {
        const auto lists = m_fixture->window().findChildren<SeatList*>();
        const auto topOf
            = [](const QWidget* list) { return list->mapTo(list->window(), QPoint()).y(); };
        return static_cast<int>(std::ranges::count_if(
            lists, [&](const QWidget* list) { return topOf(list) == topOf(lists.front()); }));
    }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    // B20.
    void nothingIsStretched_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1920") << large;
        QTest::newRow("3840") << largest;
    }
    void nothingIsStretched() {
        QFETCH(QSize, size);
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->setWindowSize(size);
        m_fixture->openSample();
        for (const PageEntry& entry : m_fixture->workspace().pages()) {
            m_fixture->goTo(entry.id);
            QTest::qWait(20);
            QWidget& page = *m_fixture->workspace().current();
            const QStringList stretched = stretchedFields(page);
            QVERIFY2(stretched.isEmpty(), qPrintable(entry.id + u": "_s + stretched.join(u"; "_s)));
            for (const PageBar* bar : page.findChildren<PageBar*>()) {
                for (const auto* button : bar->findChildren<QAbstractButton*>()) {
                    if (button->isVisible())
                        QVERIFY2(rightOf(*button) - leftOf(*bar) <= widestBar(*bar),
                                 qPrintable(entry.id));
                }
            }
        }
        QLineEdit planted(&m_fixture->window());
        planted.resize(size.width() - 100, 30);
        planted.show();
        QVERIFY(!stretchedFields(m_fixture->window()).isEmpty());
    }

    void theCheckInFieldEndsWithItsList() {
        for (const QSize& size : {laptop, large}) {
            show(u"heats"_s, size);
            const auto& list = widget<QWidget>(u"checkInList"_s);
            QCOMPARE(widget<QWidget>(u"checkInField"_s).width(), list.width());
        }
    }

    // With short names, they began 97 px from it.
    void theTablesBeginNextToTheCheckIn() {
        show(u"heats-check-in"_s, laptop);
        const auto& list = widget<QWidget>(u"checkInList"_s);
        const auto* parts = m_fixture->workspace().current()->findChild<QSplitter*>();
        const auto gap = [&] { return leftOf(*parts->widget(1)) - rightOf(list); };
        QTRY_VERIFY_WITH_TIMEOUT(gap() <= near, patience);
        widget<QWidget>(u"checkInList"_s).setMaximumWidth(list.width() - 90); // planted
        QTRY_VERIFY_WITH_TIMEOUT(gap() > near, patience);
    }

    /// Fewer rows, and not another width at each letter.
    void theCheckInListKeepsItsWidthWhileOneTypes() {
        show(u"heats"_s, laptop);
        const auto& list = widget<QWidget>(u"checkInList"_s);
        widget<QLineEdit>(u"checkInField"_s).setFocus();
        const int before = list.width();
        for (const QChar letter : u"oda"_s) {
            WindowFixture::type(letter);
            QApplication::processEvents();
            QCOMPARE(list.width(), before);
            QCOMPARE(widget<QWidget>(u"checkInField"_s).width(), before);
        }
    }

    // B11: "Paper list" jumped by 417 px at the first letter, and back.
    void whatStandsBelowAListStaysWhileOneTypes() {
        show(u"heats"_s, laptop);
        const auto boxes = m_fixture->window().findChildren<QCheckBox*>();
        const auto paper = std::ranges::find_if(
            boxes, [](const QCheckBox* box) { return box->text() == u"Paper list"; });
        QVERIFY(paper != boxes.end());
        const QWidget& below = **paper;
        auto& field = widget<QLineEdit>(u"checkInField"_s);
        const auto& list = widget<ListTable>(u"checkInList"_s);
        field.setFocus();
        const int height = list.height();
        const int place = below.mapTo(&m_fixture->window(), QPoint()).y();
        for (const QChar letter : u"zof"_s) {
            WindowFixture::type(letter);
            QTest::qWait(5);
            QVERIFY(list.isSizeKept());
            QCOMPARE(list.height(), height);
            QCOMPARE(below.mapTo(&m_fixture->window(), QPoint()).y(), place);
        }
        field.clear();
        QVERIFY(!list.isSizeKept());
        // Planted: a list that nobody holds goes with its rows.
        ListTable loose(m_fixture->theme(), u"Loose"_s);
        QStandardItemModel rows(12, 1);
        loose.setModel(&rows);
        loose.fitColumns();
        const int before = loose.sizeHint().height();
        rows.removeRows(2, 10);
        QVERIFY(loose.sizeHint().height() < before);
    }

    // A5: a card in a row less, where the row below it is free.
    void namesOnCardsAreWhole() {
        for (const QSize& size : {laptop, large}) {
            show(u"heats"_s, size);
            QVERIFY(areNamesOnCardsWhole());
        }
    }
    void asManyCardsAsHaveRoom() {
        show(u"heats-large-drawn"_s, laptop);
        QVERIFY(cardsInFirstRow() >= 3);
        show(u"heats-large-drawn"_s, large);
        QVERIFY(cardsInFirstRow() >= 5);
    }

    // A5: 12 of 19 were cut.
    void namesInWhatIfAreWhole() {
        show(u"standings-what-if"_s, laptop);
        const auto& seats = widget<ListTable>(u"whatIfSeats"_s);
        QVERIFY(isWhole(seats, SupposedSeatsModel::Name));
        QCOMPARE(cutNames(widget<ListTable>(u"standingsList"_s)), QStringList());
    }

    // A5: the column stayed narrow.
    void namesComeBackAfterLargeLetters() {
        for (const QSize& size : {QSize(1000, 700), laptop}) {
            show(u"players"_s, size);
            const auto& list = widget<ListTable>(u"playersList"_s);
            const int column = list.nameColumns().front();
            const int before = list.columnWidth(column);
            QVERIFY(isWhole(list, column));
            for (int larger = 0; larger < 5; ++larger)
                WindowFixture::press(u"Ctrl++"_s);
            QTest::qWait(20);
            WindowFixture::press(u"Ctrl+0"_s);
            QTRY_COMPARE_WITH_TIMEOUT(list.columnWidth(column), before, patience);
        }
    }

    void theEdgeStaysWhenAColumnGoes() {
        show(u"players"_s, laptop);
        QWidget& panel = *m_fixture->workspace().current()->findChild<ListWithPanel*>()->widget(1);
        auto& list = widget<ListTable>(u"playersList"_s);
        const int edge = panel.x();
        const int wanted = list.sizeHint().width();
        list.setColumnHidden(list.nameColumns().front(), true);
        list.updateGeometry();
        QTRY_VERIFY_WITH_TIMEOUT(list.sizeHint().width() < wanted, patience);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(panel.x(), edge);
    }

    // With ties and rolls below, large letters left four.
    void largeLettersLeaveSixPlacesInTheStandings() {
        show(u"standings"_s, laptop);
        auto& list = widget<ListTable>(u"standingsList"_s);
        for (int larger = 0; larger < 5; ++larger)
            WindowFixture::press(u"Ctrl++"_s);
        QTRY_VERIFY_WITH_TIMEOUT(list.viewport()->height() >= 6 * list.rowHeight(0), patience);
        WindowFixture::press(u"Ctrl+0"_s);
    }

    // B5: 162 px from the list at 1366, 716 at 1920.
    void panelsAreBesideTheirLists_data() {
        QTest::addColumn<QSize>("size");
        for (const char* scene : {"players", "players-large", "journal", "rules", "rules-search",
                                  "awards", "awards-read-out", "standings-what-if",
                                  "standings-ties", "ruleset-players", "ruleset-standings-what-if"})
            for (const QSize& size : {smallest, laptop, large, largest})
                QTest::newRow(qPrintable(u"%1 %2"_s.arg(QLatin1String(scene)).arg(size.width())))
                    << size;
    }
    void panelsAreBesideTheirLists() {
        QFETCH(QSize, size);
        const QString scene = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
        show(scene, size);
        const QWidget& page = *m_fixture->workspace().current();
        QTRY_COMPARE_WITH_TIMEOUT(panelFaults(page), QStringList(), patience);
        auto* parts = page.findChild<ListWithPanel*>();
        QVERIFY(parts && parts->widget(1)->isVisible());
        // Planted: the panel elsewhere, too narrow, and as wide as the window.
        QWidget& panel = *parts->widget(1);
        const QRect place = panel.geometry();
        panel.setGeometry(place.translated(60, 0));
        QCOMPARE(panelFaults(page).size(), 1);
        panel.setGeometry(place.x(), place.y(), 100, place.height());
        QCOMPARE(panelFaults(page).size(), 1);
        panel.setGeometry(place.x(), place.y(), 2 * size.width(), place.height());
        QCOMPARE(panelFaults(page).size(), parts->reachesEnd() ? 0 : 1);
        panel.setGeometry(place);
        QCOMPARE(panelFaults(page), QStringList());
    }

    // B12: "Bene Ges…" beside a column with 60 px to spare, at the size with which the window
    // opens.
    void nothingIsCutBesideRoom_data() {
        QTest::addColumn<QString>("list");
        QTest::newRow("awards") << u"awardsList"_s;
        QTest::newRow("players") << u"playersList"_s;
        QTest::newRow("standings") << u"standingsList"_s;
        QTest::newRow("journal") << u"journalList"_s;
    }
    void nothingIsCutBesideRoom() {
        QFETCH(QString, list);
        show(QString::fromLatin1(QTest::currentDataTag()), smallest);
        auto& table = widget<ListTable>(list);
        QTRY_COMPARE_WITH_TIMEOUT(roomBesideCuts(table), QStringList(), patience);
        // Planted: what one column lacks, the next has.
        QHeaderView& header = *table.horizontalHeader();
        std::vector<int> shown;
        for (int place = 0; place < header.count(); ++place) {
            if (!header.isSectionHidden(header.logicalIndex(place)))
                shown.push_back(header.logicalIndex(place));
        }
        QVERIFY(shown.size() >= 2);
        header.resizeSection(shown[0], 20);
        header.resizeSection(shown[1], 600);
        QCOMPARE(roomBesideCuts(table).size(), 1);
    }

    // Two of the first four were cut beside their sources.
    void aQuestionTakesTwoLinesBeforeItIsCut() {
        show(u"rules"_s, laptop);
        auto& list = widget<ListTable>(u"ruleList"_s);
        const auto cutQuestions = [&] {
            QStringList cut;
            for (int row = 0; row < std::min(list.model()->rowCount(), 60); ++row) {
                const QString question = list.model()->index(row, 0).data().toString();
                const int needed = list.fontMetrics().horizontalAdvance(question);
                const int room = list.columnWidth(0) - 2 * space::cell;
                const int lines = list.rowHeight(row) / list.fontMetrics().height() - 1;
                if (needed > room && (lines < 2 || needed > 2 * room))
                    cut.append(question);
            }
            return cut;
        };
        QTRY_COMPARE_WITH_TIMEOUT(cutQuestions(), QStringList(), patience);
        list.horizontalHeader()->resizeSection(0, 200); // planted
        QVERIFY(!cutQuestions().isEmpty());
    }

    // The answer took half of the height from them: four.
    void largeLettersLeaveSixRules() {
        show(u"rules-search"_s, laptop);
        auto& list = widget<ListTable>(u"ruleList"_s);
        for (int larger = 0; larger < 5; ++larger)
            WindowFixture::press(u"Ctrl++"_s);
        QTRY_VERIFY_WITH_TIMEOUT(list.viewport()->height() >= 6 * list.rowHeight(1), patience);
        const auto& answer = widget<QWidget>(u"ruleText"_s);
        QVERIFY(leftOf(answer) > rightOf(list));
        WindowFixture::press(u"Ctrl+0"_s);
    }

    /// A large screen has room for what somebody played beside the details, which a laptop has
    /// below them.
    void aLargeScreenHasTheGamesBesideTheDetails() {
        const auto isBeside = [this] {
            return leftOf(widget<QWidget>(u"playerGames"_s))
                   > rightOf(widget<QWidget>(u"playerName"_s));
        };
        show(u"players"_s, laptop);
        QVERIFY(!isBeside());
        show(u"players"_s, large);
        QVERIFY(isBeside());
    }

    // B20: it stood at the other end of the window.
    void thePanelOfStandingsIsBesideTheList() {
        for (const QSize& size : {laptop, large, largest}) {
            show(u"standings-what-if"_s, size);
            const int gap = leftOf(widget<QWidget>(u"whatIfGame"_s))
                            - rightOf(widget<QWidget>(u"standingsList"_s));
            QVERIFY2(gap > 0 && gap < 4 * near, qPrintable(QString::number(gap)));
        }
    }

    // A player's card had holes of 150 px, and the ties a scroll bar of their own.
    void thePanelOfStandingsIsOneColumn() {
        const auto torn = [this] { return tornParts(widget<QScrollArea>(u"standingsSide"_s)); };
        for (const auto& [scene, size] :
             {std::pair(u"standings-ties"_s, laptop), std::pair(u"ruleset-standings"_s, laptop),
              std::pair(u"ruleset-standings"_s, large), std::pair(u"standings"_s, large)}) {
            show(scene, size);
            QTRY_COMPARE_WITH_TIMEOUT(torn(), QStringList(), patience);
        }
        auto& title = widget<QLabel>(u"standingCardTitle"_s);
        const QSize whole = title.size();
        title.resize(whole.width(), 150); // planted
        QVERIFY(!torn().isEmpty());
        title.resize(whole);
        QTRY_COMPARE_WITH_TIMEOUT(torn(), QStringList(), patience);
        widget<QWidget>(u"playerGames"_s).setFixedHeight(60); // planted
        QTRY_VERIFY_WITH_TIMEOUT(!torn().isEmpty(), patience);
    }

    // The vote showed one row, and with large letters the places none, above free room.
    void theFinalIsOneColumn() {
        const auto torn = [this] { return tornParts(widget<QScrollArea>(u"finalArea"_s)); };
        for (const int zoom : {100, 200}) {
            for (const QSize& size : {laptop, large}) {
                show(u"final-game-sample"_s, size, zoom);
                QTRY_COMPARE_WITH_TIMEOUT(torn(), QStringList(), patience);
                const auto* seats
                    = widget<QScrollArea>(u"finalArea"_s).widget()->findChild<SeatList*>();
                QVERIFY(seats && seats->isVisible());
            }
        }
        widget<QWidget>(u"placementsList"_s).setFixedHeight(60); // planted
        QTRY_COMPARE_WITH_TIMEOUT(torn().size(), 1, patience);
    }

    void theLineUpIsBesideTheCallList() {
        for (const QSize& size : {laptop, large, largest}) {
            show(u"final-calls"_s, size);
            const auto& list = widget<QWidget>(u"callList"_s);
            const auto& lineUp = widget<QWidget>(u"lineUpDeadline"_s);
            const int gap = leftOf(lineUp) - rightOf(list);
            constexpr int wordsBelow = 160; // the keys of the list may be wider than it
            const bool isBeside = gap > 0 && gap < near + wordsBelow;
            // The tables have the other half.
            const bool isBelow = leftOf(lineUp) == leftOf(list);
            QVERIFY2(size == laptop ? isBelow : isBeside, qPrintable(QString::number(gap)));
        }
    }

    // B27: the last row of eight had to be scrolled to, with room below it.
    void theFewRowsOfAYearAreWhole() {
        show(u"history"_s, laptop);
        auto& list = widget<ListTable>(u"historyBestFactions"_s);
        const auto& bar = *list.verticalScrollBar();
        QTRY_COMPARE_WITH_TIMEOUT(bar.maximum(), 0, patience);
        list.setMaximumHeight(list.height() - 40); // planted
        QTRY_VERIFY_WITH_TIMEOUT(bar.maximum() > 0, patience);
    }

    // 750 px were between a name and its score, and numbers began at the left.
    void aResultOfOneLineIsACard() {
        constexpr int names = 1; // of the grid's columns
        const auto faults = [this] {
            QStringList found;
            const auto& seats = widget<QWidget>(u"sheetSeats"_s);
            const auto labels = seats.findChildren<QLabel*>();
            const auto* last = labels.back();
            int free = last->window()->width(); // behind the longest name
            const auto* grid = seats.findChild<QGridLayout*>();
            for (int row = 0; row < grid->rowCount(); ++row) {
                const auto* item = grid->itemAtPosition(row, names);
                const auto* label = item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
                if (label && !label->text().isEmpty())
                    free = std::min(free, label->width() - label->sizeHint().width());
            }
            constexpr int tolerance = 2;
            if (free > tolerance)
                found.append(u"%1 px behind the longest name"_s.arg(free));
            if (!(last->alignment() & Qt::AlignRight))
                found.append(u"places begin at the left"_s);
            if (widget<QWidget>(u"sheetScores"_s).width() > ListWithPanel::widestPanel())
                found.append(u"the line is wider than its card"_s);
            return found;
        };
        for (const QSize& size : {smallest, laptop, large, largest}) {
            show(u"ruleset-sheet-scores"_s, size);
            QTRY_COMPARE_WITH_TIMEOUT(faults(), QStringList(), patience);
        }
        auto& card = widget<QWidget>(u"sheetCard"_s); // planted
        card.setMaximumWidth(QWIDGETSIZE_MAX);
        auto* game = widget<QWidget>(u"sheetScores"_s).parentWidget();
        game->setMinimumWidth(2 * ListWithPanel::widestPanel());
        QTRY_COMPARE_WITH_TIMEOUT(faults().size(), 1, patience);
        widget<QWidget>(u"sheetSeats"_s).findChild<QGridLayout*>()->setColumnStretch(names, 1000);
        QTRY_COMPARE_WITH_TIMEOUT(faults().size(), 2, patience);
        widget<QWidget>(u"sheetSeats"_s)
            .findChildren<QLabel*>()
            .back()
            ->setAlignment(Qt::AlignLeft);
        QCOMPARE(faults().size(), 3);
    }

    void listsKeepTheirColumnsBesideASheet() {
        show(u"results-recorded"_s, laptop);
        QVERIFY(widget<ListTable>(u"resultsList"_s).isColumnHidden(ResultsModel::Outcome));
        show(u"results-recorded"_s, large);
        QVERIFY(!widget<ListTable>(u"resultsList"_s).isColumnHidden(ResultsModel::Outcome));
    }

    // A title above nothing took the room of a title above something.
    void columnsWithoutAValueAreHidden() {
        const auto emptyColumns = [this] {
            int count = 0;
            const auto& list = widget<ListTable>(u"resultsList"_s);
            for (const int column :
                 {ResultsModel::Outcome, ResultsModel::Questions, ResultsModel::Warnings}) {
                bool isEmpty = true;
                for (int row = 0; row < list.model()->rowCount(); ++row)
                    isEmpty
                        = isEmpty && list.model()->index(row, column).data().toString().isEmpty();
                count += isEmpty && !list.isColumnHidden(column);
            }
            return count;
        };
        for (const QString& scene : {u"ruleset-results"_s, u"results"_s}) {
            show(scene, laptop);
            QTRY_COMPARE_WITH_TIMEOUT(emptyColumns(), 0, patience);
        }
        QVERIFY(!widget<ListTable>(u"resultsList"_s).isColumnHidden(ResultsModel::Outcome));
        widget<ListTable>(u"resultsList"_s).setColumnHidden(ResultsModel::Warnings, false);
        QCOMPARE(emptyColumns(), 1); // planted
    }

    // Numbers began at the left of their fields, and a title above them where a field began.
    void totalsOfAStormGameEndBelowTheirTitles() {
        show(u"storm-games"_s, laptop);
        auto& rows = widget<QWidget>(u"gameRows"_s);
        const auto leftAligned = [&rows] {
            int count = 0;
            for (const auto* field : rows.findChildren<QLineEdit*>())
                count += field->text().toInt() > 0 && !(field->alignment() & Qt::AlignRight);
            return count;
        };
        QCOMPARE(leftAligned(), 0);
        rows.findChildren<QLineEdit*>().back()->setAlignment(Qt::AlignLeft); // planted
        QCOMPARE(leftAligned(), 1);
    }

    void aSheetNamesTheFactionsWhereTheyHaveRoom() {
        const auto widest = [&] {
            int width = 0;
            for (const SideTag* tag : m_fixture->window().findChildren<SideTag*>())
                width = std::max(width, tag->width());
            return width / widget<QWidget>(u"resultSheet"_s).fontMetrics().averageCharWidth();
        };
        show(u"results-sheet"_s, laptop);
        const int withNames = widest();
        show(u"results-sheet"_s, laptop, 200);
        QVERIFY(withNames > 2 * widest());
    }
    void whatIsRecordedAsUnknownIsADash() {
        show(u"results-recorded"_s, laptop);
        int dashes = 0;
        for (const QLineEdit* field : m_fixture->window().findChildren<QLineEdit*>()) {
            if (field->isVisible() && field->text().isEmpty() && field->placeholderText() == u"–"_s)
                ++dashes;
        }
        QCOMPARE(dashes, 1);              // the cards of Ada Byron
        show(u"results-sheet"_s, laptop); // nothing is known to be unknown before it is recorded
        for (const QLineEdit* field : m_fixture->window().findChildren<QLineEdit*>())
            QVERIFY(field->placeholderText() != u"–"_s);
    }
};

} // namespace mentat::test::tst_wide_window

MENTAT_TEST(tst_wide_window, TestWideWindow, QApplication)
#include "tst_wide_window.moc"
