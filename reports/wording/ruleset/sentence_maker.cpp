#include "reports/wording/ruleset/sentence_maker.h"

#include "model/ruleset/ruleset.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString numberText(const Language& language, const Json& json) {
    return json.integer() ? language.number(*json.integer()) : typedText(TypedKind::Number, json);
}

/// As people write it: with the separators of the language.
QString pointsAsRead(const Language& language, const Json& json) {
    if (const qint64* whole = json.integer()) {
        QLocale locale = language.locale(); // points of places come in thousands
        locale.setNumberOptions({});
        return locale.toString(*whole);
    }
    return json.decimal() ? language.locale().toString(*json.decimal(), 'g', 12)
                          : typedText(TypedKind::Decimal, json);
}

} // namespace

QString RulesetSentence::text() const {
    QString all;
    for (const auto& piece : pieces) {
        const auto* field = std::get_if<SentenceField>(&piece);
        all += field ? field->text : std::get<QString>(piece);
    }
    return all;
}

SentenceMaker::SentenceMaker(const Language& language, const Json& document, Pointer where)
    : m_language(language)
    , m_document(document)
    , m_where(std::move(where)) {}

SentenceMaker SentenceMaker::inside(const char* key) const {
    return {m_language, m_document, m_where.key(key)};
}

SentenceMaker SentenceMaker::inside(size_t position) const {
    return {m_language, m_document, m_where.index(position)};
}

Json SentenceMaker::at(const char* key) const {
    return inside(key).value();
}

Json SentenceMaker::value() const {
    const Json* there = valueAt(m_document, m_where);
    return there ? *there : Json();
}

size_t SentenceMaker::countOf(const char* key) const {
    const Json* there = valueAt(m_document, m_where.key(key));
    return there && there->list() ? there->list()->size() : 0;
}

SentenceMaker SentenceMaker::element(const char* key, size_t position) const {
    return {m_language, m_document, m_where.key(key).index(position)};
}

RulesetSentence SentenceMaker::sentence(Phrase english, std::vector<SentenceField> fields,
                                        bool isRead) const {
    RulesetSentence sentence;
    sentence.isRead = isRead;
    const QString text = say(m_language, english);
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at + 1)) {
        const int field = at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (field < 1 || static_cast<size_t>(field) > fields.size())
            continue;
        if (at > from)
            sentence.pieces.emplace_back(text.sliced(from, at - from));
        sentence.pieces.emplace_back(fields[static_cast<size_t>(field) - 1]);
        from = at + 2;
    }
    if (from < text.size())
        sentence.pieces.emplace_back(text.sliced(from));
    return sentence;
}

SentenceField SentenceMaker::typed(const char* key, TypedKind kind, Phrase name,
                                   Phrase empty) const {
    SentenceField field{m_where.key(key), kind, at(key), {}, say(m_language, name), {}};
    if (empty)
        field.empty = say(m_language, empty);
    if (kind == TypedKind::Points && !field.value.object() && field.value.list()) {
        QStringList points;
        for (const Json& one : *field.value.list())
            points.append(pointsAsRead(m_language, one));
        field.text = points.join(u", "_s);
    } else if (kind == TypedKind::Decimal && !field.value.isNull()) {
        field.text = pointsAsRead(m_language, field.value);
    } else {
        field.text = typedText(kind, field.value);
    }
    if (field.text.isEmpty())
        field.text = field.empty;
    return field;
}

SentenceField SentenceMaker::sizes(const char* key, Phrase name, Phrase empty) const {
    SentenceField field = typed(key, TypedKind::Numbers, name, empty);
    const Json::List* list = field.value.list();
    if (!list || list->size() < 2)
        return field;
    QStringList texts;
    for (const Json& size : *list)
        texts.append(numberText(m_language, size));
    const QString first = texts.takeFirst();
    const QString last = texts.takeLast();
    field.text = texts.isEmpty()
                     ? say(m_language, Phrase("RulesetSentences", "%1, or else %2"), {first, last})
                     : say(m_language, Phrase("RulesetSentences", "%1, or else %2 or %3"),
                           {first, texts.join(u", "_s), last});
    return field;
}

