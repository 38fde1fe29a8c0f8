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

/// A number with the separators of the language.
QString pointsAsRead(const Language& language, const Json& json) {
    if (const qint64* whole = json.integer()) {
        QLocale locale = language.locale(); // points for places may have three decimals
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
    SentenceField field
        = typed(key, empty ? TypedKind::SomeNumbers : TypedKind::Numbers, name, empty);
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

SentenceField SentenceMaker::form(const char* key, size_t form,
                                  const std::vector<std::pair<Phrase, Json>>& forms,
                                  Phrase name) const {
    std::vector<RulesetChoice> choices;
    for (const auto& [text, example] : forms)
        choices.push_back({say(m_language, text), example});
    choices[form].value = at(key); // so that choosing it again loses nothing
    SentenceField field = chosen(key, Json(), std::move(choices), name);
    field.chosen = form;
    field.text = field.choices[form].words;
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

} // namespace mentat
