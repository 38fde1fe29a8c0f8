#pragma once

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace mentat {

class Database;

/// The parts of a text, weighted separately; all normalized (normalizedText()).
struct RuleParts {
    QString title;
    QString asked; // ways to ask for it
    QString keywords;
    QString first; // its first sentence
    QString rest;
};

/// A searchable text: its words as written, and by meaning (RuleMeanings).
struct IndexedRule {
    RuleParts written;
    RuleParts meant;
};

/// A word in the index, and the number of texts that contain it.
struct KnownWord {
    QString word;
    qint64 texts = 0;
};

/// How well texts match, by position; greater is better.
using RuleFits = std::vector<std::pair<size_t, double>>;

/// The texts of the rules desk in SQLite's full-text index, in memory: once by the meaning of their
/// words, stemmed, so that "shipping" finds "shipment"; once as written, for the beginnings of
/// words. Everything throws StoreError.
class RuleIndex {
public:
    explicit RuleIndex(const std::vector<IndexedRule>& rules);
    ~RuleIndex();

    /// The texts that contain a word, or adjacent words, by meaning. Ranked by BM25 with weighted
    /// parts: rare words and short texts count more.
    [[nodiscard]] RuleFits byMeaning(const QString& words) const;
    /// The texts that contain a word with this beginning, as written.
    [[nodiscard]] RuleFits byBeginning(const QString& word) const;
    /// Every word in a text, as written.
    [[nodiscard]] std::vector<KnownWord> words() const;

private:
    [[nodiscard]] RuleFits fits(const QString& sql, const QString& query) const;

    std::unique_ptr<Database> m_database;
};

} // namespace mentat
