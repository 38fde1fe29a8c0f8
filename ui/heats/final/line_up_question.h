#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class TextLabel;

/// What closing or reopening the line-up comes to, asked within the page before it is done.
class LineUpQuestion : public QFrame {
    Q_OBJECT

public:
    explicit LineUpQuestion(QWidget* parent = nullptr);

    void askToClose(const QString& effect);
    /// Reopening needs a reason.
    void askToReopen(const QString& effect);
    /// Whether it asks one of the two now.
    [[nodiscard]] bool asksToClose() const;
    [[nodiscard]] bool asksToReopen() const;
    void setEffect(const QString& effect);
    void close();

Q_SIGNALS:
    void closingWanted();
    void reopeningWanted(const QString& reason);
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void answer();
    void giveUp();

    bool m_closes = true;
    TextLabel* m_title;
    QLabel* m_effect;
    QLabel* m_reasonLabel;
    QLineEdit* m_reason;
    AccentButton* m_do;
    QPushButton* m_leave;
};

} // namespace mentat
