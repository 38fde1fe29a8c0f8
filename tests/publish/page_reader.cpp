#include "tests/publish/page_reader.h"

#include "tests/support/scratch_book.h"

#include <QDir>
#include <QXmlStreamReader>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const std::set<QString>& knownElements() {
    static const std::set<QString> names{
        u"html"_s, u"head"_s,  u"meta"_s, u"title"_s, u"style"_s, u"body"_s,   u"header"_s,
        u"nav"_s,  u"main"_s,  u"a"_s,    u"span"_s,  u"time"_s,  u"h1"_s,     u"h2"_s,
        u"h3"_s,   u"p"_s,     u"ul"_s,   u"li"_s,    u"dl"_s,    u"dt"_s,     u"dd"_s,
        u"div"_s,  u"table"_s, u"tr"_s,   u"thead"_s, u"tbody"_s, u"th"_s,     u"td"_s,
        u"br"_s,   u"text"_s,  u"svg"_s,  u"rect"_s,  u"path"_s,  u"section"_s};
    return names;
}

const std::set<QString>& knownAttributes() {
    static const std::set<QString> names{u"lang"_s,
                                         u"charset"_s,
                                         u"name"_s,
                                         u"content"_s,
                                         u"class"_s,
                                         u"scope"_s,
                                         u"colspan"_s,
                                         u"http-equiv"_s,
                                         u"href"_s,
                                         u"datetime"_s,
                                         u"viewBox"_s,
                                         u"role"_s,
                                         u"aria-label"_s,
                                         u"shape-rendering"_s,
                                         u"width"_s,
                                         u"height"_s,
                                         u"fill"_s,
                                         u"d"_s,
                                         u"aria-current"_s,
                                         u"stroke-width"_s,
                                         u"stroke-linejoin"_s,
                                         u"stroke-dasharray"_s,
                                         u"font-size"_s,
                                         u"font-weight"_s,
                                         u"transform"_s,
                                         u"textLength"_s,
                                         u"lengthAdjust"_s};
    return names;
}

bool isOfForm(const QString& name) {
    static const std::set<QString> names{
        u"form"_s,         u"label"_s,     u"input"_s,     u"button"_s,         u"id"_s,
        u"for"_s,          u"type"_s,      u"value"_s,     u"action"_s,         u"method"_s,
        u"autocomplete"_s, u"maxlength"_s, u"select"_s,    u"option"_s,         u"textarea"_s,
        u"selected"_s,     u"checked"_s,   u"inputmode"_s, u"autocapitalize"_s, u"rows"_s,
        u"placeholder"_s,  u"fieldset"_s,  u"legend"_s,    u"details"_s,        u"summary"_s,
        u"open"_s};
    return names.contains(name);
}

bool isOfScript(const QString& name) {
    return name.startsWith(u"data-"_s) || name == u"autofocus" || name == u"hidden"
           || name == u"aria-describedby";
}

void readElement(const QXmlStreamReader& reader, ReadPage& page, Forms forms) {
    const QString name = reader.name().toString();
    const QXmlStreamAttributes attributes = reader.attributes();
    const auto value = [&](const QString& key) { return attributes.value(key).toString(); };
    const auto isKnown = [&](const std::set<QString>& names, const QString& one) {
        return names.contains(one) || (forms != Forms::None && isOfForm(one))
               || (forms == Forms::WithScript && isOfScript(one));
    };
    if (!isKnown(knownElements(), name))
        page.fault = u"element "_s + name;
    for (const QXmlStreamAttribute& attribute : attributes) {
        if (!isKnown(knownAttributes(), attribute.name().toString()))
            page.fault = u"attribute "_s + attribute.name().toString();
    }
    if (name == u"html"_s)
        page.language = value(u"lang"_s);
    else if (name == u"time"_s)
        page.asOf = value(u"datetime"_s);
    else if (name == u"path"_s)
        page.path = value(u"d"_s);
    else if (name == u"form"_s)
        page.links.append(value(u"action"_s));
    else if (name == u"a"_s)
        page.links.append(value(u"href"_s));
}

} // namespace

ReadPage readPage(const QByteArray& whole, Forms forms) {
    ReadPage page;
    QByteArray html = whole;
    if (forms == Forms::WithScript)
        html.replace("<script src=\"desk.js\" defer=\"defer\"></script>\n", "");
    QXmlStreamReader reader(html);
    QString element;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            element = reader.name().toString();
            readElement(reader, page, forms);
        } else if (reader.isEndElement()) {
            element.clear();
        } else if (reader.isCharacters() && element != u"style"_s && !reader.isWhitespace()) {
            page.texts.append(reader.text().toString().trimmed());
            if (element == u"title"_s)
                page.title = reader.text().toString();
        }
    }
    for (const char* outside : {"url(", "src=", "@import", "<script", "javascript:"}) {
        if (html.contains(outside))
            page.fault = QString::fromLatin1(outside);
    }
    if (!html.startsWith("<!DOCTYPE html>\n") || !html.endsWith("</html>\n"))
        page.fault = u"it is not all there"_s;
    if (reader.hasError())
        page.fault = reader.errorString();
    return page;
}

std::map<QString, QByteArray> pagesIn(const QString& folder) {
    std::map<QString, QByteArray> pages;
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files | QDir::Hidden))
        pages.emplace(name, bytesOf(dir.filePath(name)));
    return pages;
}

} // namespace mentat::test
