#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace mentat::test {

/// One of tests/data/documents.
[[nodiscard]] QByteArray testDocument(const QString& name);

/// Where a document holds words of people, as paths with * for array indices. What is for everyone
/// and what is for the GM alone; together all text fields that the specification knows.
[[nodiscard]] const QStringList& publicTexts();
[[nodiscard]] const QStringList& privateTexts();
/// For the GM alone in what only events in heats by a ruleset have.
[[nodiscard]] const QStringList& privateTextsOfStages();

/// A document in which every private text that can stand there does, each with a word of its own.
struct MarkedDocument {
    QByteArray document;
    QByteArrayList marks;     // each once in the document
    QStringList pathsThatAre; // of the private texts, those that the document has
};
[[nodiscard]] MarkedDocument withMarks(const QByteArray& document);

/// Those of the marks that stand in the bytes, in capitals or not.
[[nodiscard]] QByteArrayList marksIn(const QByteArray& bytes, const QByteArrayList& marks);

} // namespace mentat::test
