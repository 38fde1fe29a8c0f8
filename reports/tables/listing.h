#pragma once

#include "model/event.h"
#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "reports/public_pages.h"
#include "reports/report_cells.h"

#include <QFlags>

#include <algorithm>
#include <functional>

namespace mentat {

// Describes a list once: its columns, their cells, and who may read each. The window's lists,
// papers, boards, and web pages are all made from it.

enum class Audience { Desk = 1, Paper = 2, Public = 4 };
Q_DECLARE_FLAGS(Audiences, Audience)
Q_DECLARE_OPERATORS_FOR_FLAGS(Audiences)

inline constexpr Audiences everyone = Audience::Desk | Audience::Paper | Audience::Public;
inline constexpr Audiences deskAndPaper = Audience::Desk | Audience::Paper;

// A cell by meaning; listedTable() formats it in one place.

/// By calledName() (model/people/names.h). isStrong: on paper and for the public. note: after the
/// name, "tied".
struct PersonCell {
    PlayerId player;
    bool isStrong = false;
    QString note{};
};
/// At the desk a shared place is marked: "3 =".
struct PlaceCell {
    std::optional<Place> place;
    bool isShared = false;
};
struct NumberCell {
    qint64 number;
};
/// Points of R2 and R5, in half points.
struct PointsCell {
    qint64 halves;
};
/// With three decimals; exact: as a fraction, "95/84". Either way sorted by value.
struct FractionCell {
    std::optional<Fraction> value;
    bool isExact = false;
};
struct LaurelsCell {
    Fraction laurels; // 0: none
};
struct SideCell {
    std::optional<Side> side;
};
/// "2/1": heat and table; at the desk in words.
struct GameCell {
    std::optional<GameAddress> game;
};
/// On paper only the time of day; empty if unknown.
struct TimeCell {
    std::optional<VenueTime> time;
};
/// A tick box on paper.
struct BoxCell {
    bool isTicked;
};
/// "yes" or "no"; at the desk the word if true, otherwise empty.
struct FlagCell {
    bool holds;
    QString word;
};
/// "yes" or "no"; empty until answered.
struct AnswerCell {
    std::optional<FinalAnswer> answer;
};
/// Already formatted; number: its value, if it is one.
struct ValueCell {
    QString text;
    std::optional<double> number;
};
struct TextCell {
    std::optional<QString> text;
};
using ListedCell = std::variant<TextCell, PersonCell, PlaceCell, NumberCell, PointsCell,
                                FractionCell, LaurelsCell, SideCell, GameCell, TimeCell, BoxCell,
                                FlagCell, AnswerCell, ValueCell>;

template <class Row>
struct ListedColumn {
    ReportColumn column;
    Audiences readers = everyone;
    std::function<ListedCell(const Row&)> cell;
    bool isBelow = false; // a column at the desk, elsewhere a sentence below the row
};

/// Formats the cells of a list for its readers.
class CellTeller {
public:
    /// Keeps the reference.
    CellTeller(const ReportRequest& request, Audience audience);

    [[nodiscard]] ReportCell operator()(const ListedCell& cell) const;

private:
    [[nodiscard]] ReportCell said(const TextCell& cell) const;
    [[nodiscard]] ReportCell said(const PersonCell& cell) const;
    [[nodiscard]] ReportCell said(const PlaceCell& cell) const;
    [[nodiscard]] ReportCell said(const NumberCell& cell) const;
    [[nodiscard]] ReportCell said(const PointsCell& cell) const;
    [[nodiscard]] ReportCell said(const FractionCell& cell) const;
    [[nodiscard]] ReportCell said(const LaurelsCell& cell) const;
    [[nodiscard]] ReportCell said(const SideCell& cell) const;
    [[nodiscard]] ReportCell said(const GameCell& cell) const;
    [[nodiscard]] ReportCell said(const TimeCell& cell) const;
    [[nodiscard]] ReportCell said(const BoxCell& cell) const;
    [[nodiscard]] ReportCell said(const FlagCell& cell) const;
    [[nodiscard]] ReportCell said(const AnswerCell& cell) const;
    [[nodiscard]] ReportCell said(const ValueCell& cell) const;
    [[nodiscard]] ReportCell yesOrNo(bool holds) const;

    const ReportRequest& m_request;
    PlayerIndex m_players;
    Audience m_audience;
};

/// A row's item, and how the window identifies it.
template <class Row>
struct Listing {
    QString name;
    std::vector<ListedColumn<Row>> columns;
    std::vector<Row> rows;
    std::function<QString(const Row&)> key;
};

/// The same for reports that give the reason elsewhere.
template <class Row>
[[nodiscard]] Listing<Row> withoutReasons(Listing<Row> listing) {
    std::erase_if(listing.columns,
                  [](const auto& column) { return column.column.key == QLatin1String("reason"); });
    return listing;
}

/// The list for an audience; for the public use publicTable().
template <class Row>
[[nodiscard]] ReportTable tableAt(const ReportRequest& request, const Listing<Row>& listing,
                                  Audience audience) {
    const CellTeller said(request, audience);
    std::vector<const ListedColumn<Row>*> read;
    ReportTable table{listing.name};
    for (const ListedColumn<Row>& column : listing.columns) {
        if (!column.readers.testFlag(audience))
            continue;
        read.push_back(&column);
        if (audience == Audience::Desk || !column.isBelow)
            table.columns.push_back(column.column);
    }
    const bool hasWallRemark = std::ranges::any_of(
        read, [](const auto* column) { return column->isBelow && column->column.isOffWall; });
    for (const Row& row : listing.rows) {
        ReportRow& told = table.rows.emplace_back();
        told.key = listing.key(row);
        ReportRow onWall; // the row on the wall
        for (const ListedColumn<Row>* column : read) {
            ReportCell cell = said(column->cell(row));
            if (audience == Audience::Desk || !column->isBelow) {
                told.cells.push_back(std::move(cell));
                continue;
            }
            addFootnote(told, cell.text);
            if (!column->column.isOffWall)
                addFootnote(onWall, cell.text);
        }
        if (hasWallRemark && audience != Audience::Desk)
            told.wallRemark = onWall.remark;
    }
    return table;
}

/// The list for the public: from an event without private texts, with public columns only.
template <class Row>
[[nodiscard]] ReportTable publicTable(const PublicRequest& request, const Listing<Row>& listing) {
    return tableAt(request, listing, Audience::Public);
}

} // namespace mentat
