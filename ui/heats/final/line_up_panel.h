#pragma once

#include "scoring/heats/final/advanced_round.h"
#include "ui/desk/page.h"

class QLabel;
class QPushButton;

namespace mentat {

class AccentButton;
class RoundDetailsForm;
class ReportTableModel;
class LineUpQuestion;
class ListTable;
class TextLabel;
struct HeatsWindow;

/// Who plays an advanced round as it now stands, who of them is there, until when the others may
/// come; and the closing and reopening of the line-up.
class LineUpPanel : public QWidget {
    Q_OBJECT

public:
    LineUpPanel(const PageContext& pageContext, const HeatsWindow& format,
                QWidget* parent = nullptr);

    /// After each change, and for another round.
    void refresh(const AdvancedRound& round);
    /// What was asked and typed was meant for another round.
    void startOver();
    void close();
    void reopen();
    void editTimes();
    /// Closing and reopening, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// Nothing is asked here any more.
    void left();
    /// It is closed: the tables are next.
    void lineUpClosed();
    /// Something here was given the focus, to be answered or typed.
    void typingHere();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void keepQuestion();
    void showLineUp();
    void showTime();
    void showButtons();
    void closeAllTheSame();
    void reopenBecause(const QString& reason);
    [[nodiscard]] const Stage& stage() const { return m_round->details; }

    OpenBook& m_book;
    std::optional<AdvancedRound> m_round; // absent until there is one to show
    ReportTableModel* m_model;
    TextLabel* m_title;
    ListTable* m_list;
    QLabel* m_presence;
    QLabel* m_deadline;
    QLabel* m_absence;
    QLabel* m_short;
    LineUpQuestion* m_question;
    QWidget* m_acts;
    AccentButton* m_close;     // the next step
    QPushButton* m_closeEarly; // possible, and not yet the next step
    QPushButton* m_reopen;
    RoundDetailsForm* m_details;
};

} // namespace mentat
