#pragma once

#include "model/values/ids.h"

#include <QHash>
#include <QObject>

#include <optional>

class QAbstractItemView;
class QHelpEvent;

namespace mentat {

class OpenBook;

/// A tool tip over a player's name in any list, or at a table, shows the card: rank, points, games
/// won, opponents met. The cell's own tip follows below.
class PlayerTips : public QObject {
    Q_OBJECT

public:
    PlayerTips(OpenBook& book, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// The player that a cell names; absent: not a player of the current event.
    [[nodiscard]] std::optional<PlayerId> namedBy(const QString& text);

private:
    bool tell(QAbstractItemView& view, const QHelpEvent& resting);

    OpenBook& m_book;
    bool m_isStale = true;              // names may have changed
    QHash<QString, PlayerId> m_players; // by displayed name
};

} // namespace mentat
