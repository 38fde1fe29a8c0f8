#pragma once

#include "ui/look/spacing.h"

#include <QHBoxLayout>
#include <QLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace mentat {

/// A row whose texts share one baseline, whatever their sizes: a loud figure with its words; or
/// words with the text of a button or field. Parts of several lines keep their place in the row.
class BaselineRow : public QHBoxLayout {
    Q_OBJECT

public:
    /// Without margins. spacing: in pixels.
    explicit BaselineRow(QWidget* parent, int spacing);

    void setGeometry(const QRect& rect) override;
};

/// Fields and buttons side by side, wrapping to another line if one has no room for its minimum.
/// Within a line, as in a QHBoxLayout, they share the room up to their wanted sizes, and the rest
/// goes to those with a stretch.
class WrappingRow : public QLayout {
    Q_OBJECT

public:
    explicit WrappingRow(QWidget* parent = nullptr);
    ~WrappingRow() override;

    using QLayout::addWidget;
    void addWidget(QWidget* widget, int stretch);
    /// Later parts go to the end of their line.
    void addStretch();

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Item {
        std::unique_ptr<QLayoutItem> item;
        int stretch = 0;
    };
    using Line = std::vector<const Item*>;
    [[nodiscard]] std::vector<Line> linesIn(int width) const;
    [[nodiscard]] std::vector<int> widthsIn(const Line& line, int width) const;

    std::vector<Item> m_items;
};

/// In letters of the font: it fills a window of 1920 pixels.
inline constexpr int widestBar = 300;

/// The first row of a page or of its right part: tabs, a title or a search field, and at its end
/// the actions, the next step last. Always as high as a button, so that the content below begins at
/// one height on every page. On a very wide screen it ends before the window does: the actions stay
/// near their objects.
class PageBar : public QWidget {
    Q_OBJECT

public:
    explicit PageBar(std::initializer_list<LayoutPart> parts = {}, QWidget* parent = nullptr);

    /// Adds it after all others. If it comes from elsewhere, it keeps its place in the tab order.
    void add(QWidget* part) { addPart(*m_row, part); }

    /// The height of a bar of one line.
    [[nodiscard]] static int leastHeight();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepHeight();

    QWidget* m_inner;
    BaselineRow* m_row;
};

} // namespace mentat
