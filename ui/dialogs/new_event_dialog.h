#pragma once

#include "model/next_year.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace mentat {

class SetBoxes;
class Wording;
struct NewPlay;

/// Asks for the essentials of a new event; everything else is on the Event page.
class NewEventDialog : public QDialog {
    Q_OBJECT

public:
    NewEventDialog(QDate today, const Wording& wording, QWidget* parent = nullptr);
    /// From a pack, which determines the game.
    NewEventDialog(QDate today, const Wording& wording, EventPack pack, QWidget* parent = nullptr);
    ~NewEventDialog() override;

    /// Of the chosen kind, with the default settings (model/settings.h).
    [[nodiscard]] Event event() const;

private:
    [[nodiscard]] Event plainEvent() const;
    void showFormat();
    void proposeName();
    /// The position of the chosen one among all.
    [[nodiscard]] size_t format() const;

    std::optional<EventPack> m_pack;
    std::vector<NewPlay> m_plays; // of the chosen kind
    QFormLayout* m_form = nullptr;
    QLineEdit* m_name;
    QSpinBox* m_year;
    QLineEdit* m_gm;
    QComboBox* m_format;
    QComboBox* m_play;
    QLabel* m_setsTitle;
    SetBoxes* m_sets;
};

} // namespace mentat
