#include "tests/gui/list_checks.h"
#include "tests/gui/looks.h"
#include "tests/support/patience.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/desk/page.h"
#include "ui/lists/list_table.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProxyStyle>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_lists {

namespace {

/// Counts the cells that are measured.
class CountingStyle final : public QProxyStyle {
public:
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& size, const QWidget* widget) const override {
        if (type == CT_ItemViewItem)
            ++cells;
        return QProxyStyle::sizeFromContents(type, option, size, widget);
    }
    mutable int cells = 0;
};

enum class Holds { Names, Numbers, Words, Texts };

/// A column of a list made at random.
struct MadeColumn {
    Holds holds;
    bool isSpare = false;
};

QString wordsOf(RandomSource& random, int least, int most) {
    static const std::vector<QString> words{u"Ada"_s,        u"Wichrowska"_s, u"of"_s,  u"Bene"_s,
                                            u"Gesserit"_s,   u"table"_s,      u"Lis"_s, u"heat"_s,
                                            u"Ghealbháin"_s, u"Stroud"_s,     u"by"_s};
    QStringList all;
    for (int i = random.between(least, most); i > 0; --i)
        all.append(random.of(words));
    return all.join(u' ');
}

QString textOf(RandomSource& random, Holds holds) {
    switch (holds) {
    case Holds::Names: return wordsOf(random, 1, 4);
    case Holds::Numbers: return QString::number(random.between(0, 9999));
    case Holds::Words: return wordsOf(random, 1, 3);
    case Holds::Texts: return wordsOf(random, 3, 20);
    }
    Q_UNREACHABLE();
}

/// The first holds names.
std::vector<MadeColumn> madeColumns(RandomSource& random) {
    std::vector<MadeColumn> columns{{Holds::Names, false}};
    for (int i = random.between(1, 8); i > 0; --i)
        columns.push_back({random.of(std::vector{Holds::Names, Holds::Numbers, Holds::Words,
                                                 Holds::Numbers, Holds::Words, Holds::Texts}),
                           random.oneIn(2)});
    return columns;
}

void fill(QStandardItemModel& model, const std::vector<MadeColumn>& columns, int rows,
          RandomSource& random) {
    for (size_t place = 0; place < columns.size(); ++place) {
        const int column = static_cast<int>(place);
        model.setHorizontalHeaderItem(column, new QStandardItem(wordsOf(random, 1, 2)));
        for (int row = 0; row < rows; ++row) {
            auto* item = new QStandardItem(textOf(random, columns[place].holds));
            const bool isNumber = columns[place].holds == Holds::Numbers;
            item->setTextAlignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
            model.setItem(row, column, item);
        }
    }
}

void setUp(ListTable& list, const std::vector<MadeColumn>& columns) {
    std::vector<int> spare;
    for (size_t place = 0; place < columns.size(); ++place) {
        const int column = static_cast<int>(place);
        if (columns[place].holds == Holds::Names)
            list.setNameColumn(column);
        if (columns[place].holds == Holds::Texts)
            list.setWideColumn(column);
        if (columns[place].isSpare && place > 0)
            spare.push_back(column);
    }
    list.setSpareColumns(std::move(spare));
}

} // namespace

