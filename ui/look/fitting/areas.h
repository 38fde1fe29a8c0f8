#pragma once

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFrame>
#include <QScrollArea>
#include <QSplitter>

#include <vector>

class QWidget;

namespace mentat {

/// Without a frame, around one widget of any size; focus goes to the content.
inline void makeBare(QScrollArea& area) {
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
}

/// Scrolls vertically, never sideways: as wide as its content, without a frame, and leaves the
/// focus to the content.
class DownArea : public QScrollArea {
    Q_OBJECT

public:
    /// content: nullptr if it is set later.
    explicit DownArea(QWidget* content = nullptr, QWidget* parent = nullptr);

    /// For the whole content, with its texts wrapped at that width.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Scrolls to a part of the content whenever it appears: an answer below the window's edge
    /// would look like none.
    void revealWhenShown(QWidget& part);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QWidget*> m_revealed;
};

/// The number of letters in a comfortably readable line, from column to column of a page.
inline constexpr int measureLetters = 90;

/// Limits the widget to this many letters of its font, however wide the screen is: no text or field
/// is stretched.
void keepToMeasure(QWidget& widget, int letters = measureLetters);

/// Ends a field or words above a list where the list ends, but no narrower than they need: a field
/// is never twice as wide as the list it searches.
void endWhere(QWidget& widget, QWidget& list);

/// Puts two parts next to each other; dragging cannot hide them. The shares divide the room that
/// both leave over.
void putBeside(QSplitter& splitter, QWidget* first, QWidget* second, int shareOfFirst = 0,
               int shareOfSecond = 0);

/// Two parts next to each other that scroll by themselves: not their whole height, only their least
/// one makes the page scroll.
class ScrollingParts final : public QSplitter {
public:
    [[nodiscard]] QSize sizeHint() const override {
        return {QSplitter::sizeHint().width(), minimumSizeHint().height()};
    }
};

/// A line above its subject: an icon, a sentence, and possible actions.
class Banner : public QFrame {
public:
    /// Empty: it is hidden.
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_text->text(); }

protected:
    /// The icon is already in the row that the sentence and the actions are added to.
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

    /// The sentence can be copied; typed keys still go to the page.
    void makeSentenceSelectable() {
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_text->setFocusPolicy(Qt::NoFocus);
    }
    /// Call it only once the banner is in the window: otherwise it would be a window of its own.
    void showWhere(bool isThere) {
        if (parentWidget() || !isThere)
            setVisible(isThere);
    }

    IconLabel* m_sign;
    QLabel* m_text;
    QHBoxLayout* m_row;
};

} // namespace mentat
