#pragma once

#include "app/session/session.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

#include <set>

namespace mentat {

/// Where a change was made; a heat without a table: in what the heat has besides its games.
struct JournalPlace {
    HeatNumber heat;
    std::optional<TableNumber> table;
    friend bool operator==(const JournalPlace&, const JournalPlace&) = default;
    friend bool operator<(const JournalPlace& a, const JournalPlace& b);
};

/// An entry of the journal as a list shows it. What stood before and after is read when it is
/// asked for.
struct JournalRow {
    JournalId id;
    QDateTime time; // local
    QString scorekeeper;
    QString event; // "Dune 2026"; empty: of the file itself
    QString sentence;
    QString searched; // sentence and players, normalised
    std::vector<JournalPlace> places;
    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

/// The journal, newest first. Read in pages, because it can be long, and only ever grows: what is
/// there stays where it is.
class JournalModel : public TableModel<JournalRow> {
    Q_DECLARE_TR_FUNCTIONS(JournalModel)

public:
    enum Column { Day, Time, Scorekeeper, Act, EventName, ColumnCount };

    /// How many entries are read at once: a page of a long journal takes a few milliseconds.
    static constexpr int pageLength = 200;

    JournalModel(Session& session, const Wording& wording, QObject* parent = nullptr);

    /// Reads the next older page; whether there is more to read.
    [[nodiscard]] Result<bool> readOlder();
    /// Takes in what was written since; nothing where no page was read yet.
    [[nodiscard]] Result<void> readNewer();
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    // What the entries that were read speak of, each once.
    [[nodiscard]] const std::set<QString>& hands() const { return m_hands; }
    [[nodiscard]] const std::set<QString>& events() const { return m_events; }
    [[nodiscard]] const std::set<JournalPlace>& places() const { return m_places; }

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
    std::set<JournalPlace> m_places;
};

} // namespace mentat
