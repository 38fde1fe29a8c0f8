#pragma once

#include "ui/desk/preferences.h"
#include "ui/desk/screen_board.h"
#include "ui/screen/screens.h"

#include <QDialog>

#include <span>

class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mentat {

/// Asks what the second window shows, and on which screen.
class SecondScreenDialog : public QDialog {
    Q_OBJECT

public:
    /// places: the screens that are free for it.
    SecondScreenDialog(const SecondScreenChoices& choices, const std::vector<ScreenPlace>& places,
                       std::span<const BoardKind> boards, QWidget* parent = nullptr);

    [[nodiscard]] SecondScreenChoices choices() const;

private:
    void addPlaces(const std::vector<ScreenPlace>& places);
    void addBoards(std::span<const BoardKind> boards);
    void move(int by);
    void showWhatCanBeDone();
    [[nodiscard]] QStringList chosen() const;

    SecondScreenChoices m_before;
    QComboBox* m_screen;
    QListWidget* m_boards;
    QPushButton* m_earlier;
    QPushButton* m_later;
    QSpinBox* m_seconds;
    QComboBox* m_tone;
};

} // namespace mentat
