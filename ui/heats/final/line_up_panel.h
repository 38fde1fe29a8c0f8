#pragma once

#include "model/event.h"
#include "scoring/heats/final/advanced_round.h"
#include "ui/desk/page.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class TextLabel;

/// What closing or reopening the line-up comes to, asked within the page before it is done.
class LineUpQuestion : public QFrame {
    Q_OBJECT

public:
    explicit LineUpQuestion(QWidget* parent = nullptr);

    void askToClose(const QString& effect);
    /// Reopening needs a reason.
    void askToReopen(const QString& effect);
    /// Whether it asks one of the two now.
    [[nodiscard]] bool asksToClose() const;
    [[nodiscard]] bool asksToReopen() const;
    void setEffect(const QString& effect);
    void close();

Q_SIGNALS:
    void closingWanted();
    void reopeningWanted(const QString& reason);
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void answer();
    void giveUp();

    bool m_closes = true;
    TextLabel* m_title;
    QLabel* m_effect;
    QLabel* m_reasonLabel;
    QLineEdit* m_reason;
    AccentButton* m_do;
    QPushButton* m_leave;
};

class MomentEdit;

/// When and where an advanced round is played, how long it may take, and until when a qualifier has
/// to be there. Says when a field was left with something else in it.
class RoundDetailsForm : public QWidget {
    Q_OBJECT

public:
    /// isStage: of a round that is not the only one.
    explicit RoundDetailsForm(bool isStage, QWidget* parent = nullptr);

    /// usual: the default day of a start that is not set.
    void show(const Stage& stage, const VenueTime& usual);
    /// What was shown, with what is typed.
    [[nodiscard]] Stage stage() const;
    void startTyping();
    /// What is typed was meant for another round.
    void startOver() { m_showing = false; }

Q_SIGNALS:
    void edited();

private:
    void build(bool isStage);
    void tellIfEdited();
    [[nodiscard]] std::optional<VenueTime> deadline() const;

    Stage m_shown;
    bool m_showing = false;
    MomentEdit* m_start;
    MomentEdit* m_deadline;
    QLineEdit* m_location;
    QLineEdit* m_minutes;
};

class ReportTableModel;
class ListTable;
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
