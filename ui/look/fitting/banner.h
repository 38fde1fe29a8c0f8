#pragma once

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFrame>

namespace mentat {

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
