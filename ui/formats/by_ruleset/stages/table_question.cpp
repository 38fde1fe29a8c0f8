#include "ui/formats/by_ruleset/stages/table_question.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

/// With or without spaces between them; 0 for what is no number.
static std::vector<int> numbersIn(const QString& typed) {
    const QString text = typed.simplified();
    const QStringList parts
        = text.contains(u' ') ? text.split(u' ') : text.split(QString(), Qt::SkipEmptyParts);
    std::vector<int> numbers;
    for (const QString& part : parts)
        numbers.push_back(part.toInt());
    return numbers;
}

TableQuestion::TableQuestion(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel)
    , m_line(named(new QLineEdit, u"tableQuestion"_s)) {
    m_label->setBuddy(m_line);
    auto* leave = keyed(new QPushButton(tr("Leave as is")), QKeySequence(Qt::Key_Escape));
    connect(leave, &QPushButton::clicked, this, &TableQuestion::giveUp);
    connect(m_line, &QLineEdit::returnPressed, this, &TableQuestion::answer);
    addParts(bareRow(this, space::small), {m_label, {m_line, 1}, leave});
    hide();
}

void TableQuestion::ask(const QString& text) {
    m_label->setText(text);
    m_line->setAccessibleName(QString(text).remove(u'&'));
    m_line->clear();
    show();
    m_line->setFocus();
}

void TableQuestion::askWhyVoid(TableNumber table) {
    m_asksForSeats = false;
    ask(tr("&Why table %1's game is void").arg(table.value()));
}

void TableQuestion::askForSeats(TableNumber table) {
    m_asksForSeats = true;
    ask(tr("&Who drew seat 1, 2, … at table %1, by their current seats").arg(table.value()));
}

void TableQuestion::answer() {
    if (m_asksForSeats)
        Q_EMIT seatsGiven(numbersIn(m_line->text()));
    else
        Q_EMIT reasonGiven(m_line->text());
}

void TableQuestion::giveUp() {
    hide();
    Q_EMIT givenUp();
}

void TableQuestion::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        giveUp();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mentat
