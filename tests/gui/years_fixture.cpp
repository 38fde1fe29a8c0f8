#include "tests/gui/years_fixture.h"

#include "model/document/incoming_file.h"
#include "tests/support/copied_book.h"

namespace mentat::test {

namespace {

void openWith(WindowFixture& fixture, const std::vector<QByteArray>& documents) {
    ScratchBook& scratch = fixture.scratch();
    createOrCopy(scratch, documents);
    {
        const auto session = scratch.open();
        const QByteArray bytes
            = bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/history.json"));
        const auto read = readAnyDocument(bytes);
        const auto* summaries = read ? std::get_if<std::vector<Summary>>(&*read) : nullptr;
        if (!summaries || !session->importSummaries(*summaries, ImportMode::RefuseExisting))
            qFatal("the summaries of the sample cannot be imported");
    }
    fixture.openFile(scratch.path());
}

} // namespace

void openSampleWithYears(WindowFixture& fixture) {
    openWith(fixture, {sampleDocument()});
}

void openSummariesAlone(WindowFixture& fixture) {
    openWith(fixture, {});
}

} // namespace mentat::test
