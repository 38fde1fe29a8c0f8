#pragma once

#include "model/event.h"

#include <QWidget>

class QCheckBox;
class QDateEdit;
class QTimeEdit;

namespace mentat {

/// When the final starts, and until when a qualifier has to be there. Says when a field was left
/// with something else in it.
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
    QCheckBox* m_hasDeadline;
    QTimeEdit* m_deadline;
};

} // namespace mentat
