#include "ui/guide/guide_book.h"

#include "model/document/bytes/json.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A line without the signs of Markdown: what is read, not where a link leads.
QString plainLine(QString line) {
    static const QRegularExpression link(uR"(!?\[([^\]]*)\]\([^)]*\))"_s);
    static const QRegularExpression signs(uR"([*`|>])"_s);
    return line.replace(link, u"\\1"_s).replace(signs, u" "_s).simplified();
}

std::vector<GuideSection> sectionsOf(const QString& markdown) {
    static const QRegularExpression heading(u"^#{1,6} +(.*)$"_s);
    std::vector<GuideSection> sections;
    for (const QString& line : markdown.split(u'\n')) {
        if (const auto found = heading.match(line); found.hasMatch())
            sections.push_back({plainLine(found.captured(1)), {}});
        else if (!sections.empty())
            sections.back().text += plainLine(line) + u' ';
    }
    return sections;
}

QString textAt(const Json& object, QStringView key) {
    const Json* value = object.find(key);
    return value && value->text() ? *value->text() : QString();
}

QStringList textsAt(const Json& object, QStringView key) {
    QStringList texts;
    const Json* value = object.find(key);
    if (!value || !value->list())
        return texts;
    for (const Json& entry : *value->list()) {
        if (entry.text())
            texts.append(*entry.text());
    }
    return texts;
}

} // namespace

QString shownMarkdown(const QString& written) {
    static const QRegularExpression example(u"^```mentat-example\n.*?^```\n"_s,
                                            QRegularExpression::MultilineOption
                                                | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression comment(u"<!--.*?-->\n?"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    return QString(written).remove(example).remove(comment);
}

GuideBook GuideBook::read(const QString& folder) {
    GuideBook book;
    book.m_folder = folder;
    const auto list = Json::parse(fileBytes(folder + u"/pages.json"_s));
    const Json* pages = list ? list->find(u"pages") : nullptr;
    if (folder.isEmpty() || !pages || !pages->list())
        return book;
    for (const Json& entry : *pages->list()) {
        const QString file = textAt(entry, u"file");
        const QByteArray bytes = fileBytes(folder + u'/' + file);
        if (bytes.isEmpty() || file.contains(u'/'))
            continue;
        GuidePage page{file,
                       textAt(entry, u"title"),
                       shownMarkdown(QString::fromUtf8(bytes)),
                       {},
                       textsAt(entry, u"pages")};
        page.sections = sectionsOf(page.markdown);
        book.m_pages.push_back(std::move(page));
    }
    if (const Json* first = list->find(u"first"); first && first->object()) {
        for (const Json::Member& member : *first->object()) {
            if (const QString* file = member.value.text())
                book.m_first.emplace(member.key, *file);
        }
    }
    return book;
}

const GuidePage* GuideBook::find(const QString& file) const {
    const auto found = std::find_if(m_pages.begin(), m_pages.end(),
                                    [&](const GuidePage& page) { return page.file == file; });
    return found == m_pages.end() ? nullptr : &*found;
}

const GuidePage& GuideBook::firstFor(const QString& windowPage) const {
    const auto first = m_first.find(windowPage);
    const GuidePage* page = first == m_first.end() ? nullptr : find(first->second);
    return page ? *page : m_pages.front();
}

} // namespace mentat
