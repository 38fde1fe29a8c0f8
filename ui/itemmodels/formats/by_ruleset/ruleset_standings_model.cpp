#include "ui/itemmodels/formats/by_ruleset/ruleset_standings_model.h"

#include "model/people/player_index.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString rulesetCutKey = u"cut"_s; // no player's id, which stand behind a sign

QString rulesetStatusText(RulesetStatus status) {
    switch (status) {
    case RulesetStatus::Qualifier: return RulesetStandingsModel::tr("qualifies");
    case RulesetStatus::Alternate: return RulesetStandingsModel::tr("alternate");
    case RulesetStatus::Ranked: return {};
    case RulesetStatus::Disqualified: return RulesetStandingsModel::tr("disqualified");
    }
    Q_UNREACHABLE();
}

QString rulesetTieText(TieMatter matter) {
    switch (matter) {
    case TieMatter::Cut: return RulesetStandingsModel::tr("tied at the cut");
    case TieMatter::Order: return RulesetStandingsModel::tr("tied for a place");
    case TieMatter::Alternates: return RulesetStandingsModel::tr("tied among the alternates");
    }
    Q_UNREACHABLE();
}

} // namespace

std::vector<RulesetRow> rulesetRows(const RulesetRowsSource& source) {
    const PlayerIndex players(source.event);
    std::unordered_map<PlayerId, TieMatter> ties;
    for (const OpenTie& tie : source.ties) {
        for (const PlayerId& player : tie.players)
            ties.emplace(player, tie.matters);
    }
    const auto rowOf = [&](const RulesetStanding& standing) {
        RulesetRow row{.player = standing.player,
                       .rank = standing.rank,
                       .name = players.nameOf(standing.player)};
        for (const OrderValue& value : standing.values)
            row.values.append(orderValueText(source.language, value));
        QStringList status{rulesetStatusText(standing.status)};
        if (const auto tie = ties.find(standing.player); tie != ties.end())
            status.append(rulesetTieText(tie->second));
        status.removeAll(QString());
        row.status = status.join(u" · "_s);
        return row;
    };
    std::vector<RulesetRow> rows;
    const auto& ranked = source.standings.ranked;
    const auto qualifies = [&](size_t place) {
        return place < ranked.size() && ranked[place].status == RulesetStatus::Qualifier;
    };
    for (size_t place = 0; place < ranked.size(); ++place) {
        rows.push_back(rowOf(ranked[place]));
        if (qualifies(place) && !qualifies(place + 1))
            rows.push_back({.kind = RulesetRow::Kind::Cut, .name = source.cut});
    }
    for (const RulesetStanding& standing : source.standings.disqualified) {
        rows.push_back(rowOf(standing));
        rows.back().kind = RulesetRow::Kind::Disqualified;
    }
    return rows;
}

void RulesetStandingsModel::setKeys(const QStringList& keys) {
    if (keys == m_keys)
        return;
    setRows({});
    beginResetModel();
    m_keys = keys;
    endResetModel();
}

QString RulesetStandingsModel::keyOf(const PlayerId& player) {
    return u'#' + player.text();
}

QString RulesetStandingsModel::key(const RulesetRow& row) const {
    return row.player ? keyOf(*row.player) : rulesetCutKey;
}

Qt::ItemFlags RulesetStandingsModel::flags(const QModelIndex& index) const {
    return index.isValid() && row(index).kind == RulesetRow::Kind::Cut
               ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
               : TableModel::flags(index);
}

QString RulesetStandingsModel::header(int column) const {
    if (column == Rank)
        return tr("Rank");
    if (column == Name)
        return tr("Player");
    if (column == statusColumn())
        return tr("Status");
    const QString& key = m_keys[column - FirstKey];
    return QString(key.first(1).toUpper() + key.sliced(1)); // within a sentence it is small
}

QVariant RulesetStandingsModel::cell(const RulesetRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (row.kind == RulesetRow::Kind::Cut)
        return column == 0 ? row.name : QString();
    if (column == Rank)
        return row.rank ? QString::number(row.rank->value()) : u"–"_s;
    if (column == Name)
        return row.name;
    if (column == statusColumn())
        return row.status;
    return row.values.value(column - FirstKey, u"–"_s);
}

} // namespace mentat
