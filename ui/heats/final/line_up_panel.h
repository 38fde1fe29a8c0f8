#pragma once

#include "model/event.h"
#include "scoring/heats/final/advanced_round.h"
#include "ui/desk/page.h"
#include "ui/typing/field_form.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QShortcut;

namespace mentat {

class AccentButton;
class TextLabel;

/// The effect of closing or reopening the line-up, confirmed within the page before it is done.
class LineUpQuestion : public QFrame {
    Q_OBJECT

public:
    explicit LineUpQuestion(QWidget* parent = nullptr);

    void askToClose(const QString& effect);
    /// Reopening needs a reason.
    void askToReopen(const QString& effect);
    /// Whether the question about closing is open; below, the one about reopening.
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

struct HeatsWindow;

/// The presence of an advanced round's players, whom the call list names, and the deadline for the
/// others; closing and reopening the line-up; the time and place of the round.
class LineUpPanel : public BookView<QWidget> {
    Q_OBJECT

public:
    LineUpPanel(const PageContext& pageContext, const HeatsWindow& format,
                QWidget* parent = nullptr);

    /// After each change, and for another round.
    void refresh(const AdvancedRound& round);
    /// Discards questions and typed text, which were for another round.
    void startOver();
    void close();
    void reopen();
    void editTimes();
    /// Closing and reopening, for the bar of its page.
    [[nodiscard]] QWidget* acts() const { return m_acts; }
    /// Below the call list, time and place are one line until they are changed: the list needs the
    /// height.
    void setBelow(bool isBelow);

Q_SIGNALS:
    /// No question is open here anymore.
    void left();
    /// It is closed: the tables are next.
    void lineUpClosed();
    /// A part of it received the focus, for an answer or typing.
    void typingHere();

protected:
    /// Changes caused by time alone.
    void showAll() override;
    [[nodiscard]] bool changesUnseen() const override { return true; }

private:
    void build();
    void addFields(bool isStage);
    void connectParts();
    [[nodiscard]] bool isSeated() const;
    void keepQuestion();
    void showPresence();
    void showTimes();
    [[nodiscard]] QString timesText() const;
    void showButtons();
    void closeLineUpAnyway();
    void reopenBecause(const QString& reason);
    [[nodiscard]] const Stage& stage() const { return m_round->details; }

    OpenBook& m_book;
    std::optional<AdvancedRound> m_round; // absent until there is one to show
    QLabel* m_presence;
    QLabel* m_deadline;
    QLabel* m_absence;
    QLabel* m_short;
    LineUpQuestion* m_question;
    bool m_askedWhenSeated = false; // the question was asked after the tables were seated
    QWidget* m_acts;
    AccentButton* m_close;     // the next step
    QPushButton* m_closeEarly; // possible, and not yet the next step
    QPushButton* m_reopen;
    bool m_isBelow = false;
    TextLabel* m_times; // in place of the fields
    QPushButton* m_changeTimes;
    std::vector<QShortcut*> m_letters; // of the fields, while these are not shown
    QWidget* m_details;
    MomentField* m_start = nullptr;
    MomentField* m_arrival = nullptr; // the qualifiers' deadline for arriving
    FieldForm<Stage> m_form;
};

} // namespace mentat
