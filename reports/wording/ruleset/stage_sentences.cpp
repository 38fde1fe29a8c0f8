// The advanced rounds (H6 to H9).
#include "model/ruleset/ruleset.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/sentence_maker.h"

#include <algorithm>
#include <optional>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

enum class EntrantsForm { Number, ByField, ByWins };

EntrantsForm formOf(const Json& entrants) {
    if (entrants.list())
        return EntrantsForm::ByField;
    return entrants.object() ? EntrantsForm::ByWins : EntrantsForm::Number;
}

Json pairOf(qint64 field, qint64 number) {
    return Json(Json::List{Json(field), Json(number)});
}

RulesetSentence formSentence(const SentenceMaker& stage, EntrantsForm form) {
    return stage.sentence(
        Phrase("RulesetSentences", "It is entered by %1."),
        {stage.form("entrants", static_cast<size_t>(form),
                    {{Phrase("RulesetSentences", "a fixed number of players"), Json(4)},
                     {Phrase("RulesetSentences", "a number by the size of the field"),
                      Json(Json::List{pairOf(1, 4)})},
                     {Phrase("RulesetSentences", "everyone with enough wins"),
                      Json(Json::Object{{u"wins"_s, Json(1)}})}},
                    Phrase("RulesetSentences", "Who enters"))},
        false);
}

SentenceField plainNumber(const SentenceMaker& place, const char* key, Phrase name) {
    return place.number(key, 1, CountedPhrase("RulesetSentences", "%n"), nullptr, name);
}

/// The next pair to propose: the list is ascending.
Json nextPair(const SentenceMaker& pair) {
    const Json field = pair.at("0");
    const Json number = pair.at("1");
    constexpr qint64 farther = 16;
    return pairOf(field.integer() ? *field.integer() + farther : farther,
                  number.integer() ? *number.integer() * 2 : 1);
}

/// The texts of `[[from, number], …]`.
struct PairTexts {
    const char* key;
    Phrase sentence; // %1 from, %2 number
    Phrase from;
    Phrase number;
    Phrase addition;
    Json first; // if the list is empty
};

void addPairs(RulesetSection& section, const SentenceMaker& stage, const PairTexts& texts) {
    RulesetElement part{stage.where().key(texts.key), 0, stage.countOf(texts.key), {}};
    for (; part.position < part.count; ++part.position) {
        const SentenceMaker pair = stage.element(texts.key, part.position);
        part.another = nextPair(pair);
        RulesetSentence sentence
            = stage.sentence(texts.sentence, {plainNumber(pair, "0", texts.from),
                                              plainNumber(pair, "1", texts.number)});
        sentence.part = part;
        section.sentences.push_back(std::move(sentence));
    }
    if (part.count == 0)
        part.another = texts.first;
    section.additions.push_back({say(stage, texts.addition), part, section.sentences.size()});
}

void addFieldPairs(RulesetSection& section, const SentenceMaker& stage) {
    addPairs(section, stage,
             {"entrants",
              Phrase("RulesetSentences",
                     "In a field of at least %1, the top %2 in the standings enter."),
              Phrase("RulesetSentences", "Smallest field"),
              Phrase("RulesetSentences", "How many then enter"),
              Phrase("RulesetSentences", "Add a field size"), pairOf(1, 4)});
}

/// H6: a limit on winners.
RulesetSentence mostSentence(const SentenceMaker& entrants) {
    SentenceField most = entrants.typed(
        "most", TypedKind::Decimal, Phrase("RulesetSentences", "How many winners enter at most"),
        Phrase("RulesetSentences", "no limit"));
    const bool isThere = !most.value.isNull();
    return entrants.sentence(Phrase("RulesetSentences", "Winners who enter, at most: %1."),
                             {std::move(most)}, isThere);
}

