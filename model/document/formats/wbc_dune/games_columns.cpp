#include "model/document/formats/wbc_dune/games_columns.h"

#include "model/document/bytes/table_header.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct GamesColumnName {
    GamesColumn column;
    QLatin1StringView name;
};

using Column = GamesColumn;
using GamesHeading = ColumnHeading<Column>;

/// In the order of the columns.
constexpr std::array gamesColumnNames{
    GamesColumnName{Column::Event, "event"_L1},
    GamesColumnName{Column::YearPlayed, "year"_L1},
    GamesColumnName{Column::Heat, "heat"_L1},
    GamesColumnName{Column::Table, "table"_L1},
    GamesColumnName{Column::Seat, "seat"_L1},
    GamesColumnName{Column::Player, "player"_L1},
    GamesColumnName{Column::Given, "given name"_L1},
    GamesColumnName{Column::Family, "family name"_L1},
    GamesColumnName{Column::From, "from"_L1},
    GamesColumnName{Column::Faction, "faction"_L1},
    GamesColumnName{Column::Alliance, "alliance"_L1},
    GamesColumnName{Column::Winner, "winner"_L1},
    GamesColumnName{Column::Pp, "pp"_L1},
    GamesColumnName{Column::Strongholds, "strongholds"_L1},
    GamesColumnName{Column::ShieldWall, "shield wall"_L1},
    GamesColumnName{Column::TechTokens, "tech tokens"_L1},
    GamesColumnName{Column::Tokens, "tokens"_L1},
    GamesColumnName{Column::Spice, "spice"_L1},
    GamesColumnName{Column::Cards, "cards"_L1},
    GamesColumnName{Column::Die, "roll"_L1},
    GamesColumnName{Column::Dropout, "dropout"_L1},
    GamesColumnName{Column::DropoutTurn, "dropout turn"_L1},
    GamesColumnName{Column::Excused, "excused"_L1},
    GamesColumnName{Column::Left, "left"_L1},
    GamesColumnName{Column::Late, "late"_L1},
    GamesColumnName{Column::Qp, "qp"_L1},
    GamesColumnName{Column::QpReason, "qp reason"_L1},
    GamesColumnName{Column::Victory, "victory"_L1},
    GamesColumnName{Column::Ending, "ending"_L1},
    GamesColumnName{Column::Predicted, "predicted"_L1},
    GamesColumnName{Column::TurnsPlayed, "turns"_L1},
    GamesColumnName{Column::InMinutes, "minutes"_L1},
    GamesColumnName{Column::InHours, "hours"_L1},
    GamesColumnName{Column::Start, "start"_L1},
    GamesColumnName{Column::End, "end"_L1},
    GamesColumnName{Column::Expansion, "expansion"_L1},
    GamesColumnName{Column::Void, "void"_L1},
    GamesColumnName{Column::Note, "note"_L1},
    GamesColumnName{Column::TurnLimit, "turn limit"_L1},
    GamesColumnName{Column::AllianceSize, "alliance size"_L1},
    GamesColumnName{Column::Finalists, "finalists"_L1},
    GamesColumnName{Column::PrizeLevel, "prize level"_L1},
    GamesColumnName{Column::Sets, "sets"_L1},
};

/// Beside the names themselves.
constexpr std::array otherGamesHeadings{
    GamesHeading{"eventname"_L1, Column::Event},
    GamesHeading{"tournament"_L1, Column::Event},
    GamesHeading{"round"_L1, Column::Heat},
    GamesHeading{"game"_L1, Column::Table},
    GamesHeading{"tablenumber"_L1, Column::Table},
    GamesHeading{"seatnumber"_L1, Column::Seat},
    GamesHeading{"name"_L1, Column::Player},
    GamesHeading{"fullname"_L1, Column::Player},
    GamesHeading{"playername"_L1, Column::Player},
    GamesHeading{"given"_L1, Column::Given},
    GamesHeading{"firstname"_L1, Column::Given},
    GamesHeading{"first"_L1, Column::Given},
    GamesHeading{"family"_L1, Column::Family},
    GamesHeading{"lastname"_L1, Column::Family},
    GamesHeading{"last"_L1, Column::Family},
    GamesHeading{"surname"_L1, Column::Family},
    GamesHeading{"state"_L1, Column::From},
    GamesHeading{"won"_L1, Column::Winner},
    GamesHeading{"performancepoints"_L1, Column::Pp},
    GamesHeading{"droppedout"_L1, Column::Dropout},
    GamesHeading{"victorytype"_L1, Column::Victory},
    GamesHeading{"prediction"_L1, Column::Predicted},
    GamesHeading{"gameturns"_L1, Column::TurnsPlayed},
    GamesHeading{"duration"_L1, Column::InMinutes},
    GamesHeading{"started"_L1, Column::Start},
    GamesHeading{"ended"_L1, Column::End},
    GamesHeading{"notes"_L1, Column::Note},
    GamesHeading{"qualificationpoints"_L1, Column::Qp},
};

} // namespace

