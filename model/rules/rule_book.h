#pragma once

#include "model/finding.h"
#include "model/rules/rule_words.h"
#include "model/values/side.h"

#include <QString>
#include <QStringList>

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
    std::optional<Side> holder;
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
    std::vector<Side> sides;       // whose play it is about
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
    QString rules; // the kind of rules that it is for, as in event documents
    std::vector<QString> asked;
    friend bool operator==(const UnansweredTopic&, const UnansweredTopic&) = default;
};

/// A document that entries come from.
struct RuleSource {
    QString id;        // what its entries' ids begin with
    QString title;     // as one would cite it
    QString shortName; // "WBC 2022"
    QString rules;     // the kind of rules that it is for, as in event documents
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
    QString rules; // the kind of rules that it is for, as in event documents
    std::vector<CardPart> front;
    std::vector<CardPart> back;
    friend bool operator==(const RulesCard&, const RulesCard&) = default;
};

/// A turn of a game, phase by phase.
struct Turn {
    QString rules; // the kind of rules that it is for, as in event documents
    std::vector<TurnPhase> phases;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// What one document of the rules desk holds (resources/rules, docs/RULES_DATA.md): a source with
/// its entries, or the turn, the table card, words that mean the same, or what the sources do not
/// answer.
struct RuleDocument {
    std::optional<RuleSource> source;
    std::vector<RuleEntry> entries;
    std::optional<Turn> turn;
    std::optional<RulesCard> card;
    std::vector<std::vector<QString>> sameWords;
    std::vector<UnansweredTopic> unanswered;
};

/// Every entry of every source, in the order of their precedence.
class RuleBook {
public:
    RuleBook() = default;
    explicit RuleBook(std::vector<RuleDocument> documents);

    [[nodiscard]] const std::vector<RuleSource>& sources() const { return m_sources; }
    [[nodiscard]] const std::vector<RuleEntry>& entries() const { return m_entries; }
    /// Of games of this kind of rules; nullptr where none is told.
    [[nodiscard]] const Turn* turnOf(const QString& rules) const;
    /// Of games of this kind of rules; nullptr where none is told.
    [[nodiscard]] const RulesCard* cardOf(const QString& rules) const;
    /// Words and word groups of which each finds the others: {"worm", "shai hulud"}.
    [[nodiscard]] const std::vector<std::vector<QString>>& sameWords() const { return m_sameWords; }
    [[nodiscard]] const std::vector<UnansweredTopic>& unanswered() const { return m_unanswered; }

    /// nullptr where there is none.
    [[nodiscard]] const RuleEntry* find(const QString& id) const;
    /// The source that an entry of this id comes from; nullptr where there is none.
    [[nodiscard]] const RuleSource* sourceOf(const QString& entryId) const;

    /// The entries that an entry overturned, and those that overturned it.
    [[nodiscard]] std::vector<const RuleEntry*> overturnedBy(const RuleEntry& newer) const;
    [[nodiscard]] std::vector<const RuleEntry*> overturnersOf(const RuleEntry& older) const;

    /// What is wrong between the entries: an id twice, one that is of no source, a link or a step
    /// that leads nowhere, a superseded entry that does not name what overturned it and the rule of
    /// today, an open contradiction that is named on one side only, an entry on the table card that
    /// is none or holds no more. Each in words, with the id; a
    /// test holds the built-in rules against it.
    [[nodiscard]] QStringList faults() const;

private:
    [[nodiscard]] QStringList faultsOfStanding(const RuleEntry& entry) const;
    [[nodiscard]] QStringList faultsOfCards() const;

    std::vector<RuleSource> m_sources;
    std::vector<RuleEntry> m_entries;
    std::vector<Turn> m_turns;
    std::vector<RulesCard> m_cards;
    std::vector<std::vector<QString>> m_sameWords;
    std::vector<UnansweredTopic> m_unanswered;
};

} // namespace mentat
