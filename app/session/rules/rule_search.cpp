#include "app/session/rules/rule_search.h"

#include "app/session/people/near_names.h"
#include "app/session/rules/rule_meanings.h"
#include "model/store/rule_index.h"
#include "model/values/name.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// How these were found, and the effect of each: docs/RULES_DATA.md.

// The weight of question words, such as "when", "who", "not".
constexpr double questionWord = 0.5;
// The bonus for two words that are adjacent in an entry too.
constexpr double sideBySide = 0.5;
// The weight of an incomplete word, relative to the whole word.
constexpr double begunWord = 0.5;
// The share that an entry keeps if no other words match; the rest depends on how many do.
constexpr double keptOfPart = 0.5;
// Ranks newer rulings before those of an older edition, and valid ones before superseded ones.
constexpr double ofOlderEdition = 0.8;
constexpr double superseded = 0.6;
// Without an event, ranks the base game before entries that need a variant.
constexpr double ofVariant = 0.9;
// Without an event, ranks the first source's game before any other.
constexpr double ofOtherGame = 0.6;

// A question counts as unanswered if an unanswered topic matches it about as well as the best
// entry, or if the best entry covers less than this share of the words by weight. Unknown words
// weigh unknownWord, words taken for typos guessedWord.
constexpr double topicBeatsEntry = 1.05;
constexpr double leastCovered = 0.3;
constexpr double unknownWord = 6;
constexpr double guessedWord = 3;

// Separates texts, so that words across the border are not adjacent.
const QString apart = u" zq "_s;

QStringList keywordsOf(const RuleEntry& entry) {
    QStringList words{entry.keywords.begin(), entry.keywords.end()};
    words.append(QString(idOf(entry.topic)));
    for (const RulePhase phase : entry.phases)
        words.append(QString(idOf(phase)));
    for (const Side side : entry.sides)
        words.append(QString(idOf(side)));
    return words;
}

/// The length of the first sentence.
qsizetype firstSentence(const QString& text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEnd = u".;:?!"_s.contains(text[i]);
        if (isEnd && (i + 1 == text.size() || text[i + 1].isSpace()))
            return i + 1;
    }
    return text.size();
}

QStringList restOf(const RuleEntry& entry) {
    QStringList texts{entry.text.mid(firstSentence(entry.text))};
    for (const RuleOption& option : entry.options)
        texts.append(option.text);
    texts.append(QStringList(entry.steps.begin(), entry.steps.end()));
    if (entry.karama)
        texts += {entry.karama->effect, entry.karama->target, entry.karama->timing};
    texts.append(entry.place);
    return texts;
}

/// The texts of an entry or topic, by part.
struct PartTexts {
    QStringList title;
    QStringList asked;
    QStringList keywords;
    QStringList first;
    QStringList rest;
};

PartTexts partsOf(const RuleEntry& entry) {
    PartTexts parts{{entry.title},
                    {entry.asked.begin(), entry.asked.end()},
                    keywordsOf(entry),
                    {entry.text.left(firstSentence(entry.text))},
                    restOf(entry)};
    if (entry.question)
        parts.first.append(*entry.question);
    return parts;
}

PartTexts partsOf(const UnansweredTopic& topic) {
    return {{topic.title}, {topic.asked.begin(), topic.asked.end()}, {}, {}, {}};
}

IndexedRule indexed(const PartTexts& parts, const RuleMeanings& meanings) {
    IndexedRule rule;
    const auto put = [&](QString RuleParts::*part, const QStringList& texts) {
        rule.written.*part = normalizedText(texts.join(apart));
        rule.meant.*part = meanings.ofText(rule.written.*part);
    };
    put(&RuleParts::title, parts.title);
    put(&RuleParts::asked, parts.asked);
    put(&RuleParts::keywords, parts.keywords);
    put(&RuleParts::first, parts.first);
    put(&RuleParts::rest, parts.rest);
    return rule;
}

/// A guess for a mistyped word, sorted from the likeliest: few typos, right first letter, only
/// swapped letters, frequent word; then alphabetically, independent of hash order.
struct Guess {
    int typos;
    bool hasOtherBeginning;
    bool hasOtherLetters;
    qint64 lessTexts;
    QString word;

    auto asTuple() const {
        return std::tie(typos, hasOtherBeginning, hasOtherLetters, lessTexts, word);
    }
    friend bool operator<(const Guess& a, const Guess& b) { return a.asTuple() < b.asTuple(); }
};

QString lettersOf(QString word) {
    std::ranges::sort(word);
    return word;
}

Guess guessOf(const QString& word, const QString& known, int typos, qint64 texts) {
    return {typos, known.front() != word.front(), lettersOf(known) != lettersOf(word), -texts,
            known};
}

template <class T>
bool holds(const std::vector<T>& values, const T& value) {
    return std::ranges::find(values, value) != values.end();
}

} // namespace

