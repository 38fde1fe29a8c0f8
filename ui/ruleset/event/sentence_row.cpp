#include "ui/ruleset/event/sentence_row.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/event/ruleset_draft.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int usualMost = 999;
constexpr int fewestBoxLetters = 3;
constexpr int mostLetters = 40;
constexpr int linesOfText = 3;
constexpr int lettersOfText = 60;

/// A spin box takes whole numbers from 0; any other value is a mistake and gets a text field.
bool isSteppable(const SentenceField& field) {
    const qint64* number = field.value.integer();
    return field.kind == TypedKind::Number && number && *number >= 0
           && *number <= std::numeric_limits<int>::max();
}

/// The widget's name: "/ruleset/order/1/take".
QString objectNameOf(const Pointer& where) {
    return u"field"_s + where.text();
}

} // namespace

FieldBox::FieldBox(const SentenceField& field, QWidget* parent) : QWidget(parent), m_field(field) {
    makeControl();
    m_control->setObjectName(objectNameOf(m_field.where));
    m_control->setAccessibleName(m_field.name);
    m_control->installEventFilter(this);
    setFocusProxy(m_control);
    addParts(bareRow(this), {m_control});
    fill();
}

void FieldBox::makeControl() {
    if (m_field.kind == TypedKind::Choice) {
        m_control = m_choice = new QComboBox;
        connect(m_choice, &QComboBox::currentIndexChanged, this, &FieldBox::note);
    } else if (isSteppable(m_field)) {
        m_control = m_number = new QSpinBox;
        m_number->setFocusPolicy(Qt::StrongFocus); // the wheel must not take the focus
        connect(m_number, &QSpinBox::valueChanged, this, &FieldBox::note);
    } else if (m_field.kind == TypedKind::Text && m_field.where.text().endsWith(u"/note"_s)) {
        m_control = m_lines = new QPlainTextEdit;
        m_lines->setTabChangesFocus(true);
        connect(m_lines, &QPlainTextEdit::textChanged, this, &FieldBox::note);
    } else {
        m_control = m_line = new QLineEdit;
        connect(m_line, &QLineEdit::textEdited, this, &FieldBox::note);
        connect(m_line, &QLineEdit::textChanged, this, &FieldBox::fitToText);
    }
}

bool FieldBox::canShow(const SentenceField& field) const {
    return field.where == m_field.where && field.kind == m_field.kind
           && isSteppable(field) == (m_number != nullptr);
}

void FieldBox::show(const SentenceField& field) {
    m_field = field;
    fill();
}

void FieldBox::fill() {
    const QScopedValueRollback filling(m_isFilling, true);
    if (m_choice) {
        m_choice->clear();
        for (const RulesetChoice& choice : m_field.choices)
            m_choice->addItem(choice.words);
        if (!m_field.chosen) // a mistake is shown as written
            m_choice->addItem(m_field.text);
        m_choice->setCurrentIndex(
            static_cast<int>(m_field.chosen.value_or(m_field.choices.size())));
        m_choice->setToolTip(m_choice->currentText());
    } else if (m_number && m_number->hasFocus()) {
        // Queued: during a key press, the caret would move within the changed text.
        QMetaObject::invokeMethod(this, &FieldBox::fillNumber, Qt::QueuedConnection);
    } else if (m_number) {
        fillNumber();
    } else if (m_line) {
        const QString text = typedText(m_field.kind, m_field.value);
        // The typed text has this value already, perhaps with other blanks.
        if (typedValue(m_field.kind, m_line->text()) != m_field.value && m_line->text() != text)
            m_line->setText(text);
        m_line->setPlaceholderText(m_field.empty);
    } else if (typedValue(m_field.kind, wholeText(*m_lines)) != m_field.value) {
        m_lines->setPlainText(typedText(m_field.kind, m_field.value));
    }
    fitToText();
}

