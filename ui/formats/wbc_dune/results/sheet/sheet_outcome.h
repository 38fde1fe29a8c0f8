#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "reports/wording/wording.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class ReasonLine;

/// What a typed sheet comes to, below its rows: who wins and why, the sums, what would stay open,
/// and the warnings with the way to accept them.
class SheetOutcome : public QWidget {
    Q_OBJECT

public:
    explicit SheetOutcome(QWidget* parent = nullptr);

    void showState(const SheetState& state, const Event& event, const Wording& wording,
                   const NameOf& nameOf);
    /// The reason to accept the warnings for, which may be empty; then the field is.
    [[nodiscard]] QString takeReason();
    /// Tab goes on to its fields from this one, and from them to the last, as the sheet is read.
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
