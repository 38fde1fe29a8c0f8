#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "reports/wording/wording.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_edit.h"

#include <QWidget>

#include <map>
#include <vector>

class QLabel;

namespace mentat {

class ReasonLine;

/// The upper part of a result sheet: how long, how it was won and by whom.
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
    /// The first field of each line begins at one place.
    void alignFirstFields();

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

} // namespace mentat
