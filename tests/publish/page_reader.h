#pragma once

#include <QByteArray>
#include <QStringList>

#include <map>

namespace mentat::test {

/// A page as another program reads it.
struct ReadPage {
    QString fault; // empty: well-formed, of known elements and attributes alone, fetches nothing
    QStringList texts;
    QStringList links; // to other pages
    QString language;
    QString title;
    QString asOf; // of its time element: "2026-07-30T17:31"
    QString path; // what is drawn on it
};
/// Whether a page may have forms: those of a folder have none; that of the second desk also runs
/// its own script.
enum class Forms { None, Some, WithScript };
[[nodiscard]] ReadPage readPage(const QByteArray& html, Forms forms = Forms::None);

/// The pages of a folder by name.
[[nodiscard]] std::map<QString, QByteArray> pagesIn(const QString& folder);

} // namespace mentat::test
