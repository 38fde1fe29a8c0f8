#pragma once

#include "model/kinds/kind_table.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/find_entries.h"
#include "ui/desk/page.h"
#include "ui/desk/screen_board.h"
#include "ui/desk/to_do_target.h"

#include <span>
#include <vector>

namespace mentat {

/// A part of the page Event that only some kinds have: a tab with its title.
struct EventPart {
    QString title;
    std::unique_ptr<QWidget> widget;
    QWidget* acts = nullptr; // the widget's, for the end of the page's bar while the tab is shown
};

/// A part of the page Rules that only some kinds have: a tab with its title.
struct RulePart {
    QString title;
    std::unique_ptr<QWidget> widget;
};
/// Leads to an entry of the rules desk, by its id.
using ShowRule = std::function<void(const QString& entry)>;

/// Something of the event that has a day and time.
struct ScheduleLine {
    QString what; // "Heat 2"
    std::optional<VenueTime> start;
};

/// Something that was begun and not recorded.
struct HalfTyped {
    QString what; // "Heat 1, table 3: a result is half typed"
    QString page; // where it goes on
    QString address;
};

/// What a new event can be.
struct NewPlay {
    QString name;
    Play play;
};

/// What the window asks of a kind of rules.
struct PagesKind {
    /// What people call it, for whoever makes a new event: Phrase("PagesKind", …).
    Phrase name = nullptr;
    /// Of what whoever makes a new event chooses one, the usual one first; nullptr: there is
    /// nothing to choose.
    std::vector<NewPlay> (*newPlays)() = nullptr;
    /// The kind's own pages, in the order of the rail.
    std::vector<PageEntry> (*pages)();
    /// What stands at the right of every page's header; nullptr: nothing.
    std::unique_ptr<QWidget> (*headerClock)(const PageContext& pageContext) = nullptr;
    /// What stands below every page's header, as high as what it has to say; nullptr: nothing.
    std::unique_ptr<QWidget> (*headerLine)(const PageContext& pageContext) = nullptr;
    /// The parts of the page Event that follow what every event has; nullptr: none.
    std::vector<EventPart> (*eventParts)(const PageContext& pageContext) = nullptr;
    /// The parts of the page Rules beside search and turn; nullptr: none.
    std::vector<RulePart> (*ruleParts)(const PageContext& pageContext, const ShowRule& showRule)
        = nullptr;
    /// What of the event has a day and time, in its order; nullptr: nothing has.
    std::vector<ScheduleLine> (*schedule)(const Event& event) = nullptr;
    /// What can be found of the event beside what every event has; nullptr: nothing.
    std::vector<FindEntry> (*findable)(const Event& event) = nullptr;
    /// What can be done beside the commands of the menus, found as they are; nullptr: nothing.
    std::vector<FindEntry> (*commands)(OpenBook& book) = nullptr;
    /// What a player needs in order to play the final, in lines; empty: nothing is said of that.
    /// nullptr: it is not asked.
    QStringList (*needs)(const OpenBook& book, const PlayerId& player) = nullptr;
    /// What is half typed of the event that is worked on; nullptr: that is nowhere listed.
    std::vector<HalfTyped> (*halfTyped)(const OpenBook& book) = nullptr;
    /// Where its own kinds of to-do are done.
    std::span<const ToDoRow> toDos{};
    /// What a second screen can show, in the usual order; nullptr: nothing.
    std::span<const BoardKind> (*boards)() = nullptr;
    /// Whether the event is played by the settings.
    bool hasSettings = false;
};

template <>
[[nodiscard]] const KindTable<PagesKind>& kindTable<PagesKind>();

} // namespace mentat
