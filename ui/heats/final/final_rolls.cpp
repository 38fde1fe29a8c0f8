#include "ui/heats/final/final_rolls.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

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
        return; // what is typed stays
    m_players = players;
    m_rolls = rolls;
    makeFields(nameOf);
}

void FinalRolls::makeFields(const std::function<QString(const PlayerId&)>& nameOf) {
    m_dice.clear();
    auto* old = m_fields;
    m_fields = new QWidget;
    delete layout()->replaceWidget(old, m_fields); // the place that the old ones had
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

/// To the next field without a roll; when all have one, the tie has rolled.
void FinalRolls::moveOn(size_t field) {
    for (size_t step = 1; step < m_dice.size(); ++step) {
        QLineEdit* next = m_dice[(field + step) % m_dice.size()];
        if (!next->hasAcceptableInput()) { // empty, or the 0 that a roll of 1 to 100 may begin with
            next->setFocus();
            return;
        }
    }
    TieRoll roll{m_players, {}, {}};
    for (const QLineEdit* die : m_dice)
        roll.rolls.push_back(Roll(die->text().toInt()));
    Q_EMIT rolled(roll);
}

} // namespace mentat
