#include "app/session/rules/rule_search.h"

#include "app/session/people/typos.h"
#include "model/store/rule_index.h"
#include "model/values/name.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Words that a question is made of, whatever it asks for.
const std::set<QString>& wordsOfQuestions() {
    static const std::set<QString> words{
        u"a"_s,     u"about"_s,   u"again"_s,  u"allow"_s,    u"allowed"_s, u"also"_s, u"am"_s,
        u"an"_s,    u"and"_s,     u"any"_s,    u"are"_s,      u"arent"_s,   u"as"_s,   u"at"_s,
        u"be"_s,    u"been"_s,    u"but"_s,    u"by"_s,       u"can"_s,     u"cant"_s, u"could"_s,
        u"did"_s,   u"do"_s,      u"does"_s,   u"doesnt"_s,   u"dont"_s,    u"ever"_s, u"for"_s,
        u"from"_s,  u"get"_s,     u"gets"_s,   u"had"_s,      u"has"_s,     u"have"_s, u"he"_s,
        u"her"_s,   u"his"_s,     u"how"_s,    u"i"_s,        u"if"_s,      u"im"_s,   u"in"_s,
        u"into"_s,  u"is"_s,      u"isnt"_s,   u"it"_s,       u"its"_s,     u"ive"_s,  u"just"_s,
        u"legal"_s, u"let"_s,     u"lets"_s,   u"may"_s,      u"me"_s,      u"my"_s,   u"need"_s,
        u"needs"_s, u"not"_s,     u"now"_s,    u"of"_s,       u"ok"_s,      u"okay"_s, u"on"_s,
        u"or"_s,    u"our"_s,     u"please"_s, u"possible"_s, u"really"_s,  u"she"_s,  u"should"_s,
        u"so"_s,    u"someone"_s, u"still"_s,  u"that"_s,     u"thats"_s,   u"the"_s,  u"their"_s,
        u"them"_s,  u"then"_s,    u"there"_s,  u"they"_s,     u"this"_s,    u"to"_s,   u"too"_s,
        u"up"_s,    u"us"_s,      u"want"_s,   u"wanted"_s,   u"wants"_s,   u"was"_s,  u"we"_s,
        u"were"_s,  u"what"_s,    u"when"_s,   u"where"_s,    u"which"_s,   u"who"_s,  u"whom"_s,
        u"why"_s,   u"will"_s,    u"with"_s,   u"wont"_s,     u"would"_s,   u"yet"_s,  u"you"_s,
        u"your"_s};
    return words;
}

// Two words that also stand side by side in an entry, beside what each of them counts.
constexpr double sideBySide = 0.6;
// What an entry keeps that fits none of the other words; the rest grows with what it fits.
constexpr double keptOfPart = 0.1;
// A newer ruling stands before the older edition's, a valid one before one that was overturned.
constexpr double ofOlderEdition = 0.7;
constexpr double superseded = 0.6;
// Where no event says what is played, the base game stands before what needs an expansion.
constexpr double ofExpansion = 0.9;
// Where no event says which game is played, the first source's stands before any other.
constexpr double ofOtherGame = 0.6;

QString wordsOf(const RuleEntry& entry) {
    QStringList words{entry.keywords.begin(), entry.keywords.end()};
    if (entry.question)
        words.append(*entry.question);
    words.append(QString(idOf(entry.topic)));
    for (const RulePhase phase : entry.phases)
        words.append(QString(idOf(phase)));
    for (const Faction faction : entry.factions)
        words.append(QString(idOf(faction)));
    return words.join(u' ');
}

QString wholeTextOf(const RuleEntry& entry) {
    QStringList texts{entry.text};
    for (const RuleOption& option : entry.options)
        texts.append(option.text);
    texts.append(QStringList(entry.steps.begin(), entry.steps.end()));
    if (entry.karama)
        texts += {entry.karama->effect, entry.karama->target, entry.karama->timing};
    texts.append(entry.place);
    return texts.join(u' ');
}

IndexedRule indexed(const RuleEntry& entry) {
    return {normalisedText(entry.title), normalisedText(wordsOf(entry)),
            normalisedText(wholeTextOf(entry))};
}

template <class T>
bool holds(const std::vector<T>& values, const T& value) {
    return std::ranges::find(values, value) != values.end();
}

/// "worms" and "worm", "riding" and "ride" as one word: enough to look it up among the words that
/// mean the same, where a wrong stem only finds nothing.
QString stem(const QString& word) {
    for (const QString& ending : {u"ing"_s, u"ed"_s, u"es"_s, u"e"_s, u"s"_s}) {
        if (word.size() > ending.size() + 2 && word.endsWith(ending))
            return word.chopped(ending.size());
    }
    return word;
}

QStringList stems(const QString& text) {
    QStringList words = normalisedText(text).split(u' ', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = stem(word);
    return words;
}

} // namespace

bool RuleScope::plays(const std::vector<GameSet>& needed) const {
    return rules.isEmpty()
           || std::ranges::all_of(needed, [this](GameSet set) { return holds(sets, set); });
}

struct RuleSearch::Sought {
    QString typed; // normalised
    RuleTerm term;
};

struct RuleSearch::WordGroup {
    std::vector<QString> words; // normalised
    std::vector<QStringList> stems;
};

RuleSearch::RuleSearch(const RuleBook& book, std::vector<const RuleEntry*> entries)
    : m_book(book)
    , m_entries(std::move(entries)) {
    std::vector<IndexedRule> texts;
    texts.reserve(m_entries.size());
    for (const RuleEntry* entry : m_entries)
        texts.push_back(indexed(*entry));
    m_index = std::make_unique<RuleIndex>(texts);
    m_words = m_index->words();
    for (const auto& same : book.sameWords()) {
        WordGroup& group = m_groups.emplace_back();
        for (const QString& one : same) {
            group.words.push_back(normalisedText(one));
            group.stems.push_back(stems(one));
        }
    }
}

