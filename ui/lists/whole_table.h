#pragma once

#include "ui/lists/list_table.h"

namespace mentat {

/// A list as high as its rows: what it stands in scrolls.
class WholeTable : public ListTable {
    Q_OBJECT

public:
    WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace mentat
