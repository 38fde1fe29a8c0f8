#pragma once

#include "ui/guide/guide_book.h"
#include "ui/look/colours.h"

class QTextBlock;
class QTextDocument;

namespace mentat {

/// Puts the page into the document, in the document's own font and these colours.
void setGuidePage(QTextDocument& document, const GuidePage& page, const Colours& colours);

/// Its pictures, from this folder, as large as they are but no wider than this (in pixels before
/// scaling); scale: of the device, on which they are to be sharp.
void fitPictures(QTextDocument& document, const QString& folder, double width, double scale);

/// Where the section of this number stands; an invalid block where there is none.
[[nodiscard]] QTextBlock sectionBlock(const QTextDocument& document, size_t section);

/// A word of the document.
struct GuideMark {
    int position;
    int length;
};
/// Every word that one of these begins, case and accents aside.
[[nodiscard]] std::vector<GuideMark> marksOf(const QTextDocument& document,
                                             const QStringList& words);

} // namespace mentat
