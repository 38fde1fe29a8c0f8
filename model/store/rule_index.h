#pragma once

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace mentat {

class Database;

/// A text to be found, in its parts from the most telling to the least; all of them normalised
/// (normalisedText()).
struct IndexedRule {
    QString title;
    QString keywords;
    QString text;
};

/// One thing that is looked for: words or word groups of which each will do, normalised.
struct RuleTerm {
    std::vector<QString> alternatives;
    bool isBeingTyped = false; // the last word, which most likely goes on
};

/// The texts of the rules desk in SQLite's full-text index, in memory: once as they are written,
/// for words and their beginnings, once by their stems, so that "shipping" finds "shipment".
/// Everything throws StoreError.
class RuleIndex {
public:
    explicit RuleIndex(const std::vector<IndexedRule>& rules);
    ~RuleIndex();

    /// How well the texts fit a term, by their positions; only those that do. By BM25 with the
    /// parts weighed: greater is better, rare words count more.
    [[nodiscard]] std::map<size_t, double> fits(const RuleTerm& term) const;
    /// Every word that stands in a text.
    [[nodiscard]] std::vector<QString> words() const;

private:
    std::unique_ptr<Database> m_database;
};

} // namespace mentat
