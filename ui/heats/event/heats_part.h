#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/heats/heats_setup_model.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace mentat {

class HeatForm;
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