/// What every list keeps to, whatever stands in it.
class TestLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesGiveWayLast() {
        RandomSource random(20261126);
        DeskTheme theme;
        int cut = 0;
        for (int round = 0; round < 200; ++round) {
            const std::vector<MadeColumn> columns = madeColumns(random);
            QStandardItemModel model;
            fill(model, columns, random.between(1, 12), random);
            ListTable list(theme, u"Made"_s);
            list.setModel(&model);
            setUp(list, columns);
            list.fitColumns();
            const int room = random.oneIn(2) ? random.between(150, 700) : random.between(700, 3840);
            list.resize(std::min(room, list.sizeHint().width()), list.sizeHint().height());
            list.show();
            list.fitColumns();
            const QStringList faults = cutNames(list);
            QVERIFY2(faults.isEmpty(), qPrintable(u"round %1, %2 px: %3"_s.arg(round).arg(room).arg(
                                           faults.join(u"; "_s))));
            // Planted: a name narrower than it is, and the room given to another column.
            const int whole = list.columnWidth(0);
            const int content = static_cast<QAbstractItemView&>(list).sizeHintForColumn(0);
            const bool scrolls
                = list.horizontalHeader()->length() > list.viewport()->width(); // no room at all
            if (scrolls || whole < content) {
                ++cut;
                continue;
            }
            list.horizontalHeader()->resizeSection(0, std::min(whole, content) / 2);
            QVERIFY2(!cutNames(list).isEmpty(), qPrintable(u"round %1"_s.arg(round)));
        }
        QVERIFY(cut > 5); // where not even the names have room
    }

    void aListEndsWithItsRowsAndColumns() {
        DeskTheme theme;
        QWidget page;
        auto* list = new ListTable(theme, u"Players"_s);
        auto* below = new QLabel(u"below"_s);
        QStandardItemModel model(3, 2);
        RandomSource random(7);
        fill(model, {{Holds::Names}, {Holds::Numbers}}, 3, random);
        list->setModel(&model);
        list->setNameColumn(0);
        addParts(bareColumn(&page, space::small), {{list, 1}, below});
        page.resize(900, 600);
        page.show();
        list->fitColumns();
        const auto faults = [&] { return listFaults(page, Density::Compact); };
        const auto isSound = [&] { return faults().isEmpty(); };
        QTRY_COMPARE_WITH_TIMEOUT(faults(), QStringList(), patience);
        QVERIFY(list->width() < 500 && list->x() == 0 && list->y() == 0);
        QCOMPARE(below->y(), list->height() + space::small);
        const int three = list->height();
        fill(model, {{Holds::Names}, {Holds::Numbers}}, 9, random);
        QTRY_COMPARE_WITH_TIMEOUT(list->height(), three + 6 * list->rowHeight(0), patience);
        fill(model, {{Holds::Names}, {Holds::Numbers}}, 90, random);
        list->fitColumns();
        QTRY_VERIFY_WITH_TIMEOUT(list->verticalScrollBar()->isVisible(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(below->geometry().bottom(), page.height() - 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(faults(), QStringList(), patience);
        // Planted: a list that is higher than its rows, or wider than its columns.
        model.setRowCount(3);
        QTRY_COMPARE_WITH_TIMEOUT(list->height(), three, patience);
        list->setFixedHeight(three + 40);
        QTRY_VERIFY_WITH_TIMEOUT(!isSound(), patience);
        list->setFixedHeight(three);
        QTRY_VERIFY_WITH_TIMEOUT(isSound(), patience);
        list->setMinimumWidth(800);
        QTRY_VERIFY_WITH_TIMEOUT(!isSound(), patience);
    }

    void aListThatDoesNotChangeItsSizeAsksForNoLayout() {
        DeskTheme theme;
        QWidget page;
        auto* list = new ListTable(theme, u"Players"_s);
        QStandardItemModel model;
        RandomSource random(11);
        fill(model, {{Holds::Names}, {Holds::Numbers}}, 5, random);
        list->setModel(&model);
        addParts(bareColumn(&page), {{list, 1}});
        page.resize(600, 400);
        page.show();
        list->fitColumns();
        QCoreApplication::processEvents();
        LayoutRequests asked(page);
        for (int row = 0; row < 5; ++row)
            model.item(row, 0)->setText(u"Ada"_s);
        list->viewport()->repaint();
        QCoreApplication::processEvents();
        QCOMPARE(asked.count, 0);
        model.setRowCount(4);
        QCoreApplication::processEvents();
        QVERIFY(asked.count > 0);
    }

    /// After letters have been larger, everything is as wide as before.
    void widthsComeBackAfterZooming() {
        DeskTheme theme;
        ListTable list(theme, u"Players"_s);
        QStandardItemModel model;
        RandomSource random(5);
        fill(model, {{Holds::Names}, {Holds::Numbers}, {Holds::Words}}, 6, random);
        list.setModel(&model);
        list.setNameColumn(0);
        list.resize(500, 300);
        list.show();
        list.fitColumns();
        QCoreApplication::processEvents();
        const auto widths = [&] {
            return std::array{list.columnWidth(0), list.columnWidth(1), list.columnWidth(2)};
        };
        const auto before = widths();
        theme.setZoom(200);
        QTRY_VERIFY_WITH_TIMEOUT(widths() != before, patience);
        theme.setZoom(100);
        QTRY_VERIFY_WITH_TIMEOUT(widths() == before, patience);
    }

    /// Rows that come in by a search say more than those the columns were fitted to.
    void aColumnGrowsWithItsRows() {
        DeskTheme theme;
        ListTable list(theme, u"Players"_s);
        QStandardItemModel model(2, 3);
        for (int column = 0; column < 3; ++column) {
            model.setItem(0, column, new QStandardItem(u"Ada"_s));
            model.setItem(1, column, new QStandardItem(u"Bo"_s));
        }
        list.setModel(&model);
        list.setNameColumn(0);
        list.resize(1200, 300);
        list.show();
        list.fitColumns();
        QCoreApplication::processEvents();
        const auto isWhole = [&](int column) {
            const QAbstractItemView& view = list;
            return list.columnWidth(column) >= view.sizeHintForColumn(column);
        };
        const auto width = [&] { return list.columnWidth(0); };
        const int fitted = width();
        // Each way in which rows come: one more, another text, all anew.
        model.appendRow({new QStandardItem(u"Michael Montgomery Smith"_s),
                         new QStandardItem(u"x"_s), new QStandardItem(u"y"_s)});
        QVERIFY(!isWhole(0)); // planted: it is cut until the list has followed
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(0), patience);
        model.item(0, 1)->setText(u"not registered, similar name"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(1), patience);
        const int grown = width();
        QVERIFY(grown > fitted);
        model.removeRow(2);
        model.item(0, 1)->setText(u"x"_s);
        QCoreApplication::processEvents();
        QCOMPARE(width(), grown); // nothing moves below the hand
        list.fitColumns();
        QCOMPARE(width(), fitted);
        QStandardItemModel other(1, 3);
        other.setItem(0, 0, new QStandardItem(u"Bartholomew Featherstonehaugh"_s));
        list.setModel(&other);
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(0), patience);
    }

    /// After a change only what is new is measured, and columns still follow their longest text.
    void eachTextIsMeasuredOnce() {
        constexpr int rows = 800;
        DeskTheme theme;
        CountingStyle style;
        ListTable list(theme, u"Players"_s);
        list.setStyle(&style);
        QStandardItemModel model;
        RandomSource random(7);
        fill(model, {{Holds::Names}, {Holds::Numbers}, {Holds::Words}}, rows, random);
        list.setModel(&model);
        list.setNameColumn(0);
        list.resize(1400, 400);
        list.show();
        list.fitColumns();
        QVERIFY(style.cells > rows); // planted: the first time is seen
        const int width = list.columnWidth(0);
        const QString before = model.item(rows / 2, 0)->text();

        style.cells = 0;
        const QString longest = u"Wichrowska "_s.repeated(6);
        model.item(rows / 2, 0)->setText(longest);
        list.fitColumns();
        QCOMPARE(style.cells, 1);
        QVERIFY(list.columnWidth(0) > width);
        model.item(rows / 2, 0)->setText(before);
        list.fitColumns();
        QCOMPARE(style.cells, 1);
        QCOMPARE(list.columnWidth(0), width);

        // A font of its own makes a cell wider.
        QFont bold = list.font();
        bold.setBold(true);
        model.item(rows / 2, 0)->setText(longest);
        list.fitColumns();
        const int plain = list.columnWidth(0);
        model.item(rows / 2, 0)->setFont(bold);
        list.fitColumns();
        QVERIFY(list.columnWidth(0) > plain);
    }

    void numbersStandApartFromWords() {
        DeskTheme theme;
        ListTable list(theme, u"Players"_s);
        QStandardItemModel model;
        RandomSource random(3);
        const std::vector<MadeColumn> columns{
            {Holds::Names}, {Holds::Numbers}, {Holds::Words}, {Holds::Numbers}};
        fill(model, columns, 6, random);
        list.setModel(&model);
        list.fitColumns();
        list.resize(list.sizeHint());
        list.show();
        list.fitColumns();
        QCOMPARE(touchingNumbers(list), QStringList());
        // Planted: a column that lets its number come too near.
        list.setItemDelegateForColumn(2, new CloseText(&list));
        QVERIFY(!touchingNumbers(list).isEmpty());
    }

    void rowsAreOfOneHeight() {
        DeskTheme theme;
        QWidget page;
        auto* table = new ListTable(theme, u"Players"_s);
        QStandardItemModel model;
        RandomSource random(2);
        fill(model, {{Holds::Names}}, 4, random);
        table->setModel(&model);
        auto* lines = new LineList;
        lines->addItems({u"Years"_s, u"Players"_s, u"Factions"_s});
        addParts(bareRow(&page), {{table, 1}, {lines, 1}});
        page.resize(700, 300);
        page.show();
        table->fitColumns();
        const auto faults = [&](Density density) { return listFaults(page, density); };
        QTRY_COMPARE_WITH_TIMEOUT(faults(Density::Compact), QStringList(), patience);
        QCOMPARE(table->rowHeight(0), lines->sizeHintForRow(0));
        theme.setDensity(Density::Comfortable);
        QTRY_COMPARE_WITH_TIMEOUT(faults(Density::Comfortable), QStringList(), patience);
        QVERIFY(!faults(Density::Compact).isEmpty());
        lines->setSpacing(3); // planted
        QTRY_VERIFY_WITH_TIMEOUT(!faults(Density::Comfortable).isEmpty(), patience);
    }

    void rowsOfSeveralLinesHaveTheSameRoom() {
        DeskTheme theme;
        QWidget page;
        auto* lines = new LineList;
        lines->setWordWrap(true);
        lines->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
        lines->setResizeMode(QListView::Adjust);
        lines->addItems({u"Nineteen show up\nWhat to do when"_s, u"Years"_s,
                         u"How many tables there are, and who plays at them"_s});
        addParts(bareColumn(&page), {{lines, 1}});
        page.resize(180, 400);
        page.show();
        const auto faults = [&] { return listFaults(page, Density::Compact); };
        QTRY_COMPARE_WITH_TIMEOUT(faults(), QStringList(), patience);
        const int pitch = listPitch(lines->fontMetrics(), Density::Compact);
        const int more = lines->fontMetrics().height();
        QCOMPARE(lines->visualItemRect(lines->item(0)).height(), pitch + more);
        QVERIFY(lines->visualItemRect(lines->item(2)).height() > pitch);
        lines->setMaximumHeight(60); // planted: it scrolls, and there is room
        QTRY_VERIFY_WITH_TIMEOUT(!faults().isEmpty(), patience);
        lines->setMaximumHeight(QWIDGETSIZE_MAX);
        QTRY_COMPARE_WITH_TIMEOUT(faults(), QStringList(), patience);
        lines->setItemDelegate(new LowRow(lines)); // planted
        QTRY_VERIFY_WITH_TIMEOUT(!faults().isEmpty(), patience);
    }

    /// Today has its next step in a card.
    void everyPageBeginsAtOneHeight() {
        WindowFixture fixture;
        fixture.openSample();
        int withNext = 0;
        for (const PageEntry& entry : fixture.workspace().pages()) {
            if (entry.id == u"today"_s)
                continue;
            fixture.goTo(entry.id);
            QTest::qWait(20);
            const QWidget& page = *fixture.workspace().current();
            QCOMPARE(pageFaults(page), QStringList());
            for (AccentButton* next : page.findChildren<AccentButton*>()) {
                if (!next->isVisible())
                    continue;
                ++withNext;
                const QPoint place = next->pos(); // planted
                next->move(place - QPoint(60, 0));
                QVERIFY(!pageFaults(page).isEmpty());
                next->move(place + QPoint(0, 60));
                QVERIFY(!pageFaults(page).isEmpty());
                next->move(place);
            }
            for (PageBar* bar : page.findChildren<PageBar*>()) {
                if (!bar->isVisible())
                    continue;
                const QPoint place = bar->pos(); // planted
                bar->move(place + QPoint(0, 5));
                QVERIFY(!pageFaults(page).isEmpty());
                bar->move(place);
            }
        }
        QVERIFY(withNext >= 2);
    }

    // A container with its buttons hidden put the others 8 px before the end of their bar.
    void anEmptyPartOfABarTakesNoRoom() {
        QWidget page;
        page.resize(600, 200);
        auto* last = new QPushButton(u"Double-check"_s);
        auto* bar = new PageBar({FreeSpace{}, last});
        auto* acts = new QWidget;
        auto* inner = new QWidget;
        auto* act = new QPushButton(u"Record"_s);
        (void)bareRow(acts);
        addParts(bareRow(inner), {act});
        acts->layout()->addWidget(inner);
        bar->add(acts);
        auto* row = new QWidget; // between the bar and what is below
        auto* word = new QLabel(u"Heat 1"_s);
        addParts(bareRow(row), {word});
        auto* below = new QLabel(u"Table 1"_s);
        addParts(pageColumn(&page), {bar, row, below, FreeSpace{}});
        page.show();
        const auto behind = [&] {
            for (int deep = 0; deep < 4; ++deep) // a layout tells the one around it
                QApplication::processEvents();
            return page.width() - space::page - last->mapTo(&page, QPoint(last->width(), 0)).x();
        };
        const auto above = [&] { return below->y() - bar->geometry().bottom() - 1; };
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(behind(), act->width() + space::small);
            QCOMPARE(above(), row->height() + 2 * space::small);
            act->hide();
            word->hide();
            QCOMPARE(behind(), 0);
            QCOMPARE(above(), space::small);
            QVERIFY(acts->size().isEmpty()); // it takes no click of its neighbors
            act->show();
            word->show();
        }
        keepRoomWhenHidden(*act);
        act->hide();
        QCOMPARE(behind(), act->width() + space::small);
    }

    /// Of the window of the sample and of a large event, at widths made at random.
    void listsHoldAtEveryWidth_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("page");
        for (const char* page : {"players", "heats", "results", "standings", "final", "awards",
                                 "rules", "statistics", "history", "reports", "journal", "event"})
            QTest::newRow(page) << sampleDocument() << QString::fromLatin1(page);
        for (const char* page : {"players", "standings"})
            QTest::addRow("large %s", page) << largeDocument() << QString::fromLatin1(page);
    }
    void listsHoldAtEveryWidth() {
        constexpr int widths = 5;
        QFETCH(QByteArray, document);
        QFETCH(QString, page);
        RandomSource random(static_cast<unsigned>(1992 + page.size()));
        WindowFixture fixture;
        fixture.open({document});
        fixture.goTo(page);
        for (int round = 0; round < widths; ++round) {
            // The narrowest and the widest, and what is between them.
            const int width = round == 0 ? 1000 : round == 1 ? 3840 : random.between(1001, 3839);
            fixture.window().resize(width, random.between(700, 1200));
            const QWidget& shown = *fixture.workspace().current();
            const auto faults = [&] { return listFaults(shown, fixture.theme().density()); };
            QTRY_VERIFY2_WITH_TIMEOUT(
                faults().isEmpty(),
                qPrintable(u"%1 px: %2"_s.arg(width).arg(faults().join(u"; "_s))), patience);
            QCOMPARE(missedFaults(shown), QStringList());
        }
    }

