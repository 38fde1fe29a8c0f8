#include "tests/gui/painted_texts.h"
#include "tests/gui/toolkit_parts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/only_unix.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/look/desk_theme.h"
#include "ui/look/line_icon.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleFactory>
#include <QTableWidget>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_toolkit_parts {

namespace {

QImage pictureOf(QWidget& widget) {
    QTest::qWait(20);
    return widget.grab().toImage();
}

} // namespace

/// What the toolkit opens by itself looks as the window does: flat, and without its own pictures.
class TestToolkitParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFlat_data() {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("theme");
        for (size_t part = 0; part < toolkitParts().size(); ++part) {
            for (const Theme theme : {Theme::Light, Theme::Dark})
                QTest::newRow(qPrintable(u"%1 %2"_s.arg(
                    toolkitParts()[part].name, theme == Theme::Light ? u"light"_s : u"dark"_s)))
                    << static_cast<int>(part) << static_cast<int>(theme);
        }
    }
    void isFlat() {
        QFETCH(int, part);
        QFETCH(int, theme);
        if (toolkitParts()[static_cast<size_t>(part)].name == u"toolkit-print"_s) {
            MENTAT_ONLY_ON_UNIX(ownPrintDialog);
        }
        WindowFixture fixture;
        Choices choices = fixture.preferences().choices();
        choices.theme = static_cast<Theme>(theme);
        fixture.preferences().setChoices(choices);
        fixture.openSample();
        QWidget& shown = toolkitParts()[static_cast<size_t>(part)].show(fixture.window());
        QVERIFY(shown.isVisible());
        const QStringList fadings = fadingsIn(pictureOf(shown));
        QVERIFY2(fadings.isEmpty(), qPrintable(fadings.join(u"\n"_s)));
        for (const QDialogButtonBox* box : shown.findChildren<QDialogButtonBox*>()) {
            for (const QAbstractButton* button : box->buttons())
                QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
        }
        shown.close();
    }

    /// Of one color with the entries of its menu: a tint, and no slab.
    void anOpenMenuIsATint() {
        WindowFixture fixture;
        fixture.openSample();
        QMenuBar& bar = *fixture.window().menuBar();
        QAction* first = bar.actions().front();
        const QRect place = bar.actionGeometry(first);
        // A desktop that activates the window late closes the menu: open it again.
        const auto paintedOpen = [&] {
            bar.setActiveAction(first);
            return pictureOf(bar).pixelColor(place.left() + 3, place.center().y());
        };
        QTRY_COMPARE_WITH_TIMEOUT(paintedOpen(), colorsOf(bar.palette()).selection, patience);
        if (first->menu())
            first->menu()->close();
    }

    /// B25: a text area has the round corners of every field, its keys or none.
    void textAreasHaveTheCornersOfFields() {
        WindowFixture fixture; // the program's style
        QWidget page;
        page.resize(400, 200);
        auto* line = new QLineEdit(&page);
        line->setGeometry(20, 20, 200, 60);
        auto* area = new QPlainTextEdit(&page);
        area->setGeometry(20, 100, 200, 60);
        for (QWidget* field : std::initializer_list<QWidget*>{line, area})
            field->setFocusPolicy(Qt::NoFocus);
        const auto haveOneCorner = [&page](const QRect& one, const QRect& other) {
            const QImage picture = pictureOf(page);
            const QSize corner(6, 6);
            return picture.copy({one.topLeft(), corner}) == picture.copy({other.topLeft(), corner});
        };
        page.show();
        QVERIFY(haveOneCorner(line->geometry(), area->geometry()));
        const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
        area->setStyle(fusion.get());
        QVERIFY(!haveOneCorner(line->geometry(), area->geometry()));
    }

    // At 200 % the check of Record touched its word.
    void theIconOfAButtonKeepsItsDistance() {
        WindowFixture fixture; // the program's style
        QWidget page;
        page.resize(600, 200);
        auto* button = new QPushButton(lineIcon(LineIcon::Check), u"Record"_s, &page);
        page.show();
        // Icon and word are in the middle together: the margins left and right are equal.
        const auto gap = [&] {
            button->adjustSize();
            const QRectF word = paintedPieces(*button).back().box;
            return word.left() - (button->width() - word.right()) - button->iconSize().width();
        };
        const double usual = gap();
        fixture.theme().setZoom(200);
        QApplication::processEvents();
        QVERIFY(gap() >= 1.5 * usual);
        fixture.theme().setZoom(100);
    }

    // The cell for the next answer was gray while the keys were elsewhere, as if disabled.
    void aCellToTypeIntoLooksLikeAField() {
        WindowFixture fixture; // the program's style
        QTableWidget list(2, 2);
        list.setFocusPolicy(Qt::NoFocus);
        list.setCurrentCell(0, 1);
        list.show();
        const Colors& colors = colorsOf(list.palette());
        const QRect cell = list.visualRect(list.model()->index(0, 1));
        const auto paintedAt
            = [&](const QPoint& place) { return pictureOf(*list.viewport()).pixelColor(place); };
        list.setSelectionBehavior(QAbstractItemView::SelectItems);
        QCOMPARE(paintedAt(cell.center()), colors.base);
        QVERIFY(paintedAt({cell.center().x(), cell.top() + 1}) != colors.base); // its edge
        list.setSelectionBehavior(QAbstractItemView::SelectRows);
        list.selectRow(0);
        QCOMPARE(paintedAt(cell.center()), colors.selectionIdle);
    }

    void whatFadesEitherWayIsFound() {
        QImage picture(120, 100, QImage::Format_ARGB32_Premultiplied);
        for (const bool isDown : {true, false}) {
            picture.fill(Qt::white);
            QPainter painter(&picture);
            for (int step = 0; step < 8; ++step) {
                const QRect row
                    = isDown ? QRect(24, 40 + step, 40, 1) : QRect(40 + step, 24, 1, 40);
                painter.fillRect(row, QColor(250 - 4 * step, 250 - 4 * step, 250 - 4 * step));
            }
            painter.end();
            const QString found = isDown ? u"down from %1, 39"_s : u"across from 39, %1"_s;
            QCOMPARE(fadingsIn(picture),
                     QStringList({found.arg(24), found.arg(32), found.arg(40), found.arg(48)}));
            // What is as narrow as a letter fades with its edges.
            painter.begin(&picture);
            for (const int line : {32, 48})
                painter.fillRect(isDown ? QRect(line, 0, 1, 100) : QRect(0, line, 120, 1), Qt::red);
            painter.end();
            QCOMPARE(fadingsIn(picture), QStringList());
        }
    }

    /// At rest no letter is underlined that Alt chooses, as on every desktop of today.
    void lettersAreUnderlinedWhileAltIsDown() {
        WindowFixture fixture; // the program's style
        QPushButton button(u"&Record"_s);
        button.resize(200, 40);
        button.show();
        // A desktop may activate a window late, and the ring of the focus is no underline.
        button.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&button, patience));
        const QImage atRest = pictureOf(button);
        QTest::keyPress(&button, Qt::Key_Alt);
        QVERIFY(pictureOf(button) != atRest);
        QTest::keyRelease(&button, Qt::Key_Alt);
        QVERIFY(pictureOf(button) == atRest);
        QTest::keyPress(&button, Qt::Key_Control);
        QVERIFY(pictureOf(button) == atRest);
        QTest::keyRelease(&button, Qt::Key_Control);
    }

    /// As the toolkit draws a button.
    void aBevelIsFound() {
        const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
        QWidget page;
        page.resize(300, 100);
        auto* button = new QPushButton(u"Beveled"_s, &page);
        button->setGeometry(20, 20, 200, 40);
        page.show();
        QCOMPARE(fadingsIn(pictureOf(page)), QStringList());
        button->setStyle(fusion.get());
        QVERIFY(!fadingsIn(pictureOf(page)).isEmpty());
    }
};

} // namespace mentat::test::tst_toolkit_parts

MENTAT_TEST(tst_toolkit_parts, TestToolkitParts, QApplication)
#include "tst_toolkit_parts.moc"
