#include "tests/support/act_operands.h"

#include "model/changes/journal.h"

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The operands that each row declares.
constexpr std::array rowTexts = std::to_array<const char*>({
#define KIND(name, word, ...) #__VA_ARGS__,
#include "model/changes/change_kinds.def"
});

QString textOfOperand(const Value& value) {
    if (const auto* number = std::get_if<qint64>(&value))
        return QString::number(*number);
    if (const auto* text = std::get_if<QString>(&value))
        return u"“%1”"_s.arg(*text);
    return std::get<Side>(value).row().id;
}

QString lineOf(ChangeKind kind, const Values& operands) {
    QStringList texts;
    for (const Value& operand : operands)
        texts << textOfOperand(operand);
    const QString row = QString::fromLatin1(rowTexts.at(static_cast<size_t>(kind)));
    return u"%1: %2; its row: %3"_s.arg(QString(idOf(kind)),
                                        texts.isEmpty() ? u"nothing"_s : texts.join(u", "_s),
                                        row.isEmpty() ? u"nothing"_s : row);
}

} // namespace

OperandMisfits::OperandMisfits(RowOf rowOf) : m_rowOf(std::move(rowOf)) {}

bool OperandMisfits::fit(ChangeKind kind, const Values& operands) const {
    if (!m_rowOf(kind).fit(operands))
        return false;
    if (kind != ChangeKind::PutBack)
        return true;
    const auto* word = operands.empty() ? nullptr : std::get_if<QString>(&operands.front());
    const auto reverted
        = word ? actByWord(*word, Values(operands.begin() + 1, operands.end())) : std::nullopt;
    return reverted && fit(reverted->kind, reverted->operands);
}

void OperandMisfits::look(ChangeKind kind, const Values& operands) {
    ++m_looked;
    if (!fit(kind, operands))
        m_first.emplace(kind, operands);
}

void OperandMisfits::look(Session& session) {
    const auto journal = session.journalPage({}, std::numeric_limits<int>::max());
    if (!journal)
        return;
    for (const JournalEntry& entry : *journal)
        look(entry.change.kind, entry.change.operands);
}

std::vector<ChangeKind> OperandMisfits::kinds() const {
    std::vector<ChangeKind> kinds;
    for (const auto& [kind, operands] : m_first)
        kinds.push_back(kind);
    return kinds;
}

QString OperandMisfits::text() const {
    QStringList lines;
    for (const auto& [kind, operands] : m_first)
        lines << lineOf(kind, operands);
    return lines.join(u'\n');
}

} // namespace mentat::test
