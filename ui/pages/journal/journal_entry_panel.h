#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/journal_model.h"

class QLabel;
class QPushButton;

namespace mentat {

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

} // namespace mentat
