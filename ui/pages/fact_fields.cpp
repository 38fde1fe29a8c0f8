#include "ui/pages/fact_fields.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFocusEvent>
#include <QFormLayout>
#include <QLabel>

namespace mentat {

DetailText::DetailText(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
}

bool DetailText::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        fitLines();
    return QPlainTextEdit::event(event);
}

void DetailText::setLines(int lines) {
    m_lines = lines;
    fitLines();
}

void DetailText::fitLines() {
    const int margins = 2 * (frameWidth() + static_cast<int>(document()->documentMargin()));
    setFixedHeight(m_lines * fontMetrics().lineSpacing() + margins);
}

void DetailText::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) // its own menu
        Q_EMIT left();
}

DetailField::DetailField(Kind kind, const QString& objectName, const QString& label,
                         QObject* parent)
    : QObject(parent)
    , m_label(label)
    , m_reason(new ReasonLine) {
    if (kind == Kind::Line) {
        m_line = new QLineEdit;
        connect(m_line, &QLineEdit::editingFinished, this, &DetailField::left);
        connect(m_line, &QLineEdit::editingFinished, this, &DetailField::showBegin);
    } else {
        m_text = new DetailText;
        connect(m_text, &DetailText::left, this, &DetailField::left);
    }
    editor()->setObjectName(objectName);
    m_reason->setObjectName(QString(objectName + QStringLiteral("Reason")));
    QString name = label;
    editor()->setAccessibleName(name.remove(u'&'));
}

QWidget* DetailField::editor() const {
    return m_line ? static_cast<QWidget*>(m_line) : m_text;
}

QString DetailField::text() const {
    return m_line ? m_line->text() : m_text->toPlainText();
}

void DetailField::put(const QString& text) {
    // Setting a text forgets what could be undone in the field: from then on undo is the page's.
    if (m_line) {
        m_line->setText(text);
        showBegin();
    } else {
        m_text->setPlainText(text);
    }
}

void DetailField::showBegin() {
    if (!m_line->hasFocus())
        m_line->setCursorPosition(0);
}

void DetailField::show(const QString& known) {
    if (known == m_known && isTouched())
        return; // what is being typed, a blank at its end too, stays as it is
    if (isTouched() && text().trimmed() != known)
        return;
    m_known = known;
    if (text() != known)
        put(known);
    m_shown = text(); // a text has other ends of lines and other blanks than what was put there
    m_reason->setText({});
}

void DetailField::refuse(const QString& known, const QString& typed, const QString& why) {
    m_known = known;
    if (text() != typed)
        put(typed);
    m_shown = typed == known ? text() : known;
    m_reason->setText(why);
}

void DetailField::clear() {
    m_known.clear();
    m_shown.clear();
    put({});
    m_reason->setText({});
}

void DetailField::keepRoomForReason() {
    m_reason->keepRoom();
}

void DetailField::setReadOnly(bool readOnly) {
    if (m_line)
        m_line->setReadOnly(readOnly);
    else
        m_text->setReadOnly(readOnly);
}

void DetailField::setPlaceholder(const QString& text) {
    if (m_line)
        m_line->setPlaceholderText(text);
    else
        m_text->setPlaceholderText(text);
}

void DetailField::setLines(int lines) {
    m_text->setLines(lines);
}

QFormLayout* formOfFields(const std::vector<DetailField*>& fields) {
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (DetailField* field : fields) {
        auto* column
            = addParts(bareColumn(nullptr, space::tight), {field->editor(), field->reason()});
        auto* label = new QLabel(field->label());
        label->setBuddy(field->editor());
        form->addRow(label, column);
    }
    return form;
}

} // namespace mentat
