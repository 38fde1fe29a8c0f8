#include "ui/typing/form_fields.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/moments/moment_edit.h"

#include <QFocusEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace mentat {

FormField::FormField(const QString& label, QObject* parent) : QObject(parent), m_label(label) {}

void FormField::setReadOnly(bool readOnly) {
    editor()->setEnabled(!readOnly);
}

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
    if (event->reason() != Qt::PopupFocusReason) // the editor's own menu
        Q_EMIT left();
}

TextField::TextField(Kind kind, const QString& objectName, const QString& label, QObject* parent)
    : FormField(label, parent)
    , m_reason(new ReasonLine) {
    if (kind == Kind::Line) {
        m_line = new QLineEdit;
        connect(m_line, &QLineEdit::editingFinished, this, &FormField::left);
        connect(m_line, &QLineEdit::editingFinished, this, &TextField::showBegin);
    } else {
        m_text = new DetailText;
        connect(m_text, &DetailText::left, this, &FormField::left);
    }
    editor()->setObjectName(objectName);
    m_reason->setObjectName(QString(objectName + QStringLiteral("Reason")));
    QString name = label;
    editor()->setAccessibleName(name.remove(u'&'));
}

QWidget* TextField::editor() const {
    return m_line ? static_cast<QWidget*>(m_line) : m_text;
}

QString TextField::value() const {
    return m_line ? m_line->text() : m_text->toPlainText();
}

void TextField::setText(const QString& text) {
    // Setting the text clears the field's undo, so that undo is the page's from then on.
    if (m_line) {
        m_line->setText(text);
        showBegin();
    } else {
        m_text->setPlainText(text);
    }
}

void TextField::showBegin() {
    if (!m_line->hasFocus())
        m_line->setCursorPosition(0);
}

void TextField::sees(const QString& known) {
    if (known == m_known && isTouched())
        return; // keep what is being typed, including trailing blanks
    if (isTouched() && value().trimmed() != known)
        return;
    m_known = known;
    if (value() != known)
        setText(known);
    m_shown = value(); // the widget normalizes line ends and blanks
    m_reason->setText({});
}

void TextField::put(const QString& known) {
    m_known = known;
    setText(known);
    m_shown = value();
    m_reason->setText({});
}

void TextField::refuse(const QString& known, const QString& typed, const QString& why) {
    m_known = known;
    if (value() != typed)
        setText(typed);
    m_shown = typed == known ? value() : known;
    m_reason->setText(why);
}

void TextField::clear() {
    put({});
}

void TextField::putReasonBeside() {
    m_isReasonBeside = true;
    m_reason->keepRoom();
    m_line->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TextField::setReadOnly(bool readOnly) {
    if (m_line)
        m_line->setReadOnly(readOnly);
    else
        m_text->setReadOnly(readOnly);
}

void TextField::setPlaceholder(const QString& text) {
    if (m_line)
        m_line->setPlaceholderText(text);
    else
        m_text->setPlaceholderText(text);
}

void TextField::setLines(int lines) {
    m_text->setLines(lines);
}

MomentField::MomentField(const QString& objectName, const QString& label, const QString& name,
                         QObject* parent)
    : FormField(label, parent)
    , m_edit(new MomentEdit(objectName, name))
    , m_usual(VenueTime::of(QDate(2000, 1, 1), QTime(0, 0))) {
    connect(m_edit, &MomentEdit::edited, this, &FormField::left);
}

QWidget* MomentField::editor() const {
    return m_edit;
}

QString MomentField::text() const {
    return m_edit->findChild<QLineEdit*>()->text();
}

bool MomentField::isTouched() const {
    return value() != m_known || text() != m_shown;
}

const MomentField::Value& MomentField::value() const {
    return m_edit->moment();
}

void MomentField::clear() {
    put({});
}

void MomentField::sees(const Value& known) {
    if (known != m_known && !isTouched())
        put(known);
}

void MomentField::put(const Value& known) {
    m_known = known;
    m_edit->setMoment(known, m_usual);
    m_shown = text();
}

void MomentField::setUsual(const VenueTime& usual) {
    m_usual = usual;
    m_edit->setUsual(usual);
}

MinutesField::MinutesField(int most, const QString& objectName, const QString& label,
                           QObject* parent)
    : FormField(label, parent)
    , m_box(new QSpinBox) {
    m_box->setObjectName(objectName);
    m_box->setRange(0, most);
    m_box->setSuffix(tr(" min"));
    m_box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // as wide as the number
    connect(m_box, &QSpinBox::editingFinished, this, &FormField::left);
}

QWidget* MinutesField::editor() const {
    return m_box;
}

int MinutesField::value() const {
    return m_box->value();
}

void MinutesField::sees(int known) {
    if (known != m_known && !isTouched())
        put(known);
}

void MinutesField::put(int known) {
    m_known = known;
    m_box->setValue(known);
}

void addFields(QFormLayout& form, const std::vector<FormField*>& fields) {
    for (FormField* field : fields) {
        auto* label = new QLabel(field->label());
        label->setBuddy(field->editor());
        if (field->isReasonBeside())
            form.addRow(label, rowOfParts({field->editor(), {field->reason(), 1}}));
        else if (field->reason())
            form.addRow(label, addParts(bareColumn(nullptr, space::tight),
                                        {field->editor(), field->reason()}));
        else
            form.addRow(label, field->editor());
    }
}

QFormLayout* formOfFields(const std::vector<FormField*>& fields) {
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addFields(*form, fields);
    return form;
}

} // namespace mentat

#include "moc_form_fields.cpp"
