#include "ui/heats/tables/seats_drawn_dialog.h"

#include "ui/dialogs/form.h"

#include <QFormLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

SeatsDrawnDialog::SeatsDrawnDialog(TableNumber table, int seats, QWidget* parent)
    : QDialog(parent)
    , m_seats(new QLineEdit) {
    setWindowTitle(tr("Seats drawn at table %1").arg(table.value()));
    m_seats->setObjectName(u"seatsDrawn"_s);
    QFormLayout* form = addForm(*this, tr("Enter the seats"));
    form->addRow(tr("&By their seats now"), m_seats);
    addExplanation(*form, tr("Who drew seat 1, then seat 2, up to seat %1: 3 1 2… where the player "
                             "in seat 3 drew seat 1.")
                              .arg(seats));
}

std::vector<int> SeatsDrawnDialog::seats() const {
    const QString text = m_seats->text().simplified();
    const QStringList parts
        = text.contains(u' ') ? text.split(u' ') : text.split(QString(), Qt::SkipEmptyParts);
    std::vector<int> numbers;
    for (const QString& part : parts)
        numbers.push_back(part.toInt());
    return numbers;
}

} // namespace mentat
