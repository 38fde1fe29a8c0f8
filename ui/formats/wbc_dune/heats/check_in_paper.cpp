// The check-in of those who signed on paper.

#include "ui/formats/wbc_dune/heats/check_in_panel.h"

#include "app/session/formats/wbc_dune/heats/check_in_acts.h"
#include "ui/formats/wbc_dune/heats/check_in_field.h"
#include "ui/formats/wbc_dune/shown_heat.h"
#include "ui/lists/list_table.h"

#include <QCheckBox>
#include <QPushButton>

#include <vector>

namespace mentat {

void CheckInPanel::tickMarked() {
    const CheckInRow* row = marked();
    if (!row || !m_paper->isChecked())
        return;
    if (row->state == CheckInState::In)
        takeOutMarked();
    else
        checkInMarked(false);
    moveMark(1);
}

/// The mouse ticks where the boxes are.
void CheckInPanel::tickClicked(const QModelIndex& index) {
    if (!m_paper->isChecked() || index.column() != CheckInModel::Name)
        return;
    m_list->setCurrentIndex(index);
    tickMarked();
    m_list->setCurrentIndex(index); // the hand is still there
}

void CheckInPanel::tickThoseOfFirst() {
    const Heat* first = shownHeat(m_book, firstHeat());
    if (!first)
        return;
    m_book.perform(checkInAll(m_book.event(), *m_heat, first->entrants));
}

std::vector<CheckInRow> CheckInPanel::paperRows(const QString& typed) const {
    auto rows = rowsOfPaperList(m_book.event(), *m_heat);
    std::erase_if(rows, [letters = normalisedText(typed)](const CheckInRow& row) {
        return !letters.isEmpty() && !normalisedText(row.name).contains(letters);
    });
    return rows;
}

void CheckInPanel::showPaperList(bool paper) {
    m_model->setTicked(paper);
    m_thoseOfFirst->setVisible(paper && firstHeat());
    m_field->setText({});
    showRows();
    if (paper)
        m_list->setFocus();
    else
        m_field->setFocus();
}

} // namespace mentat
