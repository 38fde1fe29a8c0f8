#pragma once

#include "ui/desk/page.h"

class QLabel;
class QPushButton;

namespace mentat {

class AccentButton;
class FinalTimesForm;
class LineUpModel;
class LineUpQuestion;
class ListTable;
class TextLabel;
struct Advancement;

/// Who plays the final as it now stands, who of them is there, until when the others may come; and
/// the closing and reopening of the line-up.
class LineUpPanel : public QWidget {
    Q_OBJECT

public:
    explicit LineUpPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    void refresh(const Advancement& advancement);
    void close();
    void reopen();
    void editTimes();

Q_SIGNALS:
    /// Nothing is asked here any more.
    void left();
    /// Something here was given the focus, to be answered or typed.
    void typingHere();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void keepQuestion(const Advancement& advancement);
    void showLineUp(const Advancement& advancement);
    void showTime();
    void showButtons();
    void closeAllTheSame();
    void reopenBecause(const QString& reason);
    [[nodiscard]] const Stage* stage() const;

    OpenBook& m_book;
    LineUpModel* m_model;
    TextLabel* m_title;
    ListTable* m_list;
    QLabel* m_presence;
    QLabel* m_deadline;
    QLabel* m_absence;
    QLabel* m_short;
    LineUpQuestion* m_question;
    AccentButton* m_close;     // the next step
    QPushButton* m_closeEarly; // possible, and not yet the next step
    QPushButton* m_reopen;
    FinalTimesForm* m_times;
};

} // namespace mentat
