#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace mentat {

/// From one heading of a page to the next. The first of a page has the page's own title.
struct GuideSection {
    QString heading;
    QString text; // in plain words, without the heading
};

struct GuidePage {
    QString file; // "check-in.md", which is its name everywhere
    QString title;
    QString markdown; // without what is not for a person in the window
    std::vector<GuideSection> sections;
    QStringList helpsAt; // pages of the window (their ids)
};

/// The Game Master's guide: pages of Markdown in a folder, in the order that its pages.json says.
class GuideBook {
public:
    GuideBook() = default;
    /// Holds nothing where the folder has no readable pages.json; leaves out pages whose file is
    /// not there.
    [[nodiscard]] static GuideBook read(const QString& folder);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] bool isEmpty() const { return m_pages.empty(); }
    [[nodiscard]] const std::vector<GuidePage>& pages() const { return m_pages; }
    /// nullptr where there is none.
    [[nodiscard]] const GuidePage* find(const QString& file) const;
    /// What helps at this page of the window (its id); the first page of the guide where nothing
    /// does. The book must not be empty.
    [[nodiscard]] const GuidePage& firstFor(const QString& windowPage) const;

private:
    QString m_folder;
    std::vector<GuidePage> m_pages;
    std::map<QString, QString> m_first; // a page of the window, a file
};

/// Markdown as a person is to see it: without comments.
[[nodiscard]] QString shownMarkdown(const QString& written);

/// A section of the guide that fits what is looked for.
struct GuideHit {
    const GuidePage* page;
    size_t section; // of the page
};

/// What a few typed words lead to, the best first. Each must begin some word of the section or of
/// its page's title, case and accents aside. Better is: what is called so from the beginning; what
/// has more of the words in its heading, then in the page's title; where they stand more often
/// (beside how long the section is); what stands earlier in the guide. Nothing typed finds nothing.
[[nodiscard]] std::vector<GuideHit> findInGuide(const GuideBook& book, const QString& query);

/// In the words that findInGuide() compares.
[[nodiscard]] QStringList guideWords(const QString& text);

} // namespace mentat
