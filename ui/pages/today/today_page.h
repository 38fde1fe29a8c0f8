#pragma once

#include "ui/desk/page.h"
#include "ui/pages/today/to_do_list.h"

#include <QTimer>

#include <vector>

class QLabel;
class QAbstractButton;
class QBoxLayout;

namespace mentat {

class AccentButton;
class TextLabel;

/// What to do next: one step in large letters with the accent button, and the later steps as a
/// quiet list.
class NextStep : public QWidget {
    Q_OBJECT

public:
    explicit NextStep(OpenBook& book, QWidget* parent = nullptr);

    /// The first is the next step. Keeps the focus where it is.
    void setItems(const std::vector<ToDo>& items);
    [[nodiscard]] std::vector<QAbstractButton*> buttons() const;
    /// Whether there was a button to focus.
    bool focusFirst();

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

private:
    void build();
    void showFirst(const ToDo& item);
    void showKey();

    OpenBook& m_book;
    QWidget* m_card;
    TextLabel* m_text;
    TextLabel* m_beside;
    TextLabel* m_key;
    AccentButton* m_button;
    ToDoList* m_further;
    ToDoTarget m_target;
};

class BackupKeeper;
class DayStrip;
class TimelineView;
struct DayCard;
struct ToDo;

/// The progress of the heats and the final, the next step, the things to check and to ask, computed
/// from the state of the event; each line with the one button that leads to its place.
class TodayPage : public Page {
    Q_OBJECT

public:
    explicit TodayPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    void arrive() override;

protected:
    void showEvent(QShowEvent* event) override;
    void showAll() override;
    [[nodiscard]] bool changesUnseen() const override { return true; }
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void placeColumns();
    void alignButtons();
    void orderKeys();
    [[nodiscard]] std::vector<ToDo> itemsNow() const;
    [[nodiscard]] std::vector<DayCard> cardsNow() const;
    /// Printed lists that are out of date, and folders not yet written before a heat.
    [[nodiscard]] std::vector<ToDoLine> paperLines() const;
    /// Obstacles to a backup.
    [[nodiscard]] std::vector<ToDoLine> backupLines() const;

    OpenBook& m_book;
    const BackupKeeper* m_backups;
    Preferences& m_preferences;
    DayStrip* m_strip;
    NextStep* m_next;
    TimelineView* m_timeline; // while tables play
    QWidget* m_checks;        // errors and drafts
    TextLabel* m_wrongTitle;
    ToDoList* m_wrong;
    TextLabel* m_halfTypedTitle;
    ToDoList* m_halfTyped;
    QWidget* m_rest; // questions, and everything after them
    TextLabel* m_askTitle;
    ToDoList* m_ask;
    TextLabel* m_quiet; // unknown values without a question
    TextLabel* m_paperTitle;
    ToDoList* m_paper;
    TextLabel* m_backupTitle;
    ToDoList* m_backup;
    TextLabel* m_nothing;
    QBoxLayout* m_columns = nullptr;         // of these two parts
    std::vector<QAbstractButton*> m_inOrder; // in tab order; only compared
    QTimer m_tick;
};

} // namespace mentat
