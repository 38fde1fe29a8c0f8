#include "tests/gui/space_checks.h"

#include "tests/gui/clipped_texts.h"
#include "tests/gui/list_checks.h"
#include "tests/gui/looks.h"

#include <QDialog>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int mostLooks = 100;
constexpr int titleBar = 40;

/// What takes the width: of each widget, from the outermost on, the one in it that needs most.
QString widest(const QWidget& outer) {
    const QWidget* most = nullptr;
    const auto* area = qobject_cast<const QScrollArea*>(&outer);
    const QWidget& holder = area ? *area->viewport() : outer;
    for (const QWidget* inner : holder.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!inner->isHidden() && !inner->isWindow()
            && (!most || inner->minimumSizeHint().width() > most->minimumSizeHint().width()))
            most = inner;
    }
    if (!most)
        return {};
    return u", %1 %2 %3"_s
               .arg(QString::fromLatin1(most->metaObject()->className()), most->objectName())
               .arg(most->minimumSizeHint().width())
           + widest(*most);
}

} // namespace

bool fits(const QWidget& dialog) {
    const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    return least.height() <= lowestDialog && least.width() <= laptopWidth;
}

bool opensWhole(const QWidget& dialog) {
    const int screen = dialog.screen()->availableSize().height();
    const auto scrolls = [](const QScrollArea* area) {
        return area->isVisible() && area->verticalScrollBar()->maximum() > 0;
    };
    return dialog.height() >= screen - titleBar
           || std::ranges::none_of(dialog.findChildren<QScrollArea*>(), scrolls);
}

QStringList roomFaults(WindowFixture& fixture) {
    QWidget& looked = lookedAt(fixture);
    if (qobject_cast<QDialog*>(&looked)) {
        if (!fits(looked))
            return {u"the dialog needs %1 × %2 px"_s.arg(looked.minimumSizeHint().width())
                        .arg(looked.minimumSizeHint().height())
                    + widest(looked)};
        if (!opensWhole(looked))
            return {u"the dialog opens too low, with %1 px"_s.arg(looked.height())};
        looked.resize(looked.width(), lowestDialog);
        QTest::qWait(5);
    }
    const auto faultsNow
        = [&] { return clippedTexts(looked) + listFaults(looked, fixture.theme().density()); };
    QStringList faults = faultsNow();
    for (int looks = 0; !faults.isEmpty() && looks < mostLooks; ++looks) {
        QTest::qWait(20);
        faults = faultsNow();
    }
    if (fixture.window().width() > laptopWidth)
        faults.append(u"the window needs %1 px"_s.arg(fixture.window().width())
                      + widest(fixture.window()));
    if (fixture.window().height() > laptopHeight)
        faults.append(u"the window is %1 px high"_s.arg(fixture.window().height()));
    return faults;
}

} // namespace mentat::test