SentenceField SentenceMaker::number(const char* key, int usual, Phrase counted, Phrase atZero,
                                    Phrase name) const {
    SentenceField field{
        m_where.key(key), TypedKind::Number, at(key), {}, say(m_language, name), {}};
    if (field.value.isNull())
        field.value = Json(usual);
    const qint64* number = field.value.integer();
    const bool isCounted = number && *number >= 0 && *number <= std::numeric_limits<int>::max();
    if (atZero)
        field.empty = say(m_language, atZero);
    if (!isCounted)
        field.text = typedText(TypedKind::Number, field.value);
    else if (*number == 0 && atZero)
        field.text = field.empty;
    else
        field.text = sayCounted(m_language, counted, static_cast<int>(*number));
    return field;
}

SentenceField SentenceMaker::flag(const char* key, Phrase no, Phrase yes, Phrase name) const {
    return chosen(key, Json(false),
                  {{say(m_language, no), Json(false)}, {say(m_language, yes), Json(true)}}, name);
}

SentenceField SentenceMaker::chosen(const char* key, const Json& usual,
                                    std::vector<RulesetChoice> choices, Phrase name) const {
    SentenceField field{
        m_where.key(key), TypedKind::Choice, at(key), {}, say(m_language, name), {}};
    if (field.value.isNull())
        field.value = usual;
    field.text = typedText(TypedKind::Choice, field.value);
    const auto found = std::ranges::find(choices, field.value, &RulesetChoice::value);
    if (found != choices.end()) {
        field.chosen = static_cast<size_t>(found - choices.begin());
        field.text = found->words;
    }
    field.choices = std::move(choices);
    return field;
}

namespace {

// What the standings go by (H4), and who went out where (H11).
/// In the order of idTable(OrderBy{}). %1 is the choice of the key itself, %2 what it takes.
struct KeyOfOrder {
    Phrase name;
    Phrase sentence;
};
constexpr KeyOfOrder keysOfOrder[] = {
    {Phrase("RulesetSentences", "Most wins"), Phrase("RulesetSentences", "%1.")},
    {Phrase("RulesetSentences", "Most points for places"), Phrase("RulesetSentences", "%1: %2.")},
    {Phrase("RulesetSentences", "Wins in earlier games"), Phrase("RulesetSentences", "%1.")},
    {Phrase("RulesetSentences", "Most high finishes"),
     Phrase("RulesetSentences", "%1, starting with place %2.")},
    {Phrase("RulesetSentences", "Best average place"), Phrase("RulesetSentences", "%1.")},
    {Phrase("RulesetSentences", "Score"), Phrase("RulesetSentences", "%1: %2.")},
    {Phrase("RulesetSentences", "Share of the table's total score"),
     Phrase("RulesetSentences", "%1: %2.")},
    {Phrase("RulesetSentences", "Score measured by the table's best"),
     Phrase("RulesetSentences", "%1: %2.")},
    {Phrase("RulesetSentences", "Least behind the table's best score"),
     Phrase("RulesetSentences", "%1, counting games finished in %2.")},
    {Phrase("RulesetSentences", "Heats played"), Phrase("RulesetSentences", "%1: %2.")},
    {Phrase("RulesetSentences", "Most wins by opponents"), Phrase("RulesetSentences", "%1.")},
    {Phrase("RulesetSentences", "Later seats in turn order"), Phrase("RulesetSentences", "%1.")},
};
static_assert(std::size(keysOfOrder) == idTable(OrderBy{}).size());

/// `{"by": …}` with what it needs.
Json keyBy(OrderBy by) {
    Json::Member word{u"by"_s, Json(idOf(by))};
    if (by != OrderBy::PlacePoints)
        return Json(Json::Object{std::move(word)});
    Json points(Json::List{Json(4), Json(3), Json(2), Json(1)});
    return Json(Json::Object{std::move(word), {u"points"_s, std::move(points)}});
}

/// Which element of the list has this `by`; absent: another word stands there.
template <class By>
std::optional<By> byOf(const SentenceMaker& element) {
    const Json by = element.at("by");
    return by.text() ? enumFromId<By>(*by.text()) : std::nullopt;
}

/// The whole element is replaced with its `by`: parameters belong to one key only.
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
    SentenceField field = key.typed("places", TypedKind::Numbers,
                                    Phrase("RulesetSentences", "Places whose games count"),
                                    Phrase("RulesetSentences", "any place"));
    if (key.countOf("places") > 0)
        field.text = say(key, Phrase("RulesetSentences", "place %1"), {field.text});
    return field;
}

