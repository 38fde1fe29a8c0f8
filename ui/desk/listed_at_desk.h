#pragma once

#include "reports/tables/listing.h"
#include "ui/desk/open_book.h"

#include <utility>

namespace mentat {

/// What lists are made of at the desk; event: as it is, or as it is supposed to be.
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book, const Event& event) {
    return {
        .book = book.book(), .event = event, .wording = book.wording(), .printed = {}, .round = {}};
}
[[nodiscard]] inline ReportRequest deskRequest(const OpenBook& book) {
    return deskRequest(book, book.event());
}

/// A list of reports/tables as the desk reads it. what: follows the request in make().
template <class Make, class... What>
[[nodiscard]] ReportTable listedAtDesk(const OpenBook& book, Make make, What&&... what) {
    const ReportRequest request = deskRequest(book);
    return tableAt(request, make(request, std::forward<What>(what)...), Audience::Desk);
}

} // namespace mentat
