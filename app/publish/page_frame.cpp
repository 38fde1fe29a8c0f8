#include "app/publish/page_frame.h"

#include "reports/qr_code.h"
#include "reports/wording/language/phrase.h"
#include "reports/writers/html/html_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Phrase dayOfWeek(int day) {
    static constexpr Phrase days[]{Phrase("WebPage", "Mon"), Phrase("WebPage", "Tue"),
                                   Phrase("WebPage", "Wed"), Phrase("WebPage", "Thu"),
                                   Phrase("WebPage", "Fri"), Phrase("WebPage", "Sat"),
                                   Phrase("WebPage", "Sun")};
    return days[day - 1];
}

} // namespace

Html PageFrame::asOf() const {
    const QString shown
        = say(language, dayOfWeek(now.date().dayOfWeek())) + u' ' + language.clockTime(now.time());
    // The time is an element, so split the text around it.
    const QStringList words = say(language, Phrase("WebPage", "As of %1")).split(u"%1"_s);
    return Html("<p class=\"origin\">%1<time datetime=\"%2\">%3</time>%4</p>\n", words.front(),
                now.text(), shown, words.mid(1).join(QString()));
}

Html PageFrame::navigation(const QString& file) const {
    // The index links to all pages itself; a poster links to none.
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

/// Whatever gets into a text, pages run and fetch nothing but their own script, if any.
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
    // Translated like all texts, so that an untranslated page declares itself to be in English.
    //: the code of this language, as in lang="en"
    const QString lang = say(language, Phrase("WebPage", "en"));
    const QString whole = title == event ? title : QString(title + u" · "_s + event);
    const Html html(
        "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "%2%3%4\n<title>%5</title>\n<style>\n%6%7</style>\n</head>\n<body>\n%8<main>\n%9</main>\n"
        "</body>\n</html>\n",
        lang, policy(), refresh(), markOfPages(), whole, pageStyle(paper, body), moreStyle,
        navigation(file), body);
    return {file, html.bytes()};
}

namespace {

constexpr char style[] = R"(.event { font-weight: 600; margin: 0 0 .25rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0 0 1rem; }
nav a { padding: .4rem .6rem; font-size: .95rem; border: 1px solid var(--line);
  border-radius: .5rem; text-decoration: none; }
nav a[aria-current] { background: var(--tint); color: var(--ink); border-color: var(--ink);
  font-weight: 600; }
.pages { list-style: none; padding: 0; }
.pages li { border-top: 1px solid var(--line); }
.pages a { display: block; padding: .75rem 0; font-size: 1.15rem; }
.pages .note { display: inline-block; width: 100%; color: var(--quiet); }
h2 + .pages > li:first-child { border-top: 0; }
.scroll { max-width: 40rem; }
.qr { margin: 1.5rem 0; max-width: 16rem; }
.qr svg { display: block; width: 100%; height: auto; }
th.end, td.end { width: 1%; }
td.wide { min-width: 0; }
dt, dd { overflow-wrap: anywhere; min-width: 0; }
@media (min-width: 40rem) { th.end { min-width: 4.5rem; } }
@media (max-width: 40rem) {
  table.large { font-size: 1.05rem; }
  .spare { display: none; } }
@media screen and (max-width: 40rem) {
  nav { flex-wrap: nowrap; overflow-x: auto; padding-bottom: .25rem; }
  nav a { flex: none; padding: .5rem .7rem; }
  nav a[aria-current] { order: -1; }
  .own-address { display: none; } }
@media print {
  nav, .screen { display: none; }
  a { color: inherit; text-decoration: none; } }
)";

constexpr char listStyle[]
    = R"(.poster dl { margin: 0; grid-template-columns: fit-content(75%) 1fr; gap: .15rem 1rem; }
.ends > section { margin-bottom: .6rem; }
.ends dl { grid-template-columns: minmax(0, 1fr) max-content; gap: 0;
  border-bottom: 1px solid var(--line); }
.ends dl > * { border-top: 1px solid var(--line); padding: .3rem 0; }
.ends dl > :nth-child(-n+2) { border-top: 0; }
.ends dd { text-align: right; padding-left: .75rem; }
.poster dt { color: var(--ink); max-width: none; }
.poster dd { margin: 0; }
.poster h2 { font-size: 1rem; border-bottom: 1px solid var(--line); }
@media print { .poster { columns: 12rem; } }
)";

constexpr char frontStyle[]
    = R"(.front { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 3rem; }
.front h2:first-child { margin-top: .75rem; }
.front h2 a { color: inherit; text-decoration: none; }
.front .podium > .first > .strong { font-size: 1.6rem; }
@media (max-width: 40rem) { .front { grid-template-columns: minmax(0, 1fr); } }
)";

constexpr char posterStyle[] = R"(.poster-page { text-align: center; }
.poster-page .qr { margin: 1rem auto; max-width: min(32rem, 100%); }
.poster-page .large { font-size: 1.25rem; }
@media print {
  .poster-page h1 { font-size: 32pt; }
  .poster-page .large { font-size: 18pt; }
  .poster-page .qr { max-width: 150mm; } }
)";

} // namespace

/// Only the styles that the page uses, since phones load it.
Html pageStyle(Paper paper, const Html& body) {
    const auto has = [&body](const char* part) {
        return body.bytes().contains(QByteArray("class=\"").append(part));
    };
    const StyledParts parts{.charts = has("chart"),
                            .figures
                            = has("figures") || has("podium") || has("beside") || has("sign")};
    return htmlStyle(paper, Orientation::Upright, parts) + Html(style)
           + Html::when(has("poster"), listStyle) + Html::when(has("front"), frontStyle)
           + Html::when(has("poster-page"), posterStyle);
}

namespace {

/// One rectangle for each run of dark modules in the row.
QString rowPath(const QrCode& code, int row) {
    QString path;
    for (int column = 0; column < code.size; ++column) {
        if (!code.isDark(row, column))
            continue;
        const int begin = column;
        while (column < code.size && code.isDark(row, column))
            ++column;
        const int length = column - begin;
        path += u"M%1 %2h%3v1h-%3z"_s.arg(begin + QrCode::margin)
                    .arg(row + QrCode::margin)
                    .arg(length);
    }
    return path;
}

} // namespace

Html qrPicture(const QString& address, const QString& alt) {
    const auto code = qrCodeOf(address);
    Q_ASSERT(code);
    QString path;
    for (int row = 0; row < code->size; ++row)
        path += rowPath(*code, row);
    return Html("<svg viewBox=\"0 0 %1 %1\" role=\"img\" shape-rendering=\"crispEdges\" "
                "aria-label=\"%2\">\n<rect width=\"%1\" height=\"%1\" fill=\"#fff\"/>\n"
                "<path fill=\"#000\" d=\"%3\"/>\n</svg>\n",
                code->sizeWithMargin(), alt, path);
}

} // namespace mentat
