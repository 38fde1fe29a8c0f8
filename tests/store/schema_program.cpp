// What tools/new-schema-version asks: which columns a file lacks, what the steps make, and a file
// of the newest version.

#include "tests/support/full_book.h"
#include "tests/support/scratch_book.h"

#include "model/store/file/event_file.h"
#include "model/store/migrations.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

using namespace mentat;
using namespace mentat::test;

constexpr const char* usage = "usage: mentat_schema columns | version | book PATH\n";

void say(const QString& line) {
    std::puts(qPrintable(line));
}

void writeBook(const QString& path) {
    ScratchBook scratch;
    scratch.create(documentsIn(bytesOf(QStringLiteral(MENTAT_TEST_DATA "/book-documents.json"))));
    writeBytes(path, bytesOf(scratch.path()));
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == u"book" && words.size() == 2) {
        writeBook(words[1]);
        return 0;
    }
    Database made(u":memory:"_s, Database::Access::ReadWrite);
    migrate(made, migrations());
    if (words == QStringList{u"columns"_s}) {
        for (const QString& statement : missingColumns(made))
            say(statement);
        return 0;
    }
    if (words == QStringList{u"version"_s}) {
        say(u"%1 %2"_s.arg(latestVersion(migrations()))
                .arg(QString::fromLatin1(schemaDigestOf(made))));
        return 0;
    }
    std::fputs(usage, stderr);
    return 2;
}
