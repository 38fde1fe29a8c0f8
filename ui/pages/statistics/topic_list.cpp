#include "ui/pages/statistics/topic_list.h"

#include "ui/desk/keys.h"
#include "ui/frame/page.h"
#include "ui/pages/statistics/figure_panel.h"

#include <QAction>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>

namespace mentat {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int padding = 12; // beside a title

} // namespace

void setTopics(QListWidget& list, const std::vector<Topic>& topics) {
    std::vector<Topic> shown;
    for (int row = 0; row < list.count(); ++row)
        shown.push_back({list.item(row)->data(idRole).toString(), list.item(row)->text()});
    if (shown == topics)
        return;
    const QString marked
        = list.currentItem() ? list.currentItem()->data(idRole).toString() : QString();
    const QSignalBlocker quietly(list);
    list.clear();
    for (const Topic& topic : topics) {
        auto* item = new QListWidgetItem(topic.title, &list);
        item->setData(idRole, topic.id);
        item->setToolTip(topic.title);
        item->setSizeHint({list.fontMetrics().horizontalAdvance(topic.title) + padding,
                           list.fontMetrics().height() * 3 / 2});
    }
    list.setCurrentRow(0);
    revealTopic(list, marked);
}

void revealTopic(QListWidget& list, const QString& id) {
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->data(idRole).toString() == id)
            list.setCurrentRow(row);
    }
}

void placeTopics(QSplitter& splitter, QListWidget& list) {
    const bool isNarrow = splitter.width() < splitter.fontMetrics().averageCharWidth() * 110;
    splitter.setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    const int room = isNarrow ? splitter.height() : splitter.width();
    const int wanted = isNarrow ? list.sizeHintForRow(0) * 5
                                : list.sizeHintForColumn(0) + 2 * list.frameWidth()
                                      + splitter.fontMetrics().height();
    const int side = qBound(0, wanted, room * 2 / 5);
    splitter.setSizes({side, room - side});
}

QWidget* scrolled(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(panel);
    return area;
}

void addFigureActions(Page& page, FigurePanel& panel) {
    const auto add = [&](const QString& text, DeskKey key, void (FigurePanel::*act)()) {
        auto* action = new QAction(text, &page);
        action->setShortcut(sequenceOf(key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &panel, act);
        page.addAction(action);
    };
    add(FigurePanel::tr("Copy as &picture"), DeskKey::CopyPicture, &FigurePanel::copyPicture);
    add(FigurePanel::tr("Copy as &table"), DeskKey::CopyFigures, &FigurePanel::copyTable);
    add(FigurePanel::tr("P&rint"), DeskKey::PrintFigure, &FigurePanel::print);
    add(FigurePanel::tr("&Save…"), DeskKey::SaveFigure, &FigurePanel::save);
}

} // namespace mentat