RuleSearch::~RuleSearch() = default;

std::vector<QString> RuleSearch::closestWords(const QString& word) const {
    std::vector<QString> closest;
    int limit = mostTypos(word.size());
    for (const QString& known : m_words) {
        const auto typos = typosBetween(word, known, limit);
        if (!typos)
            continue;
        if (*typos < limit)
            closest.clear();
        limit = *typos;
        closest.push_back(known);
    }
    return closest;
}

RuleSearch::Sought RuleSearch::firstOf(const QStringList& words, qsizetype& taken) const {
    taken = 1;
    const WordGroup* same = nullptr;
    for (const WordGroup& group : m_groups) {
        for (const QStringList& one : group.stems) {
            if (one.size() < taken || (same && one.size() == taken) || words.size() < one.size())
                continue;
            if (stems(words.mid(0, one.size()).join(u' ')) != one)
                continue;
            taken = one.size();
            same = &group;
        }
    }
    const QString typed = words.mid(0, taken).join(u' ');
    std::vector<QString> alternatives{typed};
    for (const QString& other : same ? same->words : std::vector<QString>()) {
        if (other != typed)
            alternatives.push_back(other);
    }
    return {typed, {std::move(alternatives), taken == words.size()}};
}

std::vector<RuleSearch::Sought> RuleSearch::soughtIn(const QString& typed) const {
    QStringList words = normalisedText(typed).split(u' ', Qt::SkipEmptyParts);
    QStringList telling = words;
    telling.removeIf([](const QString& word) { return wordsOfQuestions().contains(word); });
    if (!telling.isEmpty())
        words = telling;
    std::vector<Sought> sought;
    while (!words.isEmpty()) {
        qsizetype taken = 1;
        sought.push_back(firstOf(words, taken));
        words = words.mid(taken);
    }
    return sought;
}

std::vector<double> RuleSearch::relevances(const std::vector<Sought>& sought) const {
    std::vector<double> sums(m_entries.size());
    std::vector<double> covered(m_entries.size());
    double all = 0;
    for (size_t i = 0; i < sought.size(); ++i) {
        auto fits = m_index->fits(sought[i].term);
        if (fits.empty()) {
            if (const auto closest = closestWords(sought[i].typed); !closest.empty())
                fits = m_index->fits({closest, false});
        }
        double best = 0;
        for (const auto& [position, fit] : fits)
            best = std::max(best, fit);
        all += best;
        for (const auto& [position, fit] : fits) {
            sums[position] += fit;
            covered[position] += best;
        }
        if (i == 0)
            continue;
        const QString pair = sought[i - 1].typed + u' ' + sought[i].typed;
        for (const auto& [position, fit] : m_index->fits({{pair}, false}))
            sums[position] += sideBySide * fit;
    }
    for (size_t i = 0; i < sums.size(); ++i) {
        const double part = all > 0 ? covered[i] / all : 0;
        sums[i] *= (keptOfPart + (1 - keptOfPart) * part * part * part) * standing(*m_entries[i]);
    }
    return sums;
}

double RuleSearch::standing(const RuleEntry& entry) const {
    double factor = entry.status == RuleStatus::Superseded ? superseded : 1;
    if (const RuleSource* source = m_book.sourceOf(entry.id)) {
        if (source->edition == GameEdition::AvalonHill)
            factor *= ofOlderEdition;
        if (source->rules != m_book.sources().front().rules)
            factor *= ofOtherGame;
        if (!entry.sets.empty())
            factor *= ofExpansion;
    }
    return factor;
}

bool RuleSearch::shows(const RuleEntry& entry, const RuleScope& scope,
                       const RuleFilter& filter) const {
    const RuleSource* source = m_book.sourceOf(entry.id); // a ruling has none
    if (source && !scope.rules.isEmpty() && source->rules != scope.rules)
        return false;
    if (!filter.source.isEmpty() && entry.id.section(u'.', 0, 0) != filter.source)
        return false;
    // What belongs to no phase holds in any.
    return (!filter.phase || entry.phases.empty() || holds(entry.phases, *filter.phase))
           && (!filter.faction || holds(entry.factions, *filter.faction))
           && (!filter.status || entry.status == *filter.status);
}

/// An answer that was overturned never stands before what overturned it: where it is found, the
/// rule of today comes with it, whether or not it has the words.
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

std::vector<const RuleEntry*> RuleSearch::find(const QString& typed, const RuleScope& scope,
                                               const RuleFilter& filter) const {
    const auto sought = soughtIn(typed);
    const auto relevance = relevances(sought);
    std::vector<size_t> found;
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if ((sought.empty() || relevance[i] > 0) && shows(*m_entries[i], scope, filter))
            found.push_back(i);
    }
    std::ranges::stable_sort(found, [&](size_t a, size_t b) {
        const bool isPlayedA = scope.plays(m_entries[a]->sets);
        if (isPlayedA != scope.plays(m_entries[b]->sets))
            return isPlayedA;
        if (sought.empty()) // those of the phase before those of any
            return m_entries[a]->phases.empty() < m_entries[b]->phases.empty() && filter.phase;
        return relevance[a] > relevance[b];
    });
    std::vector<const RuleEntry*> entries;
    entries.reserve(found.size());
    for (const size_t position : found)
        entries.push_back(m_entries[position]);
    // Also where phase or faction would hide it.
    const RuleFilter wider{{}, {}, filter.source, filter.status};
    return todayFirst(entries, [&](const RuleEntry& entry) { return shows(entry, scope, wider); });
}

} // namespace mentat
