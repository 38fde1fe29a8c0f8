#include "ui/heats/standings/ties_panel.h"

#include "app/session/acts.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/shown_round.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFocusEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

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

namespace {

constexpr int dieLetters = 4;
constexpr int plannedLetters = 30; // "Saturday 8:45, at the GM desk"

/// Ties across the cut first, then among the qualifiers, then among the alternates.
std::vector<OpenTie> byImportance(std::vector<OpenTie> ties) {
    std::ranges::stable_sort(ties, {}, &OpenTie::matters);
    return ties;
}

bool isAllRolled(const TieRoll& roll) {
    return roll.rolls.size() == roll.players.size();
}

} // namespace

TiesPanel::TiesPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    rebuild();
}

QString TiesPanel::nameOf(const PlayerId& player) const {
    return playerName(m_book.event(), player);
}

void TiesPanel::refresh(const std::vector<OpenTie>& ties) {
    std::vector<OpenTie> sorted = byImportance(ties);
    const std::vector<TieRoll> rolls
        = shownPlay(m_book) ? m_book.event().tieRolls : std::vector<TieRoll>();
    // Keep typed values while nothing about the ties changes.
    if (m_content && sorted == m_ties && rolls == m_shownRolls)
        return;
    m_ties = std::move(sorted);
    m_shownRolls = rolls;
    rebuild();
}

