#pragma once

#include "model/event.h"

#include <QWidget>

class QCheckBox;
class QDateEdit;
class QLineEdit;
class QSpinBox;
class QTimeEdit;

namespace mentat {

/// The facts of one heat that the GM sets: name, when it starts, how long it lasts, where. Says
/// when a field was left with something else in it.
class HeatForm : public QWidget {
    Q_OBJECT

public:
    explicit HeatForm(QWidget* parent = nullptr);

    /// usual: what a start that is not set begins with, when it is.
    void show(HeatNumber heat, const HeatDetails& details, const VenueTime& usual);
    [[nodiscard]] HeatDetails details() const;
    void setReadOnly(bool readOnly);
    void startTyping();

Q_SIGNALS:
    void edited();

private:
    void build();
    void tellIfEdited();

    std::optional<HeatNumber> m_heat;
    HeatDetails m_shown;
    QLineEdit* m_name;
    QCheckBox* m_isSet;
    QDateEdit* m_day;
    QTimeEdit* m_time;
    QSpinBox* m_minutes;
    QLineEdit* m_room;
};

} // namespace mentat
