#include "model/store/recovery/damaged_copy.h"

#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/file/event_file.h"

#include <QFile>
#include <QFileInfo>

#include <bit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using fileheader::magic;
using fileheader::numberAt;

constexpr qsizetype pageSize = 4096; // of every event file
constexpr qsizetype fewPages = 256;  // as many as an event without games has, at least

void setNumber(QByteArray& bytes, qsizetype offset, quint32 number) {
    qToBigEndian(number, bytes.data() + offset);
}

void setByte(QByteArray& bytes, qsizetype offset, int value) {
    bytes[offset] = static_cast<char>(value);
}

int wrongBits(const QByteArray& bytes, qint64 applicationId) {
    return std::popcount(numberAt(bytes, fileheader::applicationOffset)
                         ^ static_cast<quint32>(applicationId));
}

/// The program's mark that the file has, or had before it was damaged.
qint64 nearestMark(const QByteArray& bytes) {
    const bool isPractice
        = wrongBits(bytes, practiceFileApplicationId) < wrongBits(bytes, eventFileApplicationId);
    return isPractice ? practiceFileApplicationId : eventFileApplicationId;
}

/// The mark of the program is whole, or nearly and that of the format is there.
bool isOurs(const QByteArray& bytes) {
    if (bytes.size() < fileheader::length)
        return false;
    const int wrong = wrongBits(bytes, nearestMark(bytes));
    return wrong == 0 || (wrong <= 2 && bytes.startsWith(magic));
}

/// What every event file has in common stands as it must, and its length is what it is.
void repairHeader(QByteArray& bytes) {
    // The tables have their first pages where they were: of a file that was cut off, the rest is
    // empty pages.
    const auto there = (bytes.size() + pageSize - 1) / pageSize;
    const auto said = static_cast<qsizetype>(numberAt(bytes, 28));
    const auto pages = said <= there * 8 + fewPages ? std::max(there, said) : there + fewPages;
    bytes.append(QByteArray(pages * pageSize - bytes.size(), '\0'));
    bytes.replace(0, magic.size(), magic);
    setByte(bytes, 16, pageSize >> 8);
    setByte(bytes, 17, 0);
    for (const qsizetype format : {18, 19}) {
        if (bytes[format] != 1 && bytes[format] != 2)
            setByte(bytes, format, 1);
    }
    setByte(bytes, 20, 0);
    setByte(bytes, 21, 64);
    setByte(bytes, 22, 32);
    setByte(bytes, 23, 32);
    setNumber(bytes, 28, static_cast<quint32>(bytes.size() / pageSize));
    setNumber(bytes, 32, 0); // unused pages: of no use here
    setNumber(bytes, 36, 0);
    setNumber(bytes, 44, 4); // schema format
    setNumber(bytes, 52, 0); // no auto-vacuum
    setNumber(bytes, 56, 1); // UTF-8
    setNumber(bytes, 64, 0);
    setNumber(bytes, fileheader::applicationOffset, static_cast<quint32>(nearestMark(bytes)));
    setNumber(bytes, 92, numberAt(bytes, 24));
}

QByteArray contentsOf(const QString& file) {
    QFile in(file);
    if (!in.exists())
        throw StoreError(FailureKind::FileMissing, {file});
    if (QFileInfo(file).isDir())
        throw StoreError(FailureKind::FileIsFolder, {file});
    if (!QFileInfo(file).isFile()) // a device has no end
        throw StoreError(FailureKind::NotAnEventFile, {file});
    if (!in.open(QIODevice::ReadOnly))
        throw StoreError(FailureKind::NoPermission, {file});
    return in.readAll();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.flush())
        throw StoreError(FailureKind::WriteFailed, {path, out.errorString()});
}

std::vector<Migration> knownSteps(int version) {
    std::vector<Migration> steps;
    for (const Migration& step : migrations()) {
        if (step.version <= version)
            steps.push_back(step);
    }
    return steps;
}

bool isAllowed(Database& database, const TableRows& table, const std::vector<SqlValue>& row) {
    try {
        insertRows(database, table, {row});
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

/// Puts in what the schema allows; what it does not is lost, or one of its cells.
void insertAllowed(Database& database, TableRows& table) {
    for (const auto& row : table.rows) {
        if (isAllowed(database, table, row))
            continue;
        table.lost.push_back(table.keyOf(row));
        table.hasGaps = true;
        table.emptied.push_back({row, {}});
    }
}

} // namespace

DamagedCopy::DamagedCopy(const QString& file) : m_path(m_folder.filePath(u"damaged.mentat"_s)) {
    QByteArray bytes = contentsOf(file);
    if (!isOurs(bytes))
        throw StoreError(FailureKind::NotAnEventFile, {file});
    const int newest = latestVersion(migrations());
    const auto said = static_cast<int>(numberAt(bytes, fileheader::versionOffset));
    const qint64 mark = nearestMark(bytes);
    const bool isWhole = bytes.startsWith(magic) && wrongBits(bytes, mark) == 0;
    if (isWhole && said > newest)
        throw StoreError(FailureKind::NewerFile, {file});
    m_isPractice = mark == practiceFileApplicationId;
    m_version = said >= 1 && said <= newest ? said : newest;
    repairHeader(bytes);
    m_size = bytes.size();
    write(m_path, bytes);
    copyLog(file);
}

// No journal: one of ours says of the first page only whether there is a log, and one of another
// file would put its rows into the copy.
void DamagedCopy::copyLog(const QString& file) {
    const QString log = file + u"-wal"_s;
    if (QFileInfo(log).isFile() && QFileInfo(log).size() > 0)
        write(m_path + u"-wal"_s, contentsOf(log));
}

// Where not even its tables can be seen, all of them have gaps.
void DamagedCopy::salvageInto(Tables& tables) const {
    for (TableRows& table : tables)
        table.hasGaps = true;
    try {
        Database damaged(m_path, Database::Access::ReadWrite);
        salvage(damaged, tables, m_size);
    } catch (const StoreError&) {
        // What was read until then counts.
    }
}

Tables DamagedCopy::rows() const {
    Database database(u":memory:"_s, Database::Access::ReadWrite);
    migrate(database, knownSteps(m_version));
    database.run(u"PRAGMA foreign_keys = OFF"_s);
    Tables found = tablesOf(database);
    salvageInto(found);
    {
        Transaction transaction(database);
        for (TableRows& table : found)
            insertAllowed(database, table);
        transaction.commit();
    }
    migrate(database, migrations());
    Tables all = allRowsOf(database);
    for (TableRows& table : all) {
        const auto same = std::ranges::find(found, table.name, &TableRows::name);
        if (same == found.end())
            continue;
        table.hasGaps = same->hasGaps;
        table.lost = std::move(same->lost);
        if (table.columns == same->columns) // else nobody knows what the cells mean now
            table.emptied = std::move(same->emptied);
    }
    return all;
}

} // namespace mentat
