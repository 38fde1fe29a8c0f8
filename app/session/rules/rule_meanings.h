#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mentat {

/// A word that frames a question rather than its subject: "can", "when", "not".
[[nodiscard]] bool isQuestionWord(const QString& word);
/// One of these that has no meaning by itself: "the", "of", "my".
[[nodiscard]] bool isEmptyWord(const QString& word);

/// Synonyms, as words and word groups: "bene gesserit", "BG", and "witches" find each other because
/// all are indexed as the same word.
class RuleMeanings {
public:
    /// sameWords: groups of synonyms.
    explicit RuleMeanings(const std::vector<std::vector<QString>>& sameWords);

    /// A normalized text for the index: a group of several words keeps its words in addition to its
    /// meaning, so that each can be found.
    [[nodiscard]] QString ofText(const QString& text) const;
    /// The meanings of typed words.
    [[nodiscard]] QStringList ofTyped(const QStringList& words) const;

private:
    struct Group {
        QStringList stems; // two or more
        int meaning;
    };
    /// The meanings of a word; looked up once for each spelling.
    struct Known {
        QString meant; // alone
        QString stem;
        const std::vector<Group>* groups = nullptr; // groups that begin with it, longest first
    };
    [[nodiscard]] const Known& known(const QString& word) const;
    /// The longest group that begins at this word; nullptr: none.
    [[nodiscard]] const Group* groupAt(const QStringList& words, qsizetype at) const;
    [[nodiscard]] QStringList meant(const QStringList& words, bool keepsWords) const;

    QHash<QString, int> m_meanings;              // of single words, by stem
    QHash<QString, std::vector<Group>> m_groups; // by first stem
    mutable QHash<QString, Known> m_known;
};

} // namespace mentat
