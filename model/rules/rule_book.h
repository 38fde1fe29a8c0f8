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
    /// The side whose power it stops, or whose special power it is; absent: open to everyone, stops
    /// nobody.
    std::optional<Side> holder;
    bool isSpecialPower = false;
    QString effect;
    QString target;
    QString timing;
    friend bool operator==(const KaramaUse&, const KaramaUse&) = default;
};

/// A rule, as the rules desk answers with it. In Mentat's own words.
struct RuleEntry {
    QString id; // "wbc.battle-order": stable over all versions of Mentat
    QString title;
    QString text;
    QString place; // in its source: "Phase 7, no. 1"
    RuleStatus status = RuleStatus::Rule;
    RuleTopic topic = RuleTopic::General;
    std::vector<RulePhase> phases; // empty: no particular one
    std::vector<Side> sides;       // the sides it concerns
    std::vector<GameSet> sets;     // applies only with all of these; empty: also with base alone
    std::vector<QString> keywords; // other search words
    std::vector<QString> asked;    // as asked at a table
    std::optional<QString> question;
    std::vector<RuleOption> options;
    std::vector<QString> steps; // an exact sequence
    std::optional<KaramaUse> karama;
    std::vector<QString> rules; // numbered rules of the tournament: "R6.1"
    std::vector<RuleLink> links;
    std::optional<QString> today;    // of a superseded one: the current rule, in a line
    std::optional<QString> leftOpen; // how it differs from the entries that it contradicts
    friend bool operator==(const RuleEntry&, const RuleEntry&) = default;
};

/// What people ask and no source answers, so that the desk can say so rather than show the nearest
/// entry.
struct UnansweredTopic {
    QString title; // "Hand limits"
    QString rules; // id of its kind of rules, as in event documents
    std::vector<QString> asked;
    friend bool operator==(const UnansweredTopic&, const UnansweredTopic&) = default;
};

/// The source document of entries.
struct RuleSource {
    QString id;        // prefix of its entries' ids
    QString title;     // as cited
    QString shortName; // "WBC 2022"
    QString rules;     // id of its kind of rules, as in event documents
    std::optional<GameEdition> edition;
    qint64 precedence = 0; // lower takes precedence
    friend bool operator==(const RuleSource&, const RuleSource&) = default;
};

/// Something that may interrupt a step of a turn.
struct StepInterruption {
    Interruption by = Interruption::Karama;
    QString text;
    std::optional<QString> entry;
    friend bool operator==(const StepInterruption&, const StepInterruption&) = default;
};

struct TurnStep {
    QString text;
    std::optional<QString> entry;
    std::vector<GameSet> sets; // included only with all of these; the entry's own sets count, too
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

/// A part of the table card: the event's facts, then its entries, by their steps if they have any,
/// otherwise by their texts.
struct CardPart {
    QString title;
    std::optional<CardFact> fact;
    std::vector<QString> entries; // by their ids
    friend bool operator==(const CardPart&, const CardPart&) = default;
};

/// The most frequent questions, on one sheet of paper for each table.
struct RulesCard {
    QString rules; // id of its kind of rules, as in event documents
    std::vector<CardPart> front;
    std::vector<CardPart> back;
    friend bool operator==(const RulesCard&, const RulesCard&) = default;
};

/// A turn of a game, phase by phase.
struct Turn {
    QString rules; // id of its kind of rules, as in event documents
    std::vector<TurnPhase> phases;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A document of the rules desk (resources/rules, docs/RULES_DATA.md): a source with its entries,
/// or the turn, the table card, synonyms, or unanswered topics.
struct RuleDocument {
    std::optional<RuleSource> source;
    std::vector<RuleEntry> entries;
    std::optional<Turn> turn;
    std::optional<RulesCard> card;
    std::vector<std::vector<QString>> sameWords;
    std::vector<UnansweredTopic> unanswered;
};

/// Every entry of every source, in order of precedence.
class RuleBook {
public:
    RuleBook() = default;
    explicit RuleBook(std::vector<RuleDocument> documents);

    [[nodiscard]] const std::vector<RuleSource>& sources() const { return m_sources; }
    [[nodiscard]] const std::vector<RuleEntry>& entries() const { return m_entries; }
    /// For games of this kind of rules; nullptr if there is none.
    [[nodiscard]] const Turn* turnOf(const QString& rules) const;
    /// For games of this kind of rules; nullptr if there is none.
    [[nodiscard]] const RulesCard* cardOf(const QString& rules) const;
    /// Synonyms, as words and word groups: {"worm", "shai hulud"}.
    [[nodiscard]] const std::vector<std::vector<QString>>& sameWords() const { return m_sameWords; }
    [[nodiscard]] const std::vector<UnansweredTopic>& unanswered() const { return m_unanswered; }

    /// nullptr if there is none.
    [[nodiscard]] const RuleEntry* find(const QString& id) const;
    /// The source of the entry with this id; nullptr if there is none.
    [[nodiscard]] const RuleSource* sourceOf(const QString& entryId) const;

    /// The entries that an entry overturned, and those that overturned it.
    [[nodiscard]] std::vector<const RuleEntry*> overturnedBy(const RuleEntry& newer) const;
    [[nodiscard]] std::vector<const RuleEntry*> overturnersOf(const RuleEntry& older) const;

    /// Inconsistencies between the entries: a duplicate id, one without a source, a link or step
    /// that leads nowhere, a superseded entry without its successor or the current rule, an open
    /// contradiction named on one side only, an entry on the table card that is missing or
    /// superseded. Each as a text with the id; a test checks the built-in rules with it.
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
