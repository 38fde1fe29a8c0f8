#include "reports/wording/ruleset/ruleset_sentences.h"

#include "model/document/ruleset/ruleset_file.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "reports/wording/ruleset/sentence_maker.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// What a ruleset says about itself and its games; then all sentences as text.
RulesetSection nameSection(const SentenceMaker& ruleset) {
    return {RulesetSection::Kind::Name,
            say(ruleset, Phrase("RulesetSentences", "Name and note")),
            {ruleset.sentence(Phrase("RulesetSentences", "This ruleset is called %1, in short %2."),
                              {ruleset.typed("name", TypedKind::Name,
                                             Phrase("RulesetSentences", "Name of the ruleset")),
                               ruleset.typed("code", TypedKind::Text,
                                             Phrase("RulesetSentences", "Code of the ruleset"),
                                             Phrase("RulesetSentences", "no code"))},
                              false),
             ruleset.sentence(Phrase("RulesetSentences", "Note: %1"),
                              {ruleset.typed("note", TypedKind::Text,
                                             Phrase("RulesetSentences", "Note on the ruleset"))},
                              false)}};
}

RulesetSentence resultsSentence(const SentenceMaker& ruleset) {
    return ruleset.sentence(
        Phrase("RulesetSentences", "A game's result is %1."),
        {ruleset.choice("score", Scores::None,
                        {Phrase("RulesetSentences", "each player's place"),
                         Phrase("RulesetSentences", "each player's score, the highest first"),
                         Phrase("RulesetSentences", "each player's score, the lowest first")},
                        Phrase("RulesetSentences", "What the result of a game is"))});
}

RulesetSentence sharedWinSentence(const SentenceMaker& ruleset) {
    return ruleset.sentence(
        Phrase("RulesetSentences", "Players who tie for first each get %1."),
        {ruleset.choice("sharedWin", SharedWin::Full,
                        {Phrase("RulesetSentences", "a full win"),
                         Phrase("RulesetSentences", "an equal share of a win"),
                         Phrase("RulesetSentences", "no win")},
                        Phrase("RulesetSentences", "What a tie for first is worth"))});
}

/// H1, H7, and pairing by record: how tables are seated.
std::vector<RulesetSentence> seatingSentences(const SentenceMaker& ruleset) {
    const SentenceField pairing
        = ruleset.choice("pairing", Pairing::Chance,
                         {Phrase("RulesetSentences", "by chance"),
                          Phrase("RulesetSentences", "of players with like records")},
                         Phrase("RulesetSentences", "How tables of a heat are drawn"));
    const SentenceField byes
        = ruleset.flag("byes", Phrase("RulesetSentences", "has no game"),
                       Phrase("RulesetSentences", "has a bye, which is a win"),
                       Phrase("RulesetSentences", "What sitting out of a heat means"));
    const SentenceField ties = ruleset.choice(
        "ties", TiesBy::Rolls,
        {Phrase("RulesetSentences", "by rolls"), Phrase("RulesetSentences", "by seed")},
        Phrase("RulesetSentences", "What splits a shared place"));
    return {ruleset.sentence(
                Phrase("RulesetSentences", "From the second heat on, tables are drawn %1."),
                {pairing}, pairing.chosen != size_t{0}),
            ruleset.sentence(Phrase("RulesetSentences", "Whoever sits out of a heat %1."), {byes},
                             byes.chosen != size_t{0}),
            ruleset.sentence(Phrase("RulesetSentences", "A shared place in a stage is split %1."),
                             {ties}, ties.chosen != size_t{0})};
}

RulesetSection gamesSection(const SentenceMaker& ruleset) {
    SentenceField labels = ruleset.typed("labels", TypedKind::Labels,
                                         Phrase("RulesetSentences", "What players can play"),
                                         Phrase("RulesetSentences", "nothing listed"));
    const bool hasLabels = ruleset.countOf("labels") > 0;
    RulesetSection section{
        RulesetSection::Kind::Games,
        say(ruleset, Phrase("RulesetSentences", "Games")),
        {ruleset.sentence(Phrase("RulesetSentences", "Tables of %1."),
                          {ruleset.sizes("sizes", Phrase("RulesetSentences",
                                                         "Table sizes, the most wanted first"))}),
         resultsSentence(ruleset), sharedWinSentence(ruleset),
         ruleset.sentence(
             Phrase("RulesetSentences", "In the standings, %1."),
             {ruleset.number(
                 "count", 0,
                 CountedPhrase("RulesetSentences", "each player's best %n game(s) (counts|count)"),
                 Phrase("RulesetSentences", "all of a player's games count"),
                 Phrase("RulesetSentences", "How many games of a player count"))}),
         ruleset.sentence(
             Phrase("RulesetSentences", "Whoever drops out %1."),
             {ruleset.choice("dropouts", DropoutsRule::Last,
                             {Phrase("RulesetSentences", "comes last"),
                              Phrase("RulesetSentences", "is disqualified unless excused (R6.1)")},
                             Phrase("RulesetSentences", "What happens to dropouts"))}),
         ruleset.sentence(Phrase("RulesetSentences", "Players can play: %1."), {std::move(labels)},
                          hasLabels)}};
    for (RulesetSentence& sentence : seatingSentences(ruleset))
        section.sentences.push_back(std::move(sentence));
    return section;
}

QStringList readSentences(const std::vector<RulesetSentence>& sentences) {
    QStringList texts;
    for (const RulesetSentence& sentence : sentences) {
        if (sentence.isRead)
            texts.append(sentence.text());
    }
    return texts;
}

/// A line for each element of the list, with all its sentences.
QStringList readElements(const std::vector<RulesetSentence>& sentences) {
    QStringList texts;
    for (const RulesetSentence& sentence : sentences) {
        if (!sentence.isRead)
            continue;
        if (sentence.within && !texts.isEmpty())
            texts.last() += u' ' + sentence.text();
        else
            texts.append(sentence.text());
    }
    return texts;
}

} // namespace

std::vector<RulesetSection> rulesetSections(const Language& language, const Json& document) {
    const SentenceMaker ruleset(language, document, Pointer().key("ruleset"));
    if (!ruleset.value().object())
        return {};
    std::vector<RulesetSection> sections{gamesSection(ruleset), orderSection(ruleset)};
    for (RulesetSection& stage : stageSections(ruleset))
        sections.push_back(std::move(stage));
    sections.push_back(eliminatedSection(ruleset));
    sections.push_back(nameSection(ruleset));
    return sections;
}

RulesetSentences rulesetSentences(const Language& language, const Ruleset& ruleset) {
    RulesetSentences all;
    for (const RulesetSection& section : rulesetSections(language, writeRulesetDocument(ruleset))) {
        switch (section.kind) {
        case RulesetSection::Kind::Name: break;
        case RulesetSection::Kind::Games: all.games = readSentences(section.sentences); break;
        case RulesetSection::Kind::Order: all.order = readElements(section.sentences); break;
        case RulesetSection::Kind::Stage:
            all.stages.push_back({section.title, readSentences(section.sentences)});
            break;
        case RulesetSection::Kind::Eliminated:
            all.eliminated = readElements(section.sentences);
            break;
        }
    }
    return all;
}

} // namespace mentat
