#pragma once

#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/desk/page.h"

class QCheckBox;
class QLabel;
class QSpinBox;

namespace mentat {

/// When the final began and ends, and its own clock (R3.1).
class FinalPlayPanel : public QWidget {
    Q_OBJECT

public:
    explicit FinalPlayPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    void showState(const FinalState& state);

private:
    void build();
    [[nodiscard]] QString times() const;

    OpenBook& m_book;
    QLabel* m_times;
    QLabel* m_length;
    QSpinBox* m_minutes;
    QCheckBox* m_waived;
};

} // namespace mentat
