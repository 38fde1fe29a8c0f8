#pragma once

#include "reports/charts/bracket_drawing.h"
#include "reports/placed_page.h"

#include <QScrollArea>

namespace mentat {

class OpenBook;

/// The picture of the bracket's paths, in the letters of the window, larger where all of it still
/// has room; arrows and wheel scroll. Escape leaves it.
class BracketView : public QScrollArea {
    Q_OBJECT

public:
    explicit BracketView(OpenBook& book, QWidget* parent = nullptr);

    /// The event in its current state.
    void refresh();
    [[nodiscard]] const BracketDrawing& drawing() const { return m_drawing; }

Q_SIGNALS:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    OpenBook& m_book;
    BracketDrawing m_drawing;
};

} // namespace mentat
