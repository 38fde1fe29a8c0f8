#pragma once

#include "reports/charts/bracket_drawing.h"
#include "reports/placed_page.h"

#include <QScrollArea>

namespace mentat {

class OpenBook;

/// The picture of the bracket's paths, in the letters of the window; arrows and wheel scroll.
class BracketView : public QScrollArea {
    Q_OBJECT

public:
    explicit BracketView(OpenBook& book, QWidget* parent = nullptr);

    /// The event in its current state.
    void refresh();
    [[nodiscard]] const BracketDrawing& drawing() const { return m_drawing; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void place();

    OpenBook& m_book;
    BracketDrawing m_drawing;
};

} // namespace mentat
