#include "ui/dune/results/sheet/sheet_edit.h"

#include "scoring/dune/games/factions.h"
#include "ui/look/desk_theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat {

namespace {

constexpr QChar concededKey = u'C';
constexpr auto flashTime = 400ms;

} // namespace

SheetEdit::SheetEdit(const SheetField& field, QWidget* parent)
    : QLineEdit(parent)
    , m_field(field)
    , m_entry(duneField(field.kind).entry) {
    setAttribute(Qt::WA_InputMethodEnabled, m_entry == SheetEntry::FreeText);
    connect(this, &QLineEdit::textChanged, this, &SheetEdit::takeText);
    m_flash.setSingleShot(true);
    connect(&m_flash, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void SheetEdit::showText(const QString& text) {
    const QScopedValueRollback showing(m_isQuiet, true);
    if (text == this->text())
        return;
    setText(text);
    if (!hasFocus())
        setCursorPosition(0); // show a long text from its beginning
}

/// Handles edits within the text, and screen readers, which set the whole text without key presses.
void SheetEdit::takeText(const QString& text) {
    if (m_isQuiet || isReadOnly()) // a screen reader may set text even if read-only
        return;
    const bool isFree = m_entry == SheetEntry::FreeText || m_entry == SheetEntry::TimeOfDay;
    const QString taken = isFree ? text : text.toUpper();
    m_beginsDie = false;
    const int at = cursorPosition();
    showText(taken);
    setCursorPosition(at);
    Q_EMIT typed(taken);
}

void SheetEdit::beginTyping() {
    // Decided once: a half-entered die looks like one to be rolled again.
    m_beginsDie = m_isRolledAgain && !isReadOnly();
    if (m_beginsDie)
        end(false);
    else
        selectAll();
}

void SheetEdit::setMark(Mark mark, const QString& sentence) {
    setToolTip(sentence);
    setAccessibleDescription(sentence);
    if (mark == m_mark)
        return;
    m_mark = mark;
    update();
}

void SheetEdit::flash() {
    m_flash.start(flashTime);
    update();
}

bool SheetEdit::accepts(QChar character) const {
    switch (m_entry) {
    case SheetEntry::Digit:
    case SheetEntry::TurnNumber:
    case SheetEntry::Number: return character.isDigit();
    case SheetEntry::Points: return character.isDigit() || character == u'.' || character == u',';
    case SheetEntry::TimeOfDay: return character.isDigit() || u":. apmAPM"_s.contains(character);
    case SheetEntry::FactionKey: return isFaction(character);
    case SheetEntry::Names: return isFaction(character) || character.isDigit() || character == u' ';
    case SheetEntry::OneName: return isFaction(character) || character.isDigit();
    case SheetEntry::Holder:
        return isFaction(character) || character.isDigit() || character == u'.'
               || character == u' ';
    case SheetEntry::VictoryKey: return victoryOf(character).has_value();
    case SheetEntry::Dice: return character.isDigit() || character == u' ';
    case SheetEntry::FreeText: return true;
    }
    return false;
}

bool SheetEdit::isComplete(const QString& text) const {
    switch (m_entry) {
    case SheetEntry::Digit:
    case SheetEntry::FactionKey:
    case SheetEntry::OneName:
    case SheetEntry::Holder:
    case SheetEntry::VictoryKey: return !text.isEmpty();
    case SheetEntry::TurnNumber: return !text.isEmpty() && text != u'1';
    case SheetEntry::TimeOfDay:
        return QString(text).remove(u':').size() == 4 && text.back().isDigit();
    case SheetEntry::Number:
    case SheetEntry::Points:
    case SheetEntry::Names:
    case SheetEntry::Dice:
    case SheetEntry::FreeText: return false;
    }
    return false;
}

/// Enters the text as if typed; moves on if that completes the field.
void SheetEdit::enter(const QString& text) {
    m_beginsDie = false;
    {
        const QScopedValueRollback entering(m_isQuiet, true);
        selectAll();
        insert(text); // unlike setText(), it can be undone
    }
    Q_EMIT typed(text);
    if (text == u'-' || isComplete(text))
        Q_EMIT completed(true);
}

/// Whether the text is one character, which the next one replaces.
bool SheetEdit::isSingle() const {
    switch (m_entry) {
    case SheetEntry::Digit:
    case SheetEntry::FactionKey:
    case SheetEntry::OneName:
    case SheetEntry::Holder:
    case SheetEntry::VictoryKey: return true;
    case SheetEntry::TurnNumber:
    case SheetEntry::Number:
    case SheetEntry::Points:
    case SheetEntry::TimeOfDay:
    case SheetEntry::Names:
    case SheetEntry::Dice:
    case SheetEntry::FreeText: return false;
    }
    return false;
}

/// The text after a character is typed at its end, or replaces it.
QString SheetEdit::textWith(QChar character) const {
    if (m_entry == SheetEntry::Holder && character == u' ')
        return u"."_s; // no one holds it
    const bool replaces = isSingle() || text() == u'-' || text() == selectedText();
    QString after = replaces ? QString() : text();
    const bool isFree = m_entry == SheetEntry::TimeOfDay;
    if (m_beginsDie && !replaces && character.isDigit() && !after.endsWith(u' '))
        after += u' ';
    after += isFree ? character : character.toUpper();
    const bool isGroup = m_entry == SheetEntry::Names && m_groupSize > 0
                         && after.section(u' ', -1).size() == m_groupSize;
    return isGroup ? QString(after + u' ') : after;
}

bool SheetEdit::takeCharacter(QChar character) {
    const bool isVictory = m_entry == SheetEntry::VictoryKey;
    if (isVictory && character.toUpper() == concededKey) {
        Q_EMIT commanded(concededKey);
        return true;
    }
    if (character == u'-' && !isVictory) {
        enter(u"-"_s);
        return true;
    }
    if (!accepts(character)) {
        // C is a victory in its field, and a command in any other.
        if (character.isLetter() && !isVictory)
            Q_EMIT commanded(character.toUpper());
        else
            flash();
        return true;
    }
    const bool isInside = !isSingle() && text() != u'-' && text() != selectedText()
                          && (hasSelectedText() || cursorPosition() < text().size());
    if (isInside)
        return false; // an ordinary edit inside the text
    enter(textWith(character));
    return true;
}

bool SheetEdit::takeMovement(const QKeyEvent& event) {
    const bool isEdge = hasSelectedText() || text().isEmpty();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event.modifiers().testFlag(Qt::ControlModifier))
            return false;
        Q_EMIT completed(false);
        return true;
    case Qt::Key_Escape: Q_EMIT escaped(); return true;
    case Qt::Key_Up: Q_EMIT arrowed(-1, 0); return true;
    case Qt::Key_Down: Q_EMIT arrowed(1, 0); return true;
    case Qt::Key_Left:
        if (!isEdge && cursorPosition() > 0)
            return false;
        Q_EMIT arrowed(0, -1);
        return true;
    case Qt::Key_Right:
        if (!isEdge && cursorPosition() < text().size())
            return false;
        Q_EMIT arrowed(0, 1);
        return true;
    default: return false;
    }
}

