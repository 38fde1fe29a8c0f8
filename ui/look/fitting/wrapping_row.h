#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace mentat {

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

} // namespace mentat
