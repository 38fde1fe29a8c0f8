#pragma once

#include "model/event.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/heats/heats_setup_model.h"

#include <QScrollArea>
#include <QWidget>

class QLineEdit;
class QSpinBox;
class QLabel;
class QPushButton;

namespace mentat {

class MomentEdit;

/// The facts of one heat that the GM sets: name, when it starts, how long it lasts, where. Says
/// when a field was left with something else in it.
class HeatForm : public QWidget {
    Q_OBJECT

public:
    explicit HeatForm(QWidget* parent = nullptr);

    /// usual: the default day of a start that is not set.
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

class ListTable;

/// The heats of the event: added, changed, given another number, deleted if nothing is in them.
class HeatsPart : public QScrollArea {
    Q_OBJECT

public:
    explicit HeatsPart(const PageContext& pageContext);
    ~HeatsPart() override;

private:
    void build();
    void showHeats();
    void showChosen();
    void choose(HeatNumber heat);
    void add();
    void change();
    void remove();
    void move(int rows);
    [[nodiscard]] const HeatSetup* chosen() const;

    OpenBook& m_book;
    Preferences& m_preferences;
    HeatsSetupModel m_model;
    ListTable* m_list;
    QPushButton* m_add;
    TextLabel* m_none; // while there is no heat
    QPushButton* m_earlier;
    QPushButton* m_later;
    QPushButton* m_remove;
    QLabel* m_title;
    HeatForm* m_form;
};

} // namespace mentat
