#pragma once

#include "model/faction.h"
#include "model/rules/rule_words.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

struct RuleLink {
    RuleLinkKind kind = RuleLinkKind::See;
    QString to; // an entry's id
    friend bool operator==(const RuleLink&, const RuleLink&) = default;
};

/// An answer that a source offers to its question.
struct RuleOption {
    QString text;
    bool isChosen = false;
    friend bool operator==(const RuleOption&, const RuleOption&) = default;
};

/// A use of a Karama card: a row of the table.
struct KaramaUse {
    std::optional<RulePhase> phase; // absent: any
    /// Whose power it stops, or whose special power it is; absent: open to everybody, stops nobody.
    std::optional<Faction> holder;
    bool isSpecialPower = false;
    QString effect;
    QString target;
    QString timing;
    friend bool operator==(const KaramaUse&, const KaramaUse&) = default;
};

/// One rule, as the rules desk answers with it. In the program's own words.
struct RuleEntry {
    QString id; // "wbc.battle-order": stable over all versions of the program
    QString title;
    QString text;
    QString place; // in its source: "Phase 7, no. 1"
    RuleStatus status = RuleStatus::Rule;
    RuleTopic topic = RuleTopic::General;
    std::vector<RulePhase> phases; // none: no particular one
    std::vector<Faction> factions; // whose play it is about
    std::vector<GameSet> sets;     // it matters only with all of these; none: also with base alone
    std::vector<QString> keywords; // what else somebody may look for
    std::vector<QString> asked;    // as it is asked at a table
    std::optional<QString> question;
    std::vector<RuleOption> options;
    std::vector<QString> steps; // an exact order
    std::optional<KaramaUse> karama;
    std::vector<QString> rules; // of the tournament's numbered rules: "R6.1"
    std::vector<RuleLink> links;
    std::optional<QString> today;    // of a superseded one: the rule of today, in a line
    std::optional<QString> leftOpen; // in what it and those that it contradicts differ
    friend bool operator==(const RuleEntry&, const RuleEntry&) = default;
};

/// What people ask and none of the sources answers, so that the desk can say so instead of giving
/// the nearest entry for an answer.
struct UnansweredTopic {
    QString title; // "Hand limits"
    QString rules; // the event format that it is for, as in event documents
    std::vector<QString> asked;
    friend bool operator==(const UnansweredTopic&, const UnansweredTopic&) = default;
};

/// A document that entries come from.
struct RuleSource {
    QString id;        // what its entries' ids begin with
    QString title;     // as one would cite it
    QString shortName; // "WBC 2022"
    QString rules;     // the event format that it is for, as in event documents
    std::optional<GameEdition> edition;
    qint64 precedence = 0; // lower stands before
    friend bool operator==(const RuleSource&, const RuleSource&) = default;
};

/// What may interrupt a step of a turn.
struct StepInterruption {
    Interruption by = Interruption::Karama;
    QString text;
    std::optional<QString> entry;
    friend bool operator==(const StepInterruption&, const StepInterruption&) = default;
};

struct TurnStep {
    QString text;
    std::optional<QString> entry;
    std::vector<GameSet> sets; // it is taken only with all of these; those of its entry count too
    std::vector<StepInterruption> interruptions;
    friend bool operator==(const TurnStep&, const TurnStep&) = default;
};

/// A phase of a turn, step by step.
struct TurnPhase {
    RulePhase phase = RulePhase::Setup;
    QString title;
    std::vector<TurnStep> steps;
    friend bool operator==(const TurnPhase&, const TurnPhase&) = default;
};

/// A part of the table card: what the event says, then its entries, with their steps where they
/// have some and their texts otherwise.
struct CardPart {
    QString title;
    std::optional<CardFact> fact;
    std::vector<QString> entries; // by their ids
    friend bool operator==(const CardPart&, const CardPart&) = default;
};

/// What is asked most, for one sheet of paper on each table.
struct RulesCard {
    QString rules; // the event format that it is for, as in event documents
    std::vector<CardPart> front;
    std::vector<CardPart> back;
    friend bool operator==(const RulesCard&, const RulesCard&) = default;
};

/// A turn of a game, phase by phase.
struct Turn {
    QString rules; // the event format that it is for, as in event documents
    std::vector<TurnPhase> phases;
    friend bool operator==(const Turn&, const Turn&) = default;
};

} // namespace mentat
