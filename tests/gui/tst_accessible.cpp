#include "tests/gui/looks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/look/spoken_role.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_accessible {

namespace {

/// Whether the Tab key comes to it. What hands the focus on, as a spin box's line does to its box,
/// is not reached itself.
bool isReached(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && !widget.focusProxy()
           && (widget.focusPolicy() & Qt::TabFocus);
}

/// The visible things that the Tab key reaches and that a screen reader has no name for.
QStringList namelessThings(const QWidget& root) {
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!isReached(*widget))
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
        if (name.trimmed().isEmpty())
            nameless.append(u"%1 %2 in %3"_s.arg(
                QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                widget->parentWidget()
                    ? QString::fromLatin1(widget->parentWidget()->metaObject()->className())
                    : QString()));
    }
    return nameless;
}

/// What is told of this thing is not what it is: its role, and the states that its kind has.
QStringList wrongly(const QWidget& widget, QAccessibleInterface& spoken) {
    QStringList wrong;
    const QAccessible::Role role = spoken.role();
    const QAccessible::State state = spoken.state();
    if (role == QAccessible::NoRole || role == QAccessible::Client)
        wrong << u"no role"_s;
    if (!state.focusable)
        wrong << u"not focusable"_s;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        if (state.checkable != button->isCheckable() || state.checked != button->isChecked())
            wrong << u"checked"_s;
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        if (role != QAccessible::EditableText || state.readOnly != line->isReadOnly())
            wrong << u"editable"_s;
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        const QAccessibleTableInterface* table = spoken.tableInterface();
        if (!table || !view->model() || table->rowCount() != view->model()->rowCount())
            wrong << u"rows"_s;
    }
    return wrong;
}

/// A planted fault: it tells nothing of the states that the widget's kind has.
struct Taciturn final : QAccessibleWidget {
    using QAccessibleWidget::QAccessibleWidget;
    ~Taciturn() override = default;
};

/// The visible things that the Tab key reaches and of which a screen reader is told what is not so.
QStringList wronglySpokenThings(const QWidget& root) {
    QStringList wrong;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        QAccessibleInterface* spoken
            = isReached(*widget) ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (!spoken)
            continue;
        const QStringList faults = wrongly(*widget, *spoken);
        if (!faults.isEmpty())
            wrong << u"%1 %2: %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                        widget->objectName(), faults.join(u", "_s));
    }
    return wrong;
}

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

/// The cells of visible lists that are read out as nothing.
QStringList silentCells(const QWidget& root) {
    QStringList silent;
    for (const QAbstractItemView* view : root.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model())
            continue;
        const auto& model = *view->model();
        for (int row = 0; row < std::min(model.rowCount(), 3); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                QString text = cell.data(Qt::AccessibleTextRole).toString();
                if (text.isEmpty())
                    text = cell.data(Qt::DisplayRole).toString();
                if (text.isEmpty())
                    silent.append(
                        u"%1 row %2 column %3"_s.arg(view->accessibleName()).arg(row).arg(column));
            }
        }
    }
    return silent;
}

} // namespace

/// Whoever does not see the window can use it: everything that can be reached has a name.
class TestAccessible : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingHasAName_data() {
        QTest::addColumn<QString>("name");
        for (const Scene& scene : scenes())
            QTest::newRow(qPrintable(scene.name)) << scene.name;
    }
    void everythingHasAName() {
        QFETCH(QString, name);
        WindowFixture fixture;
        sceneOf(name).set(fixture);
        QTest::qWait(10);
        const QStringList nameless = namelessThings(fixture.window());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u"\n"_s)));
        const QStringList wrong = wronglySpokenThings(fixture.window());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"\n"_s)));
        const QStringList silent = silentCells(fixture.window());
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u"\n"_s)));
    }

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
