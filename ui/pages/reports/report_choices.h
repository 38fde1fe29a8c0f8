#pragma once

#include "ui/desk/open_book.h"
#include "ui/printing/printing.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace mentat {

/// Of which round, on which paper, how many blank sheets: what a report leaves open. Each choice
/// stays for the reports that have it.
class ReportChoices : public QWidget {
    Q_OBJECT

public:
    ReportChoices(const OpenBook& book, Paper paper, QWidget* parent = nullptr);

    /// What is chosen for this report of the event.
    void offer(const Event& event, const QString& name);
    /// Of any report, as it is chosen now.
    [[nodiscard]] ReportWish wishFor(const Event& event, const QString& name) const;
    void chooseRound(const RoundId& round);
    /// What stands for "this round" now: the one chosen, else the latest that has tables; absent
    /// where the event has none.
    [[nodiscard]] std::optional<RoundId> round(const Event& event) const;
    [[nodiscard]] Paper paper() const;
    void setPaper(Paper paper);

Q_SIGNALS:
    void changed();

private:
    void offerRounds(const Event& event, const Report* report);
    void takeRound();

    const OpenBook& m_book;
    QLabel* m_roundName;
    QComboBox* m_rounds;
    QLabel* m_blanksName;
    QSpinBox* m_blanks;
    QComboBox* m_papers;
    std::optional<RoundId> m_round; // by the person
    bool m_isWhole = true;          // of a report that can be of all rounds: it is
    bool m_isBlank = false;
};

} // namespace mentat
