#pragma once

#include "scoring/formats/wbc_dune/dune_awards.h"
#include "ui/desk/page.h"

class QAction;
class QPlainTextEdit;
class QStackedWidget;

namespace mentat {

class AwardPanel;
class EmptyPage;
class ListTable;
class ReportTableModel;
class TwoParts;

/// Best Faction awards (R5): the factions of the event with who leads, and of the marked one the
/// whole ranking. R puts everything that is read out when they are handed over into one text.
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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void makeActions();
    void showAwards();
    void showMarked();
    [[nodiscard]] bool isNobodyRanked() const;
    void toggleReadOut();
    void copyAll();
    [[nodiscard]] QString allAnnouncements() const;

    OpenBook& m_book;
    std::vector<AwardCourse> m_courses; // a row each
    ReportTableModel* m_awards;
    ListTable* m_list;
    AwardPanel* m_panel;
    QPlainTextEdit* m_readOut;
    QStackedWidget* m_right;
    TwoParts* m_parts;
    EmptyPage* m_none;               // while nobody leads anywhere
    std::vector<QAction*> m_changes; // only where the event can be changed
};

} // namespace mentat
