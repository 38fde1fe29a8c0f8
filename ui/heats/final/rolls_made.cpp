#include "ui/heats/final/rolls_made.h"

#include "reports/wording/heats/heats_wording.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QLabel>
#include <QPushButton>
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
                        : tr("%1: still tied for the lead.").arg(all);
        if (std::ranges::find(without, i) != without.end())
            text = rollWithoutTieText(language, all);
        lines.push_back({std::move(text), all, i});
    }
    setVisible(!lines.empty());
    if (lines == m_lines && readOnly == m_isReadOnly)
        return;
    m_lines = std::move(lines);
    m_isReadOnly = readOnly;
    if (m_content) { // one of its buttons may have led here
        m_column->removeWidget(m_content);
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget;
    m_rows = bareColumn(m_content, space::tight);
    m_rows->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Rolls made")));
    for (const Line& line : m_lines)
        addLine(line, readOnly);
    m_column->addWidget(m_content);
    m_content->show(); // at once, not with the next event
}

void RollsMade::addLine(const Line& line, bool readOnly) {
    QLabel* text = plainLabel(u"placeRoll"_s);
    text->setText(line.text);
    auto* remove = named(new QPushButton(tr("Remove")), u"removeRoll"_s);
    remove->setAccessibleName(tr("Remove the roll: %1").arg(line.dice));
    remove->setEnabled(!readOnly);
    remove->setAutoDefault(true); // with the focus on it, Enter is meant for it
    connect(remove, &QPushButton::clicked, this,
            [this, position = line.position] { Q_EMIT removed(position); });
    auto* row = new QWidget;
    addParts(bareRow(row, space::small), {{text, 1}, {remove, 0, Qt::AlignTop}});
    m_rows->addWidget(row);
}

} // namespace mentat
