#pragma once

#include "reports/dune/awards_list.h"
#include "scoring/dune/dune_awards.h"
#include "ui/desk/page.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QAction;
class QPlainTextEdit;
class QStackedWidget;

namespace mentat {

class AccentButton;
class ListTable;
class ReasonLine;
class ReportTableModel;
class TextLabel;

/// One faction's award: its whole ranking, how a figure is computed, the games behind it, and the
/// GM's decision between exactly equal players (R5.3).
class AwardPanel : public QWidget {
    Q_OBJECT

public:
    explicit AwardPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    void show(const std::optional<AwardCourse>& course);
    /// Asks why the marked one of the equal players gets the award.
    void decide();
    void toggleHandedOver();

Q_SIGNALS:
    /// The question is answered or abandoned: back to the factions.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void layOut();
    void showAward();
    void showButtons();
    void showMarked();
    [[nodiscard]] QString decisionText() const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] const RankedPerformance* marked() const;
    void acceptDecision();
    void endQuestion();

    OpenBook& m_book;
    std::optional<AwardCourse> m_course;
    std::vector<RankedPerformance> m_performances; // one per row
    ReportTableModel* m_ranking;
    TextLabel* m_title;
    QLabel* m_announcement;
    ListTable* m_list;
    QLabel* m_calculation;
    ReasonLine* m_open;
    QLabel* m_decision;
    QWidget* m_question;
    QLabel* m_asked;
    QLineEdit* m_reason;
    ReasonLine* m_why;
    AccentButton* m_accept;
    AccentButton* m_next;
    QPushButton* m_other;
};

class EmptyPage;
class ListWithPanel;

/// Best Faction awards (R5): the factions of the event with their leaders, and for the marked one
/// the whole ranking. R puts everything to read out at the ceremony into one text.
class AwardsPage : public Page {
    Q_OBJECT

public:
    explicit AwardsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("awards"); }
    void arrive() override;
    /// "atreides": the award of this faction.
    void reveal(const QString& address) override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enlargeReadOut();
    void build();
    void makeActions();
    void showAwards();
    void showMarked();
    [[nodiscard]] bool isNobodyRanked() const;
    void toggleReadOut();
    void leavePanel();
    void copyAll();
    [[nodiscard]] QString allAnnouncements() const;

    OpenBook& m_book;
    std::vector<AwardCourse> m_courses; // one per row
    ReportTableModel* m_awards;
    ListTable* m_list;
    AwardPanel* m_panel;
    QPlainTextEdit* m_readOut;
    QStackedWidget* m_right;
    ListWithPanel* m_parts = nullptr;
    EmptyPage* m_none;               // while no one leads anywhere
    std::vector<QAction*> m_changes; // only if the event can be changed
};

} // namespace mentat
