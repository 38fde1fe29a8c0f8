#include "ui/frame/player_tips.h"

#include "model/people/names.h"
#include "reports/wording/player_summary_wording.h"
#include "scoring/player_summary.h"
#include "ui/desk/open_book.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>

#include <utility>

namespace mentat {

PlayerTips::PlayerTips(OpenBook& book, QObject* parent) : QObject(parent), m_book(book) {
    m_book.followEvent(this, [this] { m_isStale = true; });
    qApp->installEventFilter(this);
}

std::optional<PlayerId> PlayerTips::namedBy(const QString& text) {
    if (std::exchange(m_isStale, false)) {
        m_players.clear();
        if (m_book.hasEvent()) {
            for (const Player& player : m_book.event().players)
                m_players.insert(calledName(m_book.event(), player), player.id);
        }
    }
    const auto found = m_players.constFind(text);
    return found == m_players.cend() ? std::nullopt : std::optional(*found);
}

bool PlayerTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return false;
    auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    if (!view || view->viewport() != watched || qobject_cast<QHeaderView*>(view))
        return false;
    return tell(*view, *static_cast<QHelpEvent*>(event));
}

bool PlayerTips::tell(QAbstractItemView& view, const QHelpEvent& resting) {
    const QModelIndex cell = view.indexAt(resting.pos());
    const auto player = cell.isValid() ? namedBy(cell.data().toString()) : std::nullopt;
    const auto summary = player ? playerSummary(m_book.event(), *player) : std::nullopt;
    if (!summary)
        return false;
    QString text = playerSummaryText(m_book.wording().language(), m_book.event(), *summary);
    const QString own = cell.data(Qt::ToolTipRole).toString();
    if (!own.isEmpty() && !text.contains(own))
        text += u'\n' + own;
    QToolTip::showText(resting.globalPos(), text, view.viewport(), view.visualRect(cell));
    return true;
}

} // namespace mentat

#include "moc_player_tips.cpp"
