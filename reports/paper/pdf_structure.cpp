#include "reports/paper/pdf_structure.h"

#include "model/failure_kind.h"
#include "reports/paper/pdf_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t maxPagesByWord = 200;

constexpr auto moduleName = "mentat_structure"_L1;

/// Next to the program if unpacked, or among the libraries of the installation or build. Never by
/// its bare name: the system would search folders that anyone may write to.
QStringList moduleFolders() {
    QStringList folders{u"."_s, u"../lib/mentat/modules"_s};
#ifdef MENTAT_TEST_MODULE_FOLDER
    folders.append(QStringLiteral(MENTAT_TEST_MODULE_FOLDER));
#endif
    return folders;
}

/// The module's function, which stays loaded; null if this version has none.
StructureFunction* loadedStructure() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString& folder : moduleFolders()) {
        const QDir modules(here.filePath(folder));
        for (const QString& file : modules.entryList({moduleName + u".*"_s}, QDir::Files)) {
            QLibrary library(modules.absoluteFilePath(file));
            if (const auto found = library.resolve(QT_STRINGIFY(MENTAT_STRUCTURE_FUNCTION)))
                return reinterpret_cast<StructureFunction*>(found);
        }
    }
    return nullptr;
}

} // namespace

Result<QByteArray> withStructure(const QByteArray& pdf, const std::vector<PlacedPage>& pages,
                                 const QString& language) {
    StructureFunction* const addStructure = loadedStructure();
    if (addStructure == nullptr)
        return failure(FailureKind::NoStructureModule, {QString(moduleName)});
    const std::vector<PagePart> parts
        = pages.size() > maxPagesByWord ? joinedByPage(partsOf(pages)) : partsOf(pages);
    const std::vector<WebLink> links = webLinksOf(parts, pages);
    QByteArray whole = pdf;
    QString fault;
    addStructure({pages, parts, links, language, headingLevel, withMarkedContent}, whole, fault);
    if (!fault.isEmpty())
        return failure(FailureKind::UnwritableFile, {QString(), fault});
    return whole;
}

} // namespace mentat
