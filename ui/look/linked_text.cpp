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
    putHeadingsOnScale(*document(), document()->defaultFont());
}

void LinkedText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        putHeadingsOnScale(*document(), document()->defaultFont());
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

namespace {

struct StyledRun {
    int position;
    int length;
    QTextCharFormat format;
};

/// Collected first, since changing a format may merge two runs.
std::vector<StyledRun> runsOf(const QTextBlock& block) {
    std::vector<StyledRun> runs;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment part = it.fragment();
        runs.push_back({part.position(), part.length(), part.charFormat()});
    }
    return runs;
}

} // namespace

void setSizeOf(QTextCharFormat& format, const QFont& letters) {
    // Qt's heading size overrides all others while the property exists, even as 0.
    format.clearProperty(QTextFormat::FontSizeAdjustment);
    if (letters.pointSizeF() > 0)
        format.setFontPointSize(letters.pointSizeF());
    else
        format.setProperty(QTextFormat::FontPixelSize, letters.pixelSize());
}

void putHeadingsOnScale(QTextDocument& document, const QFont& usual) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int heading = block.blockFormat().headingLevel();
        if (heading == 0)
            continue;
        const QFont letters = fontOf(levelOf(heading), usual);
        QTextCursor cursor(block);
        for (auto& [position, length, format] : runsOf(block)) {
            setSizeOf(format, letters);
            format.setFontWeight(letters.weight());
            cursor.setPosition(position);
            cursor.setPosition(position + length, QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
        }
    }
}

} // namespace mentat

#include "moc_linked_text.cpp"
