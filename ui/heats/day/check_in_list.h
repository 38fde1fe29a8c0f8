#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/heats/check_in_model.h"
#include "ui/lists/list_table.h"

class QSortFilterProxyModel;

namespace mentat {

/// Which row Enter means after the rows have changed: of whom the letters mean rowMeant(), else who
/// came in last; or the one that it meant before, where that is still there.
enum class MarkedRow { Newest, Stays };

/// Who is in, whom the typed letters mean, or the paper list with everybody to be ticked off.
class CheckInList : public ListTable {
    Q_OBJECT

public:
    explicit CheckInList(const PageContext& pageContext);
    ~CheckInList() override;

    void setHeat(std::optional<HeatNumber> heat) { m_heat = heat; }
    void setPaper(bool paper);
    /// Names or people have changed.
    void forgetNames() { m_names.reset(); }
    /// typed: what stands in the field, and where its cursor is; the paper list keeps the names
    /// that hold it.
    void showRows(const QString& typed, qsizetype cursor, MarkedRow mark);
    /// Whom the rows are looked for by.
    [[nodiscard]] const TypedQuery& query() const { return m_query; }

    /// The row that Enter means; nullptr where none is.
    [[nodiscard]] const CheckInRow* marked() const;
    /// The number that is typed is the badge of several: none is marked.
    [[nodiscard]] bool isSharedBadge() const { return m_isSharedBadge; }
    /// The row that Enter means stands for a badge that was missed.
    [[nodiscard]] bool isMissedMarked() const { return marked() && !marked()->missed.isEmpty(); }
    void markPlayer(const PlayerId& player);
    void moveMark(int rows);
    /// What stood beside the check-in when the rows were shown.
    [[nodiscard]] const BesideCheckIn& beside() const { return m_beside; }
    [[nodiscard]] BesideCheckIn besideNow() const;
    /// The row of somebody who waits with a phone.
    [[nodiscard]] CheckInRow guestRow(const PhoneGuest& guest);
    /// Of the badges that were scanned in vain, those that nobody has come in by since.
    [[nodiscard]] QStringList missed();

private:
    void build();
    /// row: in the order in which they are listed while no column sorts them.
    void markRow(int row);
    [[nodiscard]] const DeskNames& names();
    [[nodiscard]] bool isSearch() const { return !m_isPaper && !m_query.asked.isEmpty(); }
    [[nodiscard]] std::vector<CheckInRow> rows();
    [[nodiscard]] std::vector<CheckInRow> attendance();
    [[nodiscard]] std::vector<CheckInRow> missedRows();
    void chooseColumns();
    void keepRoom();
    /// Of a list without rows.
    [[nodiscard]] QString whyNobody() const;
    void restoreKeptOrder();
    /// Whom letters mean stands in the order of the search, all else in that of the chosen column.
    void applyOrder();

    PageContext m_pageContext;
    OpenBook& m_book;
    CheckInModel* m_model;
    QSortFilterProxyModel* m_order;
    std::optional<HeatNumber> m_heat;
    std::unique_ptr<DeskNames> m_names; // absent: to be prepared anew
    TypedQuery m_query;                 // what is asked is simplified
    BesideCheckIn m_beside;
    bool m_isPaper = false;
    bool m_isSharedBadge = false;
};

} // namespace mentat
