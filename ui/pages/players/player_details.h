#pragma once

#include "model/people/player.h"
#include "ui/desk/page.h"
#include "ui/typing/field_form.h"

#include <map>

class QComboBox;
class QGridLayout;
class QLabel;

namespace mentat {

/// An editable fact about a player.
enum class PlayerFact {
    Name,
    From,
    Badge,
    Email,
    Phone,
    Whereabouts,
    Copies,
    VariantCopies,
    AlsoKnownAs,
    Notes
};

/// Other names as one text, separated by semicolons.
[[nodiscard]] QString otherNamesText(const std::vector<Name>& names);
/// As a field shows it; empty if unknown.
[[nodiscard]] QString textOf(const Player& player, PlayerFact fact);
/// Sets the typed value; an empty text means unknown. Returns the reason for refusing it, or an
/// empty text; a refusal leaves the player unchanged.
[[nodiscard]] QString putFact(Player& player, PlayerFact fact, const QString& text);

/// The known facts about a player of the event, editable. A field is saved when it loses focus; a
/// refused one shows the reason and keeps the typed text, even while another player is shown.
class PlayerDetails : public QWidget {
    Q_OBJECT

public:
    explicit PlayerDetails(const PageContext& pageContext, QWidget* parent = nullptr);
    ~PlayerDetails() override;

    void show(const std::optional<PlayerId>& player);
    /// Shows the event's current facts.
    void refresh();
    /// Takes the text of a field that still has the focus.
    void commit();
    /// Moves the focus to where typing starts.
    void startTyping();

Q_SIGNALS:
    /// Esc.
    void leaving();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFields();
    void makeRoomForBadge();
    void layOut();
    QLabel* addField(QGridLayout& grid, int row, int column, int span, const QString& text,
                     QWidget* editor);
    QLabel* addFact(QGridLayout& grid, int row, int column, int span, PlayerFact fact);
    /// The reason why it could not be saved; absent if it was.
    [[nodiscard]] std::optional<QString> save(const Player& changed);
    void chooseAnswer(int index);
    void choosePreference(int index);
    [[nodiscard]] const Player* player() const;
    /// The shown player's name in the form.
    [[nodiscard]] QString whose() const;

    OpenBook& m_book;
    std::optional<EventId> m_event; // the event of m_player
    std::optional<PlayerId> m_player;
    FieldForm<Player> m_form;
    std::map<PlayerFact, TextField*> m_fields;
    QComboBox* m_answer;
    QComboBox* m_preference;
    std::vector<QLabel*> m_finalLabels;
    std::vector<QLabel*> m_variantLabels;
};

} // namespace mentat
