// The keys of the standings (H4), and those that separate players eliminated in one stage (H11).
#include "model/ruleset/ruleset.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/sentence_maker.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// `{"by": …}` with its required parameters.
Json keyBy(OrderBy by) {
    Json::Member word{u"by"_s, Json(idOf(by))};
    if (by != OrderBy::PlacePoints)
        return Json(Json::Object{std::move(word)});
    Json points(Json::List{Json(4), Json(3), Json(2), Json(1)});
    return Json(Json::Object{std::move(word), {u"points"_s, std::move(points)}});
}

/// The list element with this `by`; absent for an unknown word.
template <class By>
std::optional<By> byOf(const SentenceMaker& element) {
    const Json by = element.at("by");
    return by.text() ? enumFromId<By>(*by.text()) : std::nullopt;
}

/// Choosing another `by` replaces the whole element: parameters belong to one key only.
template <class By>
SentenceField byField(const SentenceMaker& element, std::vector<RulesetChoice> choices,
                      Phrase name) {
    SentenceField field = element.chosen("by", Json(), std::move(choices), name);
    field.where = element.where();
    field.value = element.value();
    if (const auto by = byOf<By>(element)) {
        field.chosen = static_cast<size_t>(*by);
        field.text = field.choices[*field.chosen].words;
    }
    return field;
}

SentenceField takeField(const SentenceMaker& key, Take usual) {
    return key.choice("take", usual,
                      {Phrase("RulesetSentences", "the total of a player's games"),
                       Phrase("RulesetSentences", "the average of a player's games"),
                       Phrase("RulesetSentences", "a player's best game")},
                      Phrase("RulesetSentences", "How several games count"));
}

SentenceField behindField(const SentenceMaker& key) {
    SentenceField field = key.typed("places", TypedKind::SomeNumbers,
                                    Phrase("RulesetSentences", "Places whose games count"),
                                    Phrase("RulesetSentences", "any place"));
    if (key.countOf("places") > 0)
        field.text = say(key, Phrase("RulesetSentences", "place %1"), {field.text});
    return field;
}

// The further parameters of a key, within its sentence. A key with parameters describes them.

template <class Key>
requires std::is_empty_v<Key> std::vector<SentenceField> parameters(const SentenceMaker&,
                                                                    std::type_identity<Key>) {
    return {};
}
std::vector<SentenceField> parameters(const SentenceMaker& key,
                                      std::type_identity<PlacePointsKey>) {
    return {key.typed("points", TypedKind::Points,
                      Phrase("RulesetSentences", "Points for each place"))};
}
std::vector<SentenceField> parameters(const SentenceMaker&, std::type_identity<EarlyWinsKey>) {
    return {};
}
std::vector<SentenceField> parameters(const SentenceMaker& key, std::type_identity<PlacesKey>) {
    return {key.number("from", PlacesKey::usualFrom.value(),
                       CountedPhrase("RulesetSentences", "%n"), nullptr,
                       Phrase("RulesetSentences", "The first place compared"))};
}
std::vector<SentenceField> parameters(const SentenceMaker&, std::type_identity<FinishesKey>) {
    return {};
}
std::vector<SentenceField> parameters(const SentenceMaker&, std::type_identity<AveragePlaceKey>) {
    return {};
}
template <class Key>
requires requires {
    Key::usualTake;
}
std::vector<SentenceField> parameters(const SentenceMaker& key, std::type_identity<Key>) {
    return {takeField(key, Key::usualTake)};
}
std::vector<SentenceField> parameters(const SentenceMaker& key,
                                      std::type_identity<BehindFirstKey>) {
    return {behindField(key)};
}
std::vector<SentenceField> parameters(const SentenceMaker& key,
                                      std::type_identity<HeatsPlayedKey>) {
    return {key.choice("prefer", PreferHeats::Fewer,
                       {Phrase("RulesetSentences", "fewer is better"),
                        Phrase("RulesetSentences", "more is better")},
                       Phrase("RulesetSentences", "Whether fewer or more heats are better"))};
}

/// The options of place points.
std::vector<RulesetSentence> ofSharedPlaces(const SentenceMaker& key) {
    const SentenceField shared
        = key.choice("shared", SharedPoints::Full,
                     {Phrase("RulesetSentences", "its own points"),
                      Phrase("RulesetSentences", "the average of the places it covers")},
                     Phrase("RulesetSentences", "What a tied place earns"));
    const SentenceField first = key.typed("sharedFirst", TypedKind::Decimal,
                                          Phrase("RulesetSentences", "What a tie for first earns"),
                                          Phrase("RulesetSentences", "the same"));
    const bool hasFirst = !first.value.isNull();
    return {
        key.sentence(Phrase("RulesetSentences", "A tied place earns %1."), {shared},
                     shared.chosen != size_t{0}),
        key.sentence(Phrase("RulesetSentences", "A tie for first earns %1."), {first}, hasFirst)};
}

