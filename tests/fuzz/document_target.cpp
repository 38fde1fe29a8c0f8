#include "model/document/event_document.h"
#include "model/document/incoming_file.h"
#include "model/errors.h"
#include "tests/fuzz/refusals.h"
#include "tests/fuzz/targets.h"
#include "tests/support/summary_writer.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

Json written(const DocumentContent& content) {
    if (const auto* event = std::get_if<Event>(&content))
        return writeEventDocument(*event);
    return summaryDocument(std::get<std::vector<Summary>>(content));
}

/// A pack that is taken comes back from its own document, and makes an event without an error.
QString tryPack(const QByteArray& input) {
    const auto pack = readPackDocument(input);
    if (!pack)
        return faultOfRefusal(pack.error());
    if (!eventErrors(eventByPack(*pack, pack->name, Year(2026))).empty())
        return u"a pack with errors was taken"_s;
    const QByteArray document = writePackDocument(*pack).toBytes();
    const auto again = readPackDocument(document);
    if (!again || *again != *pack)
        return u"a pack that was written is read as something else"_s;
    return {};
}

} // namespace

// What is taken is without an error, and comes back from its own document.
QString tryDocument(const QByteArray& input, const QString&) {
    if (const QString fault = tryPack(input); !fault.isEmpty())
        return fault;
    const auto content = readAnyDocument(input);
    if (!content)
        return faultOfRefusal(content.error());
    if (const auto* event = std::get_if<Event>(&*content); event && !eventErrors(*event).empty())
        return u"an event with errors was taken"_s;
    const Json document = written(*content);
    for (const QByteArray& bytes : {document.toBytes(), document.toCompactBytes()}) {
        const auto again = readAnyDocument(bytes);
        if (!again)
            return u"what was written is refused"_s;
        if (*again != *content)
            return u"what was written is read as something else"_s;
        if (written(*again).toBytes() != document.toBytes())
            return u"what was read is written as something else"_s;
    }
    return {};
}

} // namespace mentat::test
