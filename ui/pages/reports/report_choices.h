#pragma once

#include "ui/printing/made_report.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace mentat {

/// Of which heat, on which paper, how many blank sheets: what a report leaves open. Each choice
/// stays for the reports that have it.
class ReportChoices : public QWidget {
    Q_OBJECT

public:
    explicit ReportChoices(Paper paper, QWidget* parent = nullptr);

    /// What is chosen for this report of the event, of which these are the heats.
    void offer(const Event& event, const QString& name);
    /// Of any report, as it is chosen now.
    [[nodiscard]] ReportWish wishFor(const Event& event, const QString& name) const;
    void chooseHeat(HeatNumber heat);
    /// What stands for "this heat" now: the one chosen, else the latest that has tables.
    [[nodiscard]] std::optional<HeatNumber> heat(const Event& event) const;
    [[nodiscard]] Paper paper() const;
    void setPaper(Paper paper);

Q_SIGNALS:
    void changed();

private:
    void offerHeats(const Event& event, const Report* report);
    void takeHeat();

    QLabel* m_heatName;
    QComboBox* m_heats;
    QLabel* m_blanksName;
    QSpinBox* m_blanks;
    QComboBox* m_papers;
    std::optional<HeatNumber> m_heat; // by the person
    bool m_isWhole = true;            // of a report that can be of all heats: it is
    bool m_isBlank = false;
};

} // namespace mentat