void TiesPanel::rebuild() {
    const bool hadFocus = m_content && m_content->isAncestorOf(focusWidget());
    m_fields.clear();
    if (m_content) { // a key in one of its fields may have led here
        m_column->removeWidget(m_content);
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    m_column->addWidget(m_content);
    auto* column = bareColumn(m_content, space::medium);
    column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Ties to roll")));
    if (m_ties.empty())
        column->addWidget(new TextLabel(TextLevel::Weak, tr("None")));
    for (const OpenTie& tie : m_ties)
        column->addWidget(makeTie(tie));
    if (!m_shownRolls.empty()) {
        const auto without = rollsWithoutTie(m_book.event());
        column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Rolls")));
        for (size_t i = 0; i < m_shownRolls.size(); ++i) {
            const bool isWithoutTie = std::ranges::find(without, i) != without.end();
            if (isWithoutTie || isAllRolled(m_shownRolls[i]))
                column->addWidget(makeRoll(i, isWithoutTie));
        }
    }
    m_content->show();
    if (hadFocus && !startTyping())
        Q_EMIT left();
}

/// All ties have their dice in one column, right of the longest name of them all.
int TiesPanel::widestLabel() const {
    int widest = fontMetrics().horizontalAdvance(tr("Roll when"));
    for (const OpenTie& tie : m_ties) {
        for (const PlayerId& player : tie.players)
            widest = std::max(widest, fontMetrics().horizontalAdvance(nameOf(player)));
    }
    return widest + space::tight; // a label that wraps needs a little more than its letters
}

QWidget* TiesPanel::makeTie(const OpenTie& tie) {
    auto* group = new QWidget;
    auto* form = new QFormLayout(group);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(space::tight);
    const auto title = [&] {
        switch (tie.matters) {
        case TieMatter::Cut: return tr("At the cut: who advances");
        case TieMatter::Order: return tr("Among the qualifiers: the order");
        case TieMatter::Alternates: return tr("Among the alternates: the order");
        }
        Q_UNREACHABLE();
    }();
    form->addRow(new TextLabel(TextLevel::Strong, title));
    TieFields fields{tie, {}, nullptr};
    const bool canType = m_book.canWrite();
    for (const PlayerId& player : tie.players) {
        auto* die = named(new QLineEdit, u"tieDie"_s);
        die->setFixedWidth(fontMetrics().averageCharWidth() * dieLetters + 2 * space::small);
        die->setAccessibleName(tr("Die of %1").arg(nameOf(player)));
        die->setEnabled(canType);
        die->installEventFilter(this);
        auto* name = new QLabel(nameOf(player));
        showPlainly(*name);
        name->setMinimumWidth(widestLabel());
        form->addRow(name, die);
        fields.dice.push_back(die);
    }
    fields.planned = new QLineEdit;
    fields.planned->setObjectName(u"tiePlanned"_s);
    fields.planned->setPlaceholderText(tr("Saturday 8:45"));
    fields.planned->setEnabled(canType);
    fields.planned->installEventFilter(this);
    auto* planned = new QLabel(tr("Roll when"));
    planned->setMinimumWidth(widestLabel());
    planned->setBuddy(fields.planned);
    keepToMeasure(*fields.planned, plannedLetters);
    fields.planned->setAccessibleName(tr("When this tie will be rolled"));
    form->addRow(planned, fields.planned);
    fillFromEntry(fields);
    m_fields.push_back(std::move(fields));
    return group;
}

/// An entry may hold only the planned time, and the dice rolled so far.
void TiesPanel::fillFromEntry(TieFields& fields) const {
    const TieRoll* entry = waitingRoll(m_book.event().tieRolls, fields.tie.players);
    if (!entry)
        return;
    fields.planned->setText(entry->planned.value_or(QString()));
    for (size_t i = 0; i < entry->rolls.size(); ++i) {
        const auto place = std::ranges::find(fields.tie.players, entry->players[i]);
        fields.dice[static_cast<size_t>(place - fields.tie.players.begin())]->setText(
            QString::number(entry->rolls[i].value()));
    }
}

QWidget* TiesPanel::makeRoll(size_t position, bool isWithoutTie) {
    const TieRoll& roll = m_shownRolls[position];
    QStringList parts;
    for (size_t i = 0; i < roll.players.size(); ++i) {
        const QString name = nameOf(roll.players[i]);
        parts.append(i < roll.rolls.size()
                         ? tr("%1 %2").arg(name, QString::number(roll.rolls[i].value()))
                         : name);
    }
    const QString dice = parts.join(u", "_s);
    auto* text
        = new QLabel(isWithoutTie ? rollWithoutTieText(m_book.wording().language(), dice) : dice);
    text->setObjectName(isWithoutTie ? u"rollWithoutTie"_s : u"rollMade"_s);
    showPlainly(*text);
    auto* takeOut = named(crossButton(tr("Remove the roll: %1").arg(dice)), u"takeOutRoll"_s);
    takeOut->setEnabled(m_book.canWrite());
    connect(takeOut, &QToolButton::clicked, this,
            [this, position] { m_book.perform(withdrawTieRoll(m_book.event(), position)); });
    auto* line = new QWidget;
    addParts(bareRow(line, space::small), {{text, 1}, {takeOut, 0, Qt::AlignTop}});
    return line;
}

bool TiesPanel::startTyping() {
    if (m_fields.empty())
        return false;
    QLineEdit* first = m_fields.front().dice.front();
    first->setFocus(Qt::OtherFocusReason);
    first->selectAll();
    return true;
}

/// Records the values typed so far.
void TiesPanel::record(const TieFields& fields) {
    std::vector<std::optional<Roll>> dice;
    for (QLineEdit* field : fields.dice) {
        const QString typed = field->text().trimmed();
        dice.push_back(Roll::fromInt(typed.toInt()));
        if (!typed.isEmpty() && !dice.back()) {
            m_book.say(Gravity::Refused,
                       tr("“%1” is not a die roll. Type a number, 1 or more.").arg(typed));
            field->setFocus();
            field->selectAll();
            return;
        }
    }
    TieRoll roll = rollSoFar(fields.tie.players, dice);
    const QString planned = fields.planned->text().trimmed();
    if (roll.rolls.empty() && planned.isEmpty())
        return void(Q_EMIT left());
    if (!planned.isEmpty())
        roll.planned = planned;
    m_book.perform(rollTie(m_book.event(), roll));
}

/// Moves to the next field; after the last die or the planned time, records the roll.
void TiesPanel::step(QLineEdit* from) {
    for (const TieFields& fields : m_fields) {
        const auto place = std::ranges::find(fields.dice, from);
        if (place == fields.dice.end() && fields.planned != from)
            continue;
        if (place != fields.dice.end() && place + 1 != fields.dice.end()) {
            (*(place + 1))->setFocus(Qt::OtherFocusReason);
            (*(place + 1))->selectAll();
            return;
        }
        const TieFields copy = fields; // a copy: recording rebuilds the fields
        return record(copy);
    }
}

bool TiesPanel::eventFilter(QObject* watched, QEvent* event) {
    auto* field = qobject_cast<QLineEdit*>(watched);
    if (field && event->type() == QEvent::FocusIn
        && static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
        Q_EMIT entered();
    if (!field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: step(field); return true;
    case Qt::Key_Escape: Q_EMIT left(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace mentat

#include "moc_ties_panel.cpp"