void addEntrants(RulesetSection& section, const SentenceMaker& stage) {
    const EntrantsForm form = formOf(stage.at("entrants"));
    section.sentences.push_back(formSentence(stage, form));
    switch (form) {
    case EntrantsForm::Number:
        section.sentences.push_back(stage.sentence(
            Phrase("RulesetSentences", "The top %1 in the standings enter."),
            {plainNumber(stage, "entrants", Phrase("RulesetSentences", "How many enter"))}));
        break;
    case EntrantsForm::ByField: addFieldPairs(section, stage); break;
    case EntrantsForm::ByWins:
        section.sentences.push_back(stage.sentence(
            Phrase("RulesetSentences", "Everyone with %1 enters."),
            {stage.inside("entrants")
                 .number("wins", 1, CountedPhrase("RulesetSentences", "at least %n win(s)"),
                         nullptr, Phrase("RulesetSentences", "How many wins it takes to enter"))}));
        section.sentences.push_back(mostSentence(stage.inside("entrants")));
        break;
    }
}

/// H8: conditions that the last stage, which is always held, ignores.
std::vector<RulesetSentence> whetherHeld(const SentenceMaker& stage) {
    const SentenceField held = stage.number(
        "skipBelow", 0, CountedPhrase("RulesetSentences", "only if at least %n qualify"),
        Phrase("RulesetSentences", "however many qualify"),
        Phrase("RulesetSentences", "How many it takes for the stage to be held"));
    const SentenceField half
        = stage.flag("atMostHalf", Phrase("RulesetSentences", "Any part of the field"),
                     Phrase("RulesetSentences", "At most half of the field"),
                     Phrase("RulesetSentences", "How much of the field can enter"));
    const SentenceField counted
        = stage.choice("skipBy", SkipBy::Qualified,
                       {Phrase("RulesetSentences", "all who qualify"),
                        Phrase("RulesetSentences", "those who qualify and can play"),
                        Phrase("RulesetSentences", "everyone who would play")},
                       Phrase("RulesetSentences", "Who is counted for whether the stage is held"));
    const bool isHeldAnyway = held.value == Json(0);
    return {stage.sentence(Phrase("RulesetSentences", "It is held %1."), {held}, !isHeldAnyway),
            stage.sentence(Phrase("RulesetSentences", "Counted for that: %1."), {counted},
                           !isHeldAnyway && counted.chosen != size_t{0}),
            stage.sentence(Phrase("RulesetSentences", "%1 can enter."), {half},
                           half.chosen != size_t{0})};
}

/// H8: a number, or the next of several.
std::vector<RulesetSentence> fillToSentences(const SentenceMaker& stage) {
    const bool isList = stage.at("fillTo").list() != nullptr;
    const Json several(Json::List{Json(4), Json(8), Json(16)});
    std::vector<RulesetSentence> sentences{
        stage.sentence(Phrase("RulesetSentences", "Alternates are added up to %1."),
                       {stage.form("fillTo", isList ? 1 : 0,
                                   {{Phrase("RulesetSentences", "one number"), Json(0)},
                                    {Phrase("RulesetSentences", "the next of several"), several}},
                                   Phrase("RulesetSentences", "What alternates are added up to"))},
                       false)};
    if (isList) {
        sentences.push_back(stage.sentence(
            Phrase("RulesetSentences", "Alternates bring it up to the next of %1."),
            {stage.typed("fillTo", TypedKind::Numbers,
                         Phrase("RulesetSentences", "Numbers that alternates bring it up to"))}));
        return sentences;
    }
    const SentenceField fillTo = stage.number(
        "fillTo", 0, CountedPhrase("RulesetSentences", "bring it up to %n player(s)"),
        Phrase("RulesetSentences", "are not added to reach a number"),
        Phrase("RulesetSentences", "How many players alternates bring it up to"));
    const bool isNotFilled = fillTo.value == Json(0);
    sentences.push_back(
        stage.sentence(Phrase("RulesetSentences", "Alternates %1."), {fillTo}, !isNotFilled));
    return sentences;
}

