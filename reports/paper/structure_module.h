#pragma once

#include "reports/paper/page_parts.h"

#include <QByteArray>

#include <string>
#include <string_view>
#include <vector>

namespace mentat {

// What alone needs libqpdf is a module, loaded when the first PDF is written: libqpdf brings seven
// libraries along, which no other start has to wait for. The module is built and installed with the
// programs and holds nothing of them: what it needs, it is given here.

/// What a document is made of, and the functions of the program that the module asks back.
struct StructureTask {
    const std::vector<PlacedPage>& pages;
    const std::vector<PagePart>& parts;
    const std::vector<WebLink>& links;
    QString language;
    int (*headingLevel)(const PagePart&);
    std::string (*marked)(std::string_view written, const std::vector<std::string>& openings);
};

/// The one function of the module. It puts the structure into the PDF, or says what is wrong.
using StructureFunction = void(const StructureTask& task, QByteArray& pdf, QString& fault);

} // namespace mentat

// Its name ends with the version (reports/CMakeLists.txt): a program that still runs while a newer
// one is installed must not call the newer module.
extern "C" Q_DECL_EXPORT mentat::StructureFunction MENTAT_STRUCTURE_FUNCTION;
