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

/// The letters of a title that the query's words begin: "Ada" of "Ada Byron" for "ada". As places
/// in the title and lengths.
using FindHits = std::vector<std::pair<qsizetype, qsizetype>>;
[[nodiscard]] FindHits hitsIn(const QString& title, const QString& query);

/// The results of a query, the best first.
class FoundModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryDetail = Qt::UserRole, EntryWord, EntryQuery };

    using QAbstractListModel::QAbstractListModel;

    /// The entries outlive their display.
    void setFound(std::vector<const FindEntry*> found, const QString& query = {});
    [[nodiscard]] const FindEntry& entry(const QModelIndex& index) const {
        return *m_found[static_cast<size_t>(index.row())];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<const FindEntry*> m_found;
    QString m_query;
};

/// The list of results, one line each: title, detail, kind. Typing happens elsewhere: the list
/// never takes the focus.
class FoundList : public QListView {
    Q_OBJECT

public:
    explicit FoundList(const DeskTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] FoundModel& found() { return *m_found; }
    /// Moves the mark by this many rows, as far as possible.
    void moveMark(int rows);
    [[nodiscard]] int rowsPerPage() const;

private:
    FoundModel* m_found;
};

/// Goes to anything that has a name, by a few letters: a field over the window with its results
/// below, as high as these. Not modal: Escape, a click elsewhere or a global key closes it.
class Finder : public QFrame {
    Q_OBJECT

public:
    /// Lies over this window.
    Finder(const DeskTheme& theme, QWidget& window);

    /// Opens with the current entries; if it is already open, selects the typed text.
    void open(std::vector<FindEntry> entries);
    [[nodiscard]] bool isOpen() const { return !isHidden(); }

Q_SIGNALS:
    /// The focus is back at its previous place.
    void chosen(const mentat::FindEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    void search();
    void tellMarked();
    void choose();
    /// Closes; the focus returns to its previous place.
    void leave();
    bool takeKey(const QKeyEvent& event);
    bool keepsKey(QEvent& event);
    void place();

    QLineEdit* m_field;
    FoundList* m_list;
    QLabel* m_nothing;
    FindIndex m_index;
    QStringList m_recentKeys; // in this run: keys of entries, the most recent first
    QPointer<QWidget> m_focusBefore;
    QPointer<QWidget> m_aroundFocus; // used if an editor in a list is gone by then
};

/// Every place in the open book: its pages, the players of the event, places of its kind.
[[nodiscard]] std::vector<FindEntry> findablePlaces(const OpenBook& book,
                                                    const std::vector<PageEntry>& pages);
/// The pages of the guide, each opened by show.
void addGuidePages(const GuideBook& guide, const std::function<void(const GuidePage&)>& show,
                   std::vector<FindEntry>& entries);
/// The commands of the event's kind in addition to those of the menus.
void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries);

} // namespace mentat
