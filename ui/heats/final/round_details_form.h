#pragma once

#include "model/event.h"

#include <QWidget>

class QLineEdit;

namespace mentat {

class MomentEdit;

/// When and where an advanced round is played, how long it may take, and until when a qualifier has
/// to be there. Says when a field was left with something else in it.
class RoundDetailsForm : public QWidget {
    Q_OBJECT

public:
    /// isStage: of a round that is not the only one.
    explicit RoundDetailsForm(bool isStage, QWidget* parent = nullptr);

    /// usual: what of a start that is not set need not be typed.
    void show(const Stage& stage, const VenueTime& usual);
    /// What was shown, with what is typed.
    [[nodiscard]] Stage stage() const;
    void startTyping();
    /// What is typed was meant for another round.
    void startOver() { m_showing = false; }

Q_SIGNALS:
    void edited();

private:
    void build(bool isStage);
    void tellIfEdited();
    [[nodiscard]] std::optional<VenueTime> deadline() const;

    Stage m_shown;
    bool m_showing = false;
    MomentEdit* m_start;
    MomentEdit* m_deadline;
    QLineEdit* m_location;
    QLineEdit* m_minutes;
};

} // namespace mentat
