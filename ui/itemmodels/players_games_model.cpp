#include "ui/itemmodels/players_games_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

PlayersGamesModel::PlayersGamesModel(const Wording& wording, QObject* parent)
    : TableModel(parent)
    , m_wording(wording) {}

QString PlayersGamesModel::key(const GameRecord& game) const {
    if (game.isFinal)
        return u"final"_s;
    return QString::number(game.heat ? game.heat->value() : 0) + u'/'
           + QString::number(game.number);
}

QString PlayersGamesModel::header(int column) const {
    switch (column) {
    case Game: return tr("Game");
    case Played: return tr("Faction");
    case Outcome: return tr("Result");
    case Points: return m_countsVictoryPoints ? tr("Points") : tr("QP");
    case Performance: return tr("PP");
    case Note: return tr("Note");
    default: return {};
    }
}

QString PlayersGamesModel::outcome(const GameRecord& game) const {
    if (game.place)
        return tr("place %1").arg(game.place->value());
    if (!game.outcome)
        return {};
    switch (*game.outcome) {
    case GameOutcome::Open: return tr("not finished");
    case GameOutcome::Won: return tr("won");
    case GameOutcome::Lost: return tr("lost");
    case GameOutcome::DroppedOut: return tr("dropped out");
    case GameOutcome::Void: return tr("void");
    }
    return {};
}

QString PlayersGamesModel::text(const GameRecord& game, int column) const {
    const QString unknown = u"–"_s;
    switch (column) {
    case Game:
        if (game.isFinal)
            return tr("Final");
        if (game.heat)
            return tr("Heat %1, table %2").arg(game.heat->value()).arg(game.number);
        return tr("Game %1").arg(game.number);
    case Played: return game.faction ? m_wording.factionName(*game.faction) : unknown;
    case Outcome: return outcome(game);
    case Points:
        if (game.victoryPoints)
            return QString::number(*game.victoryPoints);
        return game.qp ? pointsText(*game.qp) : unknown;
    case Performance: return game.pp ? pointsText(*game.pp) : unknown;
    case Note: return game.note.value_or(QString()).simplified();
    default: return {};
    }
}

QVariant PlayersGamesModel::cell(const GameRecord& game, int column, int role) const {
    if (role == Qt::DisplayRole)
        return text(game, column);
    if (role == Qt::ToolTipRole && column == Note && game.note)
        return *game.note;
    if (role == factionRole && column == Played && game.faction)
        return static_cast<int>(*game.faction);
    return {};
}

} // namespace mentat
