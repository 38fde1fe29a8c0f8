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

/// What a page stands in; outlives it.
struct PageContext {
    OpenBook& book;
    const DeskTheme& theme;
    Preferences& preferences;
    Prompts& prompts;
    /// A seed that nobody chose, for a draw (R1.7).
    std::function<qint64()> newSeed = seedByChance;
    /// The desktop's services; nullptr: none is asked for.
    DesktopBus* bus = nullptr;
    /// Of the book; nullptr: none are made.
    BackupKeeper* backups = nullptr;
    /// Of the book; nullptr: nobody looks after its file.
    EventFileKeeper* file = nullptr;
};

/// A page of the window: shows the event that is worked on and says what the person wants. Its
/// actions() stand in the menu Page and work while it is shown.
class Page : public BookView<QWidget> {
    Q_OBJECT

public:
    using BookView::BookView;

    /// Of what the page shows something: "Heat 2 of 3 · Thu 13:00 · Alpine"; may be empty.
    [[nodiscard]] virtual QString context() const { return {}; }
    /// The report that says on paper what the page shows, of one round with it: "standings",
    /// "tables-by-name/2"; empty: none.
    [[nodiscard]] virtual QString report() const { return {}; }
    /// Somebody asked for the page itself, not for something on it: of several it shows what is on
    /// now.
    virtual void turnToNow() {}
    /// The page is shown: puts the focus where typing starts.
    virtual void arrive() { setFocus(); }
    /// Whether keys of one letter do their acts while this widget has the focus; elsewhere they are
    /// only typed. As it stands: anywhere on the page.
    [[nodiscard]] virtual bool lettersActAt(const QWidget& focus) const {
        return &focus == this || isAncestorOf(&focus);
    }
    /// Puts what stands at this address into view ("p12", "1/3"), as a link or a search leads to
    /// it.
    virtual void reveal(const QString& address) { Q_UNUSED(address) }

Q_SIGNALS:
    void contextChanged();
    /// Somewhere else is to be shown.
    void leadsTo(const QString& page, const QString& address);

protected:
    /// Another line of the menu Page, with its key where it has one.
    QAction* addAct(const QString& text, std::optional<DeskKey> key,
                    const std::function<void()>& act) {
        QAction* action = makeAct(this, text, key, act);
        addAction(action);
        return action;
    }
};

/// Where a page stands in the rail: what the day needs, what one looks up, what is kept.
enum class PageGroup { Day, LookUp, Records };

/// A page of the rail.
struct PageEntry {
    QString id;
    LineIcon icon;
    QString title;
    std::function<std::unique_ptr<Page>(const PageContext&)> make;
    PageGroup group = PageGroup::Day;
};

/// The entry of a page. title: of Phrase("Pages", …); more: what the page takes beside
/// where it stands, which outlives it.
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

/// The pages of the rail for what is open: those that every event has, with its kind's own
/// between them.
[[nodiscard]] std::vector<PageEntry> pagesOf(const OpenBook& book);

} // namespace mentat
