#include "app/cli/commands/commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/backups.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Kind = RecoveryNote::Kind;

QString wordOf(Kind kind) {
    switch (kind) {
    case Kind::Filled: return u"filled"_s;
    case Kind::Lost: return u"lost"_s;
    case Kind::Gap: return u"gap"_s;
    case Kind::Rejected: return u"rejected"_s;
    case Kind::Doubtful: return u"doubtful"_s;
    }
    return {};
}

QString wordOf(RowSource source) {
    switch (source) {
    case RowSource::Snapshot: return u"backup"_s;
    case RowSource::Journal: return u"journal"_s;
    case RowSource::Player: return u"player"_s;
    }
    return {};
}

Json rowsOfNotes(const Recovery& recovery) {
    Json::List rows;
    for (const RecoveryNote& note : recovery.notes) {
        Json::Object row{{u"kind"_s, Json(wordOf(note.kind))},
                         {u"table"_s, Json(note.table)},
                         {u"key"_s, Json(note.key)}};
        if (note.source)
            row.push_back({u"from"_s, Json(wordOf(*note.source))});
        rows.emplace_back(std::move(row));
    }
    return Json(std::move(rows));
}

Json rowsOfLeftOut(const Recovery& recovery, const Wording& wording) {
    Json::List rows;
    for (const LeftOut& part : recovery.leftOut) {
        rows.emplace_back(Json::Object{{u"event"_s, Json(part.event)},
                                       {u"rule"_s, Json(idOf(ruleOf(part.finding)))},
                                       {u"where"_s, Json(part.finding.where.text())},
                                       {u"text"_s, Json(wording.finding(part.finding))}});
    }
    return Json(std::move(rows));
}

bool isWhole(const Recovery& recovery) {
    return recovery.leftOut.empty()
           && std::ranges::all_of(
               recovery.notes, [](const RecoveryNote& note) { return note.kind == Kind::Filled; });
}

QString tableFor(const Json& notes, const Json& leftOut, const Recovery& recovery) {
    QString table = u"%1 rows written%2.\n"_s.arg(recovery.rows)
                        .arg(isWhole(recovery) ? u"; nothing is lost"_s : QString());
    if (recovery.snapshot)
        table += u"With the backup of %1.\n"_s.arg(recovery.snapshot->toString(Qt::ISODate));
    if (!notes.list()->empty()) {
        table += u'\n'
                 + textTable(gridOf(notes, {{u"kind"_s},
                                            {u"table"_s},
                                            {u"key"_s},
                                            {u"from"_s, GridColumn::Shown::WherePresent}}));
    }
    if (!leftOut.list()->empty()) {
        table
            += u"\nLeft out, because it breaks a rule without what is lost:\n\n"_s
               + textTable(gridOf(leftOut, {{u"event"_s}, {u"rule"_s}, {u"where"_s}, {u"text"_s}}));
    }
    return table;
}

Answer answerOf(const QString& file, const Recovery& recovery, const Wording& wording) {
    const Json notes = rowsOfNotes(recovery);
    const Json leftOut = rowsOfLeftOut(recovery, wording);
    const QString table = tableFor(notes, leftOut, recovery);
    Json backup;
    if (recovery.snapshot)
        backup = Json(recovery.snapshot->toString(Qt::ISODate));
    return {Json(Json::Object{{u"file"_s, Json(file)},
                              {u"rows"_s, Json(qint64(recovery.rows))},
                              {u"whole"_s, Json(isWhole(recovery))},
                              {u"backup"_s, backup},
                              {u"replayed"_s, Json(recovery.isReplayed)},
                              {u"notes"_s, notes},
                              {u"leftOut"_s, leftOut}}),
            {{u"file"_s},
             {u"rows"_s},
             {u"whole"_s},
             {u"backup"_s},
             {u"replayed"_s},
             {u"notes.kind"_s},
             {u"notes.table"_s},
             {u"notes.key"_s},
             {u"leftOut.event"_s},
             {u"leftOut.rule"_s},
             {u"leftOut.where"_s},
             {u"leftOut.text"_s}},
            table};
}

ExitCode runRecover(const Arguments& arguments, CommandContext& context) {
    const QString file = *arguments.operand(0);
    const QString newFile = *arguments.value(u"to"_s);
    if (newFile.isEmpty() || newFile == u"-"_s)
        return reportWrongUsage(context.err, u"--to NEW must name a file."_s, u"recover"_s);
    const BackupFolders folders{file, arguments.value(u"backups"_s).value_or(QString())};
    const auto recovery = recoverInto(newFile, folders, context.desk);
    if (!recovery)
        return reportFailure(context, recovery.error());
    return print(context,
                 answerOf(QFileInfo(newFile).absoluteFilePath(), *recovery, context.wording),
                 outputFormat(arguments), Done::Files);
}

} // namespace

Command recoverCommand() {
    return {
        u"recover"_s,
        u"make a new event file from what is left of a damaged one"_s,
        u"Reads the damaged file row by row, skips what cannot be read, and fills gaps from the\n"
        u"newest backup and the journal. What is lost, or left out because it breaks a rule\n"
        u"without what is lost, is listed. The damaged file itself is not changed. Looks for\n"
        u"backups beside the file, and with --backups also in DIR."_s,
        {{eventFileOperand()},
         {{.name = u"to"_s,
           .value = u"NEW"_s,
           .description = u"the file to create; it must not exist yet"_s,
           .required = true},
          {.name = u"backups"_s,
           .value = u"DIR"_s,
           .description = u"the second backup folder named in Preferences"_s},
          formatOption()}},
        u"mentat-cli recover dune.mentat --to recovered.mentat"_s,
        runRecover};
}

} // namespace mentat
