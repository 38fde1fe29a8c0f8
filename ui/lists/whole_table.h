#pragma once

#include "ui/lists/list_table.h"

namespace mentat {

/// A list as high as its rows, however many there are: what it stands in scrolls.
class WholeTable : public ListTable {
    Q_OBJECT

public:
    WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace mentat
