#include "ui/look/style/desk_style.h"

#include <QAbstractItemView>
#include <QByteArrayView>
#include <QDialog>
#include <QHelpEvent>
#include <QTableView>
#include <QTextDocument>
#include <QToolTip>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Its dialogs care for their lists. In that for files two lists follow each other: a row that is
/// marked in one of them is unmarked by the other, and so without end.
bool isOfToolkit(const QWidget& window) {
    const auto* dialog = qobject_cast<const QDialog*>(&window);
    return dialog && !QByteArrayView(dialog->metaObject()->className()).startsWith("mentat");
}

bool isCellCut(const QAbstractItemView& view, const QModelIndex& cell) {
    const QRect seen = view.visualRect(cell).intersected(view.viewport()->rect());
    const auto* table = qobject_cast<const QTableView*>(&view);
    if (!table || !table->wordWrap())
        return seen.width() < view.sizeHintForIndex(cell).width();
    const QString text = cell.data().toString();
    const QFontMetrics metrics = view.fontMetrics();
    const QRect lines(0, 0, seen.width(), seen.height());
    return seen.width() < metrics.horizontalAdvance(text)
           || seen.height() < metrics.boundingRect(lines, Qt::TextWordWrap, text).height();
}

/// Of one list, as long as that is there.
class ListHelp final : public QObject {
public:
    explicit ListHelp(QAbstractItemView& view) : QObject(&view), m_view(view) {
        setObjectName(name());
        view.viewport()->installEventFilter(this);
        followSelection();
    }

    static QString name() { return u"listHelp"_s; }

    bool eventFilter(QObject*, QEvent* event) override {
        // The last events of its viewport come when the view is none any more.
        if (!qobject_cast<QAbstractItemView*>(parent()))
            return false;
        followSelection();
        return event->type() == QEvent::ToolTip && tell(*static_cast<QHelpEvent*>(event));
    }

private:
    /// A list may get its rows, and with them another selection, after it was polished.
    void followSelection() {
        const QItemSelectionModel* selection = m_view.selectionModel();
        if (selection == m_selection)
            return;
        m_selection = selection;
        if (!selection)
            return;
        connect(selection, &QItemSelectionModel::selectionChanged, this,
                [this](const QItemSelection& selected) {
                    m_wasSelected = !selected.isEmpty();
                    // Whoever moves the cursor too does it after this.
                    QMetaObject::invokeMethod(this, &ListHelp::follow, Qt::QueuedConnection);
                });
    }

    bool tell(const QHelpEvent& resting) {
        const QModelIndex cell = m_view.indexAt(resting.pos());
        if (!cell.isValid() || !isCellCut(m_view, cell))
            return false;
        QString text = cell.data().toString();
        const QString more = cell.data(Qt::ToolTipRole).toString();
        if (text.isEmpty() || more.contains(text))
            return false;
        if (!more.isEmpty())
            text += u'\n' + more;
        QToolTip::showText(resting.globalPos(), text, m_view.viewport(), m_view.visualRect(cell));
        return true;
    }

    void follow() {
        QItemSelectionModel* selection = m_view.selectionModel();
        if (!m_wasSelected || !selection)
            return;
        m_wasSelected = false;
        std::set<int> rows;
        const QModelIndexList chosen = selection->selectedIndexes();
        for (const QModelIndex& index : chosen)
            rows.insert(index.row());
        if (rows.size() == 1 && selection->currentIndex().row() != *rows.begin())
            selection->setCurrentIndex(chosen.front(), QItemSelectionModel::NoUpdate);
    }

    QAbstractItemView& m_view;
    const QItemSelectionModel* m_selection = nullptr;
    bool m_wasSelected = false;
};

} // namespace

void helpInList(QAbstractItemView& view) {
    if (view.viewport() && !isOfToolkit(*view.window())
        && !view.findChild<QObject*>(ListHelp::name(), Qt::FindDirectChildrenOnly))
        new ListHelp(view);
}

} // namespace mentat
