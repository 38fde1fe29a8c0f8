#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "scoring/ranking/standings.h"

namespace mentat {

class Language;

/// A column of the standings: a key of the event's order, or the game whose values were used.
struct StandingColumn {
    std::optional<size_t> key; // absent: `Standing::valuesFrom`
    QString word;              // the documents' word for a decision by it: "wins"
    QString id;                // for CSV headers; "wins2" for a key that occurs twice in the order
    QString title;             // "Place points"
    bool isNumber = true;
    bool isSpare = false;   // omitted for lack of room
    bool isOffWall = false; // omitted on the wall only
    bool isForAll = false;  // also on web pages, phones, and boards, which have room for few
    friend bool operator==(const StandingColumn&, const StandingColumn&) = default;
};

/// A kind of rules' words for its order; empty if it has no standings.
struct StandingWords {
    std::vector<StandingColumn> (*columns)(const Language& language, const Event& event) = nullptr;
    /// "qualifier", in the column of the status.
    QString (*status)(const Language& language, StandingStatus status) = nullptr;
    /// Whether hometowns have a column even if none is known: spreadsheets rely on it.
    bool alwaysHasHomes = false;
    /// A key's value as text, with at least as many decimals: "1,101", "3 · 0.5"; "–" if absent.
    QString (*value)(const Language& language, size_t key, const OrderValue& value, int decimals)
        = nullptr;
    /// What separates a ranked row from the next (R4.1 to R4.5, H5), and what the other reading of
    /// R4.3 would say: "Ada Byron ahead of Blaise Pascal: 1,101 place points vs. 1,011 (H4)".
    /// Without nameOf, as is enough between the two rows: "1,101 place points vs. 1,011 (H4)".
    QString (*reason)(const Language& language, const Event& event, const Standing& row,
                      const Standing& next, const NameOf& nameOf)
        = nullptr;
    /// What separates a place from the next (R7.5, H11). A ruleset's is said without nameOf too, as
    /// is enough between the two rows.
    QString (*placeReason)(const Language& language, const Event& event, const Placement& row,
                           const Placement& next, const NameOf& nameOf)
        = nullptr;
    /// R4.5, H5: says that all of %1 share a rank.
    Phrase tied = nullptr;
    /// R7.5, H11: says that all of %1 share a place.
    Phrase placeTied = nullptr;
};

template <>
[[nodiscard]] const KindTable<StandingWords>& kindTable<StandingWords>();

/// The decimals in a number's text; 0 for any other value.
[[nodiscard]] int decimalsOf(const OrderValue& value);

/// Everyone who shares the rank or place of the row: its player, then the others in their order.
[[nodiscard]] std::vector<PlayerId> tiedWith(const std::vector<Standing>& ranked, size_t row);
[[nodiscard]] std::vector<PlayerId> tiedWith(const std::vector<Placement>& places, size_t row);
/// "Ada Byron, Blaise Pascal, Carl Gauss, and 2 more are tied on everything …"
[[nodiscard]] QString tieText(const Language& language, const Event& event,
                              const std::vector<PlayerId>& players, const NameOf& nameOf);
/// What separates places[row] from the next (StandingWords::placeReason); with names, a tie names
/// all who share the place, its player first. Empty for the last place.
[[nodiscard]] QString placementText(const Language& language, const Event& event,
                                    const std::vector<Placement>& places, size_t row,
                                    const NameOf& nameOf);

/// "%1 ahead of %2: " and the reason; without names only the reason, as a sentence.
[[nodiscard]] QString aheadText(const Language& language, const QStringList& names,
                                const QString& reason);

/// The word for what separates a row from the next: the key's, or `roll`, `tie`, `last`.
[[nodiscard]] QString decidedBy(const Separation& separation,
                                const std::vector<StandingColumn>& columns);

} // namespace mentat