private:
    /// Cuts the names of each list of a page, and makes its last column end early. Gives the lists
    /// of which that was not found.
    static QStringList missedFaults(const QWidget& page) {
        QStringList missed;
        for (ListTable* list : page.findChildren<ListTable*>()) {
            QHeaderView& header = *list->horizontalHeader();
            if (!list->isVisible() || !list->model() || list->model()->rowCount() == 0
                || header.length() > list->viewport()->width()) // without room for all of it
                continue;
            const std::vector<int> names = list->nameColumns();
            int last = header.logicalIndexAt(header.length() - 2);
            int whole = list->columnWidth(last);
            header.resizeSection(last, whole - 4);
            if (list->columnWidth(last) < whole
                && listFaults(*list->parentWidget(), Density::Compact).isEmpty())
                missed.append(list->accessibleName() + u" ends early"_s);
            header.resizeSection(last, whole);
            last = names.empty() ? -1 : names.front();
            whole = last < 0 ? 0 : list->columnWidth(last);
            if (whole == 0
                || whole < static_cast<QAbstractItemView*>(list)->sizeHintForColumn(last))
                continue;
            header.resizeSection(last, 8 * list->fontMetrics().averageCharWidth());
            if (cutNames(*list).isEmpty())
                missed.append(list->accessibleName() + u" with cut names"_s);
            header.resizeSection(last, whole);
        }
        return missed;
    }

    /// Paints its text without the room before it.
    class CloseText final : public QStyledItemDelegate {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;
        void paint(QPainter* painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const override {
            painter->drawText(option.rect.adjusted(2, 0, 0, 0), Qt::AlignVCenter,
                              index.data().toString());
        }
    };

    /// Has one height, whatever stands in it.
    class LowRow final : public QStyledItemDelegate {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;
        [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                     const QModelIndex&) const override {
            return {100, listPitch(option.fontMetrics, Density::Compact)};
        }
    };

    /// Counts how often a widget is to be laid out anew.
    class LayoutRequests final : public QObject {
    public:
        explicit LayoutRequests(QWidget& page) { page.installEventFilter(this); }
        bool eventFilter(QObject*, QEvent* event) override {
            count += event->type() == QEvent::LayoutRequest ? 1 : 0;
            return false;
        }
        int count = 0;
    };
};

} // namespace mentat::test::tst_lists

MENTAT_TEST(tst_lists, TestLists, QApplication)
#include "tst_lists.moc"
