#pragma once

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <initializer_list>

namespace mentat::space {

// Pixels before scaling.
inline constexpr int tight = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int page = 16; // the margin of a page
inline constexpr int group = 24;
inline constexpr int cell = 8; // left and right in a cell of a list: 16 between two texts

} // namespace mentat::space

namespace mentat {

/// Qt's value for a layout's default spacing by the style.
inline constexpr int styleSpacing = -1;

/// A column with these margins. spacing: space::…
[[nodiscard]] inline QVBoxLayout* columnWithin(QWidget* parent, const QMargins& margins,
                                               int spacing = styleSpacing) {
    auto* column = parent ? new QVBoxLayout(parent) : new QVBoxLayout;
    column->setContentsMargins(margins);
    column->setSpacing(spacing);
    return column;
}

/// The same as a row.
[[nodiscard]] inline QHBoxLayout* rowWithin(QWidget* parent, const QMargins& margins,
                                            int spacing = styleSpacing) {
    auto* row = parent ? new QHBoxLayout(parent) : new QHBoxLayout;
    row->setContentsMargins(margins);
    row->setSpacing(spacing);
    return row;
}

/// A column that fills a page below its header: on every page it begins at the same height, and so
/// does the content below its bar (PageBar).
[[nodiscard]] inline QVBoxLayout* pageColumn(QWidget* page, int spacing = space::small) {
    return columnWithin(page, {space::page, 0, space::page, space::page}, spacing);
}

/// Without margins, for parts within a page.
[[nodiscard]] inline QVBoxLayout* bareColumn(QWidget* parent = nullptr,
                                             int spacing = styleSpacing) {
    return columnWithin(parent, {}, spacing);
}

[[nodiscard]] inline QHBoxLayout* bareRow(QWidget* parent = nullptr, int spacing = styleSpacing) {
    return rowWithin(parent, {}, spacing);
}

/// Keeps it no wider than its content wants, next to another part.
inline void endWithContents(QWidget& part) {
    part.setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

/// Keeps its room in a layout while hidden, so that nothing moves when it appears.
inline void keepRoomWhenHidden(QWidget& part, bool keeps = true) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    part.setSizePolicy(policy);
}

/// A grid or a form without margins.
template <class Grid>
[[nodiscard]] Grid* bareGrid(QWidget* parent, int horizontalSpacing, int verticalSpacing) {
    auto* grid = new Grid(parent);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(horizontalSpacing);
    grid->setVerticalSpacing(verticalSpacing);
    return grid;
}

/// A share of the room that makes a share of 1 negligible.
inline constexpr int nearlyAll = 10000;

/// Whether a plain container has only hidden parts.
[[nodiscard]] inline bool holdsNothing(const QLayout& layout) {
    for (int place = 0; place < layout.count(); ++place) {
        QLayoutItem* item = layout.itemAt(place);
        if (const QLayout* inner = item->layout()) {
            if (!holdsNothing(*inner))
                return false;
        } else if (const QWidget* widget = item->widget()) {
            const bool isContainer = widget->metaObject() == &QWidget::staticMetaObject;
            if (!item->isEmpty()
                && !(isContainer && widget->layout() && holdsNothing(*widget->layout())))
                return false;
        }
    }
    return true;
}

/// A container that takes no room and no spacing while all of its parts are hidden.
class ContainerItem final : public QWidgetItem {
public:
    using QWidgetItem::QWidgetItem;

    [[nodiscard]] bool isEmpty() const override {
        return QWidgetItem::isEmpty() || holdsNothingNow();
    }
    void setGeometry(const QRect& room) override {
        if (!QWidgetItem::isEmpty() && holdsNothingNow())
            wid->setGeometry(QRect(room.topLeft(), QSize(0, 0))); // must not cover its neighbors
        else
            QWidgetItem::setGeometry(room);
    }

private:
    [[nodiscard]] bool holdsNothingNow() const {
        return wid->layout() && wid->minimumSize().isNull() && holdsNothing(*wid->layout());
    }
};

/// Adds it at the end of a row or column, a plain container without what it costs while empty.
inline void addPart(QBoxLayout& line, QWidget* part, int share = 0, Qt::Alignment alignment = {}) {
    line.addWidget(part, share, alignment);
    if (share > 0 || part->metaObject() != &QWidget::staticMetaObject)
        return;
    delete line.takeAt(line.count() - 1);
    auto* item = new ContainerItem(part);
    item->setAlignment(alignment);
    line.addItem(item);
}

/// Free space within a row or column. share: of the remaining room.
struct FreeSpace {
    int share = 1;
};

/// A distance within a row or column in addition to its spacing.
struct Distance {
    int pixels;
};

/// A part of a row or column. share: of the remaining room.
class LayoutPart {
public:
    /// A widget that wants no more than its content (QSizePolicy::Maximum), such as a list, is at
    /// the beginning of its room, and in a column the next part follows directly.
    LayoutPart(QWidget* widget, int share = 0, Qt::Alignment alignment = {})
        : m_share(share)
        , m_isCapped(!alignment && widget->sizePolicy().verticalPolicy() == QSizePolicy::Maximum)
        , m_add([=](QBoxLayout& line, int scaled) {
            addPart(line, widget, scaled, alignment ? alignment : atItsBeginning(*widget, line));
        }) {}
    LayoutPart(QLayout* layout, int share = 0)
        : m_share(share)
        , m_add([=](QBoxLayout& line, int scaled) { line.addLayout(layout, scaled); }) {}
    LayoutPart(FreeSpace room)
        : m_share(room.share)
        , m_add([](QBoxLayout& line, int scaled) { line.addStretch(scaled); }) {}
    LayoutPart(Distance gap) : m_add([=](QBoxLayout& line, int) { line.addSpacing(gap.pixels); }) {}

    /// Takes remaining room only up to its wanted size.
    [[nodiscard]] bool isCapped() const { return m_isCapped && m_share > 0; }
    /// scale: of the shares of all parts.
    void addTo(QBoxLayout& line, int scale) const { m_add(line, m_share * scale); }

private:
    static Qt::Alignment atItsBeginning(const QWidget& widget, const QBoxLayout& line) {
        const bool isColumn = line.direction() == QBoxLayout::TopToBottom;
        Qt::Alignment alignment;
        if (widget.sizePolicy().horizontalPolicy() == QSizePolicy::Maximum)
            alignment |= Qt::AlignLeft;
        if (!isColumn && widget.sizePolicy().verticalPolicy() == QSizePolicy::Maximum)
            alignment |= Qt::AlignTop;
        return alignment;
    }

    int m_share = 0;
    bool m_isCapped = false;
    std::function<void(QBoxLayout&, int)> m_add;
};

/// Adds the parts to a row or column in order; returns it. In a column with a list, room that its
/// lists do not need stays free at the end: add further parts in the same call.
template <class Line>
Line* addParts(Line* line, std::initializer_list<LayoutPart> parts) {
    bool endsEarly = false;
    for (const LayoutPart& part : parts)
        endsEarly = endsEarly || part.isCapped();
    endsEarly = endsEarly && line->direction() == QBoxLayout::TopToBottom;
    for (const LayoutPart& part : parts)
        part.addTo(*line, endsEarly ? nearlyAll : 1);
    if (endsEarly)
        line->addStretch(1);
    return line;
}

/// The parts next to each other, as a row within a column.
[[nodiscard]] inline QHBoxLayout* rowOfParts(std::initializer_list<LayoutPart> parts) {
    return addParts(bareRow(nullptr, space::small), parts);
}

} // namespace mentat
