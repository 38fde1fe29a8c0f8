#include "ui/heats/final/round_rolls.h"

#include "app/session/rounds/round_acts.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Positions in the roll, the highest die first.
std::vector<size_t> highestFirst(const TieRoll& roll) {
    std::vector<size_t> order;
    for (size_t i = 0; i < roll.rolls.size(); ++i)
        order.push_back(i);
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](size_t i) { return roll.rolls[i].value(); });
    return order;
}

bool hasEveryDie(const TieRoll& roll) {
    return roll.rolls.size() == roll.players.size() && !roll.rolls.empty();
}

} // namespace

RollsMade::RollsMade(QWidget* parent) : QWidget(parent), m_column(bareColumn(this, space::tight)) {
    setObjectName(u"rollsMade"_s);
    hide();
}

void RollsMade::showNone() {
    showRolls({}, {}, Language(), {}, true);
}

void RollsMade::showRolls(const std::vector<TieRoll>& rolls,
                          const std::vector<std::vector<PlayerId>>& ties, const Language& language,
                          const NameOf& nameOf, bool readOnly) {
    std::vector<Line> lines;
    const auto without = rollsWithoutTie(rolls, ties);
    for (size_t i = 0; i < rolls.size(); ++i) {
        if (!hasEveryDie(rolls[i]))
            continue;
        const auto order = highestFirst(rolls[i]);
        QStringList dice;
        for (const size_t one : order)
            dice.append(tr("%1 %2").arg(nameOf(rolls[i].players[one]),
                                        language.number(rolls[i].rolls[one].value())));
        const QString all = dice.join(u", "_s);
        const bool isDecided
            = order.size() < 2 || rolls[i].rolls[order[0]] != rolls[i].rolls[order[1]];
        QString text
            = isDecided ? tr("%1: %2 is ahead.").arg(all, nameOf(rolls[i].players[order.front()]))
                        : tr("%1: still tied.").arg(all);
        if (std::ranges::find(without, i) != without.end())
            text = rollWithoutTieText(language, all);
        lines.push_back({std::move(text), all, i});
    }
    setVisible(!lines.empty());
    if (lines == m_lines && readOnly == m_isReadOnly)
        return;
    m_lines = std::move(lines);
    m_isReadOnly = readOnly;
    if (m_content) { // one of its own buttons may have led here
        m_column->removeWidget(m_content);
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget;
    m_rows = bareColumn(m_content, space::tight);
    m_rows->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Rolls")));
    for (const Line& line : m_lines)
        addLine(line, readOnly);
    m_column->addWidget(m_content);
    m_content->show(); // at once, not with the next event
}

void RollsMade::addLine(const Line& line, bool readOnly) {
    QLabel* text = plainLabel(u"placeRoll"_s);
    text->setText(line.text);
    auto* remove = named(crossButton(tr("Remove the roll: %1").arg(line.dice)), u"removeRoll"_s);
    remove->setEnabled(!readOnly);
    connect(remove, &QToolButton::clicked, this,
            [this, position = line.position] { Q_EMIT removed(position); });
    auto* row = new QWidget;
    addParts(bareRow(row, space::small), {{text, 1}, {remove, 0, Qt::AlignTop}});
    m_rows->addWidget(row);
}

namespace {

constexpr int greatestDie = 100;
constexpr int fieldLetters = 6;
constexpr int fieldsInLine = 3;

} // namespace

FinalRolls::FinalRolls(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_fields(new QWidget) {
    showPlainly(*m_text);
    addParts(bareColumn(this, space::tight), {m_text, m_fields});
}

void FinalRolls::showTie(const std::vector<PlayerId>& players, const QString& what, size_t rolls,
                         const std::function<QString(const PlayerId&)>& nameOf) {
    m_text->setText(what);
    if (players == m_players && rolls == m_rolls)
        return; // keep what is typed
    m_players = players;
    m_rolls = rolls;
    makeFields(nameOf);
}

void FinalRolls::makeFields(const std::function<QString(const PlayerId&)>& nameOf) {
    m_dice.clear();
    auto* old = m_fields;
    m_fields = new QWidget;
    delete layout()->replaceWidget(old, m_fields); // in the place of the old fields
    old->deleteLater();
    auto* grid = bareGrid<QGridLayout>(m_fields, space::small, space::tight);
    for (size_t i = 0; i < m_players.size(); ++i) {
        auto* die = new QLineEdit;
        const QString name = nameOf(m_players[i]);
        die->setObjectName(u"finalDie%1"_s.arg(i + 1));
        die->setAccessibleName(tr("Die of %1").arg(name));
        die->setValidator(new QIntValidator(1, greatestDie, die));
        die->setFixedWidth(fieldLetters * fontMetrics().averageCharWidth() + 2 * space::small);
        connect(die, &QLineEdit::returnPressed, this, [this, i] { moveOn(i); });
        auto* label = new QLabel(name);
        label->setTextFormat(Qt::PlainText);
        const int line = static_cast<int>(i) / fieldsInLine;
        const int column = 2 * (static_cast<int>(i) % fieldsInLine);
        grid->addWidget(label, line, column);
        grid->addWidget(die, line, column + 1);
        m_dice.push_back(die);
    }
    grid->setColumnStretch(2 * fieldsInLine, 1);
    if (!m_dice.empty())
        setFocusProxy(m_dice.front());
    for (size_t i = 1; i < m_dice.size(); ++i)
        setTabOrder(m_dice[i - 1], m_dice[i]);
}

void FinalRolls::setReadOnly(bool readOnly) {
    for (QLineEdit* die : m_dice)
        die->setReadOnly(readOnly);
}

/// Moves to the next field without a roll; when all have one, the roll is complete.
void FinalRolls::moveOn(size_t field) {
    for (size_t step = 1; step < m_dice.size(); ++step) {
        QLineEdit* next = m_dice[(field + step) % m_dice.size()];
        if (!next->hasAcceptableInput()) { // empty, or the 0 at the start of a two-digit roll
            next->setFocus();
            return;
        }
    }
    TieRoll roll{m_players, {}, {}};
    for (const QLineEdit* die : m_dice)
        roll.rolls.push_back(Roll(die->text().toInt()));
    Q_EMIT rolled(roll);
}

RoundRolls::RoundRolls(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_made(new RollsMade)
    , m_column(new QVBoxLayout) {
    setObjectName(u"roundRolls"_s);
    m_column->setSpacing(space::small);
    addParts(bareColumn(this, space::small), {m_column, m_made});
    connect(m_made, &RollsMade::removed, this, &RoundRolls::remove);
    hide();
}

void RoundRolls::showNothing() {
    setCount(0);
    m_made->showNone();
    hide();
}

void RoundRolls::setCount(size_t count) {
    while (m_rolls.size() > count) {
        m_rolls.back()->deleteLater();
        m_rolls.back()->hide();
        m_rolls.pop_back();
    }
    while (m_rolls.size() < count) {
        m_rolls.push_back(new FinalRolls);
        m_rolls.back()->setObjectName(u"roundRolls%1"_s.arg(m_rolls.size()));
        m_column->addWidget(m_rolls.back());
        connect(m_rolls.back(), &FinalRolls::rolled, this, &RoundRolls::record);
    }
}

void RoundRolls::showRound(const Name& round, const std::vector<AskedRoll>& asked,
                           const std::vector<TieRoll>& made,
                           const std::vector<std::vector<PlayerId>>& ties) {
    m_round = round;
    setCount(asked.size());
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    for (size_t i = 0; i < asked.size(); ++i) {
        m_rolls[i]->showTie(asked[i].players, asked[i].what, made.size(), nameOf);
        m_rolls[i]->setReadOnly(!m_book.canWrite());
    }
    if (made.empty())
        m_made->showNone();
    else
        m_made->showRolls(made, ties, m_book.wording().language(), nameOf, !m_book.canWrite());
    setVisible(!isEmpty() || !made.empty());
}

/// Recording the roll also clears the typed dice.
void RoundRolls::record(const TieRoll& roll) {
    if (m_book.perform(rollForPlaces(m_book.event(), m_round, roll)))
        goOn();
}

void RoundRolls::remove(size_t position) {
    if (m_book.perform(withdrawRollForPlaces(m_book.event(), m_round, position)))
        goOn();
}

void RoundRolls::goOn() {
    if (isEmpty())
        Q_EMIT left();
    else
        startTyping();
}

void RoundRolls::startTyping() {
    if (!m_rolls.empty())
        m_rolls.front()->setFocus();
}

} // namespace mentat

#include "moc_round_rolls.cpp"
