#pragma once

#include "model/people/player.h"
#include "ui/desk/page.h"
#include "ui/typing/field_form.h"

#include <map>

class QComboBox;
class QGridLayout;
class QLabel;

namespace mentat {

/// What is typed about a player.
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

/// Other names as one text, a semicolon between them.
[[nodiscard]] QString otherNamesText(const std::vector<Name>& names);
/// As a field shows it; empty where it is not known.
[[nodiscard]] QString textOf(const Player& player, PlayerFact fact);
/// Puts what was typed; nothing typed is not known. Returns why it cannot be, or an empty text; the
/// player then stays as it was.
[[nodiscard]] QString putFact(Player& player, PlayerFact fact, const QString& text);

/// What is known of a player of the event, to be typed over. A field is saved when it is left; one
/// that is refused says why and keeps what was typed, also while somebody else is looked at.
class PlayerDetails : public QWidget {
    Q_OBJECT

public:
    explicit PlayerDetails(const PageContext& pageContext, QWidget* parent = nullptr);
    ~PlayerDetails() override;

    void show(const std::optional<PlayerId>& player);
    /// Shows what the event says now.
    void refresh();
    /// Takes what is typed in a field that was not left yet.
    void commit();
    /// Puts the focus where typing starts.
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
    /// Why it could not be saved; absent where it is.
    [[nodiscard]] std::optional<QString> save(const Player& changed);
    void chooseAnswer(int index);
    void choosePreference(int index);
    [[nodiscard]] const Player* player() const;
    /// Of the player shown, in the form.
    [[nodiscard]] QString whose() const;

    OpenBook& m_book;
    std::optional<EventId> m_event; // that m_player is in
    std::optional<PlayerId> m_player;
    FieldForm<Player> m_form;
    std::map<PlayerFact, TextField*> m_fields;
    QComboBox* m_answer;
    QComboBox* m_preference;
    std::vector<QLabel*> m_finalLabels;
    std::vector<QLabel*> m_variantLabels;
};

} // namespace mentat
