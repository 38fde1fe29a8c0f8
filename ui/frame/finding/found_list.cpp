#include "ui/frame/finding/found_list.h"

#include "ui/look/colours.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace mentat {

namespace {

constexpr int foundIconSize = 16;

class FoundDelegate final : public QStyledItemDelegate {
public:
    FoundDelegate(const DeskTheme& theme, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& colours = coloursOf(option.palette);
        const bool isMarked = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isMarked)
            flat::drawMark(*painter, option.rect, colours, true);
        const QColor strong = colours.text;
        const QColor weak = colours.weakText;
        QRect room = option.rect.adjusted(space::small, 0, -space::small, 0);
        drawIcon(*painter, room, index, strong);
        room.setLeft(room.left() + foundIconSize + space::small);

        const QFontMetrics metrics(option.font);
        const QString word = index.data(FoundModel::EntryWord).toString();
        painter->setFont(option.font);
        painter->setPen(weak);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, word);
        room.setRight(room.right() - metrics.horizontalAdvance(word) - space::page);

        const QFont titleFont = fontOf(TextLevel::Strong, option.font);
        const QFontMetrics titleMetrics(titleFont);
        const QString title = titleMetrics.elidedText(index.data(Qt::DisplayRole).toString(),
                                                      Qt::ElideRight, room.width());
        painter->setFont(titleFont);
        painter->setPen(strong);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, title);
        room.setLeft(room.left() + titleMetrics.horizontalAdvance(title) + space::medium);

        painter->setFont(option.font);
        painter->setPen(weak);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                          metrics.elidedText(index.data(FoundModel::EntryDetail).toString(),
                                             Qt::ElideRight, room.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex&) const override {
        return {0, m_theme.rowHeight(QFontMetrics(option.font))};
    }

private:
    static void drawIcon(QPainter& painter, const QRect& room, const QModelIndex& index,
                         const QColor& colour) {
        const QVariant icon = index.data(Qt::DecorationRole);
        if (!icon.isValid())
            return;
        const QRect at(room.left(), room.center().y() - foundIconSize / 2 + 1, foundIconSize,
                       foundIconSize);
        painter.drawPixmap(at, linePixmap(static_cast<LineIcon>(icon.toInt()), foundIconSize,
                                          colour, painter.device()->devicePixelRatioF()));
    }

    const DeskTheme& m_theme;
};

} // namespace

void FoundModel::setFound(std::vector<const FindEntry*> found) {
    beginResetModel();
    m_found = std::move(found);
    endResetModel();
}

int FoundModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant FoundModel::data(const QModelIndex& index, int role) const {
    const FindEntry& shown = entry(index);
    switch (role) {
    case Qt::DisplayRole: return shown.title;
    case Qt::ToolTipRole: return shown.detail;
    case Qt::DecorationRole:
        return shown.icon ? QVariant(static_cast<int>(*shown.icon)) : QVariant();
    case Qt::AccessibleTextRole:
        return shown.detail.isEmpty() ? tr("%1, %2", "name, kind").arg(shown.title, shown.word)
                                      : tr("%1, %2, %3", "name, kind, more")
                                            .arg(shown.title, shown.word, shown.detail);
    case EntryDetail: return shown.detail;
    case EntryWord: return shown.word;
    default: return {};
    }
}

FoundList::FoundList(const DeskTheme& theme, QWidget* parent)
    : QListView(parent)
    , m_found(new FoundModel(this)) {
    setAccessibleName(tr("Found"));
    setModel(m_found);
    setItemDelegate(new FoundDelegate(theme, this));
    setFocusPolicy(Qt::NoFocus);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    connect(&theme, &DeskTheme::densityChanged, this, [this] { scheduleDelayedItemsLayout(); });
}

void FoundList::moveMark(int rows) {
    const int last = m_found->rowCount() - 1;
    if (last >= 0)
        setCurrentIndex(m_found->index(std::clamp(currentIndex().row() + rows, 0, last)));
}

int FoundList::rowsPerPage() const {
    return std::max(1, viewport()->height() / std::max(1, sizeHintForRow(0)) - 1);
}

} // namespace mentat
