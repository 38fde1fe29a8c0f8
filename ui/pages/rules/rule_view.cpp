#include "ui/pages/rules/rule_view.h"

#include "ui/look/spacing.h"
#include "ui/pages/rules/rule_text.h"

namespace mentat {

RuleView::RuleView(const QString& name, QWidget* parent) : LinkedText(parent) {
    setAccessibleName(name);
    document()->setDocumentMargin(space::medium);
}

void RuleView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    if (url.toString() == recordRulingLink)
        Q_EMIT rulingWanted();
    else
        Q_EMIT ruleWanted(url.toString());
}

} // namespace mentat
