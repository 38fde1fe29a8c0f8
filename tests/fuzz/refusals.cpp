#include "tests/fuzz/refusals.h"

#include "model/failure_kind.h"
#include "reports/wording/refusals/failure_wording.h"
#include "reports/wording/refusals/finding_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// As many as anybody reads; there can be one for each few bytes.
constexpr size_t wordedFindings = 200;

bool mayNotStand(QChar c) {
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph || (c >= u'\u202A' && c <= u'\u202E')
           || (c >= u'\u2066' && c <= u'\u2069');
}

} // namespace

QString faultOfSentence(const QString& sentence) {
    if (sentence.trimmed().isEmpty())
        return u"a refusal says nothing"_s;
    if (std::ranges::any_of(sentence, mayNotStand))
        return u"control characters in: "_s + sentence;
    return {};
}

QString faultOfRefusal(const Failure& failure) {
    const Language language;
    QString fault = faultOfSentence(failureSentence(language, failure));
    if (failure.kind == FailureKind::Refused && failure.findings.empty())
        return u"refused without a reason"_s;
    const size_t worded = std::min(wordedFindings, failure.findings.size());
    for (size_t i = 0; i < worded && fault.isEmpty(); ++i)
        fault = faultOfSentence(findingSentence(language, failure.findings[i]));
    return fault;
}

} // namespace mentat::test
