#include "tests/gui/contrast.h"
#include "tests/gui/painted_checks.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/page.h"
#include "ui/frame/page_header.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/linked_text.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QFontInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_painted_looks {

namespace {

QFont larger(int pixels) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * pixels / 12);
    return font;
}

/// Which large letters can be read in on this ground, and small ones not.
QColor faintOn(const QColor& ground) {
    for (int gray = 0; gray < 256; ++gray) {
        const QColor ink(gray, gray, gray);
        if (const double has = contrast(ink, ground); has > 3.5 && has < 4)
            return ink;
    }
    return {};
}

/// Shown and painted.
PaintedWindow painted(QWidget& window) {
    window.resize(500, 200);
    window.show();
    QApplication::processEvents();
    return PaintedWindow(window);
}

/// A planted fault: it marks as if its list had the keys.
class LoudDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex&) const override {
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, colorsOf(option.palette).selection);
    }
};

class ReadText final : public LinkedText {
protected:
    void doSetSource(const QUrl&, QTextDocument::ResourceType) override {}
};

/// Where the texts of a page stand, in pixels from the window's top.
struct Grid {
    double title = 0;
    std::vector<double> bar; // of what can be done there, and of titles
};

Grid gridOf(const PaintedWindow& painted) {
    Grid grid;
    const auto* header = painted.window().findChild<const PageHeader*>();
    for (const PaintedWindow::Text& text : painted.texts()) {
        const QWidget* place = text.widget;
        if (!place || !isSeen(text))
            continue;
        if (header->isAncestorOf(place) && grid.title == 0)
            grid.title = text.baseline;
        const bool isText = qobject_cast<const QLabel*>(place)
                            || qobject_cast<const QAbstractButton*>(place)
                            || qobject_cast<const QLineEdit*>(place);
        const QWidget* row = place->parentWidget(); // within the bar
        const auto* bar = qobject_cast<const PageBar*>(row ? row->parentWidget() : nullptr);
        if (isText && bar && bar->height() == bar->minimumHeight())
            grid.bar.push_back(text.baseline);
    }
    return grid;
}

QStringList offTheGrid(const std::map<QString, Grid>& pages) {
    QStringList faults;
    const Grid& first = pages.begin()->second;
    std::optional<double> line;
    for (const auto& [id, grid] : pages) {
        if (std::abs(grid.title - first.title) > 0.5)
            faults.append(u"%1: its title is at %2"_s.arg(id).arg(grid.title));
        for (const double bar : grid.bar) {
            line = line.value_or(bar);
            if (std::abs(bar - *line) > 1.2)
                faults.append(
                    u"%1: its bar has a text at %2, not %3"_s.arg(id).arg(bar).arg(*line));
        }
    }
    return faults;
}

QListWidget* listOf(const QString& name, QHBoxLayout* row) {
    auto* list = new QListWidget;
    row->addWidget(list);
    list->setAccessibleName(name);
    list->addItems({u"Ada"_s, u"Blaise"_s});
    list->setCurrentRow(0);
    return list;
}

} // namespace

