#pragma once

#include "model/event.h"

#include <QWidget>

class QLineEdit;
class QSpinBox;

namespace mentat {

class MomentEdit;

/// The facts of one heat that the GM sets: name, when it starts, how long it lasts, where. Says
/// when a field was left with something else in it.
class HeatForm : public QWidget {
    Q_OBJECT

public:
    explicit HeatForm(QWidget* parent = nullptr);

    /// usual: what of a start that is not set need not be typed.
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
    MomentEdit* m_start;
    QSpinBox* m_minutes;
    QLineEdit* m_room;
};

} // namespace mentat
