#pragma once

#include "ui/desk/find_entries.h"
#include "ui/desk/page.h"
#include "ui/guide/guide_book.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QListView>
#include <QPointer>

class QLabel;
class QLineEdit;

namespace mentat {

class DeskTheme;

/// What a query has found, the best first.
class FoundModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryDetail = Qt::UserRole, EntryWord };

    using QAbstractListModel::QAbstractListModel;

    /// The entries outlive what is shown of them.
    void setFound(std::vector<const FindEntry*> found);
    [[nodiscard]] const FindEntry& entry(const QModelIndex& index) const {
        return *m_found[static_cast<size_t>(index.row())];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<const FindEntry*> m_found;
};

/// The list of what was found, one line each: what it is called, more about it, what it is. The
/// keys are typed elsewhere: it never takes the focus.
class FoundList : public QListView {
    Q_OBJECT

public:
    explicit FoundList(const DeskTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] FoundModel& found() { return *m_found; }
    /// Marks another row, as far as there are some.
    void moveMark(int rows);
    [[nodiscard]] int rowsPerPage() const;

private:
    FoundModel* m_found;
};

/// Leads to anything that has a name, by a few letters of it: a field over the window and what it
/// has found below. Not modal: Escape, a click elsewhere or a key that works everywhere leaves it.
class Finder : public QFrame {
    Q_OBJECT

public:
    /// Stands over this window.
    Finder(const DeskTheme& theme, QWidget& window);

    /// Opens with what can be found now; where it is open, what was typed is selected.
    void open(std::vector<FindEntry> entries);
    [[nodiscard]] bool isOpen() const { return !isHidden(); }

Q_SIGNALS:
    /// The focus is where it was before.
    void chosen(const mentat::FindEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    void search();
    void tellMarked();
    void choose();
    /// Closes; the focus goes back to where it was.
    void leave();
    bool takeKey(const QKeyEvent& event);
    bool keepsKey(QEvent& event);
    void place();

    QLineEdit* m_field;
    FoundList* m_list;
    QLabel* m_nothing;
    FindIndex m_index;
    QStringList m_lately; // of this run: keys of entries, the last one first
    QPointer<QWidget> m_focusBefore;
    QPointer<QWidget> m_aroundFocus; // where an editor in a list is gone by then
};

/// Every place of the open book: its pages, the players of the event, what its kind adds.
[[nodiscard]] std::vector<FindEntry> findablePlaces(const OpenBook& book,
                                                    const std::vector<PageEntry>& pages);
/// The pages of the guide, each opened by this.
void addGuidePages(const GuideBook& guide, const std::function<void(const GuidePage&)>& show,
                   std::vector<FindEntry>& entries);
/// What the event's kind can do beside the commands of the menus.
void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries);

} // namespace mentat