/// The words that belong to the number are its prefix and suffix.
void FieldBox::fillNumber() {
    const QScopedValueRollback filling(m_isFilling, true);
    const int number = static_cast<int>(*m_field.value.integer());
    const QString digits = m_number->locale().toString(number);
    const qsizetype at = m_field.text.indexOf(digits);
    const bool isSaid = at >= 0 && !(number == 0 && !m_field.empty.isEmpty());
    const QString before = isSaid ? m_field.text.left(at) : QString();
    const QString after = isSaid ? m_field.text.mid(at + digits.size()) : QString();
    // Keep the caret among the digits if the prefix changes.
    auto* line = m_number->findChild<QLineEdit*>();
    const auto endOfDigits = [&] { return line->text().size() - m_number->suffix().size(); };
    const qsizetype fromEnd = std::max<qsizetype>(0, endOfDigits() - line->cursorPosition());
    const bool isSelected = line->hasSelectedText();
    m_number->setSpecialValueText(m_field.empty);
    if (m_number->prefix() != before)
        m_number->setPrefix(before);
    if (m_number->suffix() != after)
        m_number->setSuffix(after);
    m_number->setRange(0, std::max(usualMost, number));
    m_number->setValue(number);
    if (!isSelected && line->hasFocus())
        line->setCursorPosition(static_cast<int>(std::max<qsizetype>(0, endOfDigits() - fromEnd)));
}

void FieldBox::fitToText() {
    if (m_lines) {
        m_lines->setFixedHeight(linesOfText * fontMetrics().lineSpacing() + space::page);
        m_lines->setFixedWidth(lettersOfText * fontMetrics().averageCharWidth());
        return;
    }
    if (m_choice)
        return fitToChoice();
    if (!m_line)
        return;
    const QString shown = m_line->text().isEmpty() ? m_line->placeholderText() : m_line->text();
    const int letter = fontMetrics().averageCharWidth();
    const int width = std::clamp(fontMetrics().horizontalAdvance(shown) + letter,
                                 fewestBoxLetters * letter, mostLetters * letter);
    m_line->setFixedWidth(width + space::page);
}

/// As wide as what is chosen: the sentence goes on right behind it. The open list shows all whole.
void FieldBox::fitToChoice() {
    QStyleOptionComboBox box;
    box.initFrom(m_choice);
    const QSize text(fontMetrics().horizontalAdvance(m_choice->currentText()) + space::tight,
                     fontMetrics().height());
    m_choice->setFixedWidth(
        style()->sizeFromContents(QStyle::CT_ComboBox, &box, text, m_choice).width());
    m_choice->view()->setMinimumWidth(m_choice->view()->sizeHintForColumn(0));
}

void FieldBox::note() {
    if (m_choice) {
        m_choice->setToolTip(m_choice->currentText());
        fitToChoice();
    }
    if (!m_isFilling)
        Q_EMIT edited();
}

Json FieldBox::value() const {
    if (m_choice) {
        const auto at = static_cast<size_t>(m_choice->currentIndex());
        return at < m_field.choices.size() ? m_field.choices[at].value : m_field.value;
    }
    if (m_number)
        return Json(m_number->value());
    return typedValue(m_field.kind, m_line ? m_line->text() : wholeText(*m_lines));
}

void FieldBox::setFault(const QString& sentence) {
    m_control->setAccessibleDescription(sentence);
    if (!m_choice)
        m_control->setToolTip(sentence);
}

bool FieldBox::eventFilter(QObject* watched, QEvent* event) {
    // The wheel must scroll the page: a rule changed in passing would go unnoticed.
    if (event->type() == QEvent::Wheel && !m_lines) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FieldBox::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToText();
}

SentenceRow::SentenceRow(const RulesetSentence& sentence, int number, QWidget* parent)
    : QWidget(parent)
    , m_sentence(sentence)
    , m_row(new WrappingRow)
    , m_fault(named(new ReasonLine, u"sentenceFault"_s)) {
    m_row->setSpacing(space::tight);
    setAccessibleName(m_sentence.text()); // the sentence, including its fields
    addPieces(number);
    if (m_sentence.part)
        addPartButton();
    m_row->addStretch();
    addParts(bareColumn(this, 0), {m_row, m_fault});
}

