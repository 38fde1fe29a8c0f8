#pragma once

#include "ui/look/linked_text.h"
#include "ui/pages/rules/rule_text.h"

namespace mentat {

/// An entry, or a phase of a turn, to be read. Its links lead to other entries.
class RuleView : public LinkedText {
    Q_OBJECT

public:
    explicit RuleView(const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A link was followed: to the entry of this id.
    void ruleWanted(const QString& entry);
    void actWanted(mentat::RuleAct act);

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
};

} // namespace mentat
