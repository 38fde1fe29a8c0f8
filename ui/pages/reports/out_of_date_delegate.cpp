#include "ui/pages/reports/reports_page.h"

#include "ui/itemmodels/printable_model.h"
#include "ui/look/line_icon.h"

namespace mentat {

void OutOfDateDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(outOfDateRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = lineIcon(LineIcon::Warning);
    option->decorationSize = QSize(16, 16);
}

} // namespace mentat
