#include "ui/heats/standings/standing_reasons.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int answerLetters = 8;

} // namespace

StandingReasons::StandingReasons(QWidget* parent)
    : QWidget(parent)
    , m_reasons(plainLabel(u"standingReasons"_s))
    , m_asked(new QWidget)
    , m_question(new QLabel)
    , m_answer(named(new QLineEdit, u"standingAnswer"_s)) {
    showPlainly(*m_question);
    m_question->setBuddy(m_answer);
    m_answer->setFixedWidth(fontMetrics().averageCharWidth() * answerLetters + 2 * space::small);
    m_answer->installEventFilter(this);
    addParts(bareRow(m_asked, space::small), {{m_question, 1}, m_answer});
    addParts(bareColumn(this, space::tight), {m_reasons, m_asked});
    m_asked->hide();
}

void StandingReasons::showReasons(const QStringList& sentences) {
    QStringList shown = sentences;
    shown.removeAll(QString());
    m_reasons->setText(shown.join(u'\n'));
}

void StandingReasons::showQuestions(
    const std::vector<std::pair<OpenQuestion, QString>>& questions) {
    const bool isSame
        = !m_questions.empty() && !questions.empty() && m_questions.front() == questions.front();
    m_questions = questions;
    m_asked->setVisible(!questions.empty());
    if (questions.empty())
        return;
    const QString& name = questions.front().second;
    m_question->setText(questions.size() == 1 ? tr("Unknown: %1 (Enter to type)").arg(name)
                                              : tr("Unknown: %1, the first of %2 (Enter to type)")
                                                    .arg(name, QString::number(questions.size())));
    m_answer->setAccessibleName(name);
    if (!isSame)
        m_answer->clear();
}

QString StandingReasons::text() const {
    return m_reasons->text();
}

bool StandingReasons::startTyping() {
    if (m_questions.empty())
        return false;
    m_answer->setFocus(Qt::OtherFocusReason);
    return true;
}

bool StandingReasons::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_answer || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_answer->text().trimmed().isEmpty() || m_questions.empty())
            Q_EMIT left();
        else
            Q_EMIT answered(OpenQuestion(m_questions.front().first), m_answer->text().trimmed());
        return true;
    case Qt::Key_Escape:
        m_answer->clear();
        Q_EMIT left();
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace mentat
