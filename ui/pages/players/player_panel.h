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

/// A player's needs for playing the final, from the event's kind; hidden if it reports none.
/// Computed only while visible: that is a search.
class PlayerNeeds : public QWidget {
    Q_OBJECT

public:
    explicit PlayerNeeds(OpenBook& book, QWidget* parent = nullptr);

    /// The address of a player's needs on the page Players, and the player of an address; absent if
    /// it is another address.
    [[nodiscard]] static QString addressOf(const PlayerId& player);
    [[nodiscard]] static std::optional<PlayerId> askedBy(const QString& address);

    /// Not cheap: call it only while the player is shown.
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
/// typed in a line of the panel. Removes a player without references.
class PlayerStanding : public QWidget {
    Q_OBJECT

public:
    explicit PlayerStanding(OpenBook& book, QWidget* parent = nullptr);

    /// isDisqualified: also by an unexcused dropout (R6.1).
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

/// A person, at the right of the list: editable details, standing, and the card. Registers people
/// who are not registered.
class PlayerPanel : public BookView<QWidget> {
    Q_OBJECT

public:
    explicit PlayerPanel(const PageContext& pageContext, QWidget* parent = nullptr);
    ~PlayerPanel() override;

    using Who = std::variant<std::monostate, PlayerId, PersonId>;
    void show(const Who& who, const PlayersSource* source);
    [[nodiscard]] const Who& who() const { return m_who; }
    /// The number of unregistered people selected.
    void setSelectedPeople(size_t people);
    /// The person in the file.
    [[nodiscard]] std::optional<PersonId> person() const;
    void startTyping();
    /// Scrolls to the player's needs for qualifying.
    void showNeeds();
    void commit();
    /// The player shown, if nothing refers to them.
    void remove();
    /// Whether it explains how to select a person: not if there is no one to select.
    void setAsks(bool asks);

protected:
    /// The player's needs.
    void showAll() override;
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void leaving();
    /// All selected people.
    void registerWanted();

private:
    void layOut();
    void showPerson(const Person& person);

    OpenBook& m_book;
    Who m_who;
    bool m_asks = true;
    QScrollArea* m_area;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_nobody;
    QPushButton* m_register;
    PlayerDetails* m_details;
    PlayerStanding* m_standing;
    PlayerNeeds* m_needs;
    PlayerCard* m_card;
    QBoxLayout* m_columns; // details, and the card below or next to them
};

} // namespace mentat