/// What a key takes beside its name; without parameters nothing.
std::vector<SentenceField> parameters(const SentenceMaker& key, OrderBy by) {
    switch (by) {
    case OrderBy::PlacePoints:
        return {key.typed("points", TypedKind::Points,
                          Phrase("RulesetSentences", "Points for each place"))};
    case OrderBy::Places:
        return {key.number("from", PlacesKey::usualFrom.value(),
                           CountedPhrase("RulesetSentences", "%n"), nullptr,
                           Phrase("RulesetSentences", "The first place compared"))};
    case OrderBy::Score: return {takeField(key, ScoreKey::usualTake)};
    case OrderBy::ScoreShare: return {takeField(key, ScoreShareKey::usualTake)};
    case OrderBy::ScoreOfFirst: return {takeField(key, ScoreOfFirstKey::usualTake)};
    case OrderBy::BehindFirst: return {behindField(key)};
    case OrderBy::HeatsPlayed:
        return {key.choice("prefer", PreferHeats::Fewer,
                           {Phrase("RulesetSentences", "fewer is better"),
                            Phrase("RulesetSentences", "more is better")},
                           Phrase("RulesetSentences", "Whether fewer or more heats are better"))};
    case OrderBy::Wins:
    case OrderBy::EarlyWins:
    case OrderBy::AveragePlace:
    case OrderBy::OpponentsWins:
    case OrderBy::LaterSeats: break;
    }
    return {};
}

/// What place points say beside the points.
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

void addKey(RulesetSection& section, const SentenceMaker& key, const RulesetElement& part) {
    std::vector<RulesetChoice> choices;
    for (const auto& [by, id] : idTable(OrderBy{}))
        choices.push_back({say(key, keysOfOrder[static_cast<size_t>(by)].name), keyBy(by)});
    std::vector<SentenceField> fields{byField<OrderBy>(
        key, std::move(choices), Phrase("RulesetSentences", "What decides the standings"))};
    const auto by = byOf<OrderBy>(key);
    for (SentenceField& field : by ? parameters(key, *by) : std::vector<SentenceField>())
        fields.push_back(std::move(field));
    Phrase english = by ? keysOfOrder[static_cast<size_t>(*by)].sentence : keysOfOrder[0].sentence;
    RulesetSentence first = key.sentence(english, std::move(fields));
    first.part = part;
    section.sentences.push_back(std::move(first));
    if (by != OrderBy::PlacePoints)
        return;
    for (RulesetSentence& sentence : ofSharedPlaces(key)) {
        sentence.within = part;
        section.sentences.push_back(std::move(sentence));
    }
}

/// Of the words of an enumeration the first that no element has yet, else the first.
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
    // What holds where the ruleset says nothing (H11).
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
                      Phrase("RulesetSentences", "Seed in that stage")};
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
        RulesetSentence sentence = ruleset.sentence(keysOfOrder[0].sentence, {std::move(field)},
                                                    ruleset.countOf("stages") > 0);
        sentence.part = part;
        section.sentences.push_back(std::move(sentence));
    }
    section.additions = {
        {say(ruleset, Phrase("RulesetSentences", "Add one more")), part, section.sentences.size()}};
    return section;
}

} // namespace mentat
