#pragma once

#include "app/session/rules/rules_desk.h"
#include "model/values/enum_ids.h"
#include "reports/wording/wording.h"
#include "ui/look/linked_text.h"

#include <array>

namespace mentat {

/// "WBC 2022, Phase 7, no. 1"; of a ruling its event.
[[nodiscard]] QString sourceText(const RulesDesk& desk, const RuleEntry& entry);

/// What a link of an entry asks for, by its id; all other links lead to entries.
enum class RuleAct { RecordRuling, ChangeRuling, WithdrawRuling };

constexpr std::array<EnumId<RuleAct>, 3> idTable(RuleAct) {
    using enum RuleAct;
    return {{{RecordRuling, QLatin1StringView("record-ruling")},
             {ChangeRuling, QLatin1StringView("change-ruling")},
             {WithdrawRuling, QLatin1StringView("withdraw-ruling")}}};
}

/// An entry as a page reads it, in rich text: above an answer that holds no longer the rule of
/// today, the answer, its order or options, what is open in it, what belongs to it and where it
/// comes from.
[[nodiscard]] QString ruleText(const RulesDesk& desk, const RuleEntry& entry,
                               const Wording& wording);

/// The links that change and withdraw a ruling.
[[nodiscard]] QString rulingActs();

/// A phase of a turn, step by step, with what may come between. What needs a set that the event is
/// not played with is left out.
[[nodiscard]] QString phaseText(const RulesDesk& desk, const TurnPhase& phase,
                                const RuleScope& scope, const Wording& wording);

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
