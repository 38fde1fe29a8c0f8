#include "model/store/rule_index.h"

#include "model/store/database.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// What a word is worth in the title, among the keywords, in the text; in the index as written, and
// in the one by stems, where only words that are written otherwise should matter.
const QString fitAsWritten = u"SELECT rowid, -bm25(as_written, 4.0, 4.0, 2.0) FROM as_written "
                             "WHERE as_written MATCH ?"_s;
const QString fitByStem = u"SELECT rowid, -0.8 * bm25(by_stem, 4.0, 4.0, 2.0) FROM by_stem "
                          "WHERE by_stem MATCH ?"_s;
// A word that is only begun counts less than the whole one, and less still where others follow it.
constexpr double wordBeingTyped = 0.5;
constexpr double begunWord = 0.3;
constexpr qsizetype fewestLettersBegun = 2;

/// As a string of the query language, whose words then stand one after the other.
QString quoted(const QString& words) {
    return u'"' + QString(words).replace(u'"', u' ') + u'"';
}

QString anyOf(const QStringList& queries) {
    return queries.join(u" OR "_s);
}

} // namespace

RuleIndex::RuleIndex(const std::vector<IndexedRule>& rules)
    : m_database(std::make_unique<Database>(u":memory:"_s, Database::Access::ReadWrite)) {
    m_database->run(u"CREATE VIRTUAL TABLE as_written USING fts5(title, keywords, body, "
                    "tokenize='unicode61 remove_diacritics 2', prefix='2 3 4')"_s);
    m_database->run(u"CREATE VIRTUAL TABLE by_stem USING fts5(title, keywords, body, "
                    "tokenize='porter unicode61 remove_diacritics 2')"_s);
    m_database->run(u"CREATE VIRTUAL TABLE written_words USING fts5vocab(as_written, 'row')"_s);
    Transaction transaction(*m_database);
    for (size_t i = 0; i < rules.size(); ++i) {
        for (const QString& table : {u"as_written"_s, u"by_stem"_s})
            m_database->run(
                u"INSERT INTO %1(rowid, title, keywords, body) VALUES(?, ?, ?, ?)"_s.arg(table),
                {static_cast<qint64>(i), rules[i].title, rules[i].keywords, rules[i].text});
    }
    transaction.commit();
}

RuleIndex::~RuleIndex() = default;

std::map<size_t, double> RuleIndex::fits(const RuleTerm& term) const {
    QStringList whole;
    QStringList begun;
    for (const QString& words : term.alternatives) {
        whole.append(quoted(words));
        if (words.size() >= fewestLettersBegun)
            begun.append(quoted(words) + u" *"_s);
    }
    std::map<size_t, double> best;
    const auto take = [&](const QString& sql, const QString& query, double weight) {
        if (query.isEmpty())
            return;
        const std::array<SqlValue, 1> values{query};
        m_database->select(sql, values, [&](SqlRow row) {
            const double fit = Cell<double>::read(row[1]) * weight;
            double& known = best[static_cast<size_t>(wholeIn(row[0]))];
            known = std::max(known, fit);
        });
    };
    take(fitAsWritten, anyOf(whole), 1);
    take(fitAsWritten, anyOf(begun), term.isBeingTyped ? wordBeingTyped : begunWord);
    take(fitByStem, anyOf(whole), 1);
    return best;
}

std::vector<QString> RuleIndex::words() const {
    std::vector<QString> all;
    m_database->select(u"SELECT term FROM written_words"_s, {},
                       [&](SqlRow row) { all.push_back(textIn(row[0])); });
    return all;
}

} // namespace mentat
