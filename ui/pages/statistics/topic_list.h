#pragma once

#include <QString>

#include <vector>

class QListWidget;
class QSplitter;
class QWidget;

namespace mentat {

class FigurePanel;
class Page;

/// What a page of figures can show, one at a time.
struct Topic {
    QString id;
    QString title;
    friend bool operator==(const Topic&, const Topic&) = default;
};

/// The topics as a list; the one that was marked stays marked, else the first is.
void setTopics(QListWidget& list, const std::vector<Topic>& topics);
/// Marks the topic of this id, where there is one.
void revealTopic(QListWidget& list, const QString& id);
/// The list at the side, as wide as its titles; above the rest where the page is narrow.
void placeTopics(QSplitter& splitter, QListWidget& list);

/// The panel in a view that scrolls down where it is higher.
[[nodiscard]] QWidget* scrolled(QWidget* panel);
/// What can be done with the figure of the panel, in the page's menu and by its keys.
void addFigureActions(Page& page, FigurePanel& panel);

} // namespace mentat
