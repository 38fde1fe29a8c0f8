#include "model/store/rule_index.h"

#include "model/store/database.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString ruleParts = u"title, asked, keywords, first, rest"_s;
constexpr qsizetype fewestLettersBegun = 2;

/// Quotes a phrase of the query language, whose words must be adjacent. A NUL would end the query
/// before its closing quote.
QString quoted(const QString& words) {
    return u'"' + QString(words).replace(u'"', u' ').replace(QChar(u'\0'), u' ') + u'"';
}

/// Weighs all columns equally: docs/RULES_DATA.md lists what else was tried.
QString queryOf(const QString& table) {
    return u"SELECT rowid, -bm25(%1) FROM %1 WHERE %1 MATCH ?"_s.arg(table);
}

void insert(Database& database, const QString& table, size_t position, const RuleParts& parts) {
    database.run(u"INSERT INTO %1(rowid, %2) VALUES(?, ?, ?, ?, ?, ?)"_s.arg(table, ruleParts),
                 {static_cast<qint64>(position), parts.title, parts.asked, parts.keywords,
                  parts.first, parts.rest});
}

} // namespace

RuleIndex::RuleIndex(const std::vector<IndexedRule>& rules)
    : m_database(std::make_unique<Database>(u":memory:"_s, Database::Access::ReadWrite)) {
    m_database->run(u"CREATE VIRTUAL TABLE by_meaning USING fts5(%1, "
                    "tokenize='porter unicode61 remove_diacritics 2')"_s.arg(ruleParts));
    m_database->run(u"CREATE VIRTUAL TABLE as_written USING fts5(%1, "
                    "tokenize='unicode61 remove_diacritics 2')"_s.arg(ruleParts));
    m_database->run(u"CREATE VIRTUAL TABLE written_words USING fts5vocab(as_written, 'row')"_s);
    Transaction transaction(*m_database);
    for (size_t i = 0; i < rules.size(); ++i) {
        insert(*m_database, u"by_meaning"_s, i, rules[i].meant);
        insert(*m_database, u"as_written"_s, i, rules[i].written);
    }
    transaction.commit();
}

RuleIndex::~RuleIndex() = default;

RuleFits RuleIndex::fits(const QString& sql, const QString& query) const {
    RuleFits fits;
    const std::array<SqlValue, 1> values{query};
    m_database->select(sql, values, [&](SqlRow row) {
        fits.emplace_back(static_cast<size_t>(wholeIn(row[0])), Cell<double>::read(row[1]));
    });
    return fits;
}

RuleFits RuleIndex::byMeaning(const QString& words) const {
    static const QString sql = queryOf(u"by_meaning"_s);
    return fits(sql, quoted(words));
}

RuleFits RuleIndex::byBeginning(const QString& word) const {
    static const QString sql = queryOf(u"as_written"_s);
    return word.size() < fewestLettersBegun ? RuleFits() : fits(sql, quoted(word) + u" *"_s);
}

std::vector<KnownWord> RuleIndex::words() const {
    std::vector<KnownWord> all;
    m_database->select(u"SELECT term, doc FROM written_words"_s, {}, [&](SqlRow row) {
        all.push_back({textIn(row[0]), wholeIn(row[1])});
    });
    return all;
}

} // namespace mentat
