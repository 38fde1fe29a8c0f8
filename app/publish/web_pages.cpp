#include "app/publish/web_pages.h"

#include "app/publish/page_frame.h"
#include "reports/wording/language/phrase.h"
#include "reports/writers/html/html_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

QString indexName() {
    return u"index.html"_s;
}

Html markOfPages() {
    return Html("<meta name=\"generator\" content=\"Mentat pages\"/>");
}

QByteArray withoutTime(const QByteArray& page) {
    // Each page has one; within a name it would be escaped.
    const qsizetype begin = page.indexOf("<time ");
    const qsizetype end = page.indexOf("</time>", begin);
    return begin < 0 || end < 0 ? page : QByteArray(page).remove(begin, end - begin);
}

namespace {

QString fileOf(const PublicPage& page) {
    return page.file + u".html"_s;
}

QString posterName() {
    return u"qr.html"_s;
}

Html heading(const QString& text) {
    return Html("<h1>%1</h1>\n", text);
}

/// The heading, the time, then everything else.
Html bodyOf(const PublicPage& page, const PageFrame& frame) {
    const auto& blocks = page.document.blocks;
    return htmlOfBlocks({blocks.front()}) + frame.asOf()
           + htmlOfBlocks({blocks.begin() + 1, blocks.end()});
}

Html listOf(const std::vector<PublicPage>& pages, const PageFrame& frame,
            const std::vector<PageLink>& beside) {
    if (beside.empty() && std::ranges::all_of(pages, &PublicPage::isEmpty))
        return Html("<p>%1</p>\n",
                    say(frame.language, Phrase("WebPage", "There is nothing to see yet.")));
    Html lines;
    for (const PageLink& link : beside)
        lines += Html("<li><a href=\"%1\">%2</a></li>\n", link.file, link.title);
    for (const PublicPage& page : pages) {
        if (page.isEmpty)
            continue;
        const Html detail
            = page.detail.isEmpty() ? Html() : Html(" <span class=\"note\">%1</span>", page.detail);
        lines += Html("<li><a href=\"%1\">%2%3</a></li>\n", fileOf(page), page.title, detail);
    }
    return Html("<ul class=\"pages\">\n%1</ul>\n", lines);
}

/// The champion and the leaders, each below a link to its page.
Html glancesOf(const std::vector<PublicPage>& pages) {
    Html html;
    for (const PublicPage& page : pages) {
        if (!page.isEmpty && !page.glance.empty())
            html += Html("<h2><a href=\"%1\">%2</a></h2>\n%3", fileOf(page), page.title,
                         htmlOfBlocks(page.glance));
    }
    return html;
}

QString onYourPhone(const PageFrame& frame) {
    return say(frame.language, Phrase("WebPage", "On your phone"));
}

Html pictureOf(const PageFrame& frame, const QString& address) {
    const QString alt
        = say(frame.language, Phrase("WebPage", "QR code for %1")).replace(u"%1"_s, address);
    return Html("<div class=\"qr\">\n%1</div>\n", qrPicture(address, alt));
}

Html indexBody(const std::vector<PublicPage>& pages, const PageFrame& frame,
               const PublishSource& source) {
    Html body = heading(frame.event) + frame.asOf();
    if (const auto& location = source.event.event().details.location)
        body += Html("<p>%1</p>\n", *location);
    const Html links = listOf(pages, frame, source.beside);
    Html own;
    // Not on a phone, which is on the page already.
    if (!source.address.isEmpty())
        own = Html("<section class=\"own-address\">\n<h2>%1</h2>\n%2<p>%3</p>\n"
                   "<p class=\"screen\"><a href=\"%4\">%5</a></p>\n</section>\n",
                   onYourPhone(frame), pictureOf(frame, source.address), source.address,
                   posterName(), say(frame.language, Phrase("WebPage", "Printable poster")));
    const Html glances = glancesOf(pages);
    if (glances.isEmpty())
        return body + links + own;
    return body
           + Html(
               "<div class=\"front\">\n<div>\n%1%2</div>\n<div>\n<h2>%3</h2>\n%4</div>\n</div>\n",
               glances, own, say(frame.language, Phrase("WebPage", "All pages")), links);
}

Html posterBody(const PageFrame& frame, const QString& address) {
    return Html(
        "<div class=\"poster-page\">\n%1<p class=\"large\">%2</p>\n%3"
        "<p class=\"large\">%4</p>\n</div>\n",
        heading(frame.event),
        say(frame.language, Phrase("WebPage", "Tables, standings, and results on your phone")),
        pictureOf(frame, address), address);
}

void leaveOutPictures(PublicPage& page) {
    for (ReportBlock& block : page.document.blocks) {
        if (auto* sheet = std::get_if<PlacedSheet>(&block))
            sheet->picture.reset();
    }
}

} // namespace

std::vector<WebPage> webPages(const PublishSource& source) {
    const Language& language = source.wording.language();
    auto pages = publicPages(PublicRequest(source.event, source.wording, source.paper));
    if (!source.hasPictures)
        std::ranges::for_each(pages, leaveOutPictures);
    const EventDetails& details = source.event.event().details;
    PageFrame frame{.language = language,
                    .event = details.name.text() + u' ' + language.number(details.year.value()),
                    .now = source.now,
                    .paper = source.paper,
                    .refreshSeconds = source.refreshSeconds};
    const QString overview = say(frame.language, Phrase("WebPage", "Overview"));
    frame.links.push_back({indexName(), overview});
    frame.links.insert(frame.links.end(), source.beside.begin(), source.beside.end());
    for (const PublicPage& page : pages) {
        if (!page.isEmpty)
            frame.links.push_back({fileOf(page), page.title});
    }
    std::vector<WebPage> files;
    for (const PublicPage& page : pages) {
        files.push_back(frame.page(fileOf(page), page.title, bodyOf(page, frame)));
        files.back().link = page.isEmpty ? QString() : page.title;
    }
    if (!source.address.isEmpty())
        files.push_back(
            frame.page(posterName(), onYourPhone(frame), posterBody(frame, source.address)));
    files.push_back(frame.page(indexName(), frame.event, indexBody(pages, frame, source)));
    return files;
}

} // namespace mentat
