#include "ui/itemmodels/formats/wbc_dune/karama_model.h"

#include "model/values/name.h"

#include <algorithm>

namespace mentat {

QString KaramaModel::header(int column) const {
    switch (column) {
    case Phase: return tr("Phase");
    case Holder: return tr("Whose power");
    case Effect: return tr("What it does");
    case Target: return tr("Played on");
    case Timing: return tr("When");
    default: return {};
    }
}

QVariant KaramaModel::cell(const KaramaRow& row, int column, int role) const {
    if (role == sortRole && column == Phase)
        return row.phase ? static_cast<int>(*row.phase) : -1;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Phase: return row.phaseName;
    case Holder: return row.holderName;
    case Effect: return row.effect;
    case Target: return row.target;
    case Timing: return row.timing;
    default: return {};
    }
}

KaramaFilter::KaramaFilter(KaramaModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model) {
    setSortRole(mentat::sortRole);
    setSourceModel(&model);
}

void KaramaFilter::setPhase(std::optional<RulePhase> phase) {
    m_phase = phase;
    invalidateFilter();
}

void KaramaFilter::setHolder(std::optional<Faction> holder) {
    m_holder = holder;
    invalidateFilter();
}

void KaramaFilter::setWords(const QString& typed) {
    m_words = normalisedText(typed).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

const KaramaRow& KaramaFilter::rowAt(const QModelIndex& index) const {
    return m_model.row(mapToSource(index));
}

bool KaramaFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const KaramaRow& shown = m_model.rows()[static_cast<size_t>(row)];
    if ((m_phase && shown.phase && shown.phase != m_phase)
        || (m_holder && shown.holder != m_holder))
        return false;
    const QString text = normalisedText(
        QStringList{shown.phaseName, shown.holderName, shown.effect, shown.target, shown.timing}
            .join(u' '));
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
}

} // namespace mentat
