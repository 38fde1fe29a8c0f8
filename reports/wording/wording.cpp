#include "reports/wording/wording.h"

#include "reports/wording/journal/setting_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/refusals/failure_wording.h"
#include "reports/wording/refusals/finding_wording.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

Wording::Wording(Language language) : m_language(std::move(language)) {}

QString Wording::finding(const Finding& finding) const {
    return findingSentence(m_language, finding);
}

QString Wording::problem(const Finding& finding) const {
    const QString rule = ruleName(ruleOf(finding));
    return onOneLine(finding.where.text()) + u": "_s + this->finding(finding) + u" ("_s + rule
           + u')';
}

QString Wording::furtherProblems(qint64 number) const {
    const int counted = static_cast<int>(number);
    return sayCounted(m_language, CountedPhrase("Finding", "%n more problem(s)"), counted);
}

QString Wording::failure(const Failure& failure) const {
    return failureSentence(m_language, failure);
}

QString Wording::journal(ChangeKind kind, const Values& operands) const {
    return journalSentence(m_language, kind, operands);
}

QString Wording::journal(const JournalEntry& entry) const {
    return entrySentence(m_language, entry);
}

QString Wording::undoSentence(ChangeKind kind, const Values& operands) const {
    return mentat::undoSentence(m_language, kind, operands);
}

QString Wording::redoSentence(ChangeKind kind, const Values& operands) const {
    return mentat::redoSentence(m_language, kind, operands);
}

QString Wording::outcomeChange(const OutcomeChange& change, const NameOf& nameOf) const {
    return outcomeChangeText(m_language, change, nameOf);
}

std::vector<ChangedFact> Wording::changedFacts(const Change& change, const NameOf& nameOf) const {
    return mentat::changedFacts(m_language, change, nameOf);
}

QString Wording::standing(const Event& event, const Standing& row, const Standing& next,
                          const NameOf& nameOf) const {
    return kindOf<StandingWords>(event).reason(m_language, event, row, next, nameOf);
}

QString Wording::award(const Award& award, const NameOf& nameOf) const {
    return awardReason(m_language, award, nameOf);
}

QString Wording::announcement(const Award& award, const NameOf& nameOf) const {
    return awardAnnouncement(m_language, award, nameOf);
}

QString Wording::calculation(const Performance& one) const {
    return performanceCalculation(m_language, one);
}

QString Wording::placement(const Event& event, const Placement& row, const Placement& next,
                           const NameOf& nameOf) const {
    return kindOf<StandingWords>(event).placeReason(m_language, event, row, next, nameOf);
}

QString Wording::toDo(const ToDo& item, const NameOf& nameOf) const {
    return toDoText(m_language, item, nameOf);
}

QString Wording::question(AskedFact fact, const QString& name) const {
    return questionText(m_language, fact, name);
}

QString Wording::seatChange(const SeatChange& change, const NameOf& nameOf) const {
    return seatChangeText(m_language, change, nameOf);
}

SeatChangeColumns Wording::seatChangeColumns(const SeatChange& change, const NameOf& nameOf) const {
    return mentat::seatChangeColumns(m_language, change, nameOf);
}

QString Wording::settingName(SettingKey key) const {
    return mentat::settingName(m_language, key);
}

QString Wording::settingEffect(SettingKey key) const {
    return mentat::settingEffect(m_language, key);
}

QString Wording::settingValue(const SettingValue& value) const {
    return settingValueText(m_language, value);
}

QString Wording::settingDifference(const SettingDifference& difference) const {
    return settingDifferenceText(m_language, difference);
}

QString Wording::sideName(Side side) const {
    return mentat::sideName(m_language, side);
}

QString Wording::ruleName(Rule rule) const {
    if (rule == Rule::Identity) // has no number
        return say(m_language, Phrase("Finding", "identity"));
    return QString(idOf(rule));
}

QString problemLines(const Wording& wording, const Failure& failure) {
    constexpr size_t maxListed = 3;
    if (failure.findings.empty())
        return wording.failure(failure);
    QStringList lines;
    const size_t told = std::min(failure.findings.size(), maxListed);
    for (size_t i = 0; i < told; ++i)
        lines << wording.problem(failure.findings[i]);
    const qint64 rest = static_cast<qint64>(failure.findings.size() - told) + failure.further;
    if (rest > 0)
        lines << wording.furtherProblems(rest);
    return lines.join(u'\n');
}

} // namespace mentat
