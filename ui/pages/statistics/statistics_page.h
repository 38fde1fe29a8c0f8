#pragma once

#include "scoring/statistics/figure.h"
#include "ui/frame/page.h"

class QListWidget;
class QSplitter;
class QStackedWidget;

namespace mentat {

class FigurePanel;
class ReportList;
class TextLabel;

/// The year in figures: beside the earlier years of the file, and each as a chart with its table.
class StatisticsPage : public Page {
    Q_OBJECT

public:
    explicit StatisticsPage(const Surroundings& surroundings);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;
    void arrive() override;
    /// "beside", or a figure by its name: "win-rate".
    void reveal(const QString& address) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void follow();
    void compute();
    void showTopic();

    OpenBook& m_book;
    std::vector<Figure> m_figures;
    QListWidget* m_topics;
    QStackedWidget* m_views;
    ReportList* m_beside;
    TextLabel* m_besideNote;
    FigurePanel* m_figure;
    QSplitter* m_splitter;
    bool m_isStale = true;
};

} // namespace mentat
