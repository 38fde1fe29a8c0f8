#include "ui/pages/rules/rule_view.h"

#include "ui/look/spacing.h"

namespace mentat {

RuleView::RuleView(const QString& name, QWidget* parent) : QTextBrowser(parent) {
    setAccessibleName(name);
    setOpenExternalLinks(false);
    setTabChangesFocus(false); // Tab goes from link to link, then on
    document()->setDocumentMargin(space::medium);
}

void RuleView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    Q_EMIT ruleWanted(url.toString());
}

} // namespace mentat
