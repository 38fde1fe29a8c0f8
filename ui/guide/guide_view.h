#pragma once

#include "ui/guide/guide_book.h"
#include "ui/look/desk_theme.h"
#include "ui/look/linked_text.h"

class QTextBlock;
class QTextDocument;
class QPrinter;

namespace mentat {

/// Puts the page into the document, in the document's own font and these colors.
void setGuidePage(QTextDocument& document, const GuidePage& page, const Colors& colors);

/// Loads its pictures from this folder, at their size but no wider than this (in pixels before
/// scaling); scale: of the device, for sharp pictures.
void fitPictures(QTextDocument& document, const QString& folder, double width, double scale);

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
/// the room. Links to the web lead nowhere.
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

    const GuideBook* m_book = nullptr;
    const GuidePage* m_page = nullptr;
    QStringList m_words;
    int m_fittedTo = 0; // pixels
};

/// Prints a page of the guide, black on white, in letters of 10 pt; in smaller ones, of at least
/// 7.5 pt, if it then fits on one sheet. Returns the number of sheets; 0: the printer does not
/// accept them.
[[nodiscard]] int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer);

} // namespace mentat