/// The checks that tst_looks makes of each scene as it is painted find what they are for.
class TestPaintedLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsTakenWithItsPlace() {
        DeskTheme theme;
        theme.setTheme(Theme::Light);
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* fact = new TextLabel(TextLevel::Fact, u"28"_s);
        auto* field = new QLineEdit(u"Ada"_s);
        row->addWidget(fact);
        row->addWidget(field);
        const PaintedWindow seen = painted(window);
        QCOMPARE(seen.texts().size(), size_t(2));
        const PaintedWindow::Text& first = seen.texts()[0];
        QCOMPARE(first.text, u"28"_s);
        QCOMPARE(qRound(first.pixels * 12 / usualPixels()), 22);
        QVERIFY(first.isBold && first.widget == fact && first.ink == colorsOf(Tone::Light).text);
        QVERIFY(fact->geometry().adjusted(-1, -1, 1, 1).contains(first.box.toAlignedRect()));
        QCOMPARE(seen.texts()[1].widget, static_cast<const QWidget*>(field));
        QCOMPARE(seen.ground(field->geometry()), colorsOf(Tone::Light).base);
    }

    /// What is scrolled away is no fault of what is seen.
    void whatIsScrolledAwayIsNotTaken() {
        QWidget window;
        auto* away = new QLabel(u"Ada"_s, &window);
        away->move(0, 900);
        auto* seen = new QLabel(u"Blaise"_s, &window);
        seen->move(0, 10);
        const PaintedWindow taken = painted(window);
        std::vector<QString> texts;
        for (const PaintedWindow::Text& text : taken.texts()) {
            if (isSeen(text))
                texts.push_back(text.text);
        }
        QCOMPARE(texts, std::vector{u"Blaise"_s});
    }

    void aSizeOffTheScaleIsFound() {
        DeskTheme theme;
        QWidget window;
        auto* label = new QLabel(u"Henrietta"_s, &window);
        label->setFont(larger(15));
        const QStringList faults = sizesOffTheScale(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"Henrietta"_s), qPrintable(faults.front()));
        label->setFont(larger(14));
        QCOMPARE(sizesOffTheScale(painted(window)), QStringList());
        theme.setZoom(200);
        QCOMPARE(sizesOffTheScale(painted(window)).size(), 1);
    }

    void twoSizesInARowAreFound() {
        DeskTheme theme;
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* title = new TextLabel(TextLevel::GroupTitle, u"Heat 1"_s);
        auto* note = new TextLabel(TextLevel::Weak, u"five tables"_s);
        for (QWidget* part : {title, note})
            row->addWidget(part, 0, Qt::AlignBottom);
        note->setContentsMargins(0, 0, 0,
                                 title->fontMetrics().descent() - note->fontMetrics().descent());
        QCOMPARE(unevenRows(painted(window)), QStringList());
        row->setDirection(QBoxLayout::RightToLeft); // the title stands after its note
        QStringList faults = unevenRows(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"two sizes"_s), qPrintable(faults.front()));
        delete title;
        auto* fact = new TextLabel(TextLevel::Fact, u"28"_s);
        row->addWidget(fact, 0, Qt::AlignBottom);
        note->setContentsMargins(0, 0, 0,
                                 fact->fontMetrics().descent() - note->fontMetrics().descent());
        QCOMPARE(unevenRows(painted(window)), QStringList());
    }

    void aLineOfItsOwnInARowIsFound() {
        DeskTheme theme;
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* label = new QLabel(u"Name"_s);
        row->addWidget(label);
        row->addWidget(new QLineEdit(u"Ada"_s));
        row->addWidget(new QPushButton(u"Record"_s));
        QCOMPARE(unevenRows(painted(window)), QStringList());
        label->setContentsMargins(0, 0, 0, 6);
        const QStringList faults = unevenRows(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"on two lines"_s), qPrintable(faults.front()));
        label->setText(u"Name\nas it is on the badge"_s); // of several lines: beside, not in line
        QCOMPARE(unevenRows(painted(window)), QStringList());
    }

    void aFormsRowsAreSeenToo() {
        DeskTheme theme;
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* label = new QLabel(u"Name"_s);
        form->addRow(label, new QLineEdit(u"Ada"_s));
        QCOMPARE(unevenRows(painted(window)), QStringList());
        label->setFont(larger(9));
        QVERIFY(!unevenRows(painted(window)).isEmpty());
    }

    void aFaintTextIsFound_data() {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(Theme::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Dark);
    }
    void aFaintTextIsFound() {
        QFETCH(int, theme);
        DeskTheme desk;
        desk.setTheme(static_cast<Theme>(theme));
        QWidget window;
        auto* label = new QLabel(u"Henrietta"_s, &window);
        label->resize(200, 60);
        QCOMPARE(faintTexts(painted(window)), QStringList());
        QPalette faint = label->palette();
        faint.setColor(QPalette::WindowText, faintOn(colorsOf(faint).window));
        label->setPalette(faint);
        const QStringList faults = faintTexts(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"contrast of "_s), qPrintable(faults.front()));
        label->setFont(larger(28)); // large letters can be read with less
        QCOMPARE(faintTexts(painted(window)), QStringList());
        // What counts is what is painted behind it, whatever the palette says.
        label->setPalette(QPalette());
        label->setFont(QFont());
        label->setAutoFillBackground(true);
        QPalette covered = label->palette();
        covered.setColor(QPalette::Window, colorsOf(covered).text);
        label->setPalette(covered);
        QCOMPARE(faintTexts(painted(window)).size(), 1);
    }

    /// What is marked in a field is painted over what is not.
    void aMarkedTextIsJudgedAsItIsMarked() {
        DeskTheme theme;
        theme.setTheme(Theme::Light);
        QWidget window;
        auto* field = new QLineEdit(u"Henrietta Swan Leavitt"_s, &window);
        field->resize(300, 30);
        field->selectAll();
        QCOMPARE(faintTexts(painted(window)), QStringList());
    }

    void twoAccentsAreFound() {
        DeskTheme theme;
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        row->addWidget(new AccentButton(u"Record"_s));
        auto* other = new AccentButton(u"Print"_s);
        row->addWidget(other);
        const QStringList faults = rivals(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"Print"_s), qPrintable(faults.front()));
        other->setEnabled(false); // then it is as plain as others
        QCOMPARE(rivals(painted(window)), QStringList());
        other->setEnabled(true);
        other->hide();
        QCOMPARE(rivals(painted(window)), QStringList());
    }

    void twoListsWithTheMarkOfTheKeysAreFound() {
        DeskTheme theme;
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* first = listOf(u"Tables"_s, row);
        auto* second = listOf(u"Players"_s, row);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        first->setFocus();
        QCOMPARE(rivals(painted(window)), QStringList());
        second->setItemDelegate(new LoudDelegate(second));
        QStringList faults = rivals(painted(window));
        QCOMPARE(faults.size(), 2);
        QVERIFY2(faults[0].contains(u"2 places"_s) && faults[0].contains(u"Players"_s),
                 qPrintable(faults[0]));
        QVERIFY2(faults[1].contains(u"“Players” has the mark"_s), qPrintable(faults[1]));
        first->clearSelection(); // one mark, but not where the keys are
        faults = rivals(painted(window));
        QCOMPARE(faults.size(), 1);
    }

    /// What the page offers waits until a question that it has opened is answered.
    void aQuestionTakesTheAccentFromThePage() {
        DeskTheme theme;
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* start = new AccentButton(u"Start all"_s);
        start->setLineIcon(LineIcon::Start);
        auto* change = new AccentButton(u"Change seats"_s);
        change->setNextOf(NextOf::Question);
        row->addWidget(start);
        row->addWidget(change);
        QCOMPARE(rivals(painted(window)), QStringList());
        QVERIFY(change->hasAccent() && !start->hasAccent());
        QCOMPARE(faintTexts(painted(window)), QStringList());
        change->hide();
        QVERIFY(start->hasAccent());
        QCOMPARE(faintTexts(painted(window)), QStringList());
        change->show();
        QVERIFY(!start->hasAccent());
        change->setEnabled(false);
        QVERIFY(start->hasAccent());
        start->setNextOf(NextOf::Question); // planted
        change->setEnabled(true);
        QCOMPARE(rivals(painted(window)).size(), 1);
    }

    /// Titles, what can be done, and the titles of columns stand at one height on every page.
    void pagesStandOnOneGrid() {
        WindowFixture fixture;
        fixture.openSample();
        std::map<QString, Grid> pages;
        for (const PageEntry& entry : fixture.workspace().pages()) {
            fixture.goTo(entry.id);
            QTest::qWait(5);
            pages[entry.id] = gridOf(PaintedWindow(fixture.window()));
        }
        const auto found = static_cast<int>(std::ranges::count_if(
            pages, [](const auto& page) { return !page.second.bar.empty(); }));
        QVERIFY(pages.size() > 10 && found > 6);
        QCOMPARE(offTheGrid(pages), QStringList());
        for (const bool isTitle : {true, false}) { // planted
            auto moved = pages;
            if (isTitle)
                moved[u"players"_s].title += 3;
            else
                moved[u"heats"_s].bar.back() += 3;
            QCOMPARE(offTheGrid(moved).size(), 1);
        }
    }

    /// Each has its text on the line of the label beside it.
    void fieldsOfAFormStandInLine_data() {
        QTest::addColumn<int>("zoom");
        for (const int zoom : {100, 125, 150, 200})
            QTest::addRow("%d", zoom) << zoom;
    }
    void fieldsOfAFormStandInLine() {
        QFETCH(int, zoom);
        DeskTheme theme;
        theme.setZoom(zoom);
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* choice = new QComboBox;
        choice->addItem(u"Ixian"_s);
        auto* line = new QLineEdit(u"Ada"_s);
        auto* number = new QSpinBox;
        auto* moment = new QDateTimeEdit;
        const std::array<QWidget*, 4> fields{line, choice, number, moment};
        for (QWidget* field : fields)
            form->addRow(u"Name"_s, field);
        QCOMPARE(unevenRows(painted(window)), QStringList());
        for (const QWidget* field : fields)
            QCOMPARE(field->height(), line->height());
        form->labelForField(number)->setContentsMargins(0, 0, 0, 12); // planted
        QVERIFY(!unevenRows(painted(window)).isEmpty());
    }

    /// A text with headings has those of the scale, also after another size was chosen.
    void headingsAreOnTheScale() {
        DeskTheme theme;
        ReadText text;
        text.showHtml(u"<h1>Rules</h1><h2>Battles</h2><h3>Order</h3><p>First.</p>"_s);
        QCOMPARE(sizesOffTheScale(painted(text)), QStringList());
        QCOMPARE(PaintedWindow(text).texts().size(), size_t(4));
        const auto sizeOf = [&](int line) {
            const QTextBlock block = text.document()->findBlockByNumber(line);
            return QFontInfo(block.begin().fragment().charFormat().font()).pixelSize();
        };
        // The letters of the text are on the scale, too: each heading is larger than the next.
        const auto areHeadings = [&] {
            return sizeOf(0) > sizeOf(1) && sizeOf(1) > sizeOf(2) && sizeOf(2) > sizeOf(3);
        };
        QVERIFY(areHeadings());
        theme.setZoom(150);
        QCOMPARE(sizesOffTheScale(painted(text)), QStringList());
        QVERIFY(areHeadings());
        QTextCharFormat ofTheToolkit; // planted
        ofTheToolkit.setProperty(QTextFormat::FontSizeAdjustment, 0);
        QTextCursor all(text.document());
        all.select(QTextCursor::Document);
        all.mergeCharFormat(ofTheToolkit);
        QVERIFY(!areHeadings());
        text.setHtml(u"<h3>Order</h3>"_s); // planted
        QCOMPARE(sizesOffTheScale(painted(text)).size(), 1);
    }
};

} // namespace mentat::test::tst_painted_looks

MENTAT_TEST(tst_painted_looks, TestPaintedLooks, QApplication)
#include "tst_painted_looks.moc"
