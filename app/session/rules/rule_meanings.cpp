#include "app/session/rules/rule_meanings.h"

#include "model/values/name.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// "worms" and "worm", "riding" and "ride", "dropped" and "drop", "cities" and "city" as one word:
/// enough to look it up among the words that mean the same, where a wrong stem only finds nothing.
QString stem(const QString& word) {
    if (word.size() > 5 && word.endsWith(u"ies"_s))
        return word.chopped(3) + u'y';
    for (const QString& ending : {u"ing"_s, u"ed"_s, u"es"_s, u"e"_s, u"s"_s}) {
        if (word.size() <= ending.size() + 2 || !word.endsWith(ending))
            continue;
        const QString rest = word.chopped(ending.size());
        const QChar last = rest.back();
        // "kill", "pass" and "buzz" have their two letters of themselves.
        const bool isDoubled = ending.size() > 1 && rest.size() > 3 && rest[rest.size() - 2] == last
                               && !u"lsz"_s.contains(last);
        return isDoubled ? rest.chopped(1) : rest;
    }
    return word;
}

QStringList ruleWords(const QString& normalised) {
    return normalised.split(u' ', Qt::SkipEmptyParts);
}

/// No word that somebody types.
QString wordFor(int meaning) {
    return u"zq%1"_s.arg(meaning);
}

} // namespace

RuleMeanings::RuleMeanings(const std::vector<std::vector<QString>>& sameWords) {
    int meaning = 0;
    for (const auto& same : sameWords) {
        for (const QString& one : same) {
            QStringList stems = ruleWords(normalisedText(one));
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

} // namespace mentat
