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

/// The open choices of a report: the round, the paper, the number of blank sheets. Each choice is
/// kept for all reports that have it.
class ReportChoices : public QWidget {
    Q_OBJECT

public:
    ReportChoices(const OpenBook& book, Paper paper, QWidget* parent = nullptr);

    /// The choices for this report of the event.
    void offer(const Event& event, const QString& name);
    /// For any report, with the current choices.
    [[nodiscard]] ReportWish wishFor(const Event& event, const QString& name) const;
    void chooseRound(const RoundId& round);
    /// The round of "this round" now: the chosen one, otherwise the latest with tables; absent if
    /// the event has none.
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
    std::optional<RoundId> m_round; // by the user
    bool m_isWhole = true;          // a report that can cover all rounds does
    bool m_isBlank = false;
};

class TextLabel;

/// The papers of a round, printed in one go in the order of handing out; and the line that lists
/// them.
class RoundPapers : public QWidget {
    Q_OBJECT

public:
    explicit RoundPapers(OpenBook& book, QWidget* parent = nullptr);

    /// round: absent if the event has none.
    void show(const std::optional<RoundId>& round, Paper paper);
    /// In the order of handing out; empty: there is nothing to print.
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
