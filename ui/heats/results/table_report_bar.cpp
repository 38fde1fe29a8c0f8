#include "ui/heats/results/table_report_bar.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace mentat {

TableReportBar::TableReportBar(QWidget* parent)
    : QFrame(parent)
    , m_text(wrapped(new TextLabel(TextLevel::Strong)))
    , m_differs(wrapped(new TextLabel(TextLevel::Weak))) {
    setObjectName(u"reportBar"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    auto* keys = wrapped(new TextLabel(
        TextLevel::Weak, tr("Enter record it · Tab correct it first · Esc leave it")));
    auto* column = new QWidget;
    addParts(bareColumn(column, space::tight), {m_text, m_differs, keys});
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {{column, 1}});
    hide();
}

void TableReportBar::showReport(const QString& said, const QString& differs) {
    m_text->setText(tr("Reported by phone: %1").arg(said));
    m_differs->setText(tr("Another report differs in: %1").arg(differs));
    m_differs->setVisible(!differs.isEmpty());
    setAccessibleName(m_text->text());
    setAccessibleDescription(differs.isEmpty() ? QString() : m_differs->text());
}

void TableReportBar::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT taken(); return;
    case Qt::Key_Escape: Q_EMIT left(); return;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace mentat
