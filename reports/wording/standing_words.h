#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "reports/wording/names.h"
#include "scoring/ranking/standings.h"

namespace mentat {

class Language;

/// A column of the standings: a key of the event's order, or the game that values were taken from.
struct StandingColumn {
    std::optional<size_t> key; // absent: `Standing::valuesFrom`
    QString word;              // what documents call what decided: "wins"
    QString id;                // of CSV headers; of keys that stand in the order twice "wins2"
    QString title;             // "Place points"
    bool isNumber = true;
    bool isSpare = false;   // left out where there is no room
    bool isOffWall = false; // left out on the wall alone
    bool isForAll = false;  // on web pages, phones, and boards too, which have room for few
    friend bool operator==(const StandingColumn&, const StandingColumn&) = default;
};

/// What a kind of rules says of its order; nothing where it has no standings.
struct StandingWords {
    std::vector<StandingColumn> (*columns)(const Language& language, const Event& event) = nullptr;
    /// "qualifier", in the column of the status.
    QString (*status)(const Language& language, StandingStatus status) = nullptr;
    /// Whether homes have a column even where none is known: spreadsheets count on it.
    bool alwaysHasHomes = false;
    /// A value of a key for people: "1,101", "3 · 0.5"; "–" where there is none.
    QString (*value)(const Language& language, size_t key, const OrderValue& value) = nullptr;
    /// Why a ranked row stands before the next (R4.1 to R4.5, H5), and what the other reading of
    /// R4.3 would say: "Ada Byron ahead of Blaise Pascal: 1,101 place points vs. 1,011 (H4)".
    QString (*reason)(const Language& language, const Event& event, const Standing& row,
                      const Standing& next, const NameOf& nameOf)
        = nullptr;
    /// Why a place comes before the next (R7.5, H11).
    QString (*placeReason)(const Language& language, const Event& event, const Placement& row,
                           const Placement& next, const NameOf& nameOf)
        = nullptr;
};

template <>
[[nodiscard]] const KindTable<StandingWords>& kindTable<StandingWords>();

/// The word for what separates a row from the next: of the key, else `roll`, `tie`, `last`.
[[nodiscard]] QString decidedBy(const Separation& separation,
                                const std::vector<StandingColumn>& columns);

} // namespace mentat
