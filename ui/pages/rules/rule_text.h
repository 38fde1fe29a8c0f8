#pragma once

#include "app/session/rules/rules_desk.h"
#include "model/values/enum_ids.h"
#include "reports/wording/wording.h"
#include "ui/look/linked_text.h"

#include <array>

namespace mentat {

/// "WBC 2022, Phase 7, no. 1"; for a ruling its event.
[[nodiscard]] QString sourceText(const RulesDesk& desk, const RuleEntry& entry);

/// The act of a link in an entry, by its id; all other links lead to entries.
enum class RuleAct { RecordRuling, ChangeRuling, WithdrawRuling };

constexpr std::array<EnumId<RuleAct>, 3> idTable(RuleAct) {
    using enum RuleAct;
    return {{{RecordRuling, QLatin1StringView("record-ruling")},
             {ChangeRuling, QLatin1StringView("change-ruling")},
             {WithdrawRuling, QLatin1StringView("withdraw-ruling")}}};
}

/// An entry as rich text: for an outdated answer, first today's rule; then the answer, its order or
/// options, open points, related entries and the source.
[[nodiscard]] QString ruleText(const RulesDesk& desk, const RuleEntry& entry,
                               const Wording& wording);

/// The links that change and withdraw a ruling.
[[nodiscard]] QString rulingActs();

/// A phase of a turn, step by step, with possible interruptions. Leaves out parts of sets that the
/// event does not use.
[[nodiscard]] QString phaseText(const RulesDesk& desk, const TurnPhase& phase,
                                const RuleScope& scope, const Wording& wording);

/// An entry, or a phase of a turn, read-only. Its links lead to other entries.
class RuleView : public LinkedText {
    Q_OBJECT

public:
    explicit RuleView(const QString& name, QWidget* parent = nullptr);

    /// Shows a phase: each line is a link in the color of text, with a mark at its end.
    void showSteps(const QString& html);

Q_SIGNALS:
    /// A link to the entry with this id was followed.
    void ruleWanted(const QString& entry);
    void actWanted(mentat::RuleAct act);

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
};

} // namespace mentat
