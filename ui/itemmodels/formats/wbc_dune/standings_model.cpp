#include "ui/itemmodels/formats/wbc_dune/standings_model.h"

#include "model/people/player_index.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"
#include "ui/itemmodels/players_model.h"
#include "ui/itemmodels/points_text.h"

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString cutKey = u"cut"_s; // no player's id, which stand behind a sign

QString gamesText(const std::vector<QualificationPoints>& points) {
    QStringList texts;
    for (const QualificationPoints one : points)
        texts.append(pointsText(one));
    return texts.join(u" · "_s);
}

QString noteText(TieMatter matter) {
    switch (matter) {
    case TieMatter::Cut: return QCoreApplication::translate("StandingsModel", "tied at the cut");
    case TieMatter::Order: return QCoreApplication::translate("StandingsModel", "tied for a place");
    case TieMatter::Alternates:
        return QCoreApplication::translate("StandingsModel", "tied among the alternates");
    }
    Q_UNREACHABLE();
}

/// Once no game is left the cut says it all.
QString noteText(const Certainty& certainty) {
    if (std::holds_alternative<NoGameLeft>(certainty.reason))
        return {};
    return certainty.kind == CertaintyKind::Through
               ? QCoreApplication::translate("StandingsModel", "already through")
               : QCoreApplication::translate("StandingsModel", "already out");
}

/// Rows of players with what of each is looked up once.
class RowMaker {
public:
    explicit RowMaker(const StandingsSource& source) : m_source(source), m_players(source.event) {
        for (const OpenTie& tie : source.advancement.ties) {
            for (const PlayerId& player : tie.players)
                m_ties.emplace(player, tie.matters);
        }
        for (const Certainty& one : source.certain)
            m_certain.emplace(one.player, &one);
        for (const OpenQuestion& one : source.questions) {
            if (one.question.seat && !one.deciding.empty())
                m_deciding[one.place].push_back(&one);
        }
    }

    [[nodiscard]] StandingRow ranked(const Standing& standing) const {
        StandingRow row = common(standing);
        row.rank = standing.rank;
        const auto tie = m_ties.find(standing.player);
        const auto certain = m_certain.find(standing.player);
        if (certain != m_certain.end())
            row.note = noteText(*certain->second);
        else if (tie != m_ties.end())
            row.note = noteText(tie->second);
        if (row.note.isEmpty() && standing.otherReading)
            row.note = m_source.otherReading;
        return row;
    }

    [[nodiscard]] StandingRow disqualified(const Standing& standing) const {
        StandingRow row = common(standing);
        row.kind = StandingRow::Kind::Disqualified;
        row.note = QCoreApplication::translate("StandingsModel", "disqualified");
        return row;
    }

private:
    [[nodiscard]] StandingRow common(const Standing& standing) const {
        StandingRow row;
        row.player = standing.player;
        const Player& player = *m_players.find(standing.player);
        row.name = m_players.nameOf(standing.player);
        row.answer = player.finalAnswer;
        row.qp = standing.qp;
        row.games = gamesText(standing.gameQps);
        row.played = static_cast<int>(standing.gameQps.size());
        if (standing.best) {
            row.best = GameAddress{standing.best->heat, standing.best->table};
            row.values = standing.best->values;
            markDeciding(row);
        }
        return row;
    }

    void markDeciding(StandingRow& row) const {
        const auto questions = m_deciding.find(*row.best);
        if (questions == m_deciding.end())
            return;
        const Game& game = *gameAt(m_source.event, *row.best);
        for (const OpenQuestion* one : questions->second) {
            const auto value = endValueOf(one->question.fact);
            if (value && game.seats[*one->question.seat].player == row.player)
                row.matters[static_cast<size_t>(*value)] = true;
        }
    }

    const StandingsSource& m_source;
    PlayerIndex m_players;
    std::unordered_map<PlayerId, TieMatter> m_ties;
    std::unordered_map<PlayerId, const Certainty*> m_certain;
    std::map<GameAddress, std::vector<const OpenQuestion*>> m_deciding;
};

} // namespace

std::vector<StandingRow> standingRows(const StandingsSource& source) {
    const RowMaker maker(source);
    std::vector<StandingRow> rows;
    const auto& ranked = source.standings.ranked;
    for (const Standing& standing : ranked) {
        rows.push_back(maker.ranked(standing));
        const bool advances = standing.status == StandingStatus::Qualifier;
        const size_t next = rows.size();
        if (advances
            && (next == ranked.size() || ranked[next].status != StandingStatus::Qualifier)) {
            StandingRow cut;
            cut.kind = StandingRow::Kind::Cut;
            cut.name = source.cut;
            rows.push_back(std::move(cut));
        }
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

QString StandingsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Rank: return tr("Rank");
    case Was: return tr("Now");
    case Name: return tr("Player");
    case Points: return tr("QP");
    case Games: return tr("Games");
    case Best: return tr("Best game");
    case Strongholds: return tr("Str.");
    case Tokens: return tr("Tok.");
    case Spice: return tr("Spice");
    case Cards: return tr("Cards");
    case Played: return tr("Played");
    case Final: return tr("Final?");
    case Note: return tr("Note");
    case ColumnCount: break;
    }
    return {};
}

QString StandingsModel::text(const StandingRow& row, int column) {
    switch (static_cast<Column>(column)) {
    case Rank: return row.rank ? QString::number(row.rank->value()) : u"–"_s;
    case Was: return row.was.isEmpty() ? u"–"_s : row.was;
    case Name: return row.name;
    case Points: return pointsText(row.qp);
    case Games: return row.games;
    case Best:
        return row.best ? tr("heat %1, table %2")
                              .arg(row.best->heat()->value())
                              .arg(row.best->table.value())
                        : QString();
    case Strongholds:
    case Tokens:
    case Spice:
    case Cards: {
        if (!row.best)
            return {};
        const auto value = static_cast<size_t>(column - Strongholds);
        const Amount amount = row.values.at(allEndValues[value]);
        if (amount)
            return QString::number(*amount);
        return row.matters[value] ? tr("– ask") : u"–"_s;
    }
    case Played: return QString::number(row.played);
    case Final: return row.answer ? finalAnswerText(*row.answer) : u"–"_s;
    case Note: return row.note;
    case ColumnCount: break;
    }
    return {};
}

QVariant StandingsModel::cell(const StandingRow& row, int column, int role) const {
    if (row.kind == StandingRow::Kind::Cut)
        return role == Qt::DisplayRole ? QVariant(column == 0 ? row.name : QString()) : QVariant();
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

} // namespace mentat
