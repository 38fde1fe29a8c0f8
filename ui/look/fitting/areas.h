#pragma once

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFrame>
#include <QScrollArea>
#include <QSplitter>

class QWidget;

namespace mentat {

/// Without a frame, around one widget as large as it may be; what it holds is what is reached.
inline void makeBare(QScrollArea& area) {
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
}

/// Scrolls down, and never sideways: it is as wide as what it holds, without a frame, and leaves
/// the focus to that.
class DownArea : public QScrollArea {
    Q_OBJECT

public:
    /// content: nullptr where it comes later.
    explicit DownArea(QWidget* content = nullptr, QWidget* parent = nullptr);

    /// All that it holds, with the lines that texts have at that width.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// So many letters are read with ease in a line, from column to column of a page.
inline constexpr int measureLetters = 90;

/// The widget becomes no wider than so many letters of its font, however wide the screen is:
/// nothing that is read or typed is stretched.
void keepToMeasure(QWidget& widget, int letters = measureLetters);

/// A field above a list, or words about it, end where the list ends, and have what they need where
/// that is less: there is no field twice as wide as what it looks into.
void endWhere(QWidget& widget, QWidget& list);

/// Puts two parts beside each other, which no dragging hides. The shares are of the room that both
/// leave over.
void putBeside(QSplitter& splitter, QWidget* first, QWidget* second, int shareOfFirst = 0,
               int shareOfSecond = 0);

/// A line above what it is about: a sign, a sentence and what can be done about it.
class Banner : public QFrame {
public:
    /// Empty where it is not there.
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_text->text(); }

protected:
    /// The sign stands in the row already, which the sentence and the acts are added to.
    Banner(LineIcon sign, QWidget* parent)
        : QFrame(parent)
        , m_sign(new IconLabel(24))
        , m_text(new QLabel)
        , m_row(rowWithin(this, {space::medium, space::small, space::small, space::small},
                          space::small)) {
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        setBackgroundRole(QPalette::Base);
        showPlainly(*m_text);
        m_sign->setLineIcon(sign);
        m_row->addWidget(m_sign, 0, Qt::AlignTop);
    }

    /// It can be copied; what is typed next belongs to the page.
    void makeSentenceSelectable() {
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_text->setFocusPolicy(Qt::NoFocus);
    }
    /// Not before it stands in the window: it would be a window of its own.
    void showWhere(bool isThere) {
        if (parentWidget() || !isThere)
            setVisible(isThere);
    }

    IconLabel* m_sign;
    QLabel* m_text;
    QHBoxLayout* m_row;
};

} // namespace mentat
