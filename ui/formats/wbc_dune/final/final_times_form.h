#pragma once

#include "model/event.h"

#include <QWidget>

class QCheckBox;
class QDateEdit;
class QSpinBox;
class QTimeEdit;

namespace mentat {

/// When the final starts, how long it is, and until when a qualifier has to be there. Says when a
/// field was left with something else in it.
class FinalTimesForm : public QWidget {
    Q_OBJECT

public:
    explicit FinalTimesForm(QWidget* parent = nullptr);

    /// usual: what a start that is not set begins with, when it is.
    void show(const FinalDetails& details, const VenueTime& usual);
    /// What was shown, with these times.
    [[nodiscard]] FinalDetails details() const;
    void startTyping();

Q_SIGNALS:
    void edited();

private:
    void build();
    void enableFields();
    void tellIfEdited();
    [[nodiscard]] std::optional<VenueTime> deadline() const;

    FinalDetails m_shown;
    bool m_showing = false;
    QCheckBox* m_isSet;
    QDateEdit* m_day;
    QTimeEdit* m_time;
    QSpinBox* m_minutes;
    QCheckBox* m_hasDeadline;
    QTimeEdit* m_deadline;
};

/// Until when a qualifier has to be there: by the GM's word, else the start (R7.1).
[[nodiscard]] std::optional<VenueTime> deadlineOf(const FinalDetails& details);

} // namespace mentat
