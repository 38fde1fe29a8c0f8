#pragma once

#include "app/session/session.h"
#include "reports/wording/journal/changed_facts.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

#include <QSortFilterProxyModel>

#include <set>

namespace mentat {

/// The place of a change; a heat without a table: data of the heat other than its games.
struct ChangeAddress {
    HeatNumber heat;
    std::optional<TableNumber> table;
    friend bool operator==(const ChangeAddress&, const ChangeAddress&) = default;
    friend bool operator<(const ChangeAddress& a, const ChangeAddress& b);
};

/// An entry of the journal in a list. Values before and after are read on demand.
struct JournalRow {
    JournalId id;
    QDateTime time; // local
    QString scorekeeper;
    QString event; // "Dune 2026"; empty: the file itself
    QString sentence;
    QString searched; // sentence and players, normalized
    std::vector<ChangeAddress> places;
    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

/// The journal, newest first. Read in pages, because it can be long, and only ever grows: existing
/// rows stay in place.
class JournalModel : public TableModel<JournalRow> {
    Q_DECLARE_TR_FUNCTIONS(JournalModel)

public:
    enum Column { Day, Time, Scorekeeper, Act, EventName, ColumnCount };

    /// The number of entries read at once: a page of a long journal takes a few milliseconds.
    static constexpr int pageLength = 200;

    JournalModel(Session& session, const Wording& wording, QObject* parent = nullptr);

    /// Reads the next older page; returns whether there is more to read.
    [[nodiscard]] Result<bool> readOlder();
    /// Reads entries written since; does nothing if no page was read yet.
    [[nodiscard]] Result<void> readNewer();
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    // The values in the entries read so far, each once.
    [[nodiscard]] const std::set<QString>& hands() const { return m_hands; }
    [[nodiscard]] const std::set<QString>& events() const { return m_events; }
    [[nodiscard]] const std::set<ChangeAddress>& places() const { return m_places; }

protected:
    [[nodiscard]] QString key(const JournalRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const JournalRow& row, int column, int role) const override;

private:
    [[nodiscard]] JournalRow rowOf(const JournalEntry& entry) const;
    void take(size_t place, std::vector<JournalRow> rows);

    Session& m_session;
    const Wording& m_wording;
    bool m_isComplete = false;
    std::set<QString> m_hands;
    std::set<QString> m_events;
    std::set<ChangeAddress> m_places;
};

/// A filter of the journal; an entry must match all of it.
struct JournalWish {
    QString text;                       // words of the sentence or of players' names, in any order
    std::optional<QString> scorekeeper; // absent: anyone's
    std::optional<ChangeAddress> place; // a heat includes its tables
    QDateTime from;                     // local; invalid: from the beginning
    QDateTime to;                       // includes this minute; invalid: to the end
    friend bool operator==(const JournalWish&, const JournalWish&) = default;
};

/// The entries that match a filter, in the order of a column.
class JournalFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit JournalFilter(JournalModel& journal, QObject* parent = nullptr);

    void setWish(const JournalWish& wish);
    [[nodiscard]] const JournalRow& rowAt(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    JournalModel& m_journal;
    JournalWish m_wish;
    QStringList m_words;
};

/// A changed fact with its place among the others of its change.
struct NumberedFact {
    int number;
    ChangedFact fact;
    friend bool operator==(const NumberedFact&, const NumberedFact&) = default;
};

/// The facts of one change: before and after, fact by fact.
class JournalFactsModel : public TableModel<NumberedFact> {
    Q_DECLARE_TR_FUNCTIONS(JournalFactsModel)

public:
    enum Column { Where, What, Before, After, ColumnCount };

    using TableModel::TableModel;

    void setFacts(const std::vector<ChangedFact>& facts);

protected:
    [[nodiscard]] QString key(const NumberedFact& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const NumberedFact& row, int column, int role) const override;
};

} // namespace mentat
