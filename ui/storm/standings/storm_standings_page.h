#pragma once

#include "scoring/players.h"
#include "ui/desk/page.h"

#include <vector>

class QLabel;

namespace mentat {

class ReportList;
class TextLabel;

/// The ranking of a session by victory points (R11.4), and the parts of the marked sum.
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
    void mark(const PlayerId& player);

    OpenBook& m_book;
    std::vector<TotalScore> m_scores; // in the order of the list's rows
    ReportList* m_list;
    TextLabel* m_whose;
    QLabel* m_sums;
};

} // namespace mentat
