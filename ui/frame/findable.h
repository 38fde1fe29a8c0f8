#pragma once

#include "ui/frame/find_entries.h"
#include "ui/frame/page.h"

namespace mentat {

/// Every place of the open book: its pages, the players of the event, what its format adds.
[[nodiscard]] std::vector<FindEntry> findablePlaces(const OpenBook& book,
                                                    const std::vector<PageEntry>& pages);
/// What the event's format can do beside the commands of the menus.
void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries);

} // namespace mentat
