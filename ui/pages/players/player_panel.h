#pragma once

#include "ui/desk/page.h"

#include <variant>

class QLabel;
class QPushButton;
class QScrollArea;

namespace mentat {

class PlayerCard;
class PlayerDetails;
class PlayerNeeds;
class PlayerStanding;
class PlayersSource;

/// Somebody at the right of the list: details to be typed over, standing, and the card. People who
/// are not registered can be, here.
class PlayerPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayerPanel(const PageContext& pageContext, QWidget* parent = nullptr);
    ~PlayerPanel() override;

    using Who = std::variant<std::monostate, PlayerId, PersonId>;
    void show(const Who& who, const PlayersSource* source);
    [[nodiscard]] const Who& who() const { return m_who; }
    /// Of those who are not registered so many are selected.
    void setSelectedPeople(size_t people);
    /// Whom the file knows by it.
    [[nodiscard]] std::optional<PersonId> person() const;
    void startTyping();
    /// What the player needs in order to qualify comes into sight.
    void showNeeds();
    void commit();
    /// Of the player shown, if nothing refers to them.
    void remove();
    /// Whether the way back to the list is shown: the panel stands in its place.
    void setAlone(bool alone);
    /// Whether it says how somebody is selected: not where nobody can be.
    void setAsks(bool asks);

protected:
    void showEvent(QShowEvent* event) override;

Q_SIGNALS:
    void leaving();
    /// Of all who are selected.
    void registerWanted();

private:
    void layOut();
    void showPerson(const Person& person);

    OpenBook& m_book;
    Who m_who;
    bool m_asks = true;
    QScrollArea* m_area; // all but the way back
    QPushButton* m_back;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_nobody;
    QPushButton* m_register;
    PlayerDetails* m_details;
    PlayerStanding* m_standing;
    PlayerNeeds* m_needs;
    PlayerCard* m_card;
};

} // namespace mentat
