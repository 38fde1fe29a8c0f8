#include "ui/formats/by_ruleset/event/ruleset/field_box.h"

#include "ui/formats/by_ruleset/event/ruleset/whole_text.h"
#include "ui/look/spacing.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int usualMost = 999;
constexpr int fewestBoxLetters = 3;
constexpr int mostLetters = 40;
constexpr int linesOfText = 3;
constexpr int lettersOfText = 60;

/// A spin box holds whole numbers from 0 on alone; anything else, which is a mistake, is typed
/// over.
bool isSteppable(const SentenceField& field) {
    const qint64* number = field.value.integer();
    return field.kind == TypedKind::Number && number && *number >= 0
           && *number <= std::numeric_limits<int>::max();
}

/// "/ruleset/order/1/take" as the name of a widget.
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
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(m_choice, &QComboBox::currentIndexChanged, this, &FieldBox::note);
    } else if (isSteppable(m_field)) {
        m_control = m_number = new QSpinBox;
        m_number->setFocusPolicy(Qt::StrongFocus); // the wheel alone gives no focus
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
        if (!m_field.chosen) // a mistake, which stands as it is
            m_choice->addItem(m_field.text);
        m_choice->setCurrentIndex(
            static_cast<int>(m_field.chosen.value_or(m_field.choices.size())));
        m_choice->setToolTip(m_choice->currentText());
    } else if (m_number && m_number->hasFocus()) {
        // Within a key it would still move the caret where it was in the other words.
        QMetaObject::invokeMethod(this, &FieldBox::fillNumber, Qt::QueuedConnection);
    } else if (m_number) {
        fillNumber();
    } else if (m_line) {
        const QString text = typedText(m_field.kind, m_field.value);
        // What is being typed already says this, perhaps with another blank.
        if (typedValue(m_field.kind, m_line->text()) != m_field.value && m_line->text() != text)
            m_line->setText(text);
        m_line->setPlaceholderText(m_field.empty);
    } else if (typedValue(m_field.kind, wholeText(*m_lines)) != m_field.value) {
        m_lines->setPlainText(typedText(m_field.kind, m_field.value));
    }
    fitToText();
}

/// The words that belong to the number stand in its field, around it.
void FieldBox::fillNumber() {
    const QScopedValueRollback filling(m_isFilling, true);
    const int number = static_cast<int>(*m_field.value.integer());
    const QString digits = m_number->locale().toString(number);
    const qsizetype at = m_field.text.indexOf(digits);
    const bool isSaid = at >= 0 && !(number == 0 && !m_field.empty.isEmpty());
    const QString before = isSaid ? m_field.text.left(at) : QString();
    const QString after = isSaid ? m_field.text.mid(at + digits.size()) : QString();
    // The caret stays among the digits, though other words come before them.
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
    if (!m_line)
        return;
    const QString shown = m_line->text().isEmpty() ? m_line->placeholderText() : m_line->text();
    const int letter = fontMetrics().averageCharWidth();
    const int width = std::clamp(fontMetrics().horizontalAdvance(shown) + letter,
                                 fewestBoxLetters * letter, mostLetters * letter);
    m_line->setFixedWidth(width + space::page);
}

void FieldBox::note() {
    if (m_choice)
        m_choice->setToolTip(m_choice->currentText());
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
    // The wheel scrolls the page; a rule that changed on the way would go unnoticed.
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

} // namespace mentat
