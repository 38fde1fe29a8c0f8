#include "ui/pages/rules/found_rule_delegate.h"

#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int widestTitle = 92; // in letters: a longer one takes two lines

/// The title on one line or two. width: in pixels.
QStringList linesOf(const QString& title, const QFont& font, int width) {
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(title) <= width)
        return {title};
    QTextLayout layout(title, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const QString rest = title.mid(first.textLength());
    return {title.left(first.textLength()).trimmed(),
            metrics.elidedText(rest, Qt::ElideRight, width)};
}

/// "WBC 2022 · Official"
QString detailsOf(const QModelIndex& index) {
    QStringList details;
    for (int column = index.column() + 1; column < index.model()->columnCount(); ++column)
        details.append(index.siblingAtColumn(column).data().toString());
    details.removeAll(QString());
    return details.join(u" · "_s);
}

} // namespace

void FoundRuleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString title = cell.text;
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    QRect line = cell.rect.adjusted(space::cell, space::tight, -space::cell, 0);
    line.setHeight(cell.fontMetrics.height());
    const int sides = Qt::AlignVCenter | Qt::AlignLeft;
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::Text));
    for (const QString& part : linesOf(title, cell.font, line.width())) {
        painter->drawText(line, sides, part);
        line.translate(0, line.height());
    }
    painter->setPen(colorsOf(cell.palette).weakText);
    painter->drawText(line, sides,
                      cell.fontMetrics.elidedText(detailsOf(index), Qt::ElideRight, line.width()));
    painter->restore();
}

QSize FoundRuleDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    const QFontMetrics& metrics = option.fontMetrics;
    const QString title = index.data().toString();
    const int whole
        = std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(detailsOf(index)));
    const int widest = widestTitle * metrics.averageCharWidth();
    const int given = option.rect.width() - 2 * space::cell; // negative: no column yet
    const bool isOneLine = given <= 0 || metrics.horizontalAdvance(title) <= given;
    return {std::min(whole, widest) + 2 * space::cell,
            (isOneLine ? 2 : 3) * metrics.height() + 2 * space::tight};
}

} // namespace mentat

#include "moc_found_rule_delegate.cpp"
