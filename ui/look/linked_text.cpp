#include "ui/look/linked_text.h"

#include "ui/look/text_label.h"

#include <QKeyEvent>
#include <QTextBlock>
#include <QTextCursor>

namespace mentat {

namespace {

TextLevel levelOf(int heading) {
    switch (heading) {
    case 1: return TextLevel::Fact;
    case 2: return TextLevel::PageTitle;
    case 3: return TextLevel::GroupTitle;
    default: return TextLevel::Strong;
    }
}

} // namespace

LinkedText::LinkedText(QWidget* parent) : QTextBrowser(parent) {
    setOpenExternalLinks(false);
    setAccessibleDescription(tr("Left and Right move between links; Enter opens one"));
}

void LinkedText::showHtml(const QString& html) {
    setHtml(html);
    putHeadingsOnScale(*document());
}

void LinkedText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        putHeadingsOnScale(*document());
}

bool LinkedText::focusNextPrevChild(bool next) {
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    return QWidget::focusNextPrevChild(next);
}

void LinkedText::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)
        QTextBrowser::focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QTextBrowser::keyPressEvent(event);
}

void putHeadingsOnScale(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int heading = block.blockFormat().headingLevel();
        if (heading == 0)
            continue;
        const QFont letters = fontOf(levelOf(heading), document.defaultFont());
        QTextCharFormat format;
        format.setProperty(QTextFormat::FontSizeAdjustment, 0); // Qt's own
        if (letters.pointSizeF() > 0)
            format.setFontPointSize(letters.pointSizeF());
        else
            format.setProperty(QTextFormat::FontPixelSize, letters.pixelSize());
        format.setFontWeight(letters.weight());
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace mentat
