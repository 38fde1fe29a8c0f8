#include "tests/support/missing_parts.h"

#include "model/store/database.h"
#include "model/store/recovery/salvage.h"
#include "tests/support/scratch_book.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// A value that no such column holds.
SqlValue ofOtherType(const SqlValue& cell) {
    if (std::holds_alternative<qint64>(cell))
        return u"garbage"_s;
    return QByteArray("\xff\x00\xfe", 3);
}

SqlValue ofOtherValue(const SqlValue& cell) {
    if (const auto* whole = std::get_if<qint64>(&cell))
        return *whole == 0 ? qint64(-5) : *whole + 1'000'000;
    return u"garbage"_s;
}

} // namespace

QString MissingPart::name() const {
    static const QStringList ways{u"removed"_s, u"empty"_s, u"of another type"_s,
                                  u"of another value"_s};
    const QString which = row == 0 ? u"all"_s : QString::number(row);
    return u"%1 %2 %3 %4"_s.arg(table, which, column, ways[static_cast<int>(how)]);
}

std::vector<MissingPart> allMissingParts(const QString& path) {
    using How = MissingPart::How;
    std::vector<MissingPart> all;
    Database database(path, Database::Access::ReadOnly);
    for (const TableRows& table : tablesOf(database)) {
        all.push_back({table.name, 0, {}, How::RowRemoved});
        database.select(u"SELECT rowid FROM %1"_s.arg(table.name), {}, [&](SqlRow row) {
            const qint64 id = wholeIn(row[0]);
            all.push_back({table.name, id, {}, How::RowRemoved});
            for (const QString& column : table.columns) {
                for (const How how : {How::Empty, How::OtherType, How::OtherValue})
                    all.push_back({table.name, id, column, how});
            }
        });
    }
    return all;
}

bool takeAway(const QString& path, const MissingPart& part) {
    try {
        Database database(path, Database::Access::ReadWrite);
        database.run(u"PRAGMA foreign_keys = OFF"_s);
        database.run(u"PRAGMA ignore_check_constraints = ON"_s);
        const SqlValue row = part.row;
        if (part.row == 0) {
            database.run(u"DELETE FROM %1"_s.arg(part.table));
            return true;
        }
        if (part.how == MissingPart::How::RowRemoved) {
            database.run(u"DELETE FROM %1 WHERE rowid = ?"_s.arg(part.table), SqlRow(&row, 1));
            return true;
        }
        const SqlValue before = database.single(
            u"SELECT %1 FROM %2 WHERE rowid = ?"_s.arg(part.column, part.table), SqlRow(&row, 1));
        SqlValue after;
        if (part.how == MissingPart::How::OtherType)
            after = ofOtherType(before);
        else if (part.how == MissingPart::How::OtherValue)
            after = ofOtherValue(before);
        if (after == before)
            return false;
        database.run(u"UPDATE %1 SET %2 = ? WHERE rowid = ?"_s.arg(part.table, part.column),
                     {after, row});
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

std::vector<FileOfKind> filesOfAllKinds(const QString& folder, const QByteArray& scoringPlay) {
    const QString samples = QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/");
    const std::vector<std::pair<QString, QByteArray>> documents{
        {u"heats"_s, bytesOf(samples + u"heats-sample-2026.json"_s)},
        {u"dune"_s, bytesOf(samples + u"dune-sample-2026.json"_s)},
        {u"storm"_s, scoringPlay}};
    std::vector<FileOfKind> files;
    for (const auto& [kind, document] : documents) {
        ScratchBook book;
        book.create({document});
        {
            const auto session = book.open();
            const EventId id = session->book().events.front().id;
            if (!session->saveDraft(id, u"1/1"_s, u"{}"_s))
                qFatal("no draft");
        }
        const QString path = folder + u'/' + kind + u".mentat"_s;
        writeBytes(path, bytesOf(book.path()));
        files.push_back({kind, path});
    }
    return files;
}

} // namespace mentat::test
