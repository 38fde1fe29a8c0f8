#pragma once

#include "ui/desk/page.h"

#include <variant>

class QBoxLayout;
class QLabel;
class QVBoxLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace mentat {

/// What a player needs in order to play the final, as the event's kind says it; hidden where it
/// says nothing. Asked for only while it can be seen: that is a search.
class PlayerNeeds : public QWidget {
    Q_OBJECT

public:
    explicit PlayerNeeds(OpenBook& book, QWidget* parent = nullptr);

    /// Where on the page Players it is asked of somebody, and of whom such an address does; absent:
    /// it is another address.
    [[nodiscard]] static QString addressOf(const PlayerId& player);
    [[nodiscard]] static std::optional<PlayerId> askedBy(const QString& address);

    /// Not cheap: while the player is looked at.
    void show(const std::optional<PlayerId>& player);

private:
    void showLines(const QStringList& lines);

    OpenBook& m_book;
    QVBoxLayout* m_column;
    std::vector<QLabel*> m_lines;
};

class IconLabel;
class ReasonLine;

/// R6.2: whether a player is disqualified and why; disqualifies and reinstates, with the reason
/// typed in a line of the panel. Takes out a player whom nothing refers to.
class PlayerStanding : public QWidget {
    Q_OBJECT

public:
    explicit PlayerStanding(OpenBook& book, QWidget* parent = nullptr);

    /// isDisqualified: also by a dropout that nobody excused (R6.1).
    void show(const std::optional<PlayerId>& player, bool isDisqualified);
    void remove();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void ask();
    void giveUp();
    void act();
    void leadToAct();
    void showState();

    OpenBook& m_book;
    std::optional<PlayerId> m_player;
    bool m_isDisqualified = false;
    IconLabel* m_icon;
    QLabel* m_state;
    QPushButton* m_change;
    QPushButton* m_remove;
    QWidget* m_question;
    QLineEdit* m_reason;
    ReasonLine* m_why;
    QPushButton* m_act;
    QPushButton* m_leave;
};

class PlayerCard;
class PlayerDetails;
class PlayersSource;

/// Somebody at the right of the list: details to be typed over, standing, and the card. People who
/// are not registered can be, here.
class PlayerPanel : public BookView<QWidget> {
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
    /// What the player needs.
    void showAll() override;
    void resizeEvent(QResizeEvent* event) override;

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
    QBoxLayout* m_columns; // details, and the card below or beside them
};

} // namespace mentat