bool RuleScope::plays(const std::vector<GameSet>& needed) const {
    return rules.isEmpty()
           || std::ranges::all_of(needed, [this](GameSet set) { return holds(sets, set); });
}

/// What the typed words mean to find.
struct RuleSearch::Sought {
    QStringList words; // by meaning, without duplicates
    std::vector<std::pair<QString, QString>> pairs;
    QString lastMeant;
    QString lastTyped;       // probably incomplete
    int guesses = 0;         // words taken for typos
    bool isQuestion = false; // more than two words, or two significant ones
};

struct RuleSearch::Relevance {
    double sum = 0;
    double covered = 0; // the share of the words that match
};

RuleSearch::RuleSearch(const RuleBook& book, std::vector<const RuleEntry*> entries)
    : m_book(book)
    , m_entries(std::move(entries))
    , m_meanings(std::make_unique<RuleMeanings>(book.sameWords())) {
    std::vector<IndexedRule> texts;
    texts.reserve(m_entries.size() + book.unanswered().size());
    for (const RuleEntry* entry : m_entries) {
        m_at.insert(entry, texts.size());
        texts.push_back(indexed(partsOf(*entry), *m_meanings));
    }
    for (const UnansweredTopic& topic : book.unanswered())
        texts.push_back(indexed(partsOf(topic), *m_meanings));
    m_index = std::make_unique<RuleIndex>(texts);
    for (const KnownWord& known : m_index->words())
        m_words.insert(known.word, known.texts);
}

RuleSearch::~RuleSearch() = default;

QString RuleSearch::corrected(const QString& word, bool isLast) const {
    if (m_words.contains(word) || isQuestionWord(word)
        || !m_index->byMeaning(m_meanings->ofTyped({word}).join(u' ')).empty()
        || (isLast && !m_index->byBeginning(word).empty()))
        return word;
    std::optional<Guess> best;
    int limit = mostTypos(word.size());
    for (auto known = m_words.constBegin(); known != m_words.constEnd(); ++known) {
        const auto typos = typosBetween(word, known.key(), limit);
        if (!typos)
            continue;
        limit = *typos;
        Guess guess = guessOf(word, known.key(), *typos, known.value());
        if (!best || guess < *best)
            best = std::move(guess);
    }
    return best ? best->word : word;
}

RuleSearch::Sought RuleSearch::soughtIn(const QString& typed) const {
    QStringList words = normalizedText(typed).split(u' ', Qt::SkipEmptyParts);
    Sought sought;
    if (words.isEmpty())
        return sought;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString word = corrected(words[i], i + 1 == words.size());
        sought.guesses += word == words[i] ? 0 : 1;
        words[i] = word;
    }
    const QStringList meant = m_meanings->ofTyped(words);
    sought.lastTyped = words.back();
    sought.lastMeant = meant.back();
    sought.words = meant;
    sought.words.removeDuplicates();
    const bool tells = !std::ranges::all_of(meant, isQuestionWord);
    if (tells) // common words count only in pairs
        sought.words.removeIf(isEmptyWord);
    const auto telling = meant.size() - std::ranges::count_if(meant, isQuestionWord);
    sought.isQuestion = tells && (telling > 1 || meant.size() > 2);
    std::set<std::pair<QString, QString>> known;
    for (qsizetype i = 1; i < meant.size(); ++i) {
        const std::pair pair(meant[i - 1], meant[i]);
        if (!(isEmptyWord(pair.first) && isEmptyWord(pair.second)) && known.insert(pair).second)
            sought.pairs.push_back(pair);
    }
    return sought;
}

std::vector<RuleSearch::Relevance> RuleSearch::relevances(const Sought& sought) const {
    std::vector<Relevance> all(m_entries.size() + m_book.unanswered().size());
    const bool tells = !std::ranges::all_of(sought.words, isQuestionWord);
    double whole = 0;
    double unknown = sought.guesses * guessedWord;
    std::vector<double> best(all.size());
    for (const QString& word : sought.words) {
        std::ranges::fill(best, 0);
        for (const auto& [at, fit] : m_index->byMeaning(word))
            best[at] = fit;
        if (word == sought.lastMeant) {
            for (const auto& [at, fit] : m_index->byBeginning(sought.lastTyped))
                best[at] = std::max(best[at], begunWord * fit);
        }
        const double weight = tells && isQuestionWord(word) ? questionWord : 1;
        const double most = weight * *std::ranges::max_element(best);
        whole += most;
        unknown += most > 0 || isQuestionWord(word) ? 0 : unknownWord;
        for (size_t at = 0; at < all.size(); ++at) {
            if (best[at] > 0) {
                all[at].sum += weight * best[at];
                all[at].covered += most;
            }
        }
    }
    for (const auto& [first, second] : sought.pairs) {
        const double weight
            = sideBySide * (isQuestionWord(first) || isQuestionWord(second) ? questionWord : 1);
        for (const auto& [at, fit] : m_index->byMeaning(first + u' ' + second)) {
            if (all[at].covered > 0)
                all[at].sum += weight * fit;
        }
    }
    for (size_t at = 0; at < all.size(); ++at) {
        Relevance& one = all[at];
        const double part = whole > 0 ? one.covered / whole : 0;
        one.sum *= keptOfPart + (1 - keptOfPart) * part * part * part;
        if (at < m_entries.size())
            one.sum *= standing(*m_entries[at]);
        one.covered = whole > 0 ? one.covered / (whole + unknown) : 0;
    }
    return all;
}

