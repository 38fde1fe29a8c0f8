#pragma once

#include "ui/frame/page.h"

#include <QTextBrowser>

namespace mentat {

/// An entry, or a phase of a turn, to be read. Its links lead to other entries: Left and Right go
/// from one to the next, Enter follows; Tab goes on to the next part of the page.
class RuleView : public QTextBrowser {
    Q_OBJECT

public:
    explicit RuleView(const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A link was followed: to the entry of this id.
    void ruleWanted(const QString& entry);

protected:
    /// Nothing is loaded: what is shown stands in the text.
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace mentat