/// H6: the condition for filling up the stage.
std::vector<RulesetSentence> fillWithSentences(const SentenceMaker& stage) {
    const SentenceMaker fillWith = stage.inside("fillWith");
    const bool byWins = !fillWith.at("wins").isNull();
    const bool byPlace = !byWins && !fillWith.at("place").isNull();
    std::vector<RulesetSentence> sentences{stage.sentence(
        Phrase("RulesetSentences", "Alternates need %1."),
        {stage.form("fillWith",
                    byWins    ? 1
                    : byPlace ? 2
                              : 0,
                    {{Phrase("RulesetSentences", "nothing more"), Json()},
                     {Phrase("RulesetSentences", "wins"), Json(Json::Object{{u"wins"_s, Json(1)}})},
                     {Phrase("RulesetSentences", "a high place"),
                      Json(Json::Object{{u"place"_s, Json(2)}})}},
                    Phrase("RulesetSentences", "What alternates need"))},
        false)};
    if (byWins)
        sentences.push_back(fillWith.sentence(
            Phrase("RulesetSentences", "Only alternates with %1 enter."),
            {fillWith.number("wins", 1, CountedPhrase("RulesetSentences", "at least %n win(s)"),
                             nullptr,
                             Phrase("RulesetSentences", "How many wins alternates need"))}));
    if (byPlace)
        sentences.push_back(fillWith.sentence(
            Phrase("RulesetSentences", "Only alternates with place %1 or better in a heat enter."),
            {fillWith.number("place", 1, CountedPhrase("RulesetSentences", "%n"), nullptr,
                             Phrase("RulesetSentences", "The lowest place alternates need"))}));
    return sentences;
}

std::vector<RulesetSentence> filling(const SentenceMaker& stage) {
    std::vector<RulesetSentence> sentences = fillToSentences(stage);
    const SentenceField fillTables
        = stage.flag("fillTables", Phrase("RulesetSentences", "are left as they are"),
                     Phrase("RulesetSentences", "are filled with alternates"),
                     Phrase("RulesetSentences", "What happens to tables that are not full"));
    sentences.push_back(stage.sentence(Phrase("RulesetSentences", "Tables that are not full %1."),
                                       {fillTables}, fillTables.chosen != size_t{0}));
    for (RulesetSentence& sentence : fillWithSentences(stage))
        sentences.push_back(std::move(sentence));
    return sentences;
}

/// H8: byes that reduce the field to a number.
RulesetSentence byesSentence(const SentenceMaker& stage) {
    const SentenceField byesTo = stage.number(
        "byesTo", 0, CountedPhrase("RulesetSentences", "so that close to %n (is|are) left"),
        Phrase("RulesetSentences", "only where there is no other way to seat them"),
        Phrase("RulesetSentences", "How many byes and winners come down to"));
    return stage.sentence(Phrase("RulesetSentences", "The top seeds have byes %1."), {byesTo},
                          byesTo.value != Json(0));
}

/// H9: a number of tables other than the sizes give, and where the smaller ones go.
void addGivenTables(RulesetSection& section, const SentenceMaker& stage) {
    const Json tables = stage.at("tables");
    const bool isList = tables.list() != nullptr;
    const size_t form = tables.isNull() ? 0 : isList ? 2 : 1;
    section.sentences.push_back(stage.sentence(
        Phrase("RulesetSentences", "The number of tables follows from %1."),
        {stage.form("tables", form,
                    {{Phrase("RulesetSentences", "their sizes"), Json()},
                     {Phrase("RulesetSentences", "nothing: it is fixed"), Json(2)},
                     {Phrase("RulesetSentences", "how many sit down"),
                      Json(Json::List{pairOf(6, 2), pairOf(12, 3)})}},
                    Phrase("RulesetSentences", "What the number of tables follows from"))},
        false));
    if (form == 1)
        section.sentences.push_back(stage.sentence(
            Phrase("RulesetSentences", "It has %1, whatever their sizes."),
            {stage.number("tables", 1, CountedPhrase("RulesetSentences", "%n table(s)"), nullptr,
                          Phrase("RulesetSentences", "How many tables"))}));
    if (form == 2)
        addPairs(section, stage,
                 {"tables",
                  Phrase("RulesetSentences", "From %1 players on, the number of tables is %2."),
                  Phrase("RulesetSentences", "Fewest players"),
                  Phrase("RulesetSentences", "How many tables then"),
                  Phrase("RulesetSentences", "Add a number of players"), pairOf(4, 1)});
    const SentenceField small
        = stage.choice("small", SmallTables::Last,
                       {Phrase("RulesetSentences", "come last"),
                        Phrase("RulesetSentences", "come first, for the top seeds")},
                       Phrase("RulesetSentences", "Where smaller tables come"));
    section.sentences.push_back(stage.sentence(Phrase("RulesetSentences", "Smaller tables %1."),
                                               {small}, small.chosen != size_t{0}));
}

