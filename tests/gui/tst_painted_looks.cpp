#include "tests/gui/painted_checks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_painted_looks {

namespace {

QFont larger(int pixels) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * pixels / 12);
    return font;
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
            painter->fillRect(option.rect, coloursOf(option.palette).selection);
    }
};

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
        QVERIFY(first.isBold && first.widget == fact && first.ink == coloursOf(Tone::Light).text);
        QVERIFY(fact->geometry().adjusted(-1, -1, 1, 1).contains(first.box.toAlignedRect()));
        QCOMPARE(seen.texts()[1].widget, static_cast<const QWidget*>(field));
        QCOMPARE(seen.ground(field->geometry()), coloursOf(Tone::Light).base);
    }

    /// What is scrolled away is no fault of what is seen.
    void whatIsScrolledAwayIsNotTaken() {
        QWidget window;
        auto* away = new QLabel(u"Ada"_s, &window);
        away->move(0, 900);
        auto* seen = new QLabel(u"Blaise"_s, &window);
        seen->move(0, 10);
        const PaintedWindow taken = painted(window);
        QCOMPARE(taken.texts().size(), size_t(1));
        QCOMPARE(taken.texts().front().text, u"Blaise"_s);
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
        faint.setColor(QPalette::WindowText, coloursOf(faint).edge); // 3 and more, less than 4.5
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
        covered.setColor(QPalette::Window, coloursOf(covered).text);
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
        const QStringList faults = rivals(painted(window));
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.front().contains(u"Players"_s), qPrintable(faults.front()));
    }
};

} // namespace mentat::test::tst_painted_looks

MENTAT_TEST(tst_painted_looks, TestPaintedLooks, QApplication)
#include "tst_painted_looks.moc"
