#pragma once

#include <QWidget>

class QLabel;

namespace mentat {

class IconLabel;

/// Why something was not taken, or is worth a look, below where it was typed: an icon and a
/// sentence. Hidden while there is nothing to say.
class ReasonLine : public QWidget {
    Q_OBJECT

public:
    enum class Weight { Wrong, Warning };

    explicit ReasonLine(QWidget* parent = nullptr);

    /// Empty: nothing to say. Said aloud where it is new.
    void setText(const QString& text, Weight weight = Weight::Wrong);
    [[nodiscard]] QString text() const;
    /// Of a line that comes and goes while one types: it has its room before, and what is below it
    /// does not move.
    void keepRoom();

private:
    IconLabel* m_icon;
    QLabel* m_text;
    Weight m_weight = Weight::Wrong;
};

} // namespace mentat
