#pragma once

#include "ui/guide/guide_book.h"
#include "ui/look/desk_theme.h"
#include "ui/look/linked_text.h"

#include <set>

class QTextBlock;
class QTextDocument;
class QPrinter;

namespace mentat {

/// Puts the page into the document, in the document's own font and these colors.
void setGuidePage(QTextDocument& document, const GuidePage& page, const Colors& colors);

/// The place of the section with this number; an invalid block if there is none.
[[nodiscard]] QTextBlock sectionBlock(const QTextDocument& document, size_t section);

/// A word of the document.
struct GuideMark {
    int position;
    int length;
};
/// Every word that begins with one of these, ignoring case and accents.
[[nodiscard]] std::vector<GuideMark> marksOf(const QTextDocument& document,
                                             const QStringList& words);

/// A page of the guide on the screen: letters of the desk's size, its colors, pictures as wide as
/// the room, those of a whole window in part until they are clicked. Links to the web lead nowhere.
class GuideView : public LinkedText {
    Q_OBJECT

public:
    explicit GuideView(QWidget* parent = nullptr);

    /// section: the one at the top. words: the ones to mark.
    void showPage(const GuideBook& book, const GuidePage& page, size_t section,
                  const QStringList& words);
    [[nodiscard]] const GuidePage* page() const { return m_page; }

Q_SIGNALS:
    /// A link to another page of the guide.
    void pageWanted(const QString& file);

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void fit();
    void goToSection(size_t section);
    /// Shows it whole, or in part again.
    void turnPicture(const QString& name);

    const GuideBook* m_book = nullptr;
    const GuidePage* m_page = nullptr;
    QStringList m_words;
    std::set<QString> m_whole; // the pictures shown whole
    int m_fittedTo = 0;        // pixels
};

/// Prints a page of the guide, black on white, in letters of 10 pt; in smaller ones, of at least
/// 7.5 pt, if it then fits on one sheet. Returns the number of sheets; 0: the printer does not
/// accept them.
[[nodiscard]] int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer);

} // namespace mentat
