#include "model/document/rules/built_in_rules.h"

#include "model/document/rules/rules_document.h"
#include "model/failure_kind.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

Result<RuleBook> builtInRules() {
    const QDir folder(u":/rules"_s);
    std::vector<RuleDocument> documents;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return failure(FailureKind::ReadFailed, {file.fileName(), file.errorString()});
        auto document = readRulesDocument(file.readAll());
        if (!document)
            return tl::make_unexpected(document.error());
        documents.push_back(*std::move(document));
    }
    return RuleBook(std::move(documents));
}

} // namespace mentat
