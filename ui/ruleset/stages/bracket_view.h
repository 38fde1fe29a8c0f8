#pragma once

#include "reports/charts/bracket_drawing.h"
#include "reports/placed_page.h"

#include <QScrollArea>

namespace mentat {

class OpenBook;

/// The picture of who goes from where to where, in the letters of the window, in larger ones where
/// there is room; arrows and wheel move to what has none. Escape leaves it.
class BracketView : public QScrollArea {
    Q_OBJECT

public:
    explicit BracketView(OpenBook& book, QWidget* parent = nullptr);

    /// The event as it is now.
    void refresh();
    [[nodiscard]] const BracketDrawing& drawing() const { return m_drawing; }

Q_SIGNALS:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();

    OpenBook& m_book;
    BracketDrawing m_drawing;
};

} // namespace mentat
