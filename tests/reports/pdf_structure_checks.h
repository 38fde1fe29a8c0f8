#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace mentat::test {

// What a reader of a PDF moves about by, as other programs (qpdf, poppler) read it.

/// "sound", or what qpdf says is wrong with the file.
[[nodiscard]] QString soundness(const QString& file);

struct ReadBookmark {
    int depth; // 1: the topmost
    int page;  // 1: the first
    double y;  // from the page's foot
    QString title;
    friend bool operator==(const ReadBookmark&, const ReadBookmark&) = default;
};
/// In the order of a list with all of them open.
[[nodiscard]] std::vector<ReadBookmark> bookmarksOf(const QString& file);

/// A place that leads to another: a page of the file, or an address.
struct ReadLink {
    int page;
    QString address;
    int toPage = 0; // 0: out of the file
    double y = 0;
    friend bool operator==(const ReadLink&, const ReadLink&) = default;
};
[[nodiscard]] std::vector<ReadLink> linksOf(const QString& file);

/// The tags of its tree ("H1", "P"), in their order; alternative texts apart.
[[nodiscard]] QStringList tagsOf(const QString& file);
[[nodiscard]] QStringList alternativeTexts(const QString& file);

/// What its catalogue says, "/Lang" for example; as JSON says it.
[[nodiscard]] QString saidInCatalogue(const QString& file, const QString& key);

/// What is wrong with the marked contents of its pages: something painted outside of one, one
/// within another, within a text or without an end, a marker that was left.
[[nodiscard]] QStringList contentFaults(const QString& file);
[[nodiscard]] QStringList contentFaults(const QByteArray& content);

} // namespace mentat::test
