#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/heats/check_in_model.h"
#include "ui/lists/list_table.h"

class QSortFilterProxyModel;

namespace mentat {

/// The row for Enter after the rows have changed: for typed letters rowMeant(), otherwise the
/// newest check-in; or the previous row, if it still exists.
enum class MarkedRow { Newest, Stays };

/// The checked-in players, the matches of the typed letters, or the paper list with everyone to
/// tick off.
class CheckInList : public ListTable {
    Q_OBJECT

public:
    explicit CheckInList(const PageContext& pageContext);
    ~CheckInList() override;

    void setHeat(std::optional<HeatNumber> heat) { m_heat = heat; }
    void setPaper(bool paper);
    /// Names or people have changed.
    void forgetNames() { m_names.reset(); }
    /// typed: the field's text; the cursor: its position there. The paper list is filtered to the
    /// names that contain the text.
    void showRows(const QString& typed, qsizetype cursor, MarkedRow mark);
    /// The query for the rows.
    [[nodiscard]] const TypedQuery& query() const { return m_query; }

    /// The row for Enter; nullptr: none.
    [[nodiscard]] const CheckInRow* marked() const;
    /// The typed number is the badge of several players: none is marked.
    [[nodiscard]] bool isSharedBadge() const { return m_isSharedBadge; }
    /// The row for Enter is that of a missed badge.
    [[nodiscard]] bool isMissedMarked() const { return marked() && !marked()->missed.isEmpty(); }
    void markPlayer(const PlayerId& player);
    void moveMark(int rows);
    /// The information next to the check-in when the rows were shown.
    [[nodiscard]] const BesideCheckIn& beside() const { return m_beside; }
    [[nodiscard]] BesideCheckIn besideNow() const;
    /// The row of a guest waiting with a phone.
    [[nodiscard]] CheckInRow guestRow(const PhoneGuest& guest);
    /// The badges scanned in vain, without those that someone has checked in with since.
    [[nodiscard]] QStringList missed();

private:
    void build();
    /// row: its position in the unsorted list.
    void markRow(int row);
    [[nodiscard]] const DeskNames& names();
    [[nodiscard]] bool isSearch() const { return !m_isPaper && !m_query.asked.isEmpty(); }
    [[nodiscard]] std::vector<CheckInRow> rows();
    [[nodiscard]] std::vector<CheckInRow> attendance();
    [[nodiscard]] std::vector<CheckInRow> missedRows();
    void chooseColumns();
    void keepRoom();
    /// For an empty list.
    [[nodiscard]] QString whyNobody() const;
    void restoreKeptOrder();
    /// Matches of letters are in the order of the search, all other rows in that of the chosen
    /// column.
    void applyOrder();

    PageContext m_pageContext;
    OpenBook& m_book;
    CheckInModel* m_model;
    QSortFilterProxyModel* m_order;
    std::optional<HeatNumber> m_heat;
    std::unique_ptr<DeskNames> m_names; // absent: to be prepared again
    TypedQuery m_query;                 // its text is simplified
    BesideCheckIn m_beside;
    bool m_isPaper = false;
    bool m_isSharedBadge = false;
};

} // namespace mentat
