#pragma once

#include "ui/desk/open_book.h"
#include "ui/printing/made_report.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mentat {

class TextLabel;

/// What a heat needs on paper, printed in one go in the order in which it is handed out; and the
/// line that says what that is.
class HeatPapers : public QWidget {
    Q_OBJECT

public:
    explicit HeatPapers(OpenBook& book, QWidget* parent = nullptr);

    /// heat: absent where the event has none.
    void show(std::optional<HeatNumber> heat, Paper paper);
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
    std::optional<HeatNumber> m_heat;
    Paper m_paper = Paper::Letter;
    TextLabel* m_title;
    QLabel* m_what;
    QVBoxLayout* m_onWish;
    std::vector<std::pair<QString, QCheckBox*>> m_boxes; // by the report's name
    QPushButton* m_print;
    QPushButton* m_draw; // while there is nothing to print
};

} // namespace mentat