/// H9: a keyword or a pattern.
std::vector<RulesetSentence> stageSeatingSentences(const SentenceMaker& stage) {
    const bool isPattern = stage.at("seeding").object() != nullptr;
    SentenceField seeding
        = stage.choice("seeding", Seeding::Snake,
                       {Phrase("RulesetSentences", "by seed, in a snake over the tables"),
                        Phrase("RulesetSentences", "by seed, the best together at table 1"),
                        Phrase("RulesetSentences", "in rows of seeds, by chance in each row"),
                        Phrase("RulesetSentences", "by chance")},
                       Phrase("RulesetSentences", "How players are seated"));
    const Json example(
        Json::Object{{u"pattern"_s, Json(Json::List{Json(Json::List{Json(1), Json(4)}),
                                                    Json(Json::List{Json(2), Json(3)})})}});
    seeding.choices.push_back({say(stage, Phrase("RulesetSentences", "by a pattern of seeds")),
                               isPattern ? stage.at("seeding") : example});
    if (isPattern) {
        seeding.chosen = seeding.choices.size() - 1;
        seeding.text = seeding.choices.back().words;
    }
    std::vector<RulesetSentence> sentences{stage.sentence(
        Phrase("RulesetSentences", "Players are seated %1."), {std::move(seeding)}, !isPattern)};
    if (isPattern)
        sentences.push_back(stage.sentence(
            Phrase("RulesetSentences",
                   "Players are seated by seed, table after table: %1; tables of other "
                   "sizes in a snake."),
            {stage.inside("seeding").typed(
                "pattern", TypedKind::Pattern,
                Phrase("RulesetSentences", "The seeds of each table"))}));
    return sentences;
}

/// H7, H9.
std::vector<RulesetSentence> course(const SentenceMaker& stage) {
    std::vector<RulesetSentence> sentences{stage.sentence(
        Phrase("RulesetSentences", "At each table, %1."),
        {stage.number("advance", 1,
                      CountedPhrase("RulesetSentences", "the top %n (advances|advance)"), nullptr,
                      Phrase("RulesetSentences", "How many of a table advance"))})};
    for (RulesetSentence& sentence : stageSeatingSentences(stage))
        sentences.push_back(std::move(sentence));
    return sentences;
}

RulesetSentence tablesSentence(const SentenceMaker& stage, bool isFinal) {
    return stage.sentence(
        isFinal ? Phrase("RulesetSentences", "One table of %1.")
                : Phrase("RulesetSentences", "Tables of %1."),
        {stage.sizes("sizes", Phrase("RulesetSentences", "Table sizes, the most wanted first"),
                     Phrase("RulesetSentences", "the same sizes as in the heats"))});
}

/// The usual names of advanced rounds, in playing order.
constexpr Phrase usualStages[]
    = {Phrase("RulesetSentences", "Quarterfinal"), Phrase("RulesetSentences", "Semifinal"),
       Phrase("RulesetSentences", "Final")};

/// Proposes stages to add: a usual one where it belongs, or a numbered one.
class NewStages {
public:
    explicit NewStages(const SentenceMaker& ruleset) : m_ruleset(ruleset) {
        for (size_t i = 0; i < ruleset.countOf("stages"); ++i)
            m_names.push_back(ruleset.element("stages", i).at("name"));
    }

