#include "ui/look/style/button_label.h"

#include "ui/look/zoom.h"

#include <QStyle>

#include <algorithm>

namespace mentat {
namespace {

constexpr int gapOfQt = 4;

} // namespace

int gapInLabel(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (!button || button->icon.isNull() || button->text.isEmpty()
        || button->features.testFlag(QStyleOptionButton::HasMenu))
        return 0;
    return std::max(0, zoomed(gapOfQt) - gapOfQt);
}

std::vector<QStyleOptionButton> partsOfLabel(const QStyleOptionButton& button) {
    if (gapInLabel(button) == 0)
        return {button};
    const int text = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int before = button.iconSize.width() + gapOfQt + gapInLabel(button);
    const QRect& all = button.rect;
    const int left = all.left() + (all.width() - before - text) / 2;
    QStyleOptionButton icon(button);
    icon.text.clear();
    icon.rect = QStyle::visualRect(button.direction, all,
                                   {left, all.top(), button.iconSize.width(), all.height()});
    QStyleOptionButton words(button);
    words.icon = QIcon();
    words.rect
        = QStyle::visualRect(button.direction, all, {left + before, all.top(), text, all.height()});
    return {icon, words};
}

} // namespace mentat
