#include "tests/gui/looks.h"
#include "tests/gui/spoken_checks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/look/fields.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_accessible {

namespace {

/// A planted fault: it tells nothing of the states that the widget's kind has.
struct Taciturn final : QAccessibleWidget {
    using QAccessibleWidget::QAccessibleWidget;
    ~Taciturn() override = default;
};

/// The visible things that the Tab key reaches and that look the same with the focus and without
/// it; of each class in "known" nothing, and each that is looked at is added to it.
QStringList unseenFocus(QWidget& root, QSet<QByteArray>& known) {
    QStringList unseen;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const QByteArray kind = widget->metaObject()->className();
        const bool isSeen = widget->window() == &root && !widget->visibleRegion().isEmpty();
        if (!isReached(*widget) || !isSeen || known.contains(kind))
            continue;
        known.insert(kind);
        root.setAttribute(Qt::WA_KeyboardFocusChange); // as the Tab key does
        widget->clearFocus();
        QApplication::processEvents();
        const QImage without = widget->grab().toImage();
        widget->setFocus(Qt::TabFocusReason);
        QApplication::processEvents();
        if (!widget->hasFocus()) // it hands it on to something within
            continue;
        if (widget->grab().toImage() == without)
            unseen.append(u"%1 %2"_s.arg(QString::fromLatin1(kind), widget->objectName()));
    }
    return unseen;
}

} // namespace

/// Whoever does not see the window can use it. What each scene says of itself tst_looks checks,
/// which opens them all (spoken_checks.h).
class TestAccessible : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Wherever Tab leads, it is seen to have led there.
    void theFocusIsSeen_data() {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(Theme::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Dark);
    }
    void theFocusIsSeen() {
        QFETCH(int, theme);
        QSet<QByteArray> known;
        for (const QString& name : {u"welcome"_s,
                                    u"today"_s,
                                    u"players"_s,
                                    u"heats-check-in"_s,
                                    u"heats"_s,
                                    u"results-sheet"_s,
                                    u"standings-ties"_s,
                                    u"final"_s,
                                    u"awards"_s,
                                    u"statistics"_s,
                                    u"rules"_s,
                                    u"rules-tools"_s,
                                    u"reports"_s,
                                    u"history"_s,
                                    u"journal"_s,
                                    u"event"_s,
                                    u"dialog-preferences"_s,
                                    u"dialog-last-year"_s,
                                    u"guide"_s,
                                    u"backups-dialog"_s}) {
            WindowFixture fixture;
            Choices choices = fixture.preferences().choices();
            choices.theme = static_cast<Theme>(theme);
            fixture.preferences().setChoices(choices);
            sceneOf(name).set(fixture);
            QTest::qWait(10);
            QWidget& looked = lookedAt(fixture);
            QApplication::setActiveWindow(&looked);
            QVERIFY(QTest::qWaitForWindowActive(&looked, patience));
            const QStringList unseen = unseenFocus(looked, known);
            QVERIFY2(unseen.isEmpty(), qPrintable(name + u": "_s + unseen.join(u", "_s)));
        }
        QVERIFY(known.size() > 15);
    }

    void aFocusThatIsNotSeenIsFound() {
        QWidget window;
        auto* blank = new QWidget(&window);
        blank->setFocusPolicy(Qt::StrongFocus);
        blank->resize(20, 20);
        auto* field = new QLineEdit(&window);
        field->setGeometry(0, 40, 80, 24);
        window.resize(200, 100);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        QSet<QByteArray> known;
        QCOMPARE(unseenFocus(window, known), QStringList{u"QWidget "_s});
        QCOMPARE(known.size(), 2);
    }

    void aRoleThatIsMissingIsFound() {
        QWidget window;
        auto* field = new QWidget(&window);
        field->setObjectName(u"secret"_s);
        field->setFocusPolicy(Qt::StrongFocus);
        window.show();
        QCOMPARE(wronglySpokenThings(window), QStringList{u"QWidget secret: no role"_s});
        auto* told = new QWidget(&window);
        speakAs(*told, QAccessible::Chart);
        told->setFocusPolicy(Qt::StrongFocus);
        told->show();
        field->setEnabled(false);
        QVERIFY(wronglySpokenThings(window).isEmpty());
        QCOMPARE(QAccessible::queryAccessibleInterface(told)->role(), QAccessible::Chart);
    }

    void aStateThatIsNotSoIsFound() {
        QPushButton button(u"Check in"_s);
        button.setCheckable(true);
        Taciturn stale(&button, QAccessible::Button);
        QCOMPARE(wrongly(button, *QAccessible::queryAccessibleInterface(&button)), QStringList());
        QCOMPARE(wrongly(button, stale), QStringList{u"checked"_s});
        QLineEdit line;
        Taciturn label(&line, QAccessible::StaticText);
        QCOMPARE(wrongly(line, label), QStringList{u"editable"_s});
    }

    void aCellThatSaysNothingIsFound() {
        QWidget window;
        auto* list = new QTableWidget(1, 2, &window);
        list->setAccessibleName(u"Players"_s);
        list->setItem(0, 0, new QTableWidgetItem(u"Ada"_s));
        window.show();
        QVERIFY(silentCells(window).contains(u"Players row 0 column 1"_s));
        list->setItem(0, 1, new QTableWidgetItem(u"–"_s));
        QCOMPARE(silentCells(window), QStringList());
    }

    void aNamelessFieldIsFound() {
        QWidget window;
        auto* field = new QWidget(&window);
        field->setObjectName(u"secret"_s);
        field->setFocusPolicy(Qt::StrongFocus);
        window.show();
        QCOMPARE(namelessThings(window).size(), 1);
        field->setAccessibleName(u"Field"_s);
        QVERIFY(namelessThings(window).isEmpty());
    }
};

} // namespace mentat::test::tst_accessible

MENTAT_TEST(tst_accessible, TestAccessible, QApplication)
#include "tst_accessible.moc"
