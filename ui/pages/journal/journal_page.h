#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/journal_model.h"

#include <QPersistentModelIndex>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QLabel;
class QPushButton;
class QAction;

namespace mentat {

class MomentEdit;

/// What the person looks for in the journal: words or a player, who was at the desk, a table, a
/// time.
class JournalFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit JournalFilterBar(const Clock& clock, QWidget* parent = nullptr);

    [[nodiscard]] JournalWish wish() const;
    /// What can be chosen: who and where the journal speaks of so far. What was chosen stays.
    void offer(const QStringList& hands, const std::vector<ChangeAddress>& places);
    void clear();
    void startTyping();
    /// The field that words are typed into.
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

/// One entry of the journal: what was done when by whom, what stood before and after, and the
/// button that puts it back.
class JournalEntryPanel : public QWidget {
    Q_OBJECT

public:
    explicit JournalEntryPanel(const PageContext& pageContext, QWidget* parent = nullptr);
    ~JournalEntryPanel() override;

    /// Absent: none is chosen.
    void show(const std::optional<JournalEntry>& entry);
    /// Whether the entry that is shown can be asked to be put back.
    [[nodiscard]] bool canPutBack() const;
    [[nodiscard]] const std::optional<JournalEntry>& entry() const { return m_entry; }

Q_SIGNALS:
    void putBackWanted();

private:
    void build();
    [[nodiscard]] QString byline(const JournalEntry& entry) const;
    [[nodiscard]] QString whyNot(const JournalEntry& entry) const;
    /// Of the file; nullptr: the entry is of none, or of one that is there no more.
    [[nodiscard]] const Event* eventOf(const JournalEntry& entry) const;

    OpenBook& m_book;
    std::optional<JournalEntry> m_entry;
    QLabel* m_sentence;
    QLabel* m_byline;
    JournalFactsModel m_model;
    ListTable* m_facts;
    QWidget* m_space; // where no list of facts stands
    QLabel* m_whyNot;
    QPushButton* m_putBack;
};

/// Everything that was ever changed, with its time and scorekeeper, newest first; what an entry
/// changed; and the way to put it back. A long journal is read page by page while the person looks
/// at it.
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
    JournalEntryPanel* m_panel;
    QAction* m_putBack;
    QPersistentModelIndex m_topRow; // what stands at the top of the list, while rows come in above
    bool m_hasEvents = true;        // of several the list says which
    bool m_isReading = false;
};

} // namespace mentat
