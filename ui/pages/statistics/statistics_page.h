#pragma once

#include "ui/pages/statistics/topics_page.h"

namespace mentat {

class ReportList;
class TextLabel;

/// The year in figures: beside the earlier years of the file, and each as a chart with its table.
/// Topics: "beside", then the figures: "win-rate".
class StatisticsPage : public TopicsPage {
    Q_OBJECT

public:
    explicit StatisticsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;

private:
    void build();
    void compute() override;

    ReportList* m_beside;
    TextLabel* m_besideNote;
};

} // namespace mentat
