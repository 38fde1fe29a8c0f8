#pragma once

#include <QWidget>

class QLabel;

namespace mentat {

/// Why something was not taken, below where it was typed: an icon and a sentence. Hidden while
/// there is nothing to say.
class ReasonLine : public QWidget {
    Q_OBJECT

public:
    explicit ReasonLine(QWidget* parent = nullptr);

    /// Empty: nothing to say.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcon();

    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace mentat
