#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace mentat {

/// From one heading of a page to the next. The first of a page has the page's own title.
struct GuideSection {
    QString heading;
    QString text; // as plain text, without the heading
};

struct GuidePage {
    QString file;     // "check-in.md", its name everywhere
    QString title;    // its first heading
    QString markdown; // without the parts that are not for users of the window
    std::vector<GuideSection> sections;
    QStringList helpsAt; // pages of the window (their ids)
};

/// The Game Master's guide: pages of Markdown in a folder, in the order of its pages.json.
class GuideBook {
public:
    GuideBook() = default;
    /// Empty if the folder has no readable pages.json; leaves out pages without a file or a
    /// heading.
    [[nodiscard]] static GuideBook read(const QString& folder);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] bool isEmpty() const { return m_pages.empty(); }
    [[nodiscard]] const std::vector<GuidePage>& pages() const { return m_pages; }
    /// nullptr if there is none.
    [[nodiscard]] const GuidePage* find(const QString& file) const;
    /// The help for this page of the window (its id); the first page of the guide if there is none.
    /// The book must not be empty.
    [[nodiscard]] const GuidePage& firstFor(const QString& windowPage) const;

private:
    QString m_folder;
    std::vector<GuidePage> m_pages;
    std::map<QString, QString> m_first; // a page of the window, a file
};

/// Markdown for readers: without comments.
[[nodiscard]] QString shownMarkdown(const QString& written);

/// A section of the guide that matches a search.
struct GuideHit {
    const GuidePage* page;
    size_t section; // of the page
};

/// The results of a few typed words, the best first. Each must begin some word of the section or of
/// its page's title, ignoring case and accents. Ranked by: headings that begin with the query; the
/// number of words in the heading, then in the page's title; their frequency (relative to the
/// section's length); the order of the guide. An empty query finds nothing.
[[nodiscard]] std::vector<GuideHit> findInGuide(const GuideBook& book, const QString& query);

/// Split into the words that findInGuide() compares.
[[nodiscard]] QStringList guideWords(const QString& text);

} // namespace mentat
