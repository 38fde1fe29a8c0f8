#pragma once

#include "model/dune/faction.h"
#include "model/rules/rule_words.h"
#include "scoring/dune/battle.h"
#include "ui/itemmodels/table_model.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace mentat {

/// A use of a Karama card, as in its table.
struct KaramaRow {
    QString id;                     // of its entry
    std::optional<RulePhase> phase; // absent: any
    std::optional<Faction> holder;
    QString phaseName;
    QString holderName;
    QString effect;
    QString target;
    QString timing;
    friend bool operator==(const KaramaRow&, const KaramaRow&) = default;
};

/// The uses of Karama cards: by phase, with the owner of the power, the target, and the exact time.
class KaramaModel : public TableModel<KaramaRow> {
    Q_DECLARE_TR_FUNCTIONS(KaramaModel)

public:
    enum Column { Phase, Holder, Effect, Target, Timing, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const KaramaRow& row) const override { return row.id; }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const KaramaRow& row, int column, int role) const override;
};

/// The rows of a phase, of a holder, and with the typed words.
class KaramaFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit KaramaFilter(KaramaModel& model, QObject* parent = nullptr);

    /// Uses in any phase are shown with each phase.
    void setPhase(std::optional<RulePhase> phase);
    void setHolder(std::optional<Faction> holder);
    void setWords(const QString& typed);
    [[nodiscard]] const KaramaRow& rowAt(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    KaramaModel& m_model;
    std::optional<RulePhase> m_phase;
    std::optional<Faction> m_holder;
    QStringList m_words; // normalized
};

/// The name of a battle's starred forces; Starred if they may be of several kinds.
enum class StarredName { Sardaukar, Fedaykin, Starred };

struct LossRow {
    LossChoice choice;
    StarredName starred;
    friend bool operator==(const LossRow&, const LossRow&) = default;
};

/// The losses that the winner of a battle can choose from (R12), in words.
class LossesModel : public TableModel<LossRow> {
    Q_DECLARE_TR_FUNCTIONS(LossesModel)

public:
    enum Column { Loss, Forces, ColumnCount };

    using TableModel::TableModel;

    void setChoices(const std::vector<LossChoice>& choices, StarredName starred);

protected:
    [[nodiscard]] QString key(const LossRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const LossRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Forces; }
};

} // namespace mentat