void SheetEdit::keyPressEvent(QKeyEvent* event) {
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isCommand = event->modifiers() & commands;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isCommand && isEnter) {
        event->ignore(); // handled by the sheet
        return;
    }
    if (!isCommand && takeMovement(*event))
        return;
    const QString text = event->text();
    const bool isTyped = !isCommand && text.size() == 1 && text[0].isPrint()
                         && m_entry != SheetEntry::FreeText && !isReadOnly();
    if (isTyped && takeCharacter(text[0]))
        return;
    if (isReadOnly() && !isCommand && !text.isEmpty()) {
        flash();
        Q_EMIT refused();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

/// The first click selects the text, as Tab does, so that the next digit replaces it. Another click
/// sets the cursor. Words are edited at the click.
void SheetEdit::mouseReleaseEvent(QMouseEvent* event) {
    QLineEdit::mouseReleaseEvent(event);
    if (std::exchange(m_isClickedInto, false) && !hasSelectedText())
        beginTyping();
}

void SheetEdit::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    Q_EMIT entered();
    m_isClickedInto = event->reason() == Qt::MouseFocusReason && m_entry != SheetEntry::FreeText
                      && !isReadOnly();
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason
        && event->reason() != Qt::ActiveWindowFocusReason)
        beginTyping();
}

bool SheetEdit::focusNextPrevChild(bool next) {
    // Enter follows the paper and skips known values; Tab visits every field.
    if (next)
        return QLineEdit::focusNextPrevChild(next);
    Q_EMIT steppedBack();
    return true;
}

void SheetEdit::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    Q_EMIT menuWanted(*menu);
    menu->exec(event->globalPos());
}

void SheetEdit::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (m_flash.isActive()) {
        QColor color = colorsOf(palette()).bad;
        color.setAlphaF(0.35F);
        QPainter(this).fillRect(rect(), color);
    }
    if (m_mark != Mark::Warning && m_mark != Mark::Wrong)
        return;
    // Marks the field of the finding, in addition to the sentence and its icon.
    const Colors& colors = colorsOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_mark == Mark::Wrong ? colors.bad : colors.warning, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 2, 2);
}

} // namespace mentat

#include "moc_sheet_edit.cpp"
