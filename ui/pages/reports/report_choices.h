#pragma once

#include "ui/desk/open_book.h"
#include "ui/printing/printing.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QCheckBox;
class QPushButton;
class QVBoxLayout;

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

class TextLabel;

/// What a round needs on paper, printed in one go in the order in which it is handed out; and the
/// line that says what that is.
class RoundPapers : public QWidget {
    Q_OBJECT

public:
    explicit RoundPapers(OpenBook& book, QWidget* parent = nullptr);

    /// round: absent where the event has none.
    void show(const std::optional<RoundId>& round, Paper paper);
    /// In the order in which it is handed out; empty: there is nothing to print.
    [[nodiscard]] std::vector<ReportWish> wishes() const;

Q_SIGNALS:
    void printWanted();
    /// There are no tables yet.
    void tablesWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void offerOnWish();
    void say();
    void keepHeight();

    OpenBook& m_book;
    std::optional<RoundId> m_round;
    Paper m_paper = Paper::Letter;
    TextLabel* m_title;
    QLabel* m_what;
    QVBoxLayout* m_onWish;
    std::vector<std::pair<QString, QCheckBox*>> m_boxes; // by the report's name
    QPushButton* m_print;
    QPushButton* m_draw; // while there is nothing to print
};

} // namespace mentat
