#pragma once

#include "ui/guide/guide_book.h"
#include "ui/look/linked_text.h"

namespace mentat {

/// A page of the guide on the screen: letters of the desk's size, its colours, pictures as wide as
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

} // namespace mentat
