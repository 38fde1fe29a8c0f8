#pragma once

#include "scoring/statistics/history.h"
#include "ui/frame/page.h"

class QListWidget;
class QSplitter;
class QStackedWidget;

namespace mentat {

class FigurePanel;
class ReportList;
class TextLabel;

/// All years of the file beside each other: years, players with their careers, factions, and lines
/// over the years.
class HistoryPage : public Page {
    Q_OBJECT

public:
    explicit HistoryPage(const Surroundings& surroundings);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;
    void arrive() override;
    /// "years", "players", "factions", or a figure by its name.
    void reveal(const QString& address) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void follow();
    void compute();
    void showTopic();
    void showYear();
    void showCareer();
    [[nodiscard]] QWidget* yearsView();
    [[nodiscard]] QWidget* playersView();

    OpenBook& m_book;
    History m_history;
    std::vector<Figure> m_figures;
    QListWidget* m_topics;
    QStackedWidget* m_views;
    ReportList* m_years;
    TextLabel* m_yearTitle;
    ReportList* m_finalists;
    ReportList* m_bestFactions;
    ReportList* m_players;
    TextLabel* m_playerTitle;
    ReportList* m_career;
    ReportList* m_factions;
    FigurePanel* m_figure;
    QSplitter* m_splitter;
    bool m_isStale = true;
};

} // namespace mentat
