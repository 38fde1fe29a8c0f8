#include "ui/ruleset/event/json_edit.h"

#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double airBelowLine = 0.3; // of a line

/// Leaves air below every line.
class AiryLayout final : public QPlainTextDocumentLayout {
public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock& block) const override {
        QRectF box = QPlainTextDocumentLayout::blockBoundingRect(block);
        if (block.isValid() && block.isVisible())
            box.setHeight(box.height()
                          + airBelowLine * QFontMetrics(document()->defaultFont()).height());
        return box;
    }
};

/// Keys, braces, and commas in the weaker color of a label; values stay as they are.
class KeyHighlighter final : public QSyntaxHighlighter {
public:
    explicit KeyHighlighter(const QPlainTextEdit& edit)
        : QSyntaxHighlighter(edit.document())
        , m_edit(edit) {}

protected:
    void highlightBlock(const QString& text) override {
        // A text, as a key with its colon; or a mark outside texts.
        static const QRegularExpression part(uR"re("(?:[^"\\]|\\.)*"(\s*:)?|[\[\]{},])re"_s);
        QTextCharFormat weak;
        weak.setForeground(colorsOf(m_edit.palette()).weakText);
        for (const QRegularExpressionMatch& match : part.globalMatch(text)) {
            const bool isValue = match.captured().startsWith(u'"') && !match.hasCaptured(1);
            if (!isValue)
                setFormat(static_cast<int>(match.capturedStart()),
                          static_cast<int>(match.capturedLength()), weak);
        }
    }

private:
    const QPlainTextEdit& m_edit;
};

} // namespace

/// The numbers of the lines, which the list of mistakes names.
class LineNumbers final : public QWidget {
public:
    explicit LineNumbers(JsonEdit& edit) : QWidget(&edit), m_edit(edit) {}

    [[nodiscard]] int roomFor(int lines) const {
        const QString most(QString::number(std::max(lines, 10)).size(), u'0');
        return fontMetrics().horizontalAdvance(most) + zoomedGap(space::small)
               + zoomedGap(space::medium);
    }

protected:
    void paintEvent(QPaintEvent*) override { m_edit.paintNumbers(); }

private:
    JsonEdit& m_edit;
};

JsonEdit::JsonEdit(QWidget* parent) : QPlainTextEdit(parent) {
    auto* airy = new QTextDocument(this);
    airy->setDocumentLayout(new AiryLayout(airy));
    setDocument(airy);
    m_numbers = new LineNumbers(*this);
    m_keys = new KeyHighlighter(*this);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    useLetters();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &JsonEdit::placeNumbers);
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, [this] { m_numbers->update(); });
}

/// Of one width, as large as all others.
void JsonEdit::useLetters() {
    QFont letters = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    letters.setPointSizeF(QApplication::font().pointSizeF());
    setFont(letters);
    placeNumbers();
}

void JsonEdit::placeNumbers() {
    const QRect inner = contentsRect();
    const int room = m_numbers->roomFor(blockCount());
    setViewportMargins(room, 0, 0, 0);
    m_numbers->setGeometry(inner.left(), inner.top(), room, inner.height());
}

void JsonEdit::paintNumbers() {
    QPainter painter(m_numbers);
    painter.setFont(font());
    painter.setPen(colorsOf(palette()).weakText);
    const int right = m_numbers->width() - zoomedGap(space::small);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > m_numbers->height())
            break;
        painter.drawText(QRect(0, qRound(box.top()), right, fontMetrics().height()),
                         Qt::AlignRight | Qt::AlignTop, QString::number(block.blockNumber() + 1));
    }
}

void JsonEdit::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        useLetters();
    else if (event->type() == QEvent::PaletteChange && m_keys)
        m_keys->rehighlight();
}

void JsonEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
}

} // namespace mentat

#include "moc_json_edit.cpp"
