#pragma once

#include "app/session/clock_and_chance.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/book_view.h"
#include "ui/desk/preferences.h"
#include "ui/desk/prompts.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/desk_theme.h"
#include "ui/look/line_icon.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace mentat {

class BackupKeeper;
class EventFileKeeper;
class DesktopBus;

/// The surroundings of a page; outlive it.
struct PageContext {
    OpenBook& book;
    const DeskTheme& theme;
    Preferences& preferences;
    Prompts& prompts;
    /// A random seed for a draw (R1.7).
    std::function<qint64()> newSeed = seedByChance;
    /// The desktop's services; nullptr: none are used.
    DesktopBus* bus = nullptr;
    /// Of the book; nullptr: no backups are made.
    BackupKeeper* backups = nullptr;
    /// Of the book; nullptr: its file is not watched.
    EventFileKeeper* file = nullptr;
};

/// A page of the window: shows the current event and passes on the user's wishes. Its actions() are
/// in the menu Page and work while it is shown.
class Page : public BookView<QWidget> {
    Q_OBJECT

public:
    using BookView::BookView;

    /// The part of the event that the page shows: "Heat 2 of 3 · Thu 13:00 · Alpine"; may be empty.
    [[nodiscard]] virtual QString context() const { return {}; }
    /// The report with the page's content, including its round: "standings", "tables-by-name/2";
    /// empty: none.
    [[nodiscard]] virtual QString report() const { return {}; }
    /// The page itself was requested, not a place on it: if it has several parts, it shows the
    /// current one.
    virtual void turnToNow() {}
    /// The page is shown: moves the focus to where typing starts.
    virtual void arrive() { setFocus(); }
    /// Whether one-letter keys act while this widget has the focus; elsewhere they only type. By
    /// default: anywhere on the page.
    [[nodiscard]] virtual bool lettersActAt(const QWidget& focus) const {
        return &focus == this || isAncestorOf(&focus);
    }
    /// Scrolls to this address ("p12", "1/3"), the target of a link or search.
    virtual void reveal(const QString& address) { Q_UNUSED(address) }

Q_SIGNALS:
    void contextChanged();
    /// Requests another page.
    void leadsTo(const QString& page, const QString& address);

protected:
    /// Another entry of the menu Page, with its key if it has one.
    QAction* addAct(const QString& text, std::optional<DeskKey> key,
                    const std::function<void()>& act) {
        QAction* action = makeAct(this, text, key, act);
        addAction(action);
        return action;
    }
};

/// The group of a page in the rail: the day's work, reference, records.
enum class PageGroup { Day, LookUp, Records };

/// A page of the rail.
struct PageEntry {
    QString id;
    LineIcon icon;
    QString title;
    std::function<std::unique_ptr<Page>(const PageContext&)> make;
    PageGroup group = PageGroup::Day;
};

/// The entry of a page. title: of Phrase("Pages", …); more: arguments of the page after its
/// context, which outlive it.
template <class MadePage, class... More>
[[nodiscard]] PageEntry pageEntry(const QString& id, LineIcon icon, Phrase title,
                                  const More&... more) {
    return {id, icon, say(title),
            [&more...](const PageContext& pageContext) -> std::unique_ptr<Page> {
                return std::make_unique<MadePage>(pageContext, more...);
            }};
}

/// The same entry in this group.
[[nodiscard]] inline PageEntry inGroup(PageGroup group, PageEntry entry) {
    entry.group = group;
    return entry;
}

/// The pages of the rail for the open book: those of every event, and between them those of its
/// kind.
[[nodiscard]] std::vector<PageEntry> pagesOf(const OpenBook& book);

} // namespace mentat
