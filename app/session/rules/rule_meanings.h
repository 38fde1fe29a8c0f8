#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mentat {

/// A word that a question is made of, whatever it asks for: "can", "when", "not".
[[nodiscard]] bool isQuestionWord(const QString& word);
/// One of these that by itself says nothing at all: "the", "of", "my".
[[nodiscard]] bool isEmptyWord(const QString& word);

/// Words and word groups that mean the same, as one word: "bene gesserit", "BG" and "witches" find
/// each other because all of them are looked for as the same.
class RuleMeanings {
public:
    /// sameWords: groups of which each member means the same.
    explicit RuleMeanings(const std::vector<std::vector<QString>>& sameWords);

    /// A normalised text for the index: where a group of several words stands, these stay beside
    /// what they mean, so that each of them alone is found too.
    [[nodiscard]] QString ofText(const QString& text) const;
    /// What typed words are looked for as.
    [[nodiscard]] QStringList ofTyped(const QStringList& words) const;

private:
    struct Group {
        QStringList stems; // two or more
        int meaning;
    };
    /// What a word can be part of; looked up once for each word as it is written.
    struct Known {
        QString meant; // alone
        QString stem;
        const std::vector<Group>* groups = nullptr; // that begin with it, the longest first
    };
    [[nodiscard]] const Known& known(const QString& word) const;
    /// The longest group that begins at this word; nullptr: none.
    [[nodiscard]] const Group* groupAt(const QStringList& words, qsizetype at) const;
    [[nodiscard]] QStringList meant(const QStringList& words, bool keepsWords) const;

    QHash<QString, int> m_meanings;              // of single words, by their stem
    QHash<QString, std::vector<Group>> m_groups; // by their first stem
    mutable QHash<QString, Known> m_known;
};

} // namespace mentat
