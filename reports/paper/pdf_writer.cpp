#include "reports/paper/pdf_writer.h"

#include "model/failure_kind.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/paper/pdf_structure.h"
#include "reports/text_measure.h"

#include <QBuffer>
#include <QFileDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Far outside any page.
constexpr int markerPlace = -30000;

/// Replaces each marker in a page's content stream by marked content, up to the next marker.
/// QPdfWriter separates operators and numbers by blanks, and writes letters as numbers; qpdf
/// handles any PDF, which takes several times as long.
class PageMarker {
public:
    /// openings: what begins at each item.
    PageMarker(std::string_view written, const std::vector<std::string>& openings)
        : m_written(written)
        , m_openings(openings) {}

    std::string marked() {
        for (size_t at = endOf(0, true); at < m_written.size();) {
            const size_t end = endOf(at, false);
            read(m_written.substr(at, end - at), end);
            at = endOf(end, true);
        }
        if (m_next != m_openings.size() || m_state != State::None)
            throw std::runtime_error("items without a marker");
        m_marked += m_written.substr(m_copied);
        if (m_next > 0)
            m_marked += "EMC\n";
        return std::move(m_marked);
    }

private:
    enum class State { None, Begun, Drawn };

    /// The end of the run of blanks, or of other characters, that starts here.
    [[nodiscard]] size_t endOf(size_t at, bool blanks) const {
        const auto isBlank = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
        while (at < m_written.size() && isBlank(m_written[at]) == blanks)
            ++at;
        return at;
    }

    static bool isOperand(std::string_view word) {
        return std::string_view("0123456789.-+/<[(").find(word.front()) != std::string_view::npos;
    }

    void read(std::string_view word, size_t end) {
        if (isOperand(word)) {
            m_operands[0] = m_operands[1];
            m_operands[1] = word;
            return;
        }
        readOperator(word, end);
        m_operands = {};
        m_end = end;
    }

    /// end: its end in the page's content.
    void readOperator(std::string_view name, size_t end) {
        if (name == "BT" || name == "ET")
            m_isInText = name == "BT";
        if (name == "m" && numberOf(0) == markerPlace && numberOf(1) == markerPlace) {
            m_begin = m_end;
            m_state = State::Begun;
        } else if (m_state == State::Begun) {
            if (name != "l" || numberOf(0) != markerPlace
                || numberOf(1) != markerPlace - 1.0 - static_cast<double>(m_next))
                throw std::runtime_error("a marker that is not that of the next item");
            m_state = State::Drawn;
        } else if (m_state == State::Drawn) {
            if (name != "S" || m_isInText || m_next >= m_openings.size())
                throw std::runtime_error("a marker where none can be");
            replaceMarker(end);
        } else if (m_next == 0 && paints(name)) {
            throw std::runtime_error("painted before the first marker");
        }
    }

    void replaceMarker(size_t end) {
        m_marked += m_written.substr(m_copied, m_begin - m_copied);
        m_marked += m_next > 0 ? "\nEMC\n" : "\n";
        m_marked += m_openings[m_next];
        ++m_next;
        m_copied = end;
        m_state = State::None;
    }

    static bool paints(std::string_view name) {
        constexpr std::array<std::string_view, 15> painting{
            "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", "Do", "sh", "BI"};
        return std::ranges::find(painting, name) != painting.end();
    }

    [[nodiscard]] double numberOf(size_t nth) const {
        double number = 0;
        const std::string_view word = m_operands[nth];
        std::from_chars(word.data(), word.data() + word.size(), number);
        return number;
    }

    std::string_view m_written;
    const std::vector<std::string>& m_openings;
    std::string m_marked;
    size_t m_copied = 0; // copied up to here
    size_t m_next = 0;   // item
    size_t m_begin = 0;  // of the marker
    size_t m_end = 0;    // of the last operator
    State m_state = State::None;
    bool m_isInText = false;
    std::array<std::string_view, 2> m_operands;
};

} // namespace

void paintMarker(QPainter& painter, size_t item) {
    constexpr QPointF place(markerPlace, markerPlace);
    painter.setPen(QPen(Qt::black, 1, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(place, place - QPointF(0, 1 + static_cast<double>(item)));
}

std::string withMarkedContent(std::string_view written, const std::vector<std::string>& openings) {
    return PageMarker(written, openings).marked();
}

namespace {

constexpr auto program = "Mentat"_L1;

/// Metadata where other programs look for it: QPdfWriter has no author.
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
    // Write to memory first: the writer does not report when its device is full.
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
