#pragma once

#include "scoring/statistics/figure.h"
#include "ui/desk/page.h"

#include <map>

class QComboBox;
class QSplitter;
class QStackedWidget;

namespace mentat {

class EmptyPage;
class FigurePanel;
class LineList;
class ReportList;
struct EmptyWords;

/// A topic of a page of figures, which shows one at a time.
struct Topic {
    QString id;
    QString title;
    friend bool operator==(const Topic&, const Topic&) = default;
};

/// A page of figures. Its topics are at the side, or in one line above, and one of them is shown:
/// first those with their own views, then each figure as a chart with its table. showAll() sets the
/// topics, fills the views and shows the marked topic.
class TopicsPage : public Page {
    Q_OBJECT

public:
    void arrive() override;
    /// A topic by its id, a figure by its name.
    void reveal(const QString& address) override;
    [[nodiscard]] bool lettersActAt(const QWidget& focus) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    /// name: the objectName of the list of topics; what: its name for screen readers.
    TopicsPage(const PageContext& pageContext, const QString& name, const QString& what);

    void resizeEvent(QResizeEvent* event) override;

    [[nodiscard]] OpenBook& book() const { return m_book; }
    /// The view of a topic that is not a figure.
    void addView(const QString& topic, QWidget* view);
    /// The topics with their own views, some of which can be left out. Then the figures. first: the
    /// one that the page opens on until another is chosen; empty: the first in the list.
    void setTopics(std::vector<Topic> topics, std::vector<Figure> figures,
                   const QString& first = {});
    void showTopic();
    /// Shown in place of all topics while they are empty, with its target.
    EmptyPage& setNothing(const EmptyWords& words, std::function<void()> lead);
    void showNothing(bool isNothing);
    /// Letters typed at the topics, or at this list, go to the field above the list while it is
    /// shown.
    void typeInto(ReportList& list);

private:
    /// The visible list with a search field; nullptr: none.
    [[nodiscard]] ReportList* shownSearched() const;
    void placeTopics();

    OpenBook& m_book;
    std::vector<Figure> m_figures;
    std::map<QString, QWidget*> m_viewOf; // by the topic's id
    int m_ownTopics = 0;                  // those that are not figures
    LineList* m_topics;
    QComboBox* m_choice; // in place of the list on a narrow page
    bool m_isChosen = false;
    QStackedWidget* m_views; // the last is for all figures
    FigurePanel* m_figure;
    QSplitter* m_splitter;
    EmptyPage* m_nothing = nullptr;
    std::vector<ReportList*> m_searched;
};

class RaceView;
class TextLabel;

/// The year in figures: next to the earlier years of the file, the race of an event in heats, and
/// each figure as a chart with its table. Opens on the race, otherwise on the first figure with a
/// finding. Topics: "race", "beside", then the figures: "win-rate".
class StatisticsPage : public TopicsPage {
    Q_OBJECT

public:
    explicit StatisticsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;

private:
    void build();
    void showAll() override;

    TextLabel* m_besideTitle;
    ReportList* m_beside;
    TextLabel* m_besideNote;
    RaceView* m_race;
};

} // namespace mentat
