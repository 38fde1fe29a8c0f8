#include "app/cli/shared/shared_options.h"

#include "model/document/bytes/input.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Result<QByteArray> readStandardInput(QIODevice& device) {
    if (!device.isReadable()) // closed by the caller
        return QByteArray();
    return readWhole(device, u"standard input"_s);
}

} // namespace

Result<QByteArray> readInput(const QString& path, QIODevice& standardInput) {
    return path == u"-"_s ? readStandardInput(standardInput) : readWholeFile(path);
}

CommandOperand eventFileOperand() {
    return {u"FILE"_s, u"the event file"_s};
}

Option eventOption() {
    return {.name = u"event"_s,
            .value = u"EVENT"_s,
            .description
            = u"the event's number, NAME, or \"NAME YEAR\"; the default is the latest year"_s};
}

Option formatOption() {
    return {.name = u"format"_s,
            .value = u"FORMAT"_s,
            .description = u"output format: table (the default), json, csv"_s,
            .words = {u"table"_s, u"json"_s, u"csv"_s}};
}

Option explainOption() {
    return {.name = u"explain"_s, .description = u"with the reason and the rule for each row"_s};
}

std::vector<Option> importModeOptions() {
    return {{.name = u"replace"_s, .description = u"replace an event of the same name and year"_s},
            {.name = u"as-new"_s,
             .description = u"add beside an event of the same name and year"_s,
             .instead = u"replace"_s}};
}

ImportMode importMode(const Arguments& arguments) {
    if (arguments.has(u"replace"_s))
        return ImportMode::Replace;
    return arguments.has(u"as-new"_s) ? ImportMode::AsNew : ImportMode::RefuseExisting;
}

OutputFormat outputFormat(const Arguments& arguments) {
    const QString word = arguments.value(u"format"_s).value_or(u"table"_s);
    if (word == u"json"_s)
        return OutputFormat::Json;
    return word == u"csv"_s ? OutputFormat::Csv : OutputFormat::Table;
}

} // namespace mentat
