#include "model/document/rules/rules_document.h"
#include "tests/fuzz/refusals.h"
#include "tests/fuzz/targets.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

QString tryRules(const QByteArray& input, const QString&) {
    auto document = readRulesDocument(input);
    if (!document)
        return faultOfRefusal(document.error());
    QStringList ids;
    for (const RuleEntry& entry : document->entries)
        ids << entry.id;
    const RuleBook book({*std::move(document)});
    for (const QString& id : ids) {
        if (!book.find(id))
            return u"an entry that was taken is not found"_s;
    }
    for (const QString& fault : book.faults()) {
        if (fault.trimmed().isEmpty())
            return u"a fault between entries says nothing"_s;
    }
    return {};
}

} // namespace mentat::test