double RuleSearch::standing(const RuleEntry& entry) const {
    double factor = entry.status == RuleStatus::Superseded ? superseded : 1;
    if (const RuleSource* source = m_book.sourceOf(entry.id)) {
        if (source->edition == GameEdition::AvalonHill)
            factor *= ofOlderEdition;
        if (source->rules != m_book.sources().front().rules)
            factor *= ofOtherGame;
        if (!entry.sets.empty())
            factor *= ofVariant;
    }
    return factor;
}

bool RuleSearch::shows(const RuleEntry& entry, const RuleScope& scope,
                       const RuleFilter& filter) const {
    const RuleSource* source = m_book.sourceOf(entry.id); // rulings have none
    if (source && !scope.rules.isEmpty() && source->rules != scope.rules)
        return false;
    if (!filter.source.isEmpty() && entry.id.section(u'.', 0, 0) != filter.source)
        return false;
    // An entry without phases holds in every phase.
    return (!filter.phase || entry.phases.empty() || holds(entry.phases, *filter.phase))
           && (!filter.side || holds(entry.sides, *filter.side))
           && (!filter.status || entry.status == *filter.status);
}

/// Ranks a superseding answer before the superseded one: wherever the latter is found, today's rule
/// is added, whether or not it has the words.
std::vector<const RuleEntry*>
RuleSearch::todayFirst(const std::vector<const RuleEntry*>& ranked,
                       const std::function<bool(const RuleEntry&)>& shows) const {
    std::vector<const RuleEntry*> ordered;
    std::set<const RuleEntry*> placed;
    const auto place = [&](const RuleEntry* entry) {
        if (placed.insert(entry).second)
            ordered.push_back(entry);
    };
    for (const RuleEntry* entry : ranked) {
        for (const RuleEntry* newer : m_book.overturnersOf(*entry)) {
            if (shows(*newer))
                place(newer);
        }
        place(entry);
    }
    return ordered;
}

/// Whether the best entry answers well, among those that apply to the event.
void RuleSearch::judge(RuleAnswer& answer, const std::vector<Relevance>& relevance,
                       const Sought& sought, const RuleScope& scope) const {
    if (!sought.isQuestion || answer.entries.empty())
        return;
    Relevance best;
    for (const RuleEntry* entry : answer.entries) {
        const Relevance& one = relevance[m_at[entry]];
        if (one.sum > best.sum && scope.plays(entry->sets))
            best = one;
    }
    double nearest = 0;
    for (size_t i = 0; i < m_book.unanswered().size(); ++i) {
        const UnansweredTopic& topic = m_book.unanswered()[i];
        const double sum = relevance[m_entries.size() + i].sum;
        if (sum > nearest && (scope.rules.isEmpty() || topic.rules == scope.rules)) {
            nearest = sum;
            answer.topic = &topic;
        }
    }
    const bool isTopic = nearest >= topicBeatsEntry * best.sum;
    answer.isSilent = isTopic || best.covered < leastCovered;
    if (!isTopic)
        answer.topic = nullptr;
}

RuleAnswer RuleSearch::find(const QString& typed, const RuleScope& scope,
                            const RuleFilter& filter) const {
    const Sought sought = soughtIn(typed);
    const auto relevance = relevances(sought);
    std::vector<size_t> found;
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if ((sought.words.empty() || relevance[i].sum > 0) && shows(*m_entries[i], scope, filter))
            found.push_back(i);
    }
    std::ranges::stable_sort(found, [&](size_t a, size_t b) {
        const bool isPlayedA = scope.plays(m_entries[a]->sets);
        if (isPlayedA != scope.plays(m_entries[b]->sets))
            return isPlayedA;
        if (sought.words.empty()) // entries of the phase before those without
            return m_entries[a]->phases.empty() < m_entries[b]->phases.empty() && filter.phase;
        return relevance[a].sum > relevance[b].sum;
    });
    std::vector<const RuleEntry*> entries;
    entries.reserve(found.size());
    for (const size_t position : found)
        entries.push_back(m_entries[position]);
    // Even if phase or side would hide it.
    const RuleFilter wider{{}, {}, filter.source, filter.status};
    RuleAnswer answer{
        todayFirst(entries, [&](const RuleEntry& entry) { return shows(entry, scope, wider); })};
    judge(answer, relevance, sought, scope);
    return answer;
}

} // namespace mentat
