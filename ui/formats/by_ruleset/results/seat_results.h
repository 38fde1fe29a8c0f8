#pragma once

#include "app/session/formats/by_ruleset/result_text.h"
#include "model/formats/by_ruleset/ruleset.h"
#include "reports/wording/formats/by_ruleset/result_wording.h"

#include <QWidget>

class QGridLayout;

namespace mentat {

/// The seats of a game, and what the typed lines say of each.
class SeatResults : public QWidget {
    Q_OBJECT

public:
    explicit SeatResults(QWidget* parent = nullptr);

    void showReading(const Event& event, const ResultReading& reading, const Ruleset& ruleset,
                     const ResultTitles& titles);

private:
    void addRow(int row, const QStringList& texts);

    QWidget* m_inner = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<QStringList> m_shown;
};

} // namespace mentat
