#pragma once

#include "model/values/ids.h"

#include <QHash>
#include <QObject>

#include <optional>

class QAbstractItemView;
class QHelpEvent;

namespace mentat {

class OpenBook;

/// Where the mouse rests on a player's name in any list, or at a table, a tip says the card: rank,
/// points, games won, whom they have met. What the cell says by itself stands below it.
class PlayerTips : public QObject {
    Q_OBJECT

public:
    PlayerTips(OpenBook& book, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Whom a cell names; absent: nobody of the event that is worked on.
    [[nodiscard]] std::optional<PlayerId> namedBy(const QString& text);

private:
    bool tell(QAbstractItemView& view, const QHelpEvent& resting);

    OpenBook& m_book;
    bool m_isStale = true;              // names may be others by now
    QHash<QString, PlayerId> m_players; // by what they are called
};

} // namespace mentat