/// One label per word, so that the sentence can wrap after each.
void SentenceRow::addPieces(int number) {
    const auto addWords = [this](const QString& text) {
        auto* label = new QLabel(text);
        label->setTextFormat(Qt::PlainText);
        if (text == u"."_s)
            label->hide(); // next to a field, it would be a speck
        m_words.push_back(label);
        m_row->addWidget(label);
    };
    if (number > 0)
        m_row->addWidget(new QLabel(u"%1."_s.arg(number)));
    for (const auto& piece : m_sentence.pieces) {
        if (const auto* text = std::get_if<QString>(&piece)) {
            addWords(text->trimmed());
            continue;
        }
        auto* field = new FieldBox(std::get<SentenceField>(piece));
        connect(field, &FieldBox::edited, this, [this, field] { Q_EMIT edited(field); });
        m_fields.push_back(field);
        m_row->addWidget(field);
    }
}

void SentenceRow::addPartButton() {
    auto* button = named(new QPushButton,
                         u"part"_s + m_sentence.part->list.index(m_sentence.part->position).text(),
                         tr("Move, add, or remove"));
    button->setText(tr("Move or remove"));
    button->setToolTip(button->accessibleName());
    button->setAutoDefault(true); // Enter opens the menu and nothing else
    auto* menu = new QMenu(button);
    const auto add = [&](const QString& text, DeskKey key, Act act, bool isPossible) {
        QAction* action
            = menu->addAction(text.arg(keyName(key)), this, [this, act] { Q_EMIT acted(act); });
        action->setEnabled(isPossible);
    };
    const RulesetElement& part = *m_sentence.part;
    add(tr("Move &up (%1)"), DeskKey::MovePartUp, Act::MoveUp, part.position > 0);
    add(tr("Move &down (%1)"), DeskKey::MovePartDown, Act::MoveDown,
        part.position + 1 < part.count);
    add(tr("&Add after it (%1)"), DeskKey::AddPart, Act::AddAfter, true);
    add(tr("&Remove (%1)"), DeskKey::RemovePart, Act::Remove, true);
    button->setMenu(menu);
    m_row->addWidget(button);
}

bool SentenceRow::canShow(const RulesetSentence& sentence) const {
    const auto isSamePart = [](const auto& one, const auto& other) {
        return one.has_value() == other.has_value()
               && (!one
                   || (one->list == other->list && one->position == other->position
                       && one->count == other->count));
    };
    if (sentence.pieces.size() != m_sentence.pieces.size()
        || !isSamePart(sentence.part, m_sentence.part)
        || !isSamePart(sentence.within, m_sentence.within))
        return false;
    size_t field = 0;
    for (size_t i = 0; i < sentence.pieces.size(); ++i) {
        if (sentence.pieces[i].index() != m_sentence.pieces[i].index())
            return false;
        const auto* shown = std::get_if<SentenceField>(&sentence.pieces[i]);
        if (shown && !m_fields[field++]->canShow(*shown))
            return false;
    }
    return true;
}

void SentenceRow::show(const RulesetSentence& sentence) {
    m_sentence = sentence;
    setAccessibleName(m_sentence.text());
    size_t field = 0;
    size_t words = 0;
    for (const auto& piece : m_sentence.pieces) {
        if (const auto* shown = std::get_if<SentenceField>(&piece))
            m_fields[field++]->show(*shown);
        else
            m_words[words++]->setText(std::get<QString>(piece).trimmed());
    }
}

void SentenceRow::setFault(const QString& sentence) {
    m_fault->setText(sentence);
}

QString SentenceRow::fault() const {
    return m_fault->text();
}

} // namespace mentat

#include "moc_sentence_row.cpp"
