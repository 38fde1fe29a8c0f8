#include "ui/pages/rules/rule_view.h"

#include "ui/look/spacing.h"

namespace mentat {

RuleView::RuleView(const QString& name, QWidget* parent) : LinkedText(parent) {
    setAccessibleName(name);
    document()->setDocumentMargin(space::medium);
}

void RuleView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    if (const auto act = enumFromId<RuleAct>(url.toString()))
        Q_EMIT actWanted(*act);
    else
        Q_EMIT ruleWanted(url.toString());
}

} // namespace mentat
