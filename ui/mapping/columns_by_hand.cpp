#include "ui/mapping/columns_by_hand.h"

#include "ui/look/spacing.h"

#include <QPushButton>

namespace mentat {

ColumnsByHand::ColumnsByHand(Preferences& preferences, const QString& kind,
                             std::vector<ColumnField> fields, QPushButton& button)
    : m_button(button)
    , m_mapping(new ColumnMapping(std::move(fields)))
    , m_remembered(preferences, kind, m_mapping->fields()) {
    addParts(bareColumn(this), {m_mapping});
    m_button.setCheckable(true);
    connect(&m_button, &QPushButton::toggled, this, &QWidget::setVisible);
    connect(m_mapping, &ColumnMapping::changed, this, [this] {
        m_isByHand = true;
        Q_EMIT changed();
    });
    hide();
}

void ColumnsByHand::setTable(const std::vector<CsvRow>& rows, size_t header,
                             const ColumnPlaces& known) {
    m_header = header;
    m_headings = rows[header];
    m_mapping->setTable(rows, header);
    const auto remembered = m_remembered.of(m_headings);
    m_isByHand = remembered.has_value();
    m_mapping->setPlaces(remembered.value_or(known));
}

void ColumnsByHand::ask(bool isNeeded) {
    m_button.setChecked(isNeeded);
    setVisible(isNeeded);
}

} // namespace mentat
