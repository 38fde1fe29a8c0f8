#pragma once

#include "app/cli/output/output.h"
#include "model/event.h"
#include "model/values/numbers.h"
#include "reports/wording/award_wording.h"
#include "scoring/statistics/figure.h"

namespace mentat {

/// Shared by several answers.

[[nodiscard]] Json idsJson(const std::vector<PlayerId>& players);
/// null where unknown.
[[nodiscard]] Json amountJson(const std::optional<qint64>& amount);
/// As a number with at most three decimals; a whole one without any.
[[nodiscard]] Json numberOfThousandths(qint64 thousandths);
[[nodiscard]] Json thousandthsJson(const Fraction& fraction);

/// The bare names of an event's players, for JSON. Keeps pointers into the event.
class Names {
public:
    explicit Names(const Event& event) : m_players(event) {}
    /// The id itself if it is unknown.
    [[nodiscard]] QString operator()(const PlayerId& player) const {
        const Player* known = m_players.find(player);
        return known ? known->name.text() : player.text();
    }

private:
    PlayerIndex m_players;
};

/// Shown only if --explain added it.
[[nodiscard]] GridColumn reasonColumn();

/// Shared by statistics and history.

/// With at most three decimals; null if absent.
[[nodiscard]] Json decimalJson(const std::optional<double>& number);
/// {"mean", "known", "unknown"}; scale: the reported unit in units of the sum.
[[nodiscard]] Json meanJson(const GameMean& mean, double scale = 1);
/// {"mean", "best", "known", "unknown"} of normalized PP.
[[nodiscard]] Json normalizedJson(const SideFigures& side);
/// Wins and games of a side, with the share and its interval.
[[nodiscard]] Json::Object sideJson(const SideFigures& side);
[[nodiscard]] Json sidesJson(const std::vector<SideFigures>& sides);

/// The keys of these, below a path that ends with a dot.
void addMeanColumns(Columns& columns, const QString& path);
void addSideColumns(Columns& columns, const QString& path);
/// Keys below a path that ends with a dot, or is empty.
void addColumns(Columns& columns, const QString& path, const QStringList& keys);
[[nodiscard]] Columns keyed(const QStringList& keys);

/// A heading with a list below it as a table for people; nothing if the list is empty.
[[nodiscard]] QString listTable(const QString& heading, const Json& list, const Columns& columns);
/// Flattens the lists at `key`: each inner element follows the named members of its parent, which
/// override members of the same name.
[[nodiscard]] Json unfolded(const Json& list, const QStringList& parents, const QString& key);
/// An object with a heading; null: nothing to show.
struct HeadedObject {
    QString heading;
    const Json& object;
};
/// Objects side by side as a table for people, one line per key.
[[nodiscard]] QString turnedTable(const std::vector<HeadedObject>& objects, const Columns& columns);

} // namespace mentat
