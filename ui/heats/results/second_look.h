#pragma once

#include <QFrame>

class QLabel;

namespace mentat {

/// The line above a sheet while the round's sheets are held against the paper once more: Space
/// marks one as checked and goes on, arrows go through the pile, F2 types in the sheet.
class SecondLook : public QFrame {
    Q_OBJECT

public:
    explicit SecondLook(QWidget* parent = nullptr);

    /// Last: checked as the last one, so that nothing is left to do.
    enum class Sheet { Open, Checked, Last };
    /// "Sheet 2 of 6"
    void showPlace(int place, int count, Sheet sheet);

Q_SIGNALS:
    void ticked();
    void stepped(int direction);
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text;
};

} // namespace mentat
