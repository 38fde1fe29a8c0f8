#include "ui/frame/rail.h"

#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace mentat {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int iconRole = Qt::UserRole + 1;
constexpr int selectionWidth = 4;
constexpr int railIconSize = 24;

class RailDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool narrow = false;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& colours = coloursOf(option.palette);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (chosen || option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect, colours.button);
        if (chosen) {
            painter->fillRect(
                QRect(option.rect.topLeft(), QSize(selectionWidth, option.rect.height())),
                colours.accent);
        }
        const QColor colour = chosen ? colours.accent : colours.text;
        const auto icon = static_cast<LineIcon>(index.data(iconRole).toInt());
        const int margin = selectionWidth + space::small;
        const QRect iconAt(option.rect.left() + margin,
                           option.rect.center().y() - railIconSize / 2 + 1, railIconSize,
                           railIconSize);
        painter->drawPixmap(
            iconAt, linePixmap(icon, railIconSize, colour, painter->device()->devicePixelRatioF()));
        if (!narrow) {
            painter->setPen(colours.text);
            painter->setFont(chosen ? fontOf(TextLevel::Strong, option.font) : option.font);
            painter->drawText(option.rect.adjusted(margin + railIconSize + space::small, 0, 0, 0),
                              Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(colours.text, 1, Qt::DotLine));
            painter->drawRect(option.rect.adjusted(selectionWidth + 2, 2, -3, -3));
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const QFontMetrics metrics(fontOf(TextLevel::Strong, option.font));
        const int icon = selectionWidth + space::small + railIconSize + space::small;
        const int text = narrow ? 0
                                : metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString())
                                      + space::page;
        return {icon + text, std::max(railIconSize, metrics.height()) + space::medium};
    }
};

} // namespace

Rail::Rail(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Pages"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setItemDelegate(new RailDelegate(this));
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            Q_EMIT chosen(item->data(pageRole).toString());
    });
}

void Rail::mousePressEvent(QMouseEvent* event) {
    const QListWidgetItem* before = currentItem();
    QListWidget::mousePressEvent(event);
    // The page that is shown already has the keys again.
    if (before && before == currentItem() && before == itemAt(event->position().toPoint()))
        Q_EMIT chosen(before->data(pageRole).toString());
}

void Rail::setPages(const std::vector<PageEntry>& pages) {
    const QSignalBlocker quiet(this);
    clear();
    for (const PageEntry& page : pages) {
        auto* item = new QListWidgetItem(page.title, this);
        item->setData(pageRole, page.id);
        item->setData(iconRole, static_cast<int>(page.icon));
        item->setToolTip(page.title);
    }
    fit();
}

void Rail::select(const QString& page) {
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(pageRole).toString() == page)
            setCurrentRow(row);
    }
}

void Rail::setNarrow(bool narrow) {
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    fit();
}

QSize Rail::sizeHint() const {
    return {std::max(sizeHintForColumn(0), 48), 200};
}

void Rail::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        fit();
}

void Rail::fit() {
    static_cast<RailDelegate*>(itemDelegate())->narrow = m_narrow;
    scheduleDelayedItemsLayout();
    setFixedWidth(sizeHint().width());
}

} // namespace mentat
