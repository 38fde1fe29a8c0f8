#include "app/publish/web_pages.h"

#include "app/publish/page_frame.h"
#include "reports/public_page.h"
#include "reports/writers/html_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString fileOf(const PublicPage& page) {
    return page.file + u".html"_s;
}

QString posterName() {
    return u"qr.html"_s;
}

QString heading(const QString& text) {
    return u"<h1>"_s + htmlText(text) + u"</h1>\n"_s;
}

/// The heading, the time below it, then all else.
QString bodyOf(const PublicPage& page, const PageFrame& frame) {
    const auto& blocks = page.document.blocks;
    return htmlOfBlocks({blocks.front()}) + frame.asOf()
           + htmlOfBlocks({blocks.begin() + 1, blocks.end()});
}

QString listOf(const std::vector<PublicPage>& pages, const PageFrame& frame,
               const std::vector<PageLink>& beside) {
    if (beside.empty() && std::ranges::all_of(pages, &PublicPage::isEmpty))
        return u"<p>"_s
               + htmlText(frame.text(QT_TRANSLATE_NOOP("WebPage", "There is nothing to see yet.")))
               + u"</p>\n"_s;
    QString html = u"<ul class=\"pages\">\n"_s;
    for (const PageLink& link : beside)
        html += u"<li><a href=\""_s + htmlText(link.file) + u"\">"_s + htmlText(link.title)
                + u"</a></li>\n"_s;
    for (const PublicPage& page : pages) {
        if (page.isEmpty)
            continue;
        html += u"<li><a href=\""_s + fileOf(page) + u"\">"_s + htmlText(page.title);
        if (!page.detail.isEmpty())
            html += u" <span class=\"note\">"_s + htmlText(page.detail) + u"</span>"_s;
        html += u"</a></li>\n"_s;
    }
    return html + u"</ul>\n"_s;
}

QString onYourPhone(const PageFrame& frame) {
    return frame.text(QT_TRANSLATE_NOOP("WebPage", "On your phone"));
}

QString pictureOf(const PageFrame& frame, const QString& address) {
    const QString alt
        = frame.text(QT_TRANSLATE_NOOP("WebPage", "QR code for %1")).replace(u"%1"_s, address);
    return u"<div class=\"qr\">\n"_s + qrPicture(address, alt) + u"</div>\n"_s;
}

QString indexBody(const std::vector<PublicPage>& pages, const PageFrame& frame,
                  const PublishSource& source) {
    QString body = heading(frame.event);
    body += frame.asOf();
    if (const auto& location = source.event.details.location)
        body += u"<p>"_s + htmlText(*location) + u"</p>\n"_s;
    body += listOf(pages, frame, source.beside);
    if (source.address.isEmpty())
        return body;
    // Not on a phone, which is there already.
    return body + u"<section class=\"own-address\">\n<h2>"_s + htmlText(onYourPhone(frame))
           + u"</h2>\n"_s + pictureOf(frame, source.address) + u"<p>"_s + htmlText(source.address)
           + u"</p>\n<p class=\"screen\"><a href=\""_s + posterName() + u"\">"_s
           + htmlText(frame.text(QT_TRANSLATE_NOOP("WebPage", "Printable poster")))
           + u"</a></p>\n</section>\n"_s;
}

QString posterBody(const PageFrame& frame, const QString& address) {
    return u"<div class=\"poster-page\">\n"_s + heading(frame.event) + u"<p class=\"large\">"_s
           + htmlText(frame.text(
               QT_TRANSLATE_NOOP("WebPage", "Tables, standings and results on your phone")))
           + u"</p>\n"_s + pictureOf(frame, address) + u"<p class=\"large\">"_s + htmlText(address)
           + u"</p>\n</div>\n"_s;
}

} // namespace

Event withoutPrivateFields(Event event) {
    event.details.notes.reset();
    event.keepApart.clear();
    event.rulings.clear();
    for (AwardDecision& decision : event.awardDecisions)
        decision.reason.reset();
    for (Player& player : event.players) {
        player.alsoKnownAs.clear();
        player.badge.reset();
        player.email.reset();
        player.phone.reset();
        player.whereabouts.reset();
        player.notes.reset();
        player.disqualifiedReason.reset();
        player.person.reset();
    }
    return event;
}

std::vector<WebPage> webPages(const PublishSource& source) {
    Book book;
    book.events.push_back({EventId(1), withoutPrivateFields(source.event)});
    const Event& event = book.events.front().event;
    const Language& language = source.wording.language();
    const auto pages = publicPages({.book = book,
                                    .event = event,
                                    .wording = source.wording,
                                    .printed = {},
                                    .paper = source.paper,
                                    .round = {}});
    const EventDetails& details = event.details;
    PageFrame frame{.language = language,
                    .event = details.name.text() + u' ' + language.number(details.year.value()),
                    .now = source.now,
                    .paper = source.paper,
                    .refreshSeconds = source.refreshSeconds};
    const QString overview = frame.text(QT_TRANSLATE_NOOP("WebPage", "Overview"));
    frame.links.push_back({indexName(), overview});
    frame.links.insert(frame.links.end(), source.beside.begin(), source.beside.end());
    for (const PublicPage& page : pages) {
        if (!page.isEmpty)
            frame.links.push_back({fileOf(page), page.title});
    }
    std::vector<WebPage> files;
    for (const PublicPage& page : pages)
        files.push_back(frame.page(fileOf(page), page.title, bodyOf(page, frame)));
    if (!source.address.isEmpty())
        files.push_back(
            frame.page(posterName(), onYourPhone(frame), posterBody(frame, source.address)));
    files.push_back(frame.page(indexName(), frame.event, indexBody(pages, frame, source)));
    return files;
}

} // namespace mentat
