#include "tests/document/documents.h"

#include "model/document/event_document.h"
#include "tests/support/raw/raw_errors.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

Json jsonFrom(const QByteArray& document) {
    const auto json = Json::parse(document);
    if (!json)
        qFatal("no JSON: %s", document.left(200).constData());
    return *json;
}

Event eventOf(const QByteArray& document) {
    const auto event = readEventDocument(jsonFrom(document));
    if (!event)
        qFatal("refused: %s", qPrintable(textOf(findingsIn(jsonFrom(document)))));
    return *event;
}

std::vector<RuleAndPlace> findingsIn(const Json& document) {
    std::vector<RuleAndPlace> all;
    const auto event = readEventDocument(document);
    if (event)
        return all;
    for (const Finding& finding : event.error().findings)
        all.emplace_back(QString(idOf(ruleOf(finding.kind))), finding.where.text());
    return all;
}

std::vector<RuleAndPlace> rawFindingsIn(const QByteArray& document) {
    std::vector<RuleAndPlace> all;
    for (const raw::RawError& error : raw::rawErrors(document))
        all.emplace_back(error.rule, error.pointer);
    return all;
}

QString textOf(const std::vector<RuleAndPlace>& findings) {
    QStringList lines;
    for (const auto& [rule, place] : findings)
        lines << rule + u" \""_s + place + u'"';
    return lines.join(u", "_s);
}

std::vector<RuleAndPlace> without(const std::vector<RuleAndPlace>& all,
                                  const std::vector<RuleAndPlace>& others) {
    std::vector<RuleAndPlace> rest;
    for (const RuleAndPlace& one : all) {
        if (std::find(others.begin(), others.end(), one) == others.end())
            rest.push_back(one);
    }
    return rest;
}

} // namespace mentat::test
