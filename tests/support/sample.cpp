#include "tests/support/sample.h"

#include "tests/support/scratch_book.h"

namespace mentat::test {

QByteArray sampleDocument() {
    return bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json"));
}

} // namespace mentat::test
