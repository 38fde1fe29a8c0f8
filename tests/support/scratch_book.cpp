#include "tests/support/scratch_book.h"

#include "model/document/event_document.h"
#include "model/store/database.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString cellText(const SqlValue& cell) {
    if (const auto* whole = std::get_if<qint64>(&cell))
        return QString::number(*whole);
    if (const auto* decimal = std::get_if<double>(&cell))
        return QString::number(*decimal, 'g', 17);
    if (const auto* text = std::get_if<QString>(&cell))
        return u'"' + *text + u'"';
    if (const auto* bytes = std::get_if<QByteArray>(&cell))
        return u"x'"_s + QString::fromLatin1(bytes->toHex()) + u'\'';
    return u"NULL"_s;
}

QString rowText(SqlRow row) {
    QStringList cells;
    for (const SqlValue& cell : row)
        cells << cellText(cell);
    return cells.join(u" | "_s);
}

} // namespace

ScratchBook::ScratchBook()
    : m_path(m_folder.filePath(u"book.mentat"_s))
    , m_clock(QDateTime(QDate(2026, 7, 29), QTime(12, 0), Qt::UTC))
    , m_desk{m_clock, u"AB"_s, u"laptop"_s, u"anna"_s, std::chrono::milliseconds(0)} {}

void ScratchBook::create(const std::vector<QByteArray>& documents) {
    const auto made = Session::create(m_path, m_desk, [&](Session& session) -> Result<void> {
        for (const QByteArray& document : documents) {
            const auto id = session.importEvent(eventFrom(document), ImportMode::AsNew);
            if (!id)
                return tl::unexpected(id.error());
        }
        return {};
    });
    if (!made)
        qFatal("the scratch book could not be made: failure %d", int(made.error().kind));
}

std::unique_ptr<Session> ScratchBook::open(Session::Access access, const StoreSeams& seams) {
    auto session = Session::open(m_path, access, m_desk, seams);
    if (!session)
        qFatal("the scratch book could not be opened: failure %d", int(session.error().kind));
    return *std::move(session);
}

Event eventFrom(const QByteArray& document) {
    const auto json = Json::parse(document);
    if (!json)
        qFatal("no JSON");
    auto event = readEventDocument(*json);
    if (!event)
        qFatal("refused: %s, finding %d", qPrintable(event.error().findings.front().where.text()),
               int(event.error().findings.front().kind));
    return *std::move(event);
}

QByteArray exported(const Book& book) {
    QByteArray all;
    for (const BookEvent& entry : book.events)
        all += writeEventDocument(entry.event).toBytes();
    return all;
}

std::vector<QByteArray> documentsIn(const QByteArray& all) {
    std::vector<QByteArray> documents;
    for (qsizetype from = 0; from < all.size();) {
        const qsizetype end = all.indexOf("\n}\n", from);
        const qsizetype next = end < 0 ? all.size() : end + 3;
        documents.push_back(all.mid(from, next - from));
        from = next;
    }
    return documents;
}

QString dumpWithoutJournal(const QString& path) {
    Database database(path, Database::Access::ReadOnly);
    QStringList tables;
    database.select(u"SELECT name FROM sqlite_master WHERE type = 'table' "
                    "AND name <> 'journal' AND name NOT LIKE 'sqlite_%' ORDER BY name"_s,
                    {}, [&](SqlRow row) { tables << std::get<QString>(row[0]); });
    QString dump;
    for (const QString& table : tables) {
        QStringList rows;
        database.select(u"SELECT * FROM "_s + table, {}, [&](SqlRow row) { rows << rowText(row); });
        rows.sort();
        dump += table + u":\n  "_s + rows.join(u"\n  "_s) + u"\n"_s;
    }
    return dump;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace mentat::test
