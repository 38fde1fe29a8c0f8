#pragma once

#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "scoring/players.h"
#include "ui/itemmodels/table_model.h"

#include <map>
#include <memory>
#include <variant>

namespace mentat {

/// Rows of a smaller group are above those of a greater one, however the list is sorted.
inline constexpr int playersGroupRole = sideRole + 1;
/// Whether a row or cell warns: the page puts an icon next to the word.
inline constexpr int playersWarningRole = sideRole + 2;

/// A new person, with the typed name.
struct NewName {
    friend bool operator==(const NewName&, const NewName&) = default;
};

/// A player of the event, a person of the file who is not registered in it, or a new person.
struct PlayersRow {
    std::variant<NewName, PlayerId, PersonId> who;
    QString name;
    QString from{};
    QString badge{};
    QString phone{};
    std::vector<HeatNumber> heats{};
    int games = 0;
    std::optional<FinalAnswer> finalAnswer{};
    std::optional<Preference> preference{};
    bool isDisqualified = false;
    /// The name is only similar to the typed one.
    bool isNear = false;
    std::optional<Year> lastYear{};
    friend bool operator==(const PlayersRow&, const PlayersRow&) = default;
};

/// The source of the rows, prepared once for a state of the event file. Keeps references to the
/// book and the event.
class PlayersSource {
public:
    /// search, near: prepared for as long as the names in this book and this event are unchanged.
    PlayersSource(const Book& book, const Event& event, std::shared_ptr<const NameSearch> search,
                  std::shared_ptr<const NearNames> near);

    /// The players matching the query, then people known to the file; if there are none, the new
    /// name and people with similar names. All players for an empty query.
    [[nodiscard]] std::vector<PlayersRow> playersMeant(const QString& query) const;
    /// The people of the file who are not registered in the event.
    [[nodiscard]] std::vector<PlayersRow> peopleMeant(const QString& query) const;
    [[nodiscard]] const PlayerRecord* recordOf(const PlayerId& player) const;
    [[nodiscard]] int peopleNotRegistered() const;

private:
    [[nodiscard]] PlayersRow rowOf(const Player& player) const;
    [[nodiscard]] PlayersRow rowOf(const Person& person) const;
    void addNear(std::vector<PlayersRow>& rows, const QString& query) const;

    const Book& m_book;
    const Event& m_event;
    std::shared_ptr<const NameSearch> m_search;
    std::shared_ptr<const NearNames> m_near;
    std::map<PlayerId, PlayerRecord> m_records;
    std::map<PersonId, const Player*> m_players;
    std::map<PersonId, Year> m_lastYears;
};

class PlayersModel : public TableModel<PlayersRow> {
    Q_DECLARE_TR_FUNCTIONS(PlayersModel)

public:
    enum Column {
        Name,
        From,
        Badge,
        Phone,
        Plays,
        Final,
        Heats,
        Games,
        LastYear,
        Status,
        ColumnCount
    };

    using TableModel::TableModel;

    [[nodiscard]] static QString keyOf(const PlayerId& player);
    [[nodiscard]] static QString keyOf(PersonId person);

protected:
    [[nodiscard]] QString key(const PlayersRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const PlayersRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Games; }

private:
    [[nodiscard]] QString text(const PlayersRow& row, int column) const;
    [[nodiscard]] QString status(const PlayersRow& row) const;
    [[nodiscard]] QVariant sortValue(const PlayersRow& row, int column) const;
};

/// "1–3, 5"
[[nodiscard]] QString rangesOf(const std::vector<HeatNumber>& heats);
/// R1.5: "base", "expansion", "either"
[[nodiscard]] QString preferenceText(Preference preference);
/// "yes", "no"
[[nodiscard]] QString finalAnswerText(FinalAnswer answer);

} // namespace mentat
