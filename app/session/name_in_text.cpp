#include "app/session/name_in_text.h"

#include "model/name.h"

#include <QRegularExpression>
#include <QStringList>

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

/// Blanks, hyphens, a comma: not the end of a line or of a sentence.
bool joins(QStringView between) {
    return between.size() <= 2
           && std::ranges::none_of(between, [](QChar c) { return c == u'\n' || c == u'.'; });
}

bool standsAt(const QString& text, const std::vector<PlacedWord>& words, size_t at,
              const QStringList& name) {
    for (qsizetype i = 0; i < name.size(); ++i) {
        const PlacedWord& word = words[at + static_cast<size_t>(i)];
        if (word.normalised != name[i])
            return false;
        if (i > 0) {
            const PlacedWord& last = words[at + static_cast<size_t>(i) - 1];
            if (!joins(QStringView(text).sliced(last.end, word.begin - last.end)))
                return false;
        }
    }
    return true;
}

QString withWordsReplaced(const QString& text, const QStringList& name,
                          const QString& replacement) {
    const auto words = placedWords(text);
    const auto length = static_cast<size_t>(name.size());
    QString out;
    qsizetype copied = 0;
    for (size_t at = 0; length > 0 && at + length <= words.size();) {
        if (!standsAt(text, words, at, name)) {
            ++at;
            continue;
        }
        out += QStringView(text).sliced(copied, words[at].begin - copied);
        out += replacement;
        at += length;
        copied = words[at - 1].end;
    }
    return out + QStringView(text).sliced(copied);
}

} // namespace

QString withNameReplaced(const QString& text, const QString& name, const QString& replacement) {
    QStringList words;
    for (const PlacedWord& word : placedWords(name))
        words << word.normalised;
    if (words.size() == 1) {
        const QRegularExpression exact(u"(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])"_s.arg(
            QRegularExpression::escape(name.trimmed())));
        const auto place = exact.match(text);
        if (!place.hasMatch())
            return text;
        QString replaced = text;
        return replaced.replace(exact, QString(replacement).replace(u'\\', u"\\\\"_s));
    }
    const QString replaced = withWordsReplaced(text, words, replacement);
    if (words.size() < 2)
        return replaced;
    words.prepend(words.takeLast());
    return withWordsReplaced(replaced, words, replacement);
}

} // namespace mentat
