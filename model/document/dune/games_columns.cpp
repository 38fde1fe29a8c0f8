#include "model/document/dune/games_columns.h"

#include "model/document/bytes/table.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Column = GamesColumn;
using GamesHeading = ColumnHeading<Column>;

struct GamesColumnName {
    GamesColumn column;
    QString name;
};

/// Columns of facts added later follow the last of their part.
constexpr std::array usualOrder{
    "event"_L1,       "year"_L1,         "heat"_L1,        "table"_L1,       "seat"_L1,
    "player"_L1,      "given name"_L1,   "family name"_L1, "from"_L1,        "faction"_L1,
    "alliance"_L1,    "winner"_L1,       "pp"_L1,          "strongholds"_L1, "shield wall"_L1,
    "tech tokens"_L1, "tokens"_L1,       "spice"_L1,       "cards"_L1,       "roll"_L1,
    "dropout"_L1,     "dropout turn"_L1, "excused"_L1,     "left"_L1,        "late"_L1,
    "qp"_L1,          "qp reason"_L1,    "victory"_L1,     "ending"_L1,      "predicted"_L1,
    "turns"_L1,       "minutes"_L1,      "hours"_L1,       "start"_L1,       "end"_L1,
    "expansion"_L1,   "void"_L1,         "note"_L1,        "turn limit"_L1,  "alliance size"_L1,
    "finalists"_L1,   "prize level"_L1,  "sets"_L1};

/// "dropoutTurn" has the heading "dropout turn".
QString headingOfKey(const char* key) {
    QString words;
    for (const QChar letter : QString::fromLatin1(key)) {
        if (letter.isUpper())
            words += u' ';
        words += letter.toLower();
    }
    return words;
}

template <class T>
void addFacts(std::vector<GamesColumnName>& names) {
    forEachListedFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        names.push_back({gamesColumn<Member>(), fact.heading ? QString::fromLatin1(fact.heading)
                                                             : headingOfKey(fact.key)});
    });
}

std::vector<GamesColumnName> namesInOrder() {
    std::vector<GamesColumnName> names{{Column::Event, u"event"_s},
                                       {Column::YearPlayed, u"year"_s},
                                       {Column::Heat, u"heat"_s},
                                       {Column::Table, u"table"_s},
                                       {Column::Seat, u"seat"_s},
                                       {Column::Player, u"player"_s},
                                       {Column::Given, u"given name"_s},
                                       {Column::Family, u"family name"_s},
                                       {Column::From, u"from"_s},
                                       {Column::InHours, u"hours"_s},
                                       {Column::TurnLimit, u"turn limit"_s},
                                       {Column::AllianceSize, u"alliance size"_s},
                                       {Column::Finalists, u"finalists"_s},
                                       {Column::PrizeLevel, u"prize level"_s},
                                       {Column::Sets, u"sets"_s}};
    const auto seatsBegin = names.size();
    addFacts<DuneSeat>(names);
    addFacts<Seat>(names);
    const auto gamesBegin = names.size();
    addFacts<Game>(names);
    addFacts<DuneGame>(names);
    const auto place = [](const QString& name) {
        return std::ranges::find(usualOrder, name) - usualOrder.begin();
    };
    std::vector<std::pair<std::ptrdiff_t, GamesColumnName>> placed;
    for (size_t i = 0; i < names.size(); ++i) {
        const auto known = place(names[i].name);
        const bool isNew = known == std::ssize(usualOrder);
        const QString last = i >= gamesBegin ? u"note"_s : u"qp reason"_s;
        placed.emplace_back(isNew && i >= seatsBegin ? place(last) : known, std::move(names[i]));
    }
    std::ranges::stable_sort(placed, {}, [](const auto& one) { return one.first; });
    names.clear();
    for (auto& [number, name] : placed)
        names.push_back(std::move(name));
    return names;
}

const std::vector<GamesColumnName>& gamesColumnNames() {
    static const std::vector<GamesColumnName> names = namesInOrder();
    return names;
}

/// Other headings than the columns' own names.
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
    GamesHeading{"won"_L1, gamesColumn<&DuneSeat::winner>()},
    GamesHeading{"performancepoints"_L1, gamesColumn<&DuneSeat::performancePoints>()},
    GamesHeading{"droppedout"_L1, gamesColumn<&Seat::dropout>()},
    GamesHeading{"victorytype"_L1, gamesColumn<&DuneGame::victory>()},
    GamesHeading{"prediction"_L1, gamesColumn<&DuneGame::predicted>()},
    GamesHeading{"gameturns"_L1, gamesColumn<&Game::turns>()},
    GamesHeading{"duration"_L1, gamesColumn<&Game::minutes>()},
    GamesHeading{"started"_L1, gamesColumn<&Game::start>()},
    GamesHeading{"ended"_L1, gamesColumn<&Game::end>()},
    GamesHeading{"notes"_L1, gamesColumn<&Game::note>()},
    GamesHeading{"qualificationpoints"_L1, gamesColumn<&DuneSeat::qp>()},
};

} // namespace

std::vector<GamesColumn> allGamesColumns() {
    std::vector<GamesColumn> columns;
    for (const GamesColumnName& known : gamesColumnNames())
        columns.push_back(known.column);
    return columns;
}

QString headingOf(GamesColumn column) {
    return std::ranges::find(gamesColumnNames(), column, &GamesColumnName::column)->name;
}

std::optional<GamesColumn> gamesColumnNamed(const QString& heading) {
    const QString word = headingWord(heading);
    for (const GamesColumnName& known : gamesColumnNames()) {
        if (word == headingWord(known.name))
            return known.column;
    }
    return columnOf(word, otherGamesHeadings);
}

std::optional<size_t> gamesHeader(const std::vector<CsvRow>& rows) {
    constexpr size_t maxTitles = 50;
    constexpr size_t least = 3; // enough for one with year, heat, and table
    for (size_t i = 0; i < std::min(maxTitles, rows.size()); ++i) {
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

GamesHeader::GamesHeader(const CsvRow& row, GamesCsv& csv)
    : m_places(static_cast<size_t>(Column::FirstFact) + std::tuple_size_v<decltype(gamesFacts)>) {
    for (size_t i = 0; i < row.fields.size(); ++i) {
        const QString heading = row.fields[i].trimmed();
        m_headings.push_back(heading);
        const auto column = gamesColumnNamed(heading);
        if (!column) {
            if (!heading.isEmpty())
                csv.ignored.push_back(heading);
            continue;
        }
        // Minutes and hours express the same duration.
        const GamesColumn other = *column == Column::InHours ? gamesColumn<&Game::minutes>()
                                  : *column == gamesColumn<&Game::minutes>() ? Column::InHours
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