std::vector<GamesColumn> allGamesColumns() {
    std::vector<GamesColumn> columns;
    for (const GamesColumnName& known : gamesColumnNames)
        columns.push_back(known.column);
    return columns;
}

QString headingOf(GamesColumn column) {
    return QString(gamesColumnNames[static_cast<size_t>(column)].name);
}

std::optional<GamesColumn> gamesColumnNamed(const QString& heading) {
    const QString word = headingWord(heading);
    for (const GamesColumnName& known : gamesColumnNames) {
        if (word == headingWord(QString(known.name)))
            return known.column;
    }
    return columnOf(word, otherGamesHeadings);
}

std::optional<size_t> gamesHeader(const std::vector<CsvRow>& rows) {
    constexpr size_t mostTitles = 50;
    constexpr size_t least = 3; // of one that has the year, the heat and the table
    for (size_t i = 0; i < std::min(mostTitles, rows.size()); ++i) {
        std::set<GamesColumn> found;
        for (const QString& field : rows[i].fields) {
            if (const auto column = gamesColumnNamed(field))
                found.insert(*column);
        }
        if (found.size() >= least)
            return i;
    }
    return std::nullopt;
}

GamesHeader::GamesHeader(const CsvRow& row, GamesCsv& csv) : m_places(gamesColumnNames.size()) {
    for (size_t i = 0; i < row.fields.size(); ++i) {
        const QString heading = row.fields[i].trimmed();
        m_headings.push_back(heading);
        const auto column = gamesColumnNamed(heading);
        if (!column) {
            if (!heading.isEmpty())
                csv.ignored.push_back(heading);
            continue;
        }
        // Minutes and hours are one thing said in two ways.
        const GamesColumn other = *column == Column::InHours     ? Column::InMinutes
                                  : *column == Column::InMinutes ? Column::InHours
                                                                 : *column;
        const auto earlier = has(other) ? placeOf(other) : placeOf(*column);
        if (!earlier) {
            m_places[static_cast<size_t>(*column)] = i;
            continue;
        }
        m_isUsable = false;
        csv.add({GamesProblemKind::ColumnsSame,
                 Rule::R10_1,
                 row.line,
                 static_cast<int>(i) + 1,
                 heading,
                 {m_headings[*earlier]},
                 {}});
    }
    addMissing(row, csv);
}

void GamesHeader::addMissing(const CsvRow& row, GamesCsv& csv) {
    std::vector<GamesColumn> required{Column::YearPlayed, Column::Heat, Column::Table};
    if (!has(Column::Given) || !has(Column::Family))
        required.push_back(Column::Player);
    for (const GamesColumn column : required) {
        if (has(column))
            continue;
        m_isUsable = false;
        csv.add({GamesProblemKind::ColumnMissing,
                 Rule::R10_1,
                 row.line,
                 0,
                 headingOf(column),
                 {headingOf(column)},
                 {}});
    }
}

std::optional<size_t> GamesHeader::placeOf(GamesColumn column) const {
    return m_places[static_cast<size_t>(column)];
}

int GamesHeader::columnOf(GamesColumn column) const {
    const auto place = placeOf(column);
    return place ? static_cast<int>(*place) + 1 : 0;
}

QString GamesHeader::heading(GamesColumn column) const {
    const auto place = placeOf(column);
    return place ? m_headings[*place] : headingOf(column);
}

} // namespace mentat
