#pragma once

#include "app/session/dune/sheet/sheet_state.h"
#include "reports/wording/wording.h"
#include "ui/dune/results/sheet/sheet_edit.h"

#include <QWidget>

#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class ReasonLine;

/// The upper part of a result sheet: the length, the victory, and the winners.
class SheetHead : public QWidget {
    Q_OBJECT

public:
    explicit SheetHead(const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<SheetEdit*>& edits() const { return m_edits; }
    void showState(const SheetState& state);
    void showFindings(const std::map<SheetField, QString>& sentences,
                      const std::map<SheetField, SheetEdit::Mark>& marks);

protected:
    void changeEvent(QEvent* event) override;

private:
    SheetEdit* add(FieldKind kind);
    [[nodiscard]] std::vector<SheetEdit*> addNumbers();
    [[nodiscard]] QLabel* labelled(FieldKind kind) const;
    void fitWidths();
    /// Aligns the first field of each line.
    void alignFirstFields();
    /// "→ alliance"
    [[nodiscard]] QString outcomeOf(Victory victory) const;

    const Wording& m_wording;
    std::vector<SheetEdit*> m_edits;
    std::vector<SheetEdit*> m_numbers;
    SheetEdit* m_ended;
    SheetEdit* m_started;
    SheetEdit* m_victory;
    SheetEdit* m_alliances;
    SheetEdit* m_winners;
    SheetEdit* m_predicted;
    QLabel* m_duration;
    QLabel* m_outcome;
    std::vector<QLabel*> m_firstLabels;
    QLabel* m_winnersLabel;
    QLabel* m_predictedLabel;
    ReasonLine* m_findings;
};

/// The outcome of a typed sheet, below its rows: the winners and why, the sums, the open points,
/// and the warnings with a way to accept them.
class SheetOutcome : public QWidget {
    Q_OBJECT

public:
    explicit SheetOutcome(QWidget* parent = nullptr);

    void showState(const SheetState& state, const Event& event, const Wording& wording,
                   const NameOf& nameOf);
    /// The reason for accepting the warnings, which may be empty; clears the field.
    [[nodiscard]] QString takeReason();
    /// Inserts its fields into the tab order between these two, in reading order.
    void orderTabs(QWidget& before, QWidget& last);

Q_SIGNALS:
    void acceptWanted();

private:
    void build();

    QLabel* m_verdict;
    QLabel* m_sums;
    QLabel* m_open;
    ReasonLine* m_warnings;
    QLabel* m_accepted;
    QWidget* m_accept;
    QLineEdit* m_reason;
    QPushButton* m_acceptButton;
};

} // namespace mentat
