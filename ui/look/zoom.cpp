#include "ui/look/zoom.h"

#include "ui/look/fitting/rows.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace mentat {

namespace {

// Dynamic properties of a layout.
constexpr const char* usualKey = "usualGaps";
constexpr const char* shownKey = "shownGaps";

constexpr int usualZoom = 100;

/// Global, like the application's font; read for each painted cell.
int& percentNow() {
    static int percent = usualZoom;
    return percent;
}

/// Left, top, right, bottom; between parts side by side; between rows.
using Gaps = QList<int>;

/// Whether the layout is one of Mentat's pages, not an internal one of Qt's.
bool isOurs(const QLayout& layout) {
    return qobject_cast<const QBoxLayout*>(&layout) || qobject_cast<const QGridLayout*>(&layout)
           || qobject_cast<const QFormLayout*>(&layout)
           || qobject_cast<const WrappingRow*>(&layout);
}

Gaps gapsOf(const QLayout& layout) {
    const QMargins margins = layout.contentsMargins();
    Gaps gaps{margins.left(), margins.top(), margins.right(), margins.bottom()};
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
        return gaps << grid->horizontalSpacing() << grid->verticalSpacing();
    if (const auto* form = qobject_cast<const QFormLayout*>(&layout))
        return gaps << form->horizontalSpacing() << form->verticalSpacing();
    return gaps << layout.spacing() << layout.spacing();
}

void setGaps(QLayout& layout, const Gaps& gaps) {
    layout.setContentsMargins(gaps[0], gaps[1], gaps[2], gaps[3]);
    if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
        grid->setHorizontalSpacing(gaps[4]);
        grid->setVerticalSpacing(gaps[5]);
    } else if (auto* form = qobject_cast<QFormLayout*>(&layout)) {
        form->setHorizontalSpacing(gaps[4]);
        form->setVerticalSpacing(gaps[5]);
    } else {
        layout.setSpacing(gaps[4]);
    }
}

void followZoomOf(QLayout& layout) {
    for (int place = 0; place < layout.count(); ++place) {
        if (QLayout* inner = layout.itemAt(place)->layout())
            followZoomOf(*inner);
    }
    if (!isOurs(layout))
        return;
    const Gaps now = gapsOf(layout);
    const auto shown = layout.property(shownKey).value<Gaps>();
    if (shown.isEmpty() && percentNow() == usualZoom)
        return; // never scaled
    Gaps usual = now;
    if (!shown.isEmpty()) { // gaps that nobody has set since
        const auto before = layout.property(usualKey).value<Gaps>();
        for (qsizetype i = 0; i < now.size(); ++i)
            usual[i] = now[i] == shown[i] ? before[i] : now[i];
    }
    Gaps wanted;
    for (const int gap : usual)
        wanted << (gap > 0 ? zoomedGap(gap) : gap);
    if (wanted != now)
        setGaps(layout, wanted);
    layout.setProperty(usualKey, QVariant::fromValue(usual));
    layout.setProperty(shownKey, QVariant::fromValue(wanted));
}

} // namespace

int zoomed(int pixels) {
    return pixels * percentNow() / usualZoom;
}

int zoomedGap(int pixels) {
    const int more = std::max(percentNow() - usualZoom, 0);
    return pixels + pixels * more / (2 * usualZoom);
}

void setZoomOfAll(int percent) {
    percentNow() = percent;
}

void followZoom(QWidget& widget) {
    if (QLayout* layout = widget.layout())
        followZoomOf(*layout);
}

} // namespace mentat
