#pragma once

#include "model/event.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/heats/heats_setup_model.h"
#include "ui/typing/field_form.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace mentat {

class EmptyPage;
class ListTable;

/// The heats of the event: add, change, renumber, and delete empty ones. For the marked one: name,
/// start, length, location.
class HeatsPart : public QScrollArea {
    Q_OBJECT

public:
    explicit HeatsPart(const PageContext& pageContext);
    ~HeatsPart() override;

private:
    void build();
    void addFields();
    void showHeats();
    void showChosen();
    void choose(HeatNumber heat);
    void add();
    void remove();
    void move(int rows);
    [[nodiscard]] const HeatSetup* chosen() const;

    OpenBook& m_book;
    Preferences& m_preferences;
    HeatsSetupModel m_model;
    ListTable* m_list;
    QPushButton* m_add;
    EmptyPage* m_none; // while there is no heat
    QPushButton* m_earlier;
    QPushButton* m_later;
    QPushButton* m_remove;
    QLabel* m_title;
    QWidget* m_facts; // of the chosen heat
    MomentField* m_start = nullptr;
    FieldForm<HeatDetails> m_form;
    std::optional<std::pair<EventId, HeatNumber>> m_shown; // whose facts are in the form
};

} // namespace mentat
