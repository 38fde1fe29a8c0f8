#include "ui/guide/guide_document.h"

#include "model/values/name.h"
#include "ui/look/linked_text.h"
#include "ui/look/spacing.h"

#include <QImage>
#include <QPixmap>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace mentat {

namespace {

constexpr double lineHeightPercent = 120; // percent

void styleTables(QTextFrame& root, const Colours& colours) {
    for (QTextFrame* frame : root.childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(colours.line);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(space::tight);
        format.setTopMargin(space::tight);
        format.setBottomMargin(space::medium);
        table->setFormat(format);
    }
}

void styleBlock(QTextCursor& cursor, const QTextBlock& block, const Colours& colours) {
    cursor.setPosition(block.position());
    QTextBlockFormat format = block.blockFormat();
    if (!block.text().contains(QChar::ObjectReplacementCharacter)) // a picture is no line
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    const bool inTable = cursor.currentTable() != nullptr;
    if (inTable) {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    } else if (format.headingLevel() > 0) {
        format.setTopMargin(format.headingLevel() == 1 ? 0 : space::page);
        format.setBottomMargin(space::tight);
    } else if (format.intProperty(QTextFormat::BlockQuoteLevel) > 0) {
        format.setBackground(colours.alternate);
        format.setLeftMargin(0);
        format.setRightMargin(0);
        format.setTopMargin(space::tight);
        format.setBottomMargin(space::small);
    } else {
        format.setBottomMargin(block.textList() ? space::tight : space::small);
    }
    cursor.setBlockFormat(format);
}

/// Links in the colour of these colours, whatever the program's are.
void styleLinks(QTextCursor& cursor, const QTextBlock& block, const Colours& colours) {
    std::vector<std::pair<int, int>> links;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment part = it.fragment();
        if (part.charFormat().isAnchor())
            links.emplace_back(part.position(), part.length());
    }
    QTextCharFormat format;
    format.setForeground(colours.accent);
    format.setFontUnderline(true);
    for (const auto& [position, length] : links) {
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

/// Each picture's place in the document.
std::vector<std::pair<int, QTextImageFormat>> picturesOf(const QTextDocument& document) {
    std::vector<std::pair<int, QTextImageFormat>> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isImageFormat())
                pictures.emplace_back(it.fragment().position(),
                                      it.fragment().charFormat().toImageFormat());
        }
    }
    return pictures;
}

} // namespace

void setGuidePage(QTextDocument& document, const GuidePage& page, const Colours& colours) {
    document.setMarkdown(page.markdown);
    putHeadingsOnScale(document);
    styleTables(*document.rootFrame(), colours);
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        styleBlock(cursor, block, colours);
        styleLinks(cursor, block, colours);
    }
}

void fitPictures(QTextDocument& document, const QString& folder, double width, double scale) {
    QTextCursor cursor(&document);
    for (auto& [position, format] : picturesOf(document)) {
        // Not in few colours any more: scaled, it would be dotted.
        const QImage whole
            = QImage(folder + u'/' + format.name()).convertToFormat(QImage::Format_RGB32);
        if (whole.isNull())
            continue;
        const double shown = std::max(1.0, std::min(width, static_cast<double>(whole.width())));
        const double height = shown * whole.height() / whole.width();
        QImage image = whole;
        if (shown * scale < whole.width())
            image = whole.scaledToWidth(static_cast<int>(shown * scale), Qt::SmoothTransformation);
        document.addResource(QTextDocument::ImageResource, QUrl(format.name()),
                             QPixmap::fromImage(image));
        format.setWidth(shown);
        format.setHeight(height);
        cursor.setPosition(position);
        cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
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
            const QString word = normalisedText(text.mid(at, end - at));
            if (std::any_of(words.begin(), words.end(),
                            [&](const QString& typed) { return word.startsWith(typed); }))
                marks.push_back(
                    {block.position() + static_cast<int>(at), static_cast<int>(end - at)});
            at = end;
        }
    }
    return marks;
}

} // namespace mentat
