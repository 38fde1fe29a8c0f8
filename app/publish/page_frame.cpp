#include "app/publish/page_frame.h"

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

Html PageFrame::asOf() const {
    const QString shown
        = text(dayOfWeek(now.date().dayOfWeek())) + u' ' + language.clockTime(now.time());
    // Around the time, which is an element.
    const QStringList words = text(QT_TRANSLATE_NOOP("WebPage", "As of %1")).split(u"%1"_s);
    return Html("<p class=\"origin\">%1<time datetime=\"%2\">%3</time>%4</p>\n", words.front(),
                now.text(), shown, words.mid(1).join(QString()));
}

Html PageFrame::navigation(const QString& file) const {
    // The index leads to all pages itself; a poster leads nowhere.
    if (file == indexName() || std::ranges::find(links, file, &PageLink::file) == links.end())
        return {};
    Html html("<header>\n<p class=\"event\">%1</p>\n<nav>\n", event);
    for (const PageLink& link : links)
        html += Html("<a href=\"%1\"%2>%3</a>\n", link.file,
                     Html::when(link.file == file, " aria-current=\"page\""), link.title);
    html += "</nav>\n</header>\n";
    return html;
}

Html PageFrame::refresh() const {
    return refreshSeconds > 0
               ? Html("<meta http-equiv=\"refresh\" content=\"%1\"/>\n", refreshSeconds)
               : Html();
}

/// Whatever got into the text: nothing is run and nothing is fetched but its own script, where it
/// has one.
Html PageFrame::policy() const {
    if (script.isEmpty())
        return Html("<meta http-equiv=\"Content-Security-Policy\" "
                    "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n");
    return Html("<meta http-equiv=\"Content-Security-Policy\" "
                "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; "
                "connect-src 'self'\"/>\n<script src=\"%1\" defer=\"defer\"></script>\n",
                script);
}

WebPage PageFrame::page(const QString& file, const QString& title, const Html& body) const {
    // Translated with all else, so that a page that nobody translated says that it is English.
    //: the code of this language, as in lang="en"
    const QString lang = text(QT_TRANSLATE_NOOP("WebPage", "en"));
    const QString whole = title == event ? title : QString(title + u" · "_s + event);
    const Html html(
        "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "%2%3%4\n<title>%5</title>\n<style>\n%6%7</style>\n</head>\n<body>\n%8<main>\n%9</main>\n"
        "</body>\n</html>\n",
        lang, policy(), refresh(), markOfPages(), whole, pageStyle(paper), moreStyle,
        navigation(file), body);
    return {file, html.bytes()};
}

} // namespace mentat
