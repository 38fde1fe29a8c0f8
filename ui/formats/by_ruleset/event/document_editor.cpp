#include "ui/formats/by_ruleset/event/document_editor.h"

#include "model/document/bytes/json_places.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/by_ruleset/event/ruleset_draft.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"

#include <QFontDatabase>
#include <QListWidget>
#include <QSignalBlocker>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int linesOfMistakes = 3;

/// An unknown key is itself the mistake, whatever stands behind it.
ShownPart shownPartOf(const Finding& finding) {
    return finding.kind == FindingKind::UnknownKey || finding.kind == FindingKind::KeyTwice
               ? ShownPart::Key
               : ShownPart::Content;
}

/// Where reading broke off: the failure says line and column.
qsizetype placeOfBreak(const Failure& failure, const QString& text) {
    const auto numberAt = [&](size_t position) {
        const auto* number = position < failure.values.size()
                                 ? std::get_if<qint64>(&failure.values[position])
                                 : nullptr;
        return number ? qsizetype(*number) : 1;
    };
    return failure.kind == FailureKind::BrokenJson ? positionOf(text, {numberAt(0), numberAt(1)})
                                                   : 0;
}

} // namespace

DocumentEditor::DocumentEditor(OpenBook& book, RulesetDraft& draft, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_draft(draft)
    , m_text(named(new QPlainTextEdit, u"rulesetDocument"_s, tr("Ruleset document")))
    , m_list(named(new QListWidget, u"documentMistakes"_s, tr("Mistakes in the document"))) {
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_draft.setText(wholeText(*m_text)); });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        goTo(m_mistakes[static_cast<size_t>(m_list->row(item))]);
    });
    connect(&m_draft, &RulesetDraft::changed, this, &DocumentEditor::follow);
    m_book.followEvent(this, [this] { m_text->setReadOnly(!m_book.canWrite()); });
    follow();
}

void DocumentEditor::build() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(this->font().pointSizeF());
    m_text->setFont(font);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setReadOnly(!m_book.canWrite());
    m_list->setWordWrap(true);
    addAction(makeAct(this, {}, DeskKey::NextMistake, &DocumentEditor::goToNextMistake));
    actions().back()->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addParts(bareColumn(this, space::small), {{m_text, 1}, m_list});
}

void DocumentEditor::startTyping() {
    m_text->setFocus(Qt::OtherFocusReason);
}

void DocumentEditor::follow() {
    if (wholeText(*m_text) != m_draft.text()) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(m_draft.text());
    }
    findMistakes();
    showMistakes();
}

void DocumentEditor::findMistakes() {
    m_mistakes.clear();
    const QString& text = m_draft.text();
    if (const auto& broken = m_draft.broken())
        m_mistakes.push_back({placeOfBreak(*broken, text), 1, m_book.worded(*broken)});
    for (const Finding& finding : m_draft.findings()) {
        const TextRange place = placeInJson(text, finding.where, shownPartOf(finding));
        m_mistakes.push_back({place.from, place.length, m_book.worded(finding)});
    }
    std::ranges::stable_sort(m_mistakes, {}, &Mistake::from);
}

/// Not by colour alone: underlined in waves, and listed with its line.
void DocumentEditor::showMistakes() {
    QList<QTextEdit::ExtraSelection> marks;
    m_list->clear();
    for (const Mistake& mistake : m_mistakes) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_text->document());
        const auto last = static_cast<qsizetype>(m_text->document()->characterCount()) - 1;
        const auto at = [&](qsizetype place) { return static_cast<int>(std::min(place, last)); };
        // At the end of the text nothing follows that could be underlined.
        const qsizetype from = mistake.from >= last && last > 0 ? last - 1 : mistake.from;
        mark.cursor.setPosition(at(from));
        mark.cursor.setPosition(at(from + mistake.length), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(coloursOf(palette()).bad);
        mark.format.setFontWeight(QFont::Bold);
        marks.append(mark);
        const LineAndColumn place = lineAndColumn(m_draft.text(), mistake.from);
        m_list->addItem(
            tr("Line %1, column %2: %3")
                .arg(QString::number(place.line), QString::number(place.column), mistake.sentence));
    }
    m_text->setExtraSelections(marks);
    m_list->setVisible(!m_mistakes.empty());
    m_list->setFixedHeight(linesOfMistakes * (fontMetrics().lineSpacing() + space::tight)
                           + 2 * m_list->frameWidth() + space::small);
}

void DocumentEditor::goTo(const Mistake& mistake) {
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(static_cast<int>(std::min(mistake.from, m_draft.text().size())));
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
    m_text->setFocus(Qt::OtherFocusReason);
}

void DocumentEditor::goToNextMistake() {
    if (m_mistakes.empty())
        return;
    const qsizetype caret = m_text->textCursor().position();
    const auto next = std::ranges::find_if(
        m_mistakes, [&](const Mistake& mistake) { return mistake.from > caret; });
    goTo(next == m_mistakes.end() ? m_mistakes.front() : *next);
}

} // namespace mentat
