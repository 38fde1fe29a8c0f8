#include "reports/paper/pdf_writer.h"

#include "model/failure_kind.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/paper/pdf_markers.h"
#include "reports/paper/pdf_structure.h"
#include "reports/text_measure.h"

#include <QBuffer>
#include <QFileDevice>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto program = "Mentat"_L1;

/// Who made it and what it is, where programs look for it: QPdfWriter has no author.
QByteArray metadata(const ReportDocument& document) {
    const auto escaped = [](const QString& text) { return printable(text).toHtmlEscaped(); };
    QString text = u"<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                   "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                   "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                   "<rdf:Description rdf:about=\"\""
                   " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                   " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n"
                   "<dc:format>application/pdf</dc:format>\n"_s;
    text += u"<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"_s + escaped(document.title)
            + u"</rdf:li></rdf:Alt></dc:title>\n"_s;
    if (!document.author.isEmpty())
        text += u"<dc:creator><rdf:Seq><rdf:li>"_s + escaped(document.author)
                + u"</rdf:li></rdf:Seq></dc:creator>\n"_s;
    text += u"<xmp:CreatorTool>"_s + program
            + u"</xmp:CreatorTool>\n</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n"
              "<?xpacket end=\"r\"?>\n"_s;
    return text.toUtf8();
}

} // namespace

Result<void> writePdf(const ReportDocument& document, QIODevice& device, const Language& language) {
    if (const QString face = missingFace(); !face.isEmpty())
        return failure(FailureKind::NoFace, {face});
    // Whole in memory first: the writer does not say when its device takes no more.
    QBuffer whole;
    whole.open(QIODevice::WriteOnly);
    const std::vector<PlacedPage> pages = pagesOf(document, language);
    {
        QPdfWriter writer(&whole);
        writer.setTitle(printable(document.title));
        writer.setCreator(program);
        writer.setDocumentXmpMetadata(metadata(document));
        if (auto printed = printPages(pages, writer, paintMarker); !printed)
            return printed;
    }
    const Result<QByteArray> structured = withStructure(whole.data(), pages, language.tag());
    if (!structured)
        return tl::unexpected(structured.error());
    if (device.write(*structured) == structured->size())
        return {};
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    return failure(FailureKind::UnwritableFile,
                   {file ? file->fileName() : QString(), device.errorString()});
}

} // namespace mentat
