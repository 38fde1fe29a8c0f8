#include "ui/frame/rail.h"

#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace mentat {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int iconRole = Qt::UserRole + 1;
constexpr int groupRole = Qt::UserRole + 2; // the title of the group that begins here
constexpr int pillMargin = 6;
constexpr int pillRadius = 6;

/// Between the letters and the gaps: even with the largest letters, all pages fit in a window 768
/// pixels high.
int railIconSize() {
    return zoomedGap(24);
}

/// The day's group needs no title.
QString groupTitle(PageGroup group) {
    switch (group) {
    case PageGroup::Day: return {};
    case PageGroup::LookUp: return Rail::tr("Look up");
    case PageGroup::Records: return Rail::tr("Records");
    }
    Q_UNREACHABLE();
}

class RailDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool narrow = false;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsOf(option.palette);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QString title = index.data(groupRole).toString();
        const int above = heightOfTitle(title, option.fontMetrics);
        if (above > 0 && !narrow)
            paintTitle(*painter, option, title, above);
        const QRect pill = option.rect.adjusted(pillMargin, above + 1, -pillMargin, -1);
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(chosen ? colors.accentTint : colors.button);
            painter->drawRoundedRect(pill, pillRadius, pillRadius);
        }
        const QColor color = chosen ? colors.accentOnTint : colors.text;
        const auto icon = static_cast<LineIcon>(index.data(iconRole).toInt());
        const QRect iconAt(pill.left() + space::small, pill.center().y() - railIconSize() / 2 + 1,
                           railIconSize(), railIconSize());
        painter->drawPixmap(iconAt, linePixmap(icon, railIconSize(), color,
                                               painter->device()->devicePixelRatioF()));
        if (!narrow) {
            painter->setPen(color);
            painter->setFont(chosen ? fontOf(TextLevel::Strong, option.font) : option.font);
            painter->drawText(pill.adjusted(2 * space::small + railIconSize(), 0, 0, 0),
                              Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(colors.focus, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5), pillRadius,
                                     pillRadius);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const QFontMetrics metrics(fontOf(TextLevel::Strong, option.font));
        const int icon = 2 * pillMargin + railIconSize() + 2 * space::small;
        const int text = narrow ? 0
                                : metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString())
                                      + space::medium;
        const QString title = index.data(groupRole).toString();
        return {icon + text, std::max(railIconSize(), metrics.height()) + space::small
                                 + heightOfTitle(title, option.fontMetrics)};
    }

private:
    [[nodiscard]] int heightOfTitle(const QString& title, const QFontMetrics& metrics) const {
        if (title.isEmpty())
            return 0;
        return narrow ? space::small : metrics.height() + space::small;
    }

    static void paintTitle(QPainter& painter, const QStyleOptionViewItem& option,
                           const QString& title, int height) {
        const QRect at(option.rect.left() + pillMargin + space::small, option.rect.top(),
                       option.rect.width(), height - space::tight / 2);
        painter.setPen(colorsOf(option.palette).weakText);
        painter.setFont(option.font);
        painter.drawText(at, Qt::AlignBottom, title);
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
    // Clicking the current page gives it the keyboard again.
    if (before && before == currentItem() && before == itemAt(event->position().toPoint()))
        Q_EMIT chosen(before->data(pageRole).toString());
}

void Rail::setPages(const std::vector<PageEntry>& pages) {
    const QSignalBlocker quiet(this);
    clear();
    PageGroup before = PageGroup::Day;
    for (const PageEntry& page : pages) {
        auto* item = new QListWidgetItem(page.title, this);
        item->setData(pageRole, page.id);
        item->setData(iconRole, static_cast<int>(page.icon));
        item->setToolTip(page.title);
        if (page.group != before)
            item->setData(groupRole, groupTitle(page.group));
        before = page.group;
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

#include "moc_rail.cpp"
