#include "app/publish/page_frame.h"

#include "reports/writers/html_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const char* dayOfWeek(int day) {
    static constexpr const char* days[]{
        QT_TRANSLATE_NOOP("WebPage", "Mon"), QT_TRANSLATE_NOOP("WebPage", "Tue"),
        QT_TRANSLATE_NOOP("WebPage", "Wed"), QT_TRANSLATE_NOOP("WebPage", "Thu"),
        QT_TRANSLATE_NOOP("WebPage", "Fri"), QT_TRANSLATE_NOOP("WebPage", "Sat"),
        QT_TRANSLATE_NOOP("WebPage", "Sun")};
    return days[day - 1];
}

} // namespace

QString PageFrame::text(const char* english) const {
    return language.translate("WebPage", english);
}

QString PageFrame::asOf() const {
    const QString shown
        = text(dayOfWeek(now.date().dayOfWeek())) + u' ' + language.clockTime(now.time());
    const QString element = u"<time datetime=\"%1\">%2</time>"_s.arg(now.text(), htmlText(shown));
    return u"<p class=\"origin\">"_s
           + htmlText(text(QT_TRANSLATE_NOOP("WebPage", "As of %1"))).replace(u"%1"_s, element)
           + u"</p>\n"_s;
}

QString PageFrame::navigation(const QString& file) const {
    // The index leads to all pages itself; a poster leads nowhere.
    if (file == indexName() || std::ranges::find(links, file, &PageLink::file) == links.end())
        return {};
    QString html = u"<header>\n<p class=\"event\">"_s + htmlText(event) + u"</p>\n<nav>\n"_s;
    for (const PageLink& link : links) {
        const QString here = link.file == file ? u" aria-current=\"page\""_s : QString();
        html += u"<a href=\""_s + htmlText(link.file) + u'"' + here + u'>' + htmlText(link.title)
                + u"</a>\n"_s;
    }
    return html + u"</nav>\n</header>\n"_s;
}

QString PageFrame::refresh() const {
    return refreshSeconds > 0
               ? u"<meta http-equiv=\"refresh\" content=\"%1\"/>\n"_s.arg(refreshSeconds)
               : QString();
}

/// Whatever got into the text: nothing is run and nothing is fetched but its own script, where it
/// has one.
QString PageFrame::policy() const {
    const bool runs = !script.isEmpty();
    const QString more = runs ? u"; script-src 'self'; connect-src 'self'"_s : QString();
    const QString meta
        = u"<meta http-equiv=\"Content-Security-Policy\" "
          "content=\"default-src 'none'; style-src 'unsafe-inline'%1\"/>\n"_s.arg(more);
    return runs ? meta + u"<script src=\"%1\" defer=\"defer\"></script>\n"_s.arg(htmlText(script))
                : meta;
}

WebPage PageFrame::page(const QString& file, const QString& title, const QString& body) const {
    // Translated with all else, so that a page that nobody translated says that it is English.
    //: the code of this language, as in lang="en"
    const QString lang = text(QT_TRANSLATE_NOOP("WebPage", "en"));
    const QString whole = title == event ? title : QString(title + u" · "_s + event);
    const QString html
        = u"<!DOCTYPE html>\n<html lang=\""_s + htmlText(lang)
          + u"\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"_s
          + policy() + refresh() + QString::fromLatin1(markOfPages()) + u"\n<title>"_s
          + htmlText(whole) + u"</title>\n<style>\n"_s + pageStyle(paper) + moreStyle
          + u"</style>\n</head>\n<body>\n"_s + navigation(file) + u"<main>\n"_s + body
          + u"</main>\n</body>\n</html>\n"_s;
    return {file, html.toUtf8()};
}

} // namespace mentat
