#include "ui/guide/guide_view.h"

#include "model/values/name.h"
#include "ui/guide/guide_pictures.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QPainter>
#include <QPrinter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr double lineHeightPercent = 120; // percent
constexpr double listIndent = 24;         // Qt's 40 separates a list from its text
constexpr double usualPixels = 12;        // of the letters of the pictures

/// Reading text is larger than the rest of the window.
QFont readingFont(const QFont& font) {
    QFont letters = fontOf(TextLevel::GroupTitle, font);
    letters.setWeight(font.weight());
    return letters;
}

void styleTables(QTextFrame& root, const Colors& colors) {
    for (QTextFrame* frame : root.childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(colors.line);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(space::tight);
        format.setTopMargin(space::tight);
        format.setBottomMargin(space::medium);
        table->setFormat(format);
    }
}

void styleBlock(QTextCursor& cursor, const QTextBlock& block, const Colors& colors) {
    cursor.setPosition(block.position());
    QTextBlockFormat format = block.blockFormat();
    if (!block.text().contains(QChar::ObjectReplacementCharacter)) // a picture needs no line height
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    const bool inTable = cursor.currentTable() != nullptr;
    if (inTable) {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    } else if (format.headingLevel() > 0) {
        format.setTopMargin(format.headingLevel() == 1 ? 0 : space::page);
        format.setBottomMargin(space::tight);
    } else if (format.intProperty(QTextFormat::BlockQuoteLevel) > 0) {
        format.setBackground(colors.alternate);
        format.setLeftMargin(0);
        format.setRightMargin(0);
        format.setTopMargin(space::tight);
        format.setBottomMargin(space::small);
    } else {
        format.setBottomMargin(block.textList() ? space::tight : space::small);
    }
    cursor.setBlockFormat(format);
}

/// Colors links from `colors`, whatever the application's palette is.
void styleLinks(QTextCursor& cursor, const QTextBlock& block, const Colors& colors) {
    std::vector<std::pair<int, int>> links;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment part = it.fragment();
        if (part.charFormat().isAnchor())
            links.emplace_back(part.position(), part.length());
    }
    QTextCharFormat format;
    format.setForeground(colors.accent);
    format.setFontUnderline(true);
    for (const auto& [position, length] : links) {
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

/// Gives code spans the size of the text; the system's fixed-width font has another.
void sizeTypedWords(QTextCursor& cursor, const QTextBlock& block, const QFont& letters) {
    std::vector<std::pair<int, int>> typed;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = it.fragment().charFormat();
        if (format.fontFixedPitch() || format.hasProperty(QTextFormat::FontPointSize))
            typed.emplace_back(it.fragment().position(), it.fragment().length());
    }
    QTextCharFormat format;
    setSizeOf(format, letters);
    for (const auto& [position, length] : typed) {
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace

void setGuidePage(QTextDocument& document, const GuidePage& page, const Colors& colors) {
    document.setIndentWidth(listIndent);
    document.setMarkdown(page.markdown);
    putHeadingsOnScale(document, document.defaultFont());
    styleTables(*document.rootFrame(), colors);
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        styleBlock(cursor, block, colors);
        styleLinks(cursor, block, colors);
        if (block.blockFormat().headingLevel() == 0)
            sizeTypedWords(cursor, block, document.defaultFont());
    }
}

QTextBlock sectionBlock(const QTextDocument& document, size_t section) {
    size_t passed = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && passed++ == section)
            return block;
    }
    return {};
}

std::vector<GuideMark> marksOf(const QTextDocument& document, const QStringList& words) {
    std::vector<GuideMark> marks;
    if (words.isEmpty())
        return marks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        const auto isOfWord
            = [](QChar c) { return c.isLetterOrNumber() || c.isMark() || c == u'\'' || c == u'’'; };
        for (qsizetype at = 0; at < text.size(); ++at) {
            qsizetype end = at;
            while (end < text.size() && isOfWord(text[end]))
                ++end;
            if (end == at)
                continue;
            const QString word = normalizedText(text.mid(at, end - at));
            if (std::any_of(words.begin(), words.end(),
                            [&](const QString& typed) { return word.startsWith(typed); }))
                marks.push_back(
                    {block.position() + static_cast<int>(at), static_cast<int>(end - at)});
            at = end;
        }
    }
    return marks;
}

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
    m_whole.clear();
    setAccessibleName(page.title);
    render();
    goToSection(section);
}

