#include "tests/gui/looks.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The visible things that the Tab key reaches and that a screen reader has no name for.
QStringList namelessThings(const QWidget& root) {
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        // What hands the focus on, as a spin box's line does to its box, is not reached itself.
        const bool reached = widget->isVisible() && widget->isEnabled() && !widget->focusProxy()
                             && (widget->focusPolicy() & Qt::TabFocus);
        if (!reached)
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
        const QStringList silent = silentCells(fixture.window());
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u"\n"_s)));
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

} // namespace mentat::test

QTEST_MAIN(mentat::test::TestAccessible)
#include "tst_accessible.moc"
