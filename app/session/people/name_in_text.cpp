#include "app/session/people/name_in_text.h"

#include "model/values/name.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct PlacedWord {
    qsizetype begin;
    qsizetype end;
    QString normalised;
};

std::vector<PlacedWord> placedWords(const QString& text) {
    static const QRegularExpression word(u"[\\p{L}\\p{N}\\p{M}]+"_s);
    std::vector<PlacedWord> words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        words.push_back(
            {match.capturedStart(), match.capturedEnd(), normalisedText(match.captured())});
    }
    return words;
}

struct NameWord {
    QString normalised;
    bool isShort; // an initial, or another word that a dot cuts short: "St."
};

std::vector<NameWord> nameWords(const QString& name) {
    std::vector<NameWord> words;
    for (const PlacedWord& word : placedWords(name)) {
        const bool hasDot = word.end < name.size() && name[word.end] == u'.';
        words.push_back({word.normalised, hasDot || word.normalised.size() == 1});
    }
    return words;
}

/// Blanks, hyphens, a comma: not the end of a line or of a sentence. The dot of a short word ends
/// none.
bool joins(QStringView between, bool isAfterShort) {
    if (isAfterShort && between.startsWith(u'.'))
        between = between.sliced(1);
    return between.size() <= 2
           && std::ranges::none_of(between, [](QChar c) { return c == u'\n' || c == u'.'; });
}

bool standsAt(const QString& text, const std::vector<PlacedWord>& words, size_t at,
              const std::vector<NameWord>& name) {
    for (size_t i = 0; i < name.size(); ++i) {
        const PlacedWord& word = words[at + i];
        if (word.normalised != name[i].normalised)
            return false;
        if (i == 0)
            continue;
        const qsizetype last = words[at + i - 1].end;
        if (!joins(QStringView(text).sliced(last, word.begin - last), name[i - 1].isShort))
            return false;
    }
    return true;
}

QString withWordsReplaced(const QString& text, const std::vector<NameWord>& name,
                          const QString& replacement) {
    const auto words = placedWords(text);
    QString out;
    qsizetype copied = 0;
    for (size_t at = 0; !name.empty() && at + name.size() <= words.size();) {
        if (!standsAt(text, words, at, name)) {
            ++at;
            continue;
        }
        out += QStringView(text).sliced(copied, words[at].begin - copied);
        out += replacement;
        at += name.size();
        copied = words[at - 1].end;
    }
    return out + QStringView(text).sliced(copied);
}

} // namespace

QString withNameReplaced(const QString& text, const QString& name, const QString& replacement) {
    std::vector<NameWord> words = nameWords(name);
    if (words.size() == 1) {
        const QRegularExpression exact(u"(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])"_s.arg(
            QRegularExpression::escape(name.trimmed())));
        QString replaced = text;
        return replaced.replace(exact, replacement);
    }
    QString replaced = withWordsReplaced(text, words, replacement);
    if (words.size() < 2)
        return replaced;
    std::ranges::rotate(words, words.end() - 1); // the last word first
    return withWordsReplaced(replaced, words, replacement);
}

} // namespace mentat
