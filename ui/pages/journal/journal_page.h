#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/journal_model.h"

#include <QPersistentModelIndex>

class QAction;
class QSplitter;

namespace mentat {

class JournalEntryPanel;
class JournalFilterBar;
class ListTable;

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

protected:
    void resizeEvent(QResizeEvent* event) override;

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
    QSplitter* m_sides;
    QAction* m_putBack;
    QPersistentModelIndex m_topRow; // what stands at the top of the list, while rows come in above
    bool m_hasEvents = true;        // of several the list says which
    bool m_isReading = false;
};

} // namespace mentat
