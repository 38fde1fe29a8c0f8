#pragma once

#include "ui/desk/open_book.h"
#include "ui/printing/printing.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mentat {

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

private:
    void offerOnWish();
    void say();

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
