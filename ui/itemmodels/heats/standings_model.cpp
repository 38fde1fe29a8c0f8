#include "ui/itemmodels/heats/standings_model.h"

#include "model/people/player_index.h"
#include "ui/itemmodels/players_model.h"

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString cutKey = u"cut"_s; // no player's id, which stand behind a sign

QString tieNote(TieMatter matter) {
    switch (matter) {
    case TieMatter::Cut: return StandingsModel::tr("tied at the cut");
    case TieMatter::Order: return StandingsModel::tr("tied for a place");
    case TieMatter::Alternates: return StandingsModel::tr("tied among the alternates");
    }
    Q_UNREACHABLE();
}

/// Looks each player up once.
class RowMaker {
public:
    explicit RowMaker(const StandingsSource& source)
        : m_source(source)
        , m_words(standingWordsOf(source.event))
        , m_players(source.event) {
        for (const OpenTie& tie : source.ties) {
            for (const PlayerId& player : tie.players)
                m_ties.emplace(player, tie.matters);
        }
    }

    [[nodiscard]] StandingRow ranked(const Standing& standing) const {
        StandingRow row = common(standing);
        row.rank = standing.rank;
        const auto note = m_source.marks.notes.find(standing.player);
        const auto tie = m_ties.find(standing.player);
        if (note != m_source.marks.notes.end())
            row.note = note->second;
        else if (tie != m_ties.end())
            row.note = tieNote(tie->second);
        else if (standing.otherReading)
            row.note = m_source.marks.otherReading;
        return row;
    }

    [[nodiscard]] StandingRow disqualified(const Standing& standing) const {
        StandingRow row = common(standing);
        row.kind = StandingRow::Kind::Disqualified;
        row.note = StandingsModel::tr("disqualified");
        return row;
    }

private:
    [[nodiscard]] StandingRow common(const Standing& standing) const {
        StandingRow row{.player = standing.player,
                        .name = m_players.nameOf(standing.player),
                        .best = standing.valuesFrom,
                        .played = standing.games,
                        .answer = m_players.find(standing.player)->finalAnswer};
        for (const StandingColumn& column : m_source.columns)
            row.values.append(valueText(standing, column));
        return row;
    }

    [[nodiscard]] QString valueText(const Standing& standing, const StandingColumn& column) const {
        if (!column.key)
            return standing.valuesFrom ? StandingsModel::tr("heat %1, table %2")
                                             .arg(standing.valuesFrom->heat()->value())
                                             .arg(standing.valuesFrom->table.value())
                                       : QString();
        if (m_source.marks.askedKeys.contains({standing.player, *column.key}))
            return StandingsModel::tr("– ask");
        return *column.key < standing.values.size()
                   ? m_words.value(m_source.language, *column.key, standing.values[*column.key])
                   : u"–"_s;
    }

    const StandingsSource& m_source;
    const StandingWords& m_words;
    PlayerIndex m_players;
    std::unordered_map<PlayerId, TieMatter> m_ties;
};

} // namespace

std::vector<StandingRow> standingRows(const StandingsSource& source) {
    const RowMaker maker(source);
    std::vector<StandingRow> rows;
    const auto& ranked = source.standings.ranked;
    const auto qualifies = [&](size_t place) {
        return place < ranked.size() && ranked[place].status == StandingStatus::Qualifier;
    };
    for (size_t place = 0; place < ranked.size(); ++place) {
        rows.push_back(maker.ranked(ranked[place]));
        if (qualifies(place) && !qualifies(place + 1))
            rows.push_back({.kind = StandingRow::Kind::Cut, .name = source.cut});
    }
    for (const Standing& standing : source.standings.disqualified)
        rows.push_back(maker.disqualified(standing));
    return rows;
}

std::vector<StandingRow> withRanksOf(std::vector<StandingRow> rows, const Standings& now) {
    std::unordered_map<PlayerId, QString> ranks;
    for (const Standing& standing : now.ranked)
        ranks.emplace(standing.player, QString::number(standing.rank->value()));
    for (StandingRow& row : rows) {
        if (row.player)
            row.was = ranks[*row.player];
    }
    return rows;
}

void StandingsModel::setOrder(const std::vector<StandingColumn>& columns) {
    if (columns == m_order)
        return;
    setRows({});
    beginResetModel();
    m_order = columns;
    endResetModel();
}

std::vector<int> StandingsModel::spareColumns() const {
    std::vector<int> spare{columnOf(Played), columnOf(Final)};
    const auto add = [&](auto isOne) {
        for (int column = columnOf(Played) - 1; column > FirstKey; --column) {
            if (isOne(*orderColumn(column)))
                spare.push_back(column);
        }
    };
    add([](const StandingColumn& column) { return !column.key; });
    add([](const StandingColumn& column) { return column.key && column.isSpare; });
    spare.push_back(columnOf(Note));
    add([](const StandingColumn& column) { return column.key && !column.isSpare; });
    spare.push_back(Was); // shown while something is supposed, which it is compared with
    return spare;
}

QString StandingsModel::keyOf(const PlayerId& player) {
    return u'#' + player.text();
}

QString StandingsModel::key(const StandingRow& row) const {
    return row.player ? keyOf(*row.player) : cutKey;
}

Qt::ItemFlags StandingsModel::flags(const QModelIndex& index) const {
    return index.isValid() && row(index).kind == StandingRow::Kind::Cut
               ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
               : TableModel::flags(index);
}

const StandingColumn* StandingsModel::orderColumn(int column) const {
    const bool isOne = column >= FirstKey && column < columnOf(Played);
    return isOne ? &m_order[static_cast<size_t>(column - FirstKey)] : nullptr;
}

bool StandingsModel::isNumber(int column) const {
    if (const StandingColumn* order = orderColumn(column))
        return order->isNumber;
    return column <= Was || column == columnOf(Played);
}

QString StandingsModel::header(int column) const {
    if (const StandingColumn* order = orderColumn(column))
        return order->key ? order->title : tr("Best game");
    switch (column) {
    case Rank: return tr("Rank");
    case Was: return tr("Now");
    case Name: return tr("Player");
    default: break;
    }
    switch (static_cast<LastColumn>(column - columnOf(Played))) {
    case Played: return tr("Played");
    case Final: return tr("Final?");
    case Note: return tr("Note");
    case LastColumnCount: break;
    }
    return {};
}

QString StandingsModel::text(const StandingRow& row, int column) const {
    if (orderColumn(column))
        return row.values.value(column - FirstKey, u"–"_s);
    switch (column) {
    case Rank: return row.rank ? QString::number(row.rank->value()) : u"–"_s;
    case Was: return row.was.isEmpty() ? u"–"_s : row.was;
    case Name: return row.name;
    default: break;
    }
    switch (static_cast<LastColumn>(column - columnOf(Played))) {
    case Played: return QString::number(row.played);
    case Final: return row.answer ? finalAnswerText(*row.answer) : u"–"_s;
    case Note: return row.note;
    case LastColumnCount: break;
    }
    return {};
}

QVariant StandingsModel::cell(const StandingRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (row.kind == StandingRow::Kind::Cut)
        return column == 0 ? row.name : QString();
    return text(row, column);
}

} // namespace mentat
