#pragma once

#include "ui/look/spacing.h"

#include <QHBoxLayout>
#include <QLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace mentat {

/// A row whose texts stand on one line, whatever their sizes: a loud figure and the words beside
/// it; beside a button or a field, on the line of that. What has several lines stays where a row
/// has it.
class BaselineRow : public QHBoxLayout {
    Q_OBJECT

public:
    /// Without margins. spacing: in pixels.
    explicit BaselineRow(QWidget* parent, int spacing);

    void setGeometry(const QRect& rect) override;
};

/// Fields and buttons side by side, which go on in another line where one has no room for what
/// they need at least. In a line, as in a QHBoxLayout, they share what they want beyond that, and
/// what then is left goes to those with a stretch.
class WrappingRow : public QLayout {
    Q_OBJECT

public:
    explicit WrappingRow(QWidget* parent = nullptr);
    ~WrappingRow() override;

    using QLayout::addWidget;
    void addWidget(QWidget* widget, int stretch);
    /// What comes after it stands at the end of its line.
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

/// The first row of a page, or of what stands at its right: tabs, a title or what is looked for,
/// and at its end what can be done, the next step last. As high as a button whatever stands in it,
/// so that what is below begins at one height on every page. On a very wide screen it ends before
/// the window does: what can be done stays near what it is done to.
class PageBar : public QWidget {
    Q_OBJECT

public:
    explicit PageBar(std::initializer_list<LayoutPart> parts = {}, QWidget* parent = nullptr);

    /// Behind all others. It may stand elsewhere now: then Tab comes to it where it came before.
    void add(QWidget* part) { m_inner->layout()->addWidget(part); }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepHeight();

    QWidget* m_inner;
};

} // namespace mentat
