#include "ui/frame/finding/finder.h"

#include "app/session/rules/rules_desk.h"
#include "model/people/names.h"
#include "reports/report.h"
#include "ui/desk/page_format.h"
#include "ui/desk/printed_lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

FindEntry pageEntry(const PageEntry& shown) {
    return {.kind = FindKind::Page,
            .word = QCoreApplication::translate("Find", "page"),
            .title = shown.title,
            .page = shown.id,
            .icon = shown.icon};
}

/// A part of the page Event that one looks for by what is done there.
FindEntry closingEntry() {
    return {.kind = FindKind::Page,
            .word = QCoreApplication::translate("Find", "page"),
            .title = QCoreApplication::translate("Find", "Closing: hand over, close the event"),
            .page = u"event"_s,
            .address = u"closing"_s,
            .icon = LineIcon::Event};
}

FindEntry playerEntry(const Book& book, const Event& event, const Player& player) {
    FindEntry entry{.kind = FindKind::Player,
                    .word = QCoreApplication::translate("Find", "player"),
                    .title = calledName(event, player),
                    .detail = player.from.value_or(QString()),
                    .page = u"players"_s,
                    .address = player.id.text(),
                    .icon = LineIcon::Players};
    const Person* person = player.person ? findPerson(book, *player.person) : nullptr;
    if (const auto& badge = player.badge || !person ? player.badge : person->badge)
        entry.names << *badge << badgeNumber(*badge);
    return entry;
}

FindEntry reportEntry(const OpenBook& book, const QString& name) {
    return {.kind = FindKind::Report,
            .word = QCoreApplication::translate("Find", "report"),
            .title = reportTitle(book, name),
            .page = u"reports"_s,
            .address = name,
            .icon = LineIcon::Reports};
}

FindEntry rulingEntry(EventId event, const Ruling& ruling, size_t position) {
    return {.kind = FindKind::Ruling,
            .word = QCoreApplication::translate("Find", "ruling"),
            .title = ruling.question.value_or(ruling.topic.value_or(QString())),
            .detail = ruling.answer.value_or(QString()),
            .page = u"rules"_s,
            .address = rulingId(event, position),
            .icon = LineIcon::Rules};
}

} // namespace

std::vector<FindEntry> findablePlaces(const OpenBook& book, const std::vector<PageEntry>& pages) {
    std::vector<FindEntry> entries;
    for (const PageEntry& shown : pages)
        entries.push_back(pageEntry(shown));
    if (!book.hasEvent())
        return entries;
    entries.push_back(closingEntry());
    for (const Player& player : book.event().players)
        entries.push_back(playerEntry(book.book(), book.event(), player));
    if (const auto findable = pageFormatOf(book.event()).findable) {
        for (FindEntry& own : findable(book.event()))
            entries.push_back(std::move(own));
    }
    for (const Report& report : reportsOf(book.event()))
        entries.push_back(reportEntry(book, QString(report.name)));
    for (const ReportFolder& folder : reportFoldersOf(book.event()))
        entries.push_back(reportEntry(book, QString(folder.name)));
    const auto& rulings = book.event().rulings;
    for (size_t i = 0; i < rulings.size(); ++i)
        entries.push_back(rulingEntry(book.eventId(), rulings[i], i));
    return entries;
}

void addGuidePages(const GuideBook& guide, const std::function<void(const GuidePage&)>& show,
                   std::vector<FindEntry>& entries) {
    for (const GuidePage& page : guide.pages()) {
        entries.push_back({.kind = FindKind::Guide,
                           .word = QCoreApplication::translate("Find", "guide"),
                           .title = page.title,
                           .page = page.file,
                           .command = [&page, show] { show(page); }});
    }
}

void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries) {
    if (!book.hasEvent())
        return;
    if (const auto commands = pageFormatOf(book.event()).commands) {
        for (FindEntry& command : commands(book))
            entries.push_back(std::move(command));
    }
}

} // namespace mentat
