#pragma once

#include "model/errors.h"
#include "model/event.h"
#include "model/finding.h"
#include "model/kinds/kind_table.h"
#include "model/next_year.h"
#include "model/setting_table.h"

#include <optional>
#include <span>

namespace mentat {

/// Which of the facts in Event a kind of rules uses.
struct CommonFacts {
    bool sets = true;
    bool awardDecisions = true;
    bool sheetLabels = true; // names of the result columns
    bool byes = false;       // games of one seat (H2)
    bool variants = true;    // preferences and copies (R1.5)
    std::vector<SettingKey> settingKeys{allSettings().begin(), allSettings().end()};
    Settings settings = {}; // initial values
};

/// What a kind of rules supplies to the model. Only the dune, storm, and ruleset folders of a layer
/// may ask for an event's kind.
struct RulesKind {
    QLatin1StringView id; // `rules` in the event document
    Play (*emptyPlay)();
    /// The errors R10.1–R10.10 in the kind's part; for a play without errors before these edits,
    /// what they left alone may be skipped (nullptr: check everything).
    void (*addErrors)(const Event& event, const KnownPlayers& players, const EditList* edits,
                      Findings& findings);
    /// Games of the event, without the final.
    size_t (*gameCount)(const Play& play);
    /// What is kept from last year's play when a new event is set up.
    Play (*nextYear)(const Play& last, const YearShift& shift);
    const CommonFacts& (*facts)();
    /// What players can play; empty if all play the same.
    std::span<const SideRow> sides{};
};

template <>
[[nodiscard]] const KindTable<RulesKind>& kindTable<RulesKind>();
/// The kind with this id; nullptr if there is none.
[[nodiscard]] const RulesKind* kindById(QStringView id);
/// For a kind that uses all of them.
[[nodiscard]] const CommonFacts& allFacts();
/// For a kind with its own sheets for results.
[[nodiscard]] const CommonFacts& factsWithOwnSheets();

} // namespace mentat