/// Reads an optional parameter only if present.
RulesetSentence optionalSentence(const SentenceMaker& key, Phrase english, SentenceField field) {
    const bool isThere = !field.value.isNull();
    return key.sentence(english, {std::move(field)}, isThere);
}

RulesetSentence chosenSentence(const SentenceMaker& key, Phrase english, SentenceField field) {
    const bool isUsual = field.chosen == size_t{0};
    return key.sentence(english, {std::move(field)}, !isUsual);
}

/// `first`: the number of games or finishes to compare.
RulesetSentence firstSentence(const SentenceMaker& key, OrderBy by) {
    const bool areFinishes = by == OrderBy::Finishes;
    return optionalSentence(
        key,
        areFinishes ? Phrase("RulesetSentences", "Finishes compared, best first: %1.")
                    : Phrase("RulesetSentences", "Games compared, first to last: %1."),
        key.typed("first", TypedKind::Decimal, Phrase("RulesetSentences", "How many are compared"),
                  Phrase("RulesetSentences", "all")));
}

// Further measures of some keys, not in their sentence.

template <class Key>
std::vector<RulesetSentence> ofMeasure(const SentenceMaker&, std::type_identity<Key>) {
    return {};
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key,
                                       std::type_identity<PlacePointsKey>) {
    auto sentences = ofSharedPlaces(key);
    sentences.push_back(optionalSentence(
        key,
        Phrase("RulesetSentences",
               "Added by place, times the score measured by the others' best: %1."),
        key.typed(
            "ratio", TypedKind::SomeNumbers,
            Phrase("RulesetSentences", "How many times the score by the others' best is added"),
            Phrase("RulesetSentences", "nothing"))));
    return sentences;
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key, std::type_identity<EarlyWinsKey>) {
    return {firstSentence(key, OrderBy::EarlyWins)};
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key, std::type_identity<FinishesKey>) {
    return {firstSentence(key, OrderBy::Finishes)};
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key,
                                       std::type_identity<ScoreShareKey>) {
    return {optionalSentence(key, Phrase("RulesetSentences", "Weighed as if a table had %1 seats."),
                             key.typed("asSize", TypedKind::Decimal,
                                       Phrase("RulesetSentences", "The size tables are weighed by"),
                                       Phrase("RulesetSentences", "its own")))};
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key,
                                       std::type_identity<ScoreOfFirstKey>) {
    return {
        chosenSentence(key, Phrase("RulesetSentences", "It is measured by %1."),
                       key.choice("against", Against::First,
                                  {Phrase("RulesetSentences", "the table's best score"),
                                   Phrase("RulesetSentences", "the best score of the others")},
                                  Phrase("RulesetSentences", "What the score is measured by")))};
}
std::vector<RulesetSentence> ofMeasure(const SentenceMaker& key,
                                       std::type_identity<BehindFirstKey>) {
    return {chosenSentence(key, Phrase("RulesetSentences", "It takes %1."),
                           takeField(key, BehindFirstKey::usualTake))};
}

RulesetSentence whereSentence(const SentenceMaker& key) {
    const auto word = [](GamesWhere where) { return Json(idOf(where)); };
    return chosenSentence(
        key, Phrase("RulesetSentences", "Games taken: %1."),
        key.chosen(
            "where", Json(),
            {{say(key, Phrase("RulesetSentences", "all")), Json()},
             {say(key, Phrase("RulesetSentences", "those won")), word(GamesWhere::Won)},
             {say(key, Phrase("RulesetSentences", "those not won")), word(GamesWhere::Lost)}},
            Phrase("RulesetSentences", "Which games are taken")));
}

/// `where` and `count`, for the keys that have them.
template <class Key>
std::vector<RulesetSentence> ofGames(const SentenceMaker& key) {
    if constexpr (requires(Key own) { own.games; })
        return {whereSentence(key),
                optionalSentence(key, Phrase("RulesetSentences", "Best games, by this alone: %1."),
                                 key.typed("count", TypedKind::Decimal,
                                           Phrase("RulesetSentences",
                                                  "How many best games count, by this alone"),
                                           Phrase("RulesetSentences", "as for all of them")))};
    else if constexpr (requires(Key own) { own.where; })
        return {whereSentence(key)};
    else
        return {};
}

/// The sentences after a key's own.
std::vector<RulesetSentence> sentencesWithin(const SentenceMaker& key, OrderBy by) {
    return ofKeyType(by, [&]<class Key>(std::type_identity<Key> type) {
        std::vector<RulesetSentence> sentences = ofMeasure(key, type);
        for (RulesetSentence& sentence : ofGames<Key>(key))
            sentences.push_back(std::move(sentence));
        return sentences;
    });
}

