#include "app/session/rules/rule_meanings.h"

#include "model/values/name.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Unifies "worms" and "worm", "riding" and "ride", "dropped" and "drop", "cities" and "city":
/// enough to look up synonyms, where a wrong stem only finds nothing.
QString stem(const QString& word) {
    if (word.size() > 5 && word.endsWith(u"ies"_s))
        return word.chopped(3) + u'y';
    for (const QString& ending : {u"ing"_s, u"ed"_s, u"es"_s, u"e"_s, u"s"_s}) {
        if (word.size() <= ending.size() + 2 || !word.endsWith(ending))
            continue;
        const QString rest = word.chopped(ending.size());
        const QChar last = rest.back();
        // "kill", "pass", and "buzz" end in two equal letters themselves.
        const bool isDoubled = ending.size() > 1 && rest.size() > 3 && rest[rest.size() - 2] == last
                               && !u"lsz"_s.contains(last);
        return isDoubled ? rest.chopped(1) : rest;
    }
    return word;
}

QStringList ruleWords(const QString& normalized) {
    return normalized.split(u' ', Qt::SkipEmptyParts);
}

/// A word that no one types.
QString wordFor(int meaning) {
    return u"zq%1"_s.arg(meaning);
}

} // namespace

RuleMeanings::RuleMeanings(const std::vector<std::vector<QString>>& sameWords) {
    int meaning = 0;
    for (const auto& same : sameWords) {
        for (const QString& one : same) {
            QStringList stems = ruleWords(normalizedText(one));
            std::ranges::transform(stems, stems.begin(), stem);
            const QString first = stems.front();
            if (stems.size() > 1)
                m_groups[first].push_back({std::move(stems), meaning});
            else if (!m_meanings.contains(first))
                m_meanings.insert(first, meaning);
        }
        ++meaning;
    }
    for (auto& groups : m_groups)
        std::ranges::stable_sort(groups, std::greater(),
                                 [](const Group& group) { return group.stems.size(); });
}

const RuleMeanings::Known& RuleMeanings::known(const QString& word) const {
    const auto found = m_known.constFind(word);
    if (found != m_known.constEnd())
        return *found;
    Known known{word, stem(word)};
    if (const auto meaning = m_meanings.constFind(known.stem); meaning != m_meanings.constEnd())
        known.meant = wordFor(*meaning);
    if (const auto groups = m_groups.constFind(known.stem); groups != m_groups.constEnd())
        known.groups = &*groups;
    return *m_known.insert(word, std::move(known));
}

const RuleMeanings::Group* RuleMeanings::groupAt(const QStringList& words, qsizetype at) const {
    const auto* const groups = known(words[at]).groups;
    if (!groups)
        return nullptr;
    const auto stands = [&](const Group& group) {
        if (at + group.stems.size() > words.size())
            return false;
        for (qsizetype i = 1; i < group.stems.size(); ++i) {
            if (known(words[at + i]).stem != group.stems[i])
                return false;
        }
        return true;
    };
    const auto found = std::ranges::find_if(*groups, stands);
    return found == groups->end() ? nullptr : &*found;
}

QStringList RuleMeanings::meant(const QStringList& words, bool keepsWords) const {
    QStringList meant;
    for (qsizetype at = 0; at < words.size();) {
        const Group* group = groupAt(words, at);
        if (!group) {
            meant.append(known(words[at]).meant);
            ++at;
            continue;
        }
        meant.append(wordFor(group->meaning));
        if (keepsWords)
            meant.append(words.mid(at, group->stems.size()));
        at += group->stems.size();
    }
    return meant;
}

QString RuleMeanings::ofText(const QString& text) const {
    return meant(ruleWords(text), true).join(u' ');
}

QStringList RuleMeanings::ofTyped(const QStringList& words) const {
    return meant(words, false);
}

namespace {

const std::set<QString>& emptyWords() {
    static const std::set<QString> words{
        u"a"_s,    u"also"_s,  u"am"_s,   u"an"_s,    u"and"_s,   u"any"_s, u"are"_s,   u"as"_s,
        u"at"_s,   u"be"_s,    u"been"_s, u"being"_s, u"by"_s,    u"did"_s, u"do"_s,    u"does"_s,
        u"for"_s,  u"had"_s,   u"has"_s,  u"have"_s,  u"he"_s,    u"her"_s, u"him"_s,   u"his"_s,
        u"i"_s,    u"if"_s,    u"im"_s,   u"in"_s,    u"is"_s,    u"it"_s,  u"its"_s,   u"ive"_s,
        u"just"_s, u"me"_s,    u"my"_s,   u"of"_s,    u"on"_s,    u"or"_s,  u"our"_s,   u"she"_s,
        u"so"_s,   u"some"_s,  u"than"_s, u"that"_s,  u"thats"_s, u"the"_s, u"their"_s, u"them"_s,
        u"then"_s, u"there"_s, u"they"_s, u"this"_s,  u"to"_s,    u"u"_s,   u"ur"_s,    u"us"_s,
        u"was"_s,  u"we"_s,    u"were"_s, u"with"_s,  u"you"_s,   u"your"_s};
    return words;
}

const std::set<QString>& otherQuestionWords() {
    static const std::set<QString> words{
        u"about"_s,  u"again"_s,    u"allow"_s,  u"allowed"_s, u"arent"_s,   u"but"_s,   u"can"_s,
        u"cant"_s,   u"could"_s,    u"doesnt"_s, u"dont"_s,    u"ever"_s,    u"from"_s,  u"get"_s,
        u"gets"_s,   u"how"_s,      u"into"_s,   u"isnt"_s,    u"legal"_s,   u"let"_s,   u"lets"_s,
        u"may"_s,    u"need"_s,     u"needs"_s,  u"not"_s,     u"now"_s,     u"ok"_s,    u"okay"_s,
        u"please"_s, u"possible"_s, u"really"_s, u"should"_s,  u"someone"_s, u"still"_s, u"too"_s,
        u"up"_s,     u"want"_s,     u"wanted"_s, u"wants"_s,   u"what"_s,    u"when"_s,  u"where"_s,
        u"which"_s,  u"who"_s,      u"whom"_s,   u"why"_s,     u"will"_s,    u"wont"_s,  u"would"_s,
        u"yet"_s};
    return words;
}

} // namespace

bool isQuestionWord(const QString& word) {
    return isEmptyWord(word) || otherQuestionWords().contains(word);
}

bool isEmptyWord(const QString& word) {
    return emptyWords().contains(word);
}

} // namespace mentat
