#include "ui/formats/wbc_dune/results/sheet/control_grid_view.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/late_end.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace mentat {

ControlGridView::ControlGridView(const QString& rule, QWidget* parent)
    : QWidget(parent)
    , m_rule(rule)
    , m_grid(new QGridLayout(this)) {
    setObjectName(u"controlGrid"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(space::tight);
}

void ControlGridView::setShape(const std::vector<Stronghold>& strongholds, const QStringList& names,
                               int turns) {
    if (strongholds == m_strongholds && turns == m_turns)
        return;
    m_strongholds = strongholds;
    m_turns = turns;
    m_cells.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (int turn = 0; turn < turns; ++turn)
        m_grid->addWidget(new TextLabel(TextLevel::Weak, QString::number(turn + 1)), 0, turn + 1,
                          Qt::AlignHCenter);
    for (int row = 0; row < static_cast<int>(strongholds.size()); ++row) {
        m_grid->addWidget(new QLabel(names[row]), row + 1, 0);
        for (int turn = 0; turn < turns; ++turn)
            makeCell(row, turn, names[row]);
    }
    m_grid->setColumnStretch(turns + 1, 1);
}

void ControlGridView::makeCell(int row, int turn, const QString& name) {
    auto* edit = new SheetEdit({FieldKind::Control, row});
    edit->setAccessibleName(tr("%1 in turn %2").arg(name).arg(turn + 1));
    edit->setWhatsThis(m_rule);
    edit->setFactions(m_factions);
    edit->setAlignment(Qt::AlignHCenter);
    edit->setFixedWidth(fontMetrics().horizontalAdvance(u'W') + 2 * space::medium);
    m_grid->addWidget(edit, row + 1, turn + 1);
    m_cells.push_back(edit);
    connect(edit, &SheetEdit::entered, this, [this, edit] { Q_EMIT entered(edit); });
    connect(edit, &SheetEdit::typed, this, &ControlGridView::takeIn);
    connect(edit, &SheetEdit::completed, this, [=, this](bool byItself) {
        goTo(row, turn + 1);
        if (byItself)
            expectLateEnd();
    });
    connect(edit, &SheetEdit::commanded, edit, &SheetEdit::flash); // no row is here
    connect(edit, &SheetEdit::steppedBack, this, [=, this] { goTo(row, turn - 1); });
    connect(edit, &SheetEdit::arrowed, this,
            [=, this](int rows, int fields) { goTo(row + rows, turn + fields); });
    connect(edit, &SheetEdit::escaped, this, &ControlGridView::left);
}

SheetEdit* ControlGridView::cell(int row, int turn) const {
    return m_cells[static_cast<size_t>(row * m_turns + turn)];
}

/// Past the last turn to the next stronghold, past the last of these out of the grid.
void ControlGridView::goTo(int row, int turn) {
    if (turn >= m_turns) {
        turn = 0;
        ++row;
    } else if (turn < 0) {
        turn = m_turns - 1;
        --row;
    }
    if (row >= static_cast<int>(m_strongholds.size()))
        Q_EMIT left();
    else if (row >= 0)
        cell(row, turn)->setFocus(Qt::OtherFocusReason);
}

void ControlGridView::setHolders(const std::map<Stronghold, QString>& holders) {
    for (size_t row = 0; row < m_strongholds.size(); ++row) {
        const auto found = holders.find(m_strongholds[row]);
        const QString letters = found == holders.end() ? QString() : found->second;
        for (int turn = 0; turn < m_turns; ++turn) {
            const QString letter = letters.mid(turn, 1);
            cell(static_cast<int>(row), turn)->showText(letter == u" "_s ? QString() : letter);
        }
    }
}

void ControlGridView::takeIn() {
    std::map<Stronghold, QString> holders;
    for (size_t row = 0; row < m_strongholds.size(); ++row) {
        QString letters;
        for (int turn = 0; turn < m_turns; ++turn) {
            const QString letter = cell(static_cast<int>(row), turn)->text();
            letters += letter.isEmpty() ? u' ' : letter.front();
        }
        while (letters.endsWith(u' '))
            letters.chop(1);
        if (!letters.isEmpty())
            holders.emplace(m_strongholds[row], letters);
    }
    Q_EMIT typed(holders);
}

void ControlGridView::focusFirst() {
    if (!m_cells.empty())
        m_cells.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace mentat