void addKey(RulesetSection& section, const SentenceMaker& key, const RulesetElement& part) {
    std::vector<RulesetChoice> choices;
    for (const auto& [by, id] : idTable(OrderBy{}))
        choices.push_back({say(key, keySentence(by).name), keyBy(by)});
    std::vector<SentenceField> fields{byField<OrderBy>(
        key, std::move(choices), Phrase("RulesetSentences", "What decides the standings"))};
    const auto by = byOf<OrderBy>(key);
    if (by) {
        const auto taken = ofKeyType(*by, [&](auto type) { return parameters(key, type); });
        fields.insert(fields.end(), taken.begin(), taken.end());
    }
    Phrase english = keySentence(by.value_or(OrderBy::Wins)).sentence;
    RulesetSentence first = key.sentence(english, std::move(fields));
    first.part = part;
    section.sentences.push_back(std::move(first));
    if (!by)
        return;
    for (RulesetSentence& sentence : sentencesWithin(key, *by)) {
        sentence.within = part;
        section.sentences.push_back(std::move(sentence));
    }
}

/// The first enumerator that no element uses; if all are used, the first.
template <class By>
By notYetIn(const SentenceMaker& ruleset, const char* list) {
    for (const auto& [by, id] : idTable(By{})) {
        bool isThere = false;
        for (size_t i = 0; i < ruleset.countOf(list); ++i)
            isThere = isThere || byOf<By>(ruleset.element(list, i)) == by;
        if (!isThere)
            return by;
    }
    return idTable(By{}).front().value;
}

} // namespace

RulesetSection orderSection(const SentenceMaker& ruleset) {
    RulesetSection section{
        RulesetSection::Kind::Order, say(ruleset, Phrase("RulesetSentences", "Standings, by")), {}};
    const size_t count = ruleset.countOf("order");
    RulesetElement part{ruleset.where().key("order"), 0, count,
                        keyBy(notYetIn<OrderBy>(ruleset, "order"))};
    for (; part.position < count; ++part.position)
        addKey(section, ruleset.element("order", part.position), part);
    section.additions = {{say(ruleset, Phrase("RulesetSentences", "Add a tiebreaker")), part,
                          section.sentences.size()}};
    return section;
}

RulesetSection eliminatedSection(const SentenceMaker& ruleset) {
    RulesetSection section{
        RulesetSection::Kind::Eliminated,
        say(ruleset, Phrase("RulesetSentences", "Players out in the same stage, by")),
        {}};
    const SentenceMaker list = ruleset.inside("eliminated");
    // The default of the ruleset format (H11).
    const bool isUsual = list.value().isNull();
    const size_t count = isUsual ? 2 : ruleset.countOf("eliminated");
    const EliminatedBy usual[] = {EliminatedBy::StagePlace, EliminatedBy::Seed};
    const auto elementBy = [](EliminatedBy by) {
        return Json(Json::Object{{u"by"_s, Json(idOf(by))}});
    };
    RulesetElement part{list.where(), 0, count,
                        elementBy(notYetIn<EliminatedBy>(ruleset, "eliminated"))};
    Phrase texts[] = {Phrase("RulesetSentences", "Place at the stage's table"),
                      Phrase("RulesetSentences", "Score measured by the best at the stage's table"),
                      Phrase("RulesetSentences", "Score at the stage's table"),
                      Phrase("RulesetSentences", "Seed in that stage")};
    static_assert(std::size(texts) == idTable(EliminatedBy{}).size());
    for (; part.position < count; ++part.position) {
        std::vector<RulesetChoice> choices;
        for (const auto& [by, id] : idTable(EliminatedBy{}))
            choices.push_back({say(ruleset, texts[static_cast<size_t>(by)]), elementBy(by)});
        const SentenceMaker element = list.inside(part.position);
        SentenceField field = byField<EliminatedBy>(
            element, std::move(choices),
            Phrase("RulesetSentences", "What separates players out in the same stage"));
        if (isUsual) {
            field.chosen = static_cast<size_t>(usual[part.position]);
            field.value = field.choices[*field.chosen].value;
            field.text = field.choices[*field.chosen].words;
        }
        RulesetSentence sentence = ruleset.sentence(
            keySentence(OrderBy::Wins).sentence, {std::move(field)}, ruleset.countOf("stages") > 0);
        sentence.part = part;
        section.sentences.push_back(std::move(sentence));
    }
    section.additions = {
        {say(ruleset, Phrase("RulesetSentences", "Add one more")), part, section.sentences.size()}};
    return section;
}

} // namespace mentat