void GuideView::render() {
    const Colors& colors = colorsOf(palette());
    document()->setDefaultFont(readingFont(font()));
    setGuidePage(*document(), *m_page, colors);
    putHeadingsOnScale(*document(), font());
    m_fittedTo = 0;
    fit();
    QList<QTextEdit::ExtraSelection> marked;
    for (const GuideMark& mark : marksOf(*document(), m_words)) {
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(document());
        one.cursor.setPosition(mark.position);
        one.cursor.setPosition(mark.position + mark.length, QTextCursor::KeepAnchor);
        one.format.setBackground(colors.accentTint);
        one.format.setForeground(colors.text);
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
    showParts(*document(), m_book->folder(),
              {static_cast<double>(width), devicePixelRatioF(),
               static_cast<double>(QFontInfo(font()).pixelSize()) / usualPixels, m_whole,
               colorsOf(palette())});
}

void GuideView::turnPicture(const QString& name) {
    if (m_whole.erase(name) == 0)
        m_whole.insert(name);
    const int place = verticalScrollBar()->value();
    m_fittedTo = 0;
    fit();
    verticalScrollBar()->setValue(place);
}

void GuideView::goToSection(size_t section) {
    const QTextBlock block = section == 0 ? QTextBlock() : sectionBlock(*document(), section);
    const double top
        = block.isValid() ? document()->documentLayout()->blockBoundingRect(block).top() : 0;
    verticalScrollBar()->setValue(std::max(0, static_cast<int>(top) - space::small));
}

void GuideView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    if (url.scheme() == pictureScheme)
        turnPicture(url.path());
    else if (url.isRelative())
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

namespace {

constexpr double usualLetters = 10; // in points
constexpr double smallestLetters = 7;
constexpr double sizeStep = 0.5;
constexpr double documentResolution = 96; // dots per inch that a document counts in
constexpr double margin = 12;             // in millimeters

void layOut(QTextDocument& document, const GuideBook& book, const GuidePage& page,
            QPrinter& printer, double letters) {
    Colors colors = colorsOf(Tone::Light);
    colors.text = colors.accent = Qt::black;
    QFont font(u"DejaVu Sans"_s); // the font of everything printed
    font.setPointSizeF(letters);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&printer);
    const QRectF paper = printer.pageRect(QPrinter::DevicePixel);
    document.setPageSize(paper.size());
    setGuidePage(document, page, colors);
    const double scale = printer.logicalDpiX() / documentResolution;
    fitPictures(document, book.folder(), paper.width() / scale, scale);
}

} // namespace

int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer) {
    printer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    QTextDocument document;
    layOut(document, book, page, printer, usualLetters);
    double letters = usualLetters;
    while (document.pageCount() > 1 && letters > smallestLetters) {
        letters -= sizeStep;
        layOut(document, book, page, printer, letters);
    }
    if (document.pageCount() > 1) // smaller letters only if the guide then fits on one sheet
        layOut(document, book, page, printer, usualLetters);
    QPainter painter;
    if (!painter.begin(&printer))
        return 0;
    const QSizeF paper = document.pageSize();
    for (int sheet = 0; sheet < document.pageCount(); ++sheet) {
        if (sheet > 0 && !printer.newPage())
            return 0;
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = paletteOf(Tone::Light);
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = QRectF(QPointF(0, sheet * paper.height()), paper);
        painter.save();
        painter.translate(0, -sheet * paper.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    return document.pageCount();
}

} // namespace mentat

#include "moc_guide_view.cpp"
