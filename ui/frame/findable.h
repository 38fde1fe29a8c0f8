#pragma once

#include "ui/desk/find_entries.h"
#include "ui/desk/page.h"
#include "ui/guide/guide_book.h"

namespace mentat {

/// Every place of the open book: its pages, the players of the event, what its format adds.
[[nodiscard]] std::vector<FindEntry> findablePlaces(const OpenBook& book,
                                                    const std::vector<PageEntry>& pages);
/// The pages of the guide, each opened by this.
void addGuidePages(const GuideBook& guide, const std::function<void(const GuidePage&)>& show,
                   std::vector<FindEntry>& entries);
/// What the event's format can do beside the commands of the menus.
void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries);

} // namespace mentat
