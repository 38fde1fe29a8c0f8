#pragma once

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace mentat {

class Database;

/// The parts of a text, each weighed apart; all of them normalised (normalisedText()).
struct RuleParts {
    QString title;
    QString asked; // ways of asking for it
    QString keywords;
    QString first; // its first sentence
    QString rest;
};

/// A text to be found: its words as they are written, and as what they mean (RuleMeanings).
struct IndexedRule {
    RuleParts written;
    RuleParts meant;
};

/// A word that stands somewhere, and in how many texts.
struct KnownWord {
    QString word;
    qint64 texts = 0;
};

/// How well texts fit, by their positions; greater is better.
using RuleFits = std::vector<std::pair<size_t, double>>;

/// The texts of the rules desk in SQLite's full-text index, in memory: once by what their words
/// mean, and there by their stems, so that "shipping" finds "shipment"; once as they are written,
/// for words that are only begun. Everything throws StoreError.
class RuleIndex {
public:
    explicit RuleIndex(const std::vector<IndexedRule>& rules);
    ~RuleIndex();

    /// The texts that hold a word, or words side by side, by what they mean. By BM25 with the parts
    /// weighed: rare words count more, and so do short texts.
    [[nodiscard]] RuleFits byMeaning(const QString& words) const;
    /// The texts that hold a word that begins so, as it is written.
    [[nodiscard]] RuleFits byBeginning(const QString& word) const;
    /// Every word that stands in a text, as it is written.
    [[nodiscard]] std::vector<KnownWord> words() const;

private:
    [[nodiscard]] RuleFits fits(const QString& sql, const QString& query) const;

    std::unique_ptr<Database> m_database;
};

} // namespace mentat
