#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/formats/eye_of_the_storm/storm_ranking_model.h"

class QLabel;

namespace mentat {

class ListTable;
class TextLabel;

/// The ranking of a session by victory points (R11.4), and what the marked sum is made of.
class StormStandingsPage : public Page {
    Q_OBJECT

public:
    explicit StormStandingsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("ranking"); }
    void arrive() override;
    /// The id of a player.
    void reveal(const QString& address) override;

private:
    void build();
    void showRanking();
    void showMarked();

    OpenBook& m_book;
    StormRankingModel* m_ranking;
    ListTable* m_list;
    TextLabel* m_whose;
    QLabel* m_sums;
};

} // namespace mentat
