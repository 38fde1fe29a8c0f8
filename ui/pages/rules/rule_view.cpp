#include "ui/pages/rules/rule_view.h"

#include "ui/look/spacing.h"

#include <QKeyEvent>

namespace mentat {

RuleView::RuleView(const QString& name, QWidget* parent) : QTextBrowser(parent) {
    setAccessibleName(name);
    setOpenExternalLinks(false);
    setAccessibleDescription(tr("Left and Right go from link to link, Enter follows"));
    document()->setDocumentMargin(space::medium);
}

void RuleView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    Q_EMIT ruleWanted(url.toString());
}

bool RuleView::focusNextPrevChild(bool next) {
    return QWidget::focusNextPrevChild(next); // a phase has dozens of links
}

void RuleView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)
        QTextBrowser::focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QTextBrowser::keyPressEvent(event);
}

} // namespace mentat