    /// Where the next stage belongs: a missing usual one before its successors, any other before
    /// all.
    [[nodiscard]] size_t position() const {
        const auto missing = latestMissing();
        return missing ? placeOf(*missing) : placeOf(0);
    }
    [[nodiscard]] Json at(size_t position) const {
        for (size_t usual = std::size(usualStages); usual-- > 0;) {
            if (!isThere(usual) && placeOf(usual) == position)
                return named(say(m_ruleset, usualStages[usual]));
        }
        qint64 number = static_cast<qint64>(m_names.size()) + 1;
        while (std::ranges::find(m_names, Json(numbered(number))) != m_names.end())
            ++number;
        return named(numbered(number));
    }

private:
    [[nodiscard]] bool isThere(size_t usual) const {
        return std::ranges::find(m_names, Json(say(m_ruleset, usualStages[usual])))
               != m_names.end();
    }
    [[nodiscard]] std::optional<size_t> latestMissing() const {
        for (size_t usual = std::size(usualStages); usual-- > 0;) {
            if (!isThere(usual))
                return usual;
        }
        return std::nullopt;
    }
    /// Before the first stage that is played at the same time or later.
    [[nodiscard]] size_t placeOf(size_t usual) const {
        const auto isLater = [&](const Json& name) {
            return std::ranges::any_of(std::span(usualStages).subspan(usual), [&](Phrase later) {
                return name == Json(say(m_ruleset, later));
            });
        };
        return static_cast<size_t>(std::ranges::find_if(m_names, isLater) - m_names.begin());
    }
    [[nodiscard]] QString numbered(qint64 number) const {
        return say(m_ruleset, Phrase("RulesetSentences", "Stage %1"),
                   {m_ruleset.language().number(number)});
    }
    static Json named(const QString& name) { return Json(Json::Object{{u"name"_s, Json(name)}}); }

    const SentenceMaker& m_ruleset;
    std::vector<Json> m_names;
};

RulesetSection stageSection(const SentenceMaker& stage, const RulesetElement& part) {
    const bool isFinal = part.position + 1 == part.count;
    RulesetSection section{
        RulesetSection::Kind::Stage, typedText(TypedKind::Name, stage.at("name")), {}};
    RulesetSentence name = stage.sentence(
        Phrase("RulesetSentences", "This stage is called %1."),
        {stage.typed("name", TypedKind::Name, Phrase("RulesetSentences", "Name of the stage"))},
        false);
    name.part = part;
    section.sentences.push_back(std::move(name));
    if (part.position == 0 || !stage.at("entrants").isNull())
        addEntrants(section, stage);
    section.sentences.push_back(tablesSentence(stage, isFinal));
    const auto add = [&](std::vector<RulesetSentence> sentences, bool isIdle) {
        for (RulesetSentence& sentence : sentences) {
            if (isIdle) {
                sentence.isRead = false;
                sentence.pieces.emplace_back(
                    u' ' + say(stage, Phrase("RulesetSentences", "(Not for the last stage.)")));
            }
            section.sentences.push_back(std::move(sentence));
        }
    };
    // The last stage ignores these (H8), so show them only if the document has them.
    const auto hasAny = [&](std::initializer_list<const char*> keys) {
        return std::ranges::any_of(keys, [&](const char* key) { return !stage.at(key).isNull(); });
    };
    if (!isFinal)
        addGivenTables(section, stage);
    if (!isFinal || hasAny({"skipBelow", "skipBy", "atMostHalf"}))
        add(whetherHeld(stage), isFinal);
    add(filling(stage), false);
    if (!isFinal || hasAny({"byesTo"}))
        add({byesSentence(stage)}, isFinal);
    if (!isFinal || hasAny({"advance", "seeding"}))
        add(course(stage), isFinal);
    return section;
}

} // namespace

std::vector<RulesetSection> stageSections(const SentenceMaker& ruleset) {
    const NewStages added(ruleset);
    RulesetElement part{ruleset.where().key("stages"), 0, ruleset.countOf("stages"), {}};
    std::vector<RulesetSection> sections;
    for (; part.position < part.count; ++part.position) {
        part.another = added.at(part.position + 1);
        sections.push_back(stageSection(ruleset.element("stages", part.position), part));
    }
    if (sections.empty()) {
        sections.push_back(
            {RulesetSection::Kind::Stage,
             say(ruleset, Phrase("RulesetSentences", "Stages")),
             {ruleset.sentence(
                 Phrase("RulesetSentences", "None: the standings are the final places."), {})}});
    }
    part.position = added.position();
    part.another = added.at(part.position);
    sections.back().additions.push_back({say(ruleset, Phrase("RulesetSentences", "Add a stage")),
                                         part, sections.back().sentences.size()});
    return sections;
}

} // namespace mentat
