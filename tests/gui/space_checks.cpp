#include "tests/gui/space_checks.h"

#include "tests/gui/clipped_texts.h"
#include "tests/gui/list_checks.h"
#include "tests/gui/looks.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>

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

QStringList panelFaults(const QWidget& page) {
    QStringList faults;
    for (const auto* parts : page.findChildren<ListWithPanel*>()) {
        const QWidget& panel = *parts->widget(1);
        if (!parts->isVisible() || !panel.isVisible() || !parts->widget(0)->isVisible())
            continue;
        int end = 0; // of the list, and of what stands above and below it
        for (const QWidget* part :
             parts->widget(0)->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (part->isVisible())
                end = std::max(end, part->mapTo(parts, QPoint(part->width(), 0)).x());
        }
        const int gap = panel.mapTo(parts, QPoint()).x() - end;
        if (std::abs(gap - space::page) > 1)
            faults.append(u"the panel stands %1 px from its list"_s.arg(gap));
        const int columns = parts->panelColumns();
        const int most = columns * ListWithPanel::widestPanel() + (columns - 1) * space::page;
        if ((panel.width() > most && !parts->reachesEnd())
            || panel.width() < ListWithPanel::leastPanel())
            faults.append(u"the panel is %1 px wide"_s.arg(panel.width()));
    }
    return faults;
}

QStringList cutWords(const QWidget& header, const QWidget& line) {
    QStringList faults;
    if (!line.isVisible() || line.width() <= 0)
        return faults;
    const QRect over(line.mapTo(line.window(), QPoint()), line.size());
    for (const auto* label : header.findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
        const int words
            = std::min(label->fontMetrics().horizontalAdvance(label->text()), label->width());
        const int left = label->mapTo(label->window(), QPoint()).x();
        const bool isHidden = over.left() <= left && over.right() >= left + words - 1;
        const bool isClear = over.left() >= left + words + space::small || over.right() < left;
        if (label->isVisible() && words > 0 && !isHidden && !isClear)
            faults.append(u"%1 ends at %2, the line begins at %3"_s.arg(label->text())
                              .arg(left + words)
                              .arg(over.left()));
    }
    return faults;
}

QStringList labelFaults(const QWidget& root) {
    constexpr int widestGap = 2 * space::page;
    std::map<std::pair<const QWidget*, int>, int> gaps; // of each column of fields, the least
    for (const auto* label : root.findChildren<QLabel*>()) {
        const QWidget* field = label->buddy();
        if (!field || !label->isVisible() || !field->isVisible())
            continue;
        const QPoint at = field->mapTo(&root, QPoint());
        const QPoint name = label->mapTo(&root, QPoint());
        if (name.x() >= at.x() || name.y() > at.y() + field->height())
            continue; // above its field
        const int end = name.x() + std::min(label->sizeHint().width(), label->width());
        const auto [column, isFirst]
            = gaps.try_emplace({label->parentWidget(), at.x()}, at.x() - end);
        column->second = std::min(column->second, at.x() - end);
    }
    QStringList faults;
    for (const auto& [column, gap] : gaps) {
        if (gap > widestGap)
            faults.append(u"labels end %1 px before their fields"_s.arg(gap));
    }
    return faults;
}

QStringList proportionFaults(const QWidget& root) {
    QStringList faults;
    const auto isLower = [](int height, const QWidget& beside) {
        return 10 * height < 9 * beside.fontMetrics().height();
    };
    const auto add = [&](const QWidget& widget, const QString& what, int has) {
        faults.append(u"%1 %2: %3 of %4 px beside letters of %5"_s
                          .arg(QString::fromLatin1(widget.metaObject()->className()),
                               widget.objectName(), what)
                          .arg(has)
                          .arg(widget.fontMetrics().height()));
    };
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* icon = qobject_cast<const IconLabel*>(widget)) {
            const int height = qRound(icon->pixmap().deviceIndependentSize().height());
            if (!icon->pixmap().isNull() && isLower(height, *icon))
                add(*icon, u"a picture"_s, height);
        } else if (qobject_cast<const QCheckBox*>(widget)
                   || qobject_cast<const QRadioButton*>(widget)) {
            const auto metric = qobject_cast<const QCheckBox*>(widget)
                                    ? QStyle::PM_IndicatorHeight
                                    : QStyle::PM_ExclusiveIndicatorHeight;
            const int height = widget->style()->pixelMetric(metric, nullptr, widget);
            if (isLower(height, *widget))
                add(*widget, u"a box"_s, height);
        } else if (const auto* button = qobject_cast<const QPushButton*>(widget)) {
            if (!button->icon().isNull() && isLower(button->iconSize().height(), *button))
                add(*button, u"a picture"_s, button->iconSize().height());
            const int words
                = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
            const int picture = button->icon().isNull() ? 0 : button->iconSize().width();
            const int free = button->width() - words - picture;
            if (!button->text().isEmpty() && !button->isFlat()
                && free < 2 * button->fontMetrics().averageCharWidth())
                add(*button, u"a padding"_s, free);
        }
    }
    return faults;
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
