#include "ui/formats/wbc_dune/rules/die_tool.h"

#include "app/session/acts.h"
#include "scoring/tools/dice.h"
#include "ui/formats/wbc_dune/rules/tool_parts.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int mostDice = 6;
constexpr int whatLetters = 40;
constexpr size_t earlierRolls = 5;

/// Under which rolls stand among the rulings; a word of the file and not translated.
const QString& dieTopic() {
    static const QString topic = u"die"_s;
    return topic;
}

bool isRoll(const Ruling& ruling) {
    return ruling.topic == dieTopic() && ruling.answer;
}

/// "14:05 Who begins: 4"
QString rollText(const Ruling& ruling) {
    const QString what = ruling.question.value_or(DieTool::tr("(no purpose given)"));
    if (!ruling.time)
        return DieTool::tr("%1: %2", "what a die was for, its number").arg(what, *ruling.answer);
    return DieTool::tr("%1 %2: %3", "time, what a die was for, its number")
        .arg(timeText(ruling.time->time()), what, *ruling.answer);
}

} // namespace

DieTool::DieTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_what(new QLineEdit)
    , m_dice(makeNumberBox({u"dieNumber"_s, tr("Number of dice"), 1, mostDice}))
    , m_roll(new AccentButton(tr("Roll")))
    , m_shown(new TextLabel(TextLevel::Loud))
    , m_recorded(new QLabel)
    , m_before(makeToolNote())
    , m_cannot(new ReasonLine) {
    setObjectName(u"dieTool"_s);
    layOut();
    connect(m_roll, &QPushButton::clicked, this, &DieTool::roll);
    connect(m_what, &QLineEdit::returnPressed, this, &DieTool::roll);
    connect(&m_book, &OpenBook::eventChanged, this, &DieTool::showRolls);
    showRolls();
}

void DieTool::layOut() {
    m_what->setObjectName(u"dieWhat"_s);
    m_what->setAccessibleName(tr("What the roll is for"));
    m_what->setMinimumWidth(whatLetters / 2 * fontMetrics().averageCharWidth());
    m_roll->setObjectName(u"dieRoll"_s);
    m_shown->setObjectName(u"dieShown"_s);
    m_recorded->setObjectName(u"dieRecorded"_s);
    m_before->setObjectName(u"dieBefore"_s);
    m_cannot->setObjectName(u"dieCannot"_s);
    showPlainly(*m_recorded);
    auto* what = new QLabel(tr("What for"));
    what->setBuddy(m_what);
    auto* dice = new QLabel(tr("Dice"));
    dice->setBuddy(m_dice);
    auto* line = new QHBoxLayout;
    line->setSpacing(space::small);
    line->addWidget(what);
    line->addWidget(m_what, 1);
    line->addWidget(dice);
    line->addWidget(m_dice);
    line->addWidget(m_roll);
    auto* outcome = new QHBoxLayout;
    outcome->setSpacing(space::page);
    outcome->addWidget(m_shown);
    outcome->addWidget(m_recorded, 1);
    auto* column = bareColumn(this, space::small);
    column->addLayout(line);
    column->addLayout(outcome);
    column->addWidget(m_before);
    column->addWidget(m_cannot);
}

/// "4", or "4 6 2"
QString DieTool::rolledDice() const {
    QStringList dice;
    while (dice.size() < m_dice->value()) {
        if (const auto die = dieOf(m_pageContext.newSeed()))
            dice.append(QString::number(die->value()));
    }
    return dice.join(u' ');
}

void DieTool::roll() {
    if (!m_book.canWrite())
        return;
    Ruling ruling;
    const QString what = m_what->text().trimmed();
    if (!what.isEmpty())
        ruling.question = what;
    ruling.answer = rolledDice();
    ruling.topic = dieTopic();
    ruling.time = m_book.now();
    // Shown only once it is on the disk: a roll that is not recorded has not been.
    if (!m_book.perform(recordRuling(m_book.event(), ruling)))
        return;
    m_last = ruling;
    m_what->clear();
    showRolls();
}

void DieTool::showRolls() {
    const auto& rulings = m_book.event().rulings;
    const bool stands = m_last && std::ranges::find(rulings, *m_last) != rulings.end();
    m_shown->setVisible(stands);
    m_recorded->setVisible(m_last.has_value());
    if (m_last) {
        m_shown->setText(*m_last->answer);
        m_recorded->setText(stands ? tr("Recorded with the rulings: %1").arg(rollText(*m_last))
                                   : tr("Undone: %1").arg(rollText(*m_last)));
    }
    QStringList earlier;
    for (const Ruling& ruling : rulings | std::views::reverse | std::views::filter(isRoll)) {
        if (!(stands && ruling == *m_last) && earlier.size() < qsizetype(earlierRolls))
            earlier.append(rollText(ruling));
    }
    m_before->setText(earlier.isEmpty() ? tr("Every roll is recorded with the rulings.")
                                        : tr("Rolled before: %1").arg(earlier.join(u" · "_s)));
    m_roll->setEnabled(m_book.canWrite());
    m_cannot->setText(m_book.canWrite()
                          ? QString()
                          : tr("Rolls cannot be recorded: this event cannot be changed."),
                      ReasonLine::Weight::Warning);
}

} // namespace mentat
