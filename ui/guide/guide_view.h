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

/// Its pictures, from this folder, as large as they are but no wider than this (in pixels before
/// scaling); scale: of the device, on which they are to be sharp.
void fitPictures(QTextDocument& document, const QString& folder, double width, double scale);

/// Where the section of this number stands; an invalid block where there is none.
[[nodiscard]] QTextBlock sectionBlock(const QTextDocument& document, size_t section);

/// A word of the document.
struct GuideMark {
    int position;
    int length;
};
/// Every word that one of these begins, case and accents aside.
[[nodiscard]] std::vector<GuideMark> marksOf(const QTextDocument& document,
                                             const QStringList& words);

/// A page of the guide on the screen: letters of the desk's size, its colors, pictures as wide as
/// there is room. Links to the web lead nowhere.
class GuideView : public LinkedText {
    Q_OBJECT

public:
    explicit GuideView(QWidget* parent = nullptr);

    /// section: that begins at the top. words: what is marked.
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

/// Prints a page of the guide, black on white, in letters of 10 pt; in smaller ones, of 7.5 pt at
/// least, where it fits on one sheet then. How many sheets; 0: the printer does not take them.
[[nodiscard]] int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer);

} // namespace mentat
