#include "ui/guide/guide_book.h"

#include "model/document/bytes/json.h"
#include "model/values/name.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The text of a line without Markdown syntax and link targets.
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
    static const QRegularExpression comment(u"<!--.*?-->\n?"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    return QString(written).remove(comment);
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
        GuidePage page{
            file, {}, shownMarkdown(QString::fromUtf8(bytes)), {}, textsAt(entry, u"pages")};
        page.sections = sectionsOf(page.markdown);
        if (page.sections.empty())
            continue;
        page.title = page.sections.front().heading;
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

namespace {

/// Lower is better.
using GuideRank = std::tuple<int, int, int, int>;

/// How many words begin with the typed one.
int countOf(const QString& typed, const QStringList& words) {
    return static_cast<int>(std::count_if(
        words.begin(), words.end(), [&](const QString& word) { return word.startsWith(typed); }));
}

bool beginsWith(const QStringList& words, const QStringList& query) {
    return query.size() <= words.size()
           && std::equal(
               query.begin(), query.end(), words.begin(),
               [](const QString& typed, const QString& word) { return word.startsWith(typed); });
}

std::optional<GuideRank> rankOf(const GuidePage& page, const GuideSection& section,
                                const QStringList& query) {
    const QStringList heading = guideWords(section.heading);
    const QStringList title = guideWords(page.title);
    const QStringList text = guideWords(section.text);
    int inHeading = 0;
    int inTitle = 0;
    int uses = 0;
    for (const QString& typed : query) {
        const int own = countOf(typed, heading) + countOf(typed, text);
        inHeading += countOf(typed, heading) > 0 ? 1 : 0;
        inTitle += countOf(typed, title) > 0 ? 1 : 0;
        uses += own;
        if (own == 0 && countOf(typed, title) == 0)
            return std::nullopt;
    }
    if (uses == 0) // a title belongs to the page, not to each of its sections
        return std::nullopt;
    constexpr int manyWords = 100;
    const int length = static_cast<int>(text.size()) + manyWords;
    return GuideRank(beginsWith(heading, query) ? 0 : 1, -inHeading, -inTitle,
                     -uses * manyWords * manyWords / length);
}

} // namespace

QStringList guideWords(const QString& text) {
    return normalizedText(text).split(u' ', Qt::SkipEmptyParts);
}

std::vector<GuideHit> findInGuide(const GuideBook& book, const QString& query) {
    const QStringList words = guideWords(query);
    if (words.isEmpty())
        return {};
    std::vector<std::pair<GuideRank, GuideHit>> found;
    for (const GuidePage& page : book.pages()) {
        for (size_t i = 0; i < page.sections.size(); ++i) {
            if (const auto rank = rankOf(page, page.sections[i], words))
                found.push_back({*rank, {&page, i}});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<GuideHit> hits;
    hits.reserve(found.size());
    for (const auto& [rank, hit] : found)
        hits.push_back(hit);
    return hits;
}

} // namespace mentat
