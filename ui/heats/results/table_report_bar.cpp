#include "ui/heats/results/table_report_bar.h"

#include "ui/desk/keys.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace mentat {

TableReportBar::TableReportBar(QWidget* parent)
    : QFrame(parent)
    , m_text(wrapped(new TextLabel(TextLevel::Strong)))
    , m_differs(wrapped(new TextLabel(TextLevel::Weak)))
    , m_keys(wrapped(new TextLabel(TextLevel::Weak))) {
    setObjectName(u"reportBar"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QWidget;
    addParts(bareColumn(column, space::tight), {m_text, m_differs, m_keys});
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {{column, 1}});
    hide();
}

void TableReportBar::showReport(const QString& said, const QString& differs, bool corrects) {
    m_corrects = corrects;
    m_keys->setText(corrects ? tr("Ctrl+Enter correct the result by it · Tab change it first · "
                                  "Esc leave it")
                             : tr("Enter record it · Tab correct it first · Esc leave it"));
    m_text->setText(tr("Reported by phone: %1").arg(said));
    m_differs->setText(tr("Another report differs in: %1").arg(differs));
    m_differs->setVisible(!differs.isEmpty());
    setAccessibleName(m_text->text());
    setAccessibleDescription(differs.isEmpty() ? QString() : m_differs->text());
}

void TableReportBar::keyPressEvent(QKeyEvent* event) {
    // Behind a number it is the end of that, by a hand that believes to be elsewhere.
    m_wasTypedAt = m_wasTypedAt || !typedText(*event).isEmpty();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_corrects || m_wasTypedAt)
            Q_EMIT refused();
        else
            Q_EMIT taken();
        return;
    case Qt::Key_Escape: Q_EMIT left(); return;
    default: QFrame::keyPressEvent(event);
    }
}

void TableReportBar::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    m_wasTypedAt = false;
}

} // namespace mentat
