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

/// A tab of the page Event that only some kinds have.
struct EventPart {
    QString title;
    std::unique_ptr<QWidget> widget;
    QWidget* acts = nullptr; // the widget's, for the end of the page's bar while the tab is shown
};

/// A tab of the page Rules that only some kinds have.
struct RulePart {
    QString title;
    std::unique_ptr<QWidget> widget;
};
/// Shows an entry of the rules desk, by its id.
using ShowRule = std::function<void(const QString& entry)>;

/// Part of the event with a day and time.
struct ScheduleLine {
    QString what; // "Heat 2"
    std::optional<VenueTime> start;
};

/// Something that was begun and not recorded.
struct HalfTyped {
    QString what; // "Heat 1, table 3: a result is half typed"
    QString page; // where to continue it
    QString address;
};

/// A variant of a new event.
struct NewPlay {
    QString name;
    QString title; // in a list: the name, and what it means
    Play play;
};

/// The window's interface to a kind of rules.
struct PagesKind {
    /// The kind's name for people creating an event: Phrase("PagesKind", …).
    Phrase name = nullptr;
    /// The choices for a new event, the usual one first; nullptr: there is no choice.
    std::vector<NewPlay> (*newPlays)() = nullptr;
    /// The kind's own pages, in the order of the rail.
    std::vector<PageEntry> (*pages)();
    /// At the right of every page's header; nullptr: nothing.
    std::unique_ptr<QWidget> (*headerClock)(const PageContext& pageContext) = nullptr;
    /// Below every page's header, as high as its content; nullptr: nothing.
    std::unique_ptr<QWidget> (*headerLine)(const PageContext& pageContext) = nullptr;
    /// The parts of the page Event that follow those of every event; nullptr: none.
    std::vector<EventPart> (*eventParts)(const PageContext& pageContext) = nullptr;
    /// The parts of the page Rules in addition to search and turn; nullptr: none.
    std::vector<RulePart> (*ruleParts)(const PageContext& pageContext, const ShowRule& showRule)
        = nullptr;
    /// The parts of the event with a day and time, in their order; nullptr: none.
    std::vector<ScheduleLine> (*schedule)(const Event& event) = nullptr;
    /// Search entries in addition to those of every event; nullptr: none.
    std::vector<FindEntry> (*findable)(const Event& event) = nullptr;
    /// Commands in addition to those of the menus, searchable like them; nullptr: none.
    std::vector<FindEntry> (*commands)(OpenBook& book) = nullptr;
    /// A player's needs for playing the final, in lines; empty: no information. nullptr: does not
    /// apply.
    QStringList (*needs)(const OpenBook& book, const PlayerId& player) = nullptr;
    /// The drafts of the current event; nullptr: they are not listed anywhere.
    std::vector<HalfTyped> (*halfTyped)(const OpenBook& book) = nullptr;
    /// The places of its own kinds of to-do.
    std::span<const ToDoRow> toDos{};
    /// The boards of a second screen, in the usual order; nullptr: none.
    std::span<const BoardKind> (*boards)() = nullptr;
    /// Whether the event is played by the settings.
    bool hasSettings = false;
};

template <>
[[nodiscard]] const KindTable<PagesKind>& kindTable<PagesKind>();

} // namespace mentat
