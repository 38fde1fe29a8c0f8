#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/players_model.h"

#include <QSortFilterProxyModel>

class QLineEdit;

namespace mentat {

/// Sorts the list of players, keeps its groups apart (new people are first in any order), and adds
/// the icon to a word that warns.
class PlayersProxy : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PlayersProxy(QObject* parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

class EmptyState;
class ListTable;
struct EmptyWords;

/// The line for searching and adding, and below it the matches: players of the event, or people of
/// the file who are not registered. The arrows of the line move the mark of the list.
class PlayersList : public QWidget {
    Q_OBJECT

public:
    enum class Shown { Players, People };

    explicit PlayersList(const PageContext& pageContext, QWidget* parent = nullptr);
    ~PlayersList() override;

    void show(Shown shown);
    /// source: absent if there is no event.
    void refresh(const PlayersSource* source);
    void startTyping();
    [[nodiscard]] QString query() const;
    /// Whether something is typed into the search field, and more may follow.
    [[nodiscard]] bool isTyping() const;
    void clearQuery();

    /// The marked row; absent: none.
    [[nodiscard]] std::optional<PlayersRow> marked() const;
    [[nodiscard]] std::vector<PlayerId> markedPlayers() const;
    [[nodiscard]] std::vector<PersonId> markedPeople() const;
    /// The selected rows except the one that adds a person.
    [[nodiscard]] std::vector<KnownName> markedNames() const;
    void mark(const QString& key);
    /// Shows fewer columns in little room.
    void setNarrow(bool narrow);
    /// There is no one to show, whatever the search.
    [[nodiscard]] bool isNobodyHere() const;
    void saveState();

Q_SIGNALS:
    void markedChanged();
    /// Enter on a row.
    void entered(const mentat::PlayersRow& row);
    void removeWanted();
    /// The user wants to import a list of people.
    void importWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showRows();
    void search();
    void showColumns();
    void moveMark(int rows);
    void enter();
    bool handleListKey(QKeyEvent& event);
    [[nodiscard]] EmptyWords nobodyWords() const;
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QString stateKey() const;

    OpenBook& m_book;
    Preferences& m_preferences;
    const PlayersSource* m_source = nullptr;
    Shown m_shown = Shown::Players;
    bool m_narrow = false;
    QLineEdit* m_search;
    ListTable* m_list;
    PlayersModel* m_model;
    PlayersProxy* m_proxy;
    EmptyState* m_nobody = nullptr;
};

} // namespace mentat
