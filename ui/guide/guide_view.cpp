#include "ui/guide/guide_view.h"

#include "ui/guide/guide_document.h"
#include "ui/look/spacing.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace mentat {

GuideView::GuideView(QWidget* parent) : LinkedText(parent) {
    setUndoRedoEnabled(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // pictures keep their width
    document()->setDocumentMargin(space::page);
}

void GuideView::showPage(const GuideBook& book, const GuidePage& page, size_t section,
                         const QStringList& words) {
    m_book = &book;
    m_page = &page;
    m_words = words;
    setAccessibleName(page.title);
    render();
    goToSection(section);
}

void GuideView::render() {
    const Colours& colours = coloursOf(palette());
    document()->setDefaultFont(font());
    setGuidePage(*document(), *m_page, colours);
    m_fittedTo = 0;
    fit();
    QList<QTextEdit::ExtraSelection> marked;
    for (const GuideMark& mark : marksOf(*document(), m_words)) {
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(document());
        one.cursor.setPosition(mark.position);
        one.cursor.setPosition(mark.position + mark.length, QTextCursor::KeepAnchor);
        one.format.setBackground(colours.accentTint);
        one.format.setForeground(colours.text);
        marked.append(one);
    }
    setExtraSelections(marked);
    moveCursor(QTextCursor::Start);
}

void GuideView::fit() {
    const int width = viewport()->width() - 2 * space::page;
    if (!m_page || width == m_fittedTo || width <= 0)
        return;
    m_fittedTo = width;
    fitPictures(*document(), m_book->folder(), width, devicePixelRatioF());
}

void GuideView::goToSection(size_t section) {
    const QTextBlock block = section == 0 ? QTextBlock() : sectionBlock(*document(), section);
    const double top
        = block.isValid() ? document()->documentLayout()->blockBoundingRect(block).top() : 0;
    verticalScrollBar()->setValue(std::max(0, static_cast<int>(top) - space::small));
}

void GuideView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    if (url.isRelative())
        Q_EMIT pageWanted(url.path());
}

void GuideView::resizeEvent(QResizeEvent* event) {
    LinkedText::resizeEvent(event);
    fit();
}

void GuideView::changeEvent(QEvent* event) {
    LinkedText::changeEvent(event);
    const bool looksOther
        = event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
    if (!looksOther || !m_page)
        return;
    const double place = static_cast<double>(verticalScrollBar()->value())
                         / std::max(1, verticalScrollBar()->maximum());
    render();
    verticalScrollBar()->setValue(static_cast<int>(place * verticalScrollBar()->maximum()));
}

} // namespace mentat
