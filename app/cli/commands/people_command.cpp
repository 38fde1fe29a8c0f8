#include "app/cli/commands/commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// As import-players takes them.
Json rowOf(const Person& person) {
    return Json(Json::Object{
        {u"name"_s, Json(person.name.text())},
        {u"from"_s, textOrNull(person.from)},
        {u"badge"_s, textOrNull(person.badge)},
        {u"preference"_s, person.preference ? Json(QString(idOf(*person.preference))) : Json()},
        {u"email"_s, textOrNull(person.email)},
        {u"phone"_s, textOrNull(person.phone)}});
}

ExitCode runPeople(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    Json::List rows;
    for (const Person& person : (*session)->book().people)
        rows.push_back(rowOf(person));
    return print(
        context,
        {Json(std::move(rows)),
         {{u"name"_s}, {u"from"_s}, {u"badge"_s}, {u"preference"_s}, {u"email"_s}, {u"phone"_s}}},
        outputFormat(arguments));
}

} // namespace

Command peopleCommand() {
    return {u"people"_s,
            u"list everybody in the file, for another file"_s,
            u"Lists the people of all events in FILE. As csv it is a list that import-players\n"
            u"takes, so that several files have the same people."_s,
            {{eventFileOperand()}, {formatOption()}},
            u"mentat-cli people dune.mentat --format csv > people.csv"_s,
            runPeople};
}

} // namespace mentat
