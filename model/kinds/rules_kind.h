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

/// Which of the facts that every Event has room for those of a kind of rules have.
struct CommonFacts {
    bool sets = true;
    bool awardDecisions = true;
    bool sheetLabels = true; // what the columns of a result are called
    bool byes = false;       // games of one seat (H2)
    bool variants = true;    // what somebody wants to play, and their copies of it (R1.5)
    std::vector<SettingKey> settingKeys{allSettings().begin(), allSettings().end()};
    Settings settings = {}; // before any is changed
};

/// What the model asks of a kind of rules. Nothing outside the folders dune, storm, and ruleset of
/// a layer asks which one an event has.
struct RulesKind {
    QLatin1StringView id; // `rules` in the event document
    Play (*emptyPlay)();
    /// The errors R10.1–R10.10 in the kind's own part; of a play that had none until these edits,
    /// what they did not touch need not be looked at again (nullptr: look at everything).
    void (*addErrors)(const Event& event, const KnownPlayers& players, const EditList* edits,
                      Findings& findings);
    /// Games of the event, the final apart.
    size_t (*gameCount)(const Play& play);
    /// What is set up of another year's play before anybody is registered.
    Play (*nextYear)(const Play& last, const YearShift& shift);
    const CommonFacts& (*facts)();
    /// What somebody can play; none where all play the same.
    std::span<const SideRow> sides{};
};

template <>
[[nodiscard]] const KindTable<RulesKind>& kindTable<RulesKind>();
/// The kind of this id; nullptr: there is none.
[[nodiscard]] const RulesKind* kindById(QStringView id);
/// Those of a kind that has all of them.
[[nodiscard]] const CommonFacts& allFacts();
/// Those of a kind whose results stand on sheets of its own.
[[nodiscard]] const CommonFacts& factsWithOwnSheets();

} // namespace mentat
