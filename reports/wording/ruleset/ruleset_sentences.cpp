#include "reports/wording/ruleset/ruleset_sentences.h"

#include "model/document/ruleset/ruleset_file.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "reports/wording/ruleset/sentence_maker.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// What a ruleset says of itself and of its games; and all of it as sentences to read.
RulesetSection nameSection(const SentenceMaker& ruleset) {
    return {RulesetSection::Kind::Name,
            ruleset.words(QT_TRANSLATE_NOOP("RulesetSentences", "Name and note")),
            {ruleset.sentence(
                 QT_TRANSLATE_NOOP("RulesetSentences", "This ruleset is called %1, in short %2."),
                 {ruleset.typed("name", TypedKind::Name,
                                QT_TRANSLATE_NOOP("RulesetSentences", "Name of the ruleset")),
                  ruleset.typed("code", TypedKind::Text,
                                QT_TRANSLATE_NOOP("RulesetSentences", "Code of the ruleset"),
                                QT_TRANSLATE_NOOP("RulesetSentences", "no code"))},
                 false),
             ruleset.sentence(
                 QT_TRANSLATE_NOOP("RulesetSentences", "Note: %1"),
                 {ruleset.typed("note", TypedKind::Text,
                                QT_TRANSLATE_NOOP("RulesetSentences", "Note on the ruleset"))},
                 false)}};
}

RulesetSentence resultsSentence(const SentenceMaker& ruleset) {
    return ruleset.sentence(
        QT_TRANSLATE_NOOP("RulesetSentences", "A game's result is %1."),
        {ruleset.choice(
            "score", Scores::None,
            {QT_TRANSLATE_NOOP("RulesetSentences", "each player's place"),
             QT_TRANSLATE_NOOP("RulesetSentences", "each player's score, the highest first"),
             QT_TRANSLATE_NOOP("RulesetSentences", "each player's score, the lowest first")},
            QT_TRANSLATE_NOOP("RulesetSentences", "What the result of a game is"))});
}

RulesetSentence sharedWinSentence(const SentenceMaker& ruleset) {
    return ruleset.sentence(
        QT_TRANSLATE_NOOP("RulesetSentences", "Players who tie for first each get %1."),
        {ruleset.choice("sharedWin", SharedWin::Full,
                        {QT_TRANSLATE_NOOP("RulesetSentences", "a full win"),
                         QT_TRANSLATE_NOOP("RulesetSentences", "an equal share of a win"),
                         QT_TRANSLATE_NOOP("RulesetSentences", "no win")},
                        QT_TRANSLATE_NOOP("RulesetSentences", "What a tie for first is worth"))});
}

/// H1, H7 and the pairing by record: how people come to tables.
std::vector<RulesetSentence> seatingSentences(const SentenceMaker& ruleset) {
    const SentenceField pairing
        = ruleset.choice("pairing", Pairing::Chance,
                         {QT_TRANSLATE_NOOP("RulesetSentences", "by chance"),
                          QT_TRANSLATE_NOOP("RulesetSentences", "of players with like records")},
                         QT_TRANSLATE_NOOP("RulesetSentences", "How tables of a heat are drawn"));
    const SentenceField byes
        = ruleset.flag("byes", QT_TRANSLATE_NOOP("RulesetSentences", "has no game"),
                       QT_TRANSLATE_NOOP("RulesetSentences", "has a bye, which is a win"),
                       QT_TRANSLATE_NOOP("RulesetSentences", "What sitting out of a heat means"));
    const SentenceField ties
        = ruleset.choice("ties", TiesBy::Rolls,
                         {QT_TRANSLATE_NOOP("RulesetSentences", "by rolls"),
                          QT_TRANSLATE_NOOP("RulesetSentences", "by seed")},
                         QT_TRANSLATE_NOOP("RulesetSentences", "What splits a shared place"));
    return {
        ruleset.sentence(
            QT_TRANSLATE_NOOP("RulesetSentences", "From the second heat on, tables are drawn %1."),
            {pairing}, pairing.chosen != size_t{0}),
        ruleset.sentence(QT_TRANSLATE_NOOP("RulesetSentences", "Whoever sits out of a heat %1."),
                         {byes}, byes.chosen != size_t{0}),
        ruleset.sentence(
            QT_TRANSLATE_NOOP("RulesetSentences", "A shared place in a stage is split %1."), {ties},
            ties.chosen != size_t{0})};
}

RulesetSection gamesSection(const SentenceMaker& ruleset) {
    SentenceField labels = ruleset.typed(
        "labels", TypedKind::Labels, QT_TRANSLATE_NOOP("RulesetSentences", "What players can play"),
        QT_TRANSLATE_NOOP("RulesetSentences", "nothing listed"));
    const bool hasLabels = ruleset.countOf("labels") > 0;
    RulesetSection section{
        RulesetSection::Kind::Games,
        ruleset.words(QT_TRANSLATE_NOOP("RulesetSentences", "Games")),
        {ruleset.sentence(
             QT_TRANSLATE_NOOP("RulesetSentences", "Tables of %1."),
             {ruleset.sizes("sizes", QT_TRANSLATE_NOOP("RulesetSentences",
                                                       "Table sizes, the most wanted first"))}),
         resultsSentence(ruleset), sharedWinSentence(ruleset),
         ruleset.sentence(
             QT_TRANSLATE_NOOP("RulesetSentences", "In the standings, %1."),
             {ruleset.number(
                 "count", 0,
                 QT_TRANSLATE_N_NOOP("RulesetSentences",
                                     "each player's best %n game(s) (counts|count)"),
                 QT_TRANSLATE_NOOP("RulesetSentences", "all of a player's games count"),
                 QT_TRANSLATE_NOOP("RulesetSentences", "How many games of a player count"))}),
         ruleset.sentence(
             QT_TRANSLATE_NOOP("RulesetSentences", "Whoever drops out %1."),
             {ruleset.choice(
                 "dropouts", DropoutsRule::Last,
                 {QT_TRANSLATE_NOOP("RulesetSentences", "comes last"),
                  QT_TRANSLATE_NOOP("RulesetSentences", "is disqualified unless excused (R6.1)")},
                 QT_TRANSLATE_NOOP("RulesetSentences", "What happens to dropouts"))}),
         ruleset.sentence(QT_TRANSLATE_NOOP("RulesetSentences", "Players can play: %1."),
                          {std::move(labels)}, hasLabels)}};
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

/// A line for each element of the list, with all that is said of it.
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
