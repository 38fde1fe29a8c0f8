#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/journal_model.h"
#include "ui/lists/list_delegates.h"

#include <QPersistentModelIndex>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QLabel;
class QPushButton;
class QAction;

namespace mentat {

class MomentEdit;

/// The filter of the journal: words or a player, a scorekeeper, a table, a time.
class JournalFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit JournalFilterBar(const Clock& clock, QWidget* parent = nullptr);

    [[nodiscard]] JournalWish wish() const;
    /// The choices: scorekeepers and places in the journal so far. Keeps the selection.
    void offer(const QStringList& hands, const std::vector<ChangeAddress>& places);
    void clear();
    void startTyping();
    /// The field for words.
    [[nodiscard]] QLineEdit& words() const { return *m_text; }

Q_SIGNALS:
    void wishChanged();
    /// Down was pressed: on into the list.
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Span { AnyTime, LastQuarter, LastHour, Today, Yesterday, Between };

    void build();
    void spanChosen();
    [[nodiscard]] QDateTime now() const;

    const Clock& m_clock;
    QLineEdit* m_text;
    QComboBox* m_hand;
    QComboBox* m_place;
    QComboBox* m_span;
    QWidget* m_range;
    MomentEdit* m_from;
    MomentEdit* m_to;
    std::vector<ChangeAddress> m_places;
};

class ListTable;

/// One entry of the journal: the act, its time and scorekeeper, the values before and after, and
/// the button that puts it back.
class JournalEntryPanel : public QWidget {
    Q_OBJECT

public:
    explicit JournalEntryPanel(const PageContext& pageContext, QWidget* parent = nullptr);
    ~JournalEntryPanel() override;

    /// Absent: none is selected.
    void show(const std::optional<JournalEntry>& entry);
    /// Whether the user can ask to put the displayed entry back.
    [[nodiscard]] bool canPutBack() const;
    [[nodiscard]] const std::optional<JournalEntry>& entry() const { return m_entry; }

Q_SIGNALS:
    void putBackWanted();

private:
    void build();
    [[nodiscard]] QString byline(const JournalEntry& entry) const;
    [[nodiscard]] QString whyNot(const JournalEntry& entry) const;
    /// Of the file; nullptr: the entry has none, or a deleted one.
    [[nodiscard]] const Event* eventOf(const JournalEntry& entry) const;

    OpenBook& m_book;
    std::optional<JournalEntry> m_entry;
    QLabel* m_sentence;
    QLabel* m_byline;
    JournalFactsModel m_model;
    ListTable* m_facts;
    QWidget* m_space; // in place of the list of facts
    QLabel* m_whyNot;
    QPushButton* m_putBack;
};

/// A day's line above its first entry while they are in the order of time; in any other order the
/// day is a column. Copies and tips have the whole time in each row.
class DayDelegate : public MeasuringDelegate {
    Q_OBJECT

public:
    /// The list has the rows, and becomes the delegate's parent.
    DayDelegate(ListTable& list, const JournalFilter& rows, const DeskTheme& theme);

    /// Whether the day's line is above this row.
    [[nodiscard]] bool beginsDay(int row) const;
    /// Call it when the order was set without a signal.
    void followOrder();

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void makeRoom();
    void paintDay(QPainter& painter, const QStyleOptionViewItem& option,
                  const QModelIndex& index) const;

    ListTable& m_list;
    const JournalFilter& m_rows;
    bool m_isByTime = true;
};

/// Every change ever made, with its time and scorekeeper, newest first, each day above its entries;
/// the facts that an entry changed; and putting it back. A long journal is read page by page while
/// the user scrolls.
class JournalPage : public Page {
    Q_OBJECT

public:
    explicit JournalPage(const PageContext& pageContext);
    ~JournalPage() override;

    [[nodiscard]] QString context() const override;
    void arrive() override;

private:
    void build();
    void connectParts();
    void readOn();
    void follow();
    void offerChoices();
    void showWish();
    void showCount();
    void showChosen();
    void keepPlace();
    void returnToPlace();
    void putBack();

    PageContext m_pageContext;
    OpenBook& m_book;
    JournalModel m_journal;
    JournalFilter m_filter;
    JournalFilterBar* m_bar;
    ListTable* m_list;
    DayDelegate* m_days = nullptr;
    JournalEntryPanel* m_panel;
    QAction* m_putBack;
    QPersistentModelIndex m_topRow; // the top row of the list, while rows are added above
    bool m_hasEvents = true;        // the list names the event of each entry if there are several
    bool m_isReading = false;
};

} // namespace mentat
