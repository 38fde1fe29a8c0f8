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

/// Asks for what a new event cannot do without; all else stands on the Event page.
class NewEventDialog : public QDialog {
    Q_OBJECT

public:
    NewEventDialog(QDate today, const Wording& wording, QWidget* parent = nullptr);
    /// By a pack, which says what is played.
    NewEventDialog(QDate today, const Wording& wording, EventPack pack, QWidget* parent = nullptr);
    ~NewEventDialog() override;

    /// Of the chosen kind, with the settings that are usual (model/settings.h).
    [[nodiscard]] Event event() const;

private:
    [[nodiscard]] Event plainEvent() const;
    void showFormat();
    void proposeName();
    /// The chosen one, by its position among all.
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
