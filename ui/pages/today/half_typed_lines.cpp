#include "ui/pages/today/half_typed_lines.h"

#include "ui/desk/page_format.h"

#include <QCoreApplication>

namespace mentat {

std::vector<ToDoLine> halfTypedLines(const OpenBook& book) {
    std::vector<ToDoLine> lines;
    const auto halfTyped = book.hasEvent() ? pageFormatOf(book.event()).halfTyped : nullptr;
    if (!halfTyped)
        return lines;
    const QString button = QCoreApplication::translate("mentat::TodayPage", "Go on");
    for (const HalfTyped& one : halfTyped(book))
        lines.push_back({one.what, {one.page, one.address, button}});
    return lines;
}

} // namespace mentat
