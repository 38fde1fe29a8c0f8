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

/// What to do next: one step in large letters with the button of the accent, and what comes after
/// it as a quiet list.
class NextStep : public QWidget {
    Q_OBJECT

public:
    explicit NextStep(OpenBook& book, QWidget* parent = nullptr);

    /// The first is the next. The keys stay where they are.
    void setItems(const std::vector<ToDo>& items);
    [[nodiscard]] std::vector<QAbstractButton*> buttons() const;
    /// Whether there was a button to take the focus.
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

/// How far the heats and the final have come, what to do next, what is to be checked and what to
/// ask, read off the state of the event; each line with the one button that leads to where it is
/// done.
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
    /// Printed lists that say something else by now, and what is not written before a heat.
    [[nodiscard]] std::vector<ToDoLine> paperLines() const;
    /// What stands in the way of a backup.
    [[nodiscard]] std::vector<ToDoLine> backupLines() const;

    OpenBook& m_book;
    const BackupKeeper* m_backups;
    Preferences& m_preferences;
    DayStrip* m_strip;
    NextStep* m_next;
    TimelineView* m_timeline; // while tables play
    QWidget* m_checks;        // what is wrong, and what is half typed
    TextLabel* m_wrongTitle;
    ToDoList* m_wrong;
    TextLabel* m_halfTypedTitle;
    ToDoList* m_halfTyped;
    QWidget* m_rest; // what to ask, and all that comes after it
    TextLabel* m_askTitle;
    ToDoList* m_ask;
    TextLabel* m_quiet; // what is unknown and not asked
    TextLabel* m_paperTitle;
    ToDoList* m_paper;
    TextLabel* m_backupTitle;
    ToDoList* m_backup;
    TextLabel* m_nothing;
    QBoxLayout* m_columns = nullptr;         // of these two parts
    std::vector<QAbstractButton*> m_inOrder; // as the keys go; compared only
    QTimer m_tick;
};

} // namespace mentat
