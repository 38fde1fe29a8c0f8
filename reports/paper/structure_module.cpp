#include "reports/paper/pdf_structure.h"

#include <QUrl>

// Do not use qpdf's own smart pointer, which is deprecated.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string_view>

// The name ends with the version (reports/CMakeLists.txt): a running older program must not call a
// newer module that is installed meanwhile.
extern "C" Q_DECL_EXPORT mentat::StructureFunction MENTAT_STRUCTURE_FUNCTION;

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using PdfObject = QPDFObjectHandle;

PdfObject pdfName(const std::string& name) {
    return PdfObject::newName(name);
}
PdfObject pdfText(const QString& text) {
    return PdfObject::newUnicodeString(text.toStdString());
}
PdfObject pdfNumber(size_t number) {
    return PdfObject::newInteger(static_cast<long long>(number));
}

/// Qt maps the blank's glyph to a tab, so a search for two words fails. Change only the character
/// maps: the numbers beside them are glyphs.
std::string withBlanks(std::string letters) {
    constexpr std::string_view tab = "<0009>";
    for (size_t begin = letters.find('['); begin != std::string::npos;) {
        const size_t end = std::min(letters.find(']', begin), letters.size());
        for (size_t at = letters.find(tab, begin); at < end; at = letters.find(tab, at))
            letters.replace(at, tab.size(), "<0020>");
        begin = letters.find('[', end);
    }
    return letters;
}

/// Adds the structure of a document's pages to it.
class StructureMaker {
public:
    StructureMaker(QPDF& pdf, const StructureTask& task)
        : m_pdf(pdf)
        , m_task(task)
        , m_pages(task.pages)
        , m_parts(task.parts)
        , m_root(pdf.getRoot())
        , m_whole(indirect({{"/Type", pdfName("/StructElem")}, {"/S", pdfName("/Document")}})) {
        for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages())
            m_pageObjects.push_back(page.getObjectHandle());
        if (m_pageObjects.size() != m_pages.size())
            throw std::runtime_error("other pages than were painted");
        for (const PlacedPage& page : m_pages)
            m_openings.emplace_back(page.items.size(), "/Artifact BMC\n");
        m_elementsOf.resize(m_pages.size());
    }

    void make() {
        m_root.replaceKey("/Lang", PdfObject::newString(m_task.language.toStdString()));
        m_root.replaceKey(
            "/ViewerPreferences",
            PdfObject::newDictionary({{"/DisplayDocTitle", PdfObject::newBool(true)}}));
        m_root.replaceKey("/MarkInfo",
                          PdfObject::newDictionary({{"/Marked", PdfObject::newBool(true)}}));
        addParts();
        addLinks();
        addTree();
        markContents();
        fixFonts();
        if (m_pages.size() > maxPagesWithoutBookmarks)
            addBookmarks();
    }

private:
    PdfObject indirect(const std::map<std::string, PdfObject>& entries) {
        return m_pdf.makeIndirectObject(PdfObject::newDictionary(entries));
    }

    [[nodiscard]] std::string tagOf(const PagePart& part) const {
        if (part.isFigure)
            return "/Figure";
        const int level = m_task.headingLevel(part);
        return level == 0 ? "/P" : "/H" + std::to_string(level);
    }

    /// Adds a structure element for each part, with the marked content on its pages.
    void addParts() {
        PdfObject all = PdfObject::newArray();
        for (const PagePart& part : m_parts) {
            const PartPiece& first = part.pieces.front();
            PdfObject element = indirect({{"/Type", pdfName("/StructElem")},
                                          {"/S", pdfName(tagOf(part))},
                                          {"/P", m_whole},
                                          {"/Pg", m_pageObjects[first.page]}});
            if (part.isFigure)
                element.replaceKey("/Alt", pdfText(part.text));
            PdfObject contents = PdfObject::newArray();
            for (const PartPiece& piece : part.pieces) {
                std::vector<PdfObject>& elements = m_elementsOf[piece.page];
                const PdfObject id = pdfNumber(elements.size());
                m_openings[piece.page][piece.item]
                    = tagOf(part) + " <</MCID " + std::to_string(elements.size()) + ">> BDC\n";
                elements.push_back(element);
                contents.appendItem(
                    piece.page == first.page
                        ? id
                        : PdfObject::newDictionary({{"/Type", pdfName("/MCR")},
                                                    {"/Pg", m_pageObjects[piece.page]},
                                                    {"/MCID", id}}));
            }
            element.replaceKey("/K", contents);
            m_elements.push_back(element);
            all.appendItem(element);
        }
        m_whole.replaceKey("/K", all);
    }

    void addLinks() {
        m_links.assign(m_pages.size(), PdfObject::newNull());
        for (PdfObject& links : m_links)
            links = PdfObject::newArray();
        for (const WebLink& link : m_task.links)
            addLink(link.part, link.page, link.box, link.address,
                    {"/A", PdfObject::newDictionary(
                               {{"/S", pdfName("/URI")},
                                {"/URI", PdfObject::newString(
                                             QUrl(link.address).toEncoded().toStdString())}})});
        auto heading = m_parts.begin();
        for (size_t i = 0; i < m_parts.size(); ++i) {
            if (m_parts[i].role != TextRole::Reference)
                continue;
            heading = std::find_if(heading, m_parts.end(), [](const PagePart& part) {
                return part.role == TextRole::Heading2;
            });
            if (heading == m_parts.end())
                return;
            addReference(i, *heading);
            ++heading;
        }
        for (size_t page = 0; page < m_pages.size(); ++page) {
            if (m_links[page].getArrayNItems() > 0)
                m_pageObjects[page].replaceKey("/Annots", m_links[page]);
            else
                m_pageObjects[page].removeKey("/Annots");
        }
    }

    /// Links the whole line: title, dots, and number.
    void addReference(size_t part, const PagePart& heading) {
        QRectF box;
        for (const PartPiece& piece : m_parts[part].pieces)
            box |= std::get<PlacedText>(m_pages[piece.page].items[piece.item]).box;
        addLink(part, m_parts[part].pieces.front().page, box, heading.text,
                {"/Dest", placeOf(heading)});
    }

    void addLink(size_t part, size_t page, const QRectF& box, const QString& says,
                 const std::pair<std::string, PdfObject>& leads) {
        const double height = m_pages[page].size.height();
        PdfObject note = indirect(
            {{"/Type", pdfName("/Annot")},
             {"/Subtype", pdfName("/Link")},
             {"/Rect", PdfObject::newArray(PdfObject::Rectangle(box.left(), height - box.bottom(),
                                                                box.right(), height - box.top()))},
             {"/Border", PdfObject::newArray({pdfNumber(0), pdfNumber(0), pdfNumber(0)})},
             {"/F", pdfNumber(4)}, // print it, although it is invisible
             {"/Contents", pdfText(says)},
             {"/StructParent", pdfNumber(m_pages.size() + m_linkElements.size())},
             leads});
        PdfObject element = indirect(
            {{"/Type", pdfName("/StructElem")},
             {"/S", pdfName("/Link")},
             {"/P", m_elements[part]},
             {"/Pg", m_pageObjects[page]},
             {"/K", PdfObject::newDictionary({{"/Type", pdfName("/OBJR")}, {"/Obj", note}})}});
        m_elements[part].getKey("/K").appendItem(element);
        m_linkElements.push_back(element);
        m_links[page].appendItem(note);
    }

    PdfObject placeOf(const PagePart& part) {
        constexpr double above = 4;
        const size_t page = part.pieces.front().page;
        const double y = m_pages[page].size.height() - part.top + above;
        return PdfObject::newArray({m_pageObjects[page], pdfName("/XYZ"), PdfObject::newNull(),
                                    PdfObject::newReal(y, 2), PdfObject::newNull()});
    }

    /// Maps page content, then links, back to structure elements.
    void addTree() {
        PdfObject numbers = PdfObject::newArray();
        for (size_t page = 0; page < m_pages.size(); ++page) {
            m_pageObjects[page].replaceKey("/StructParents", pdfNumber(page));
            m_pageObjects[page].replaceKey("/Tabs", pdfName("/S"));
            numbers.appendItem(pdfNumber(page));
            numbers.appendItem(m_pdf.makeIndirectObject(PdfObject::newArray(m_elementsOf[page])));
        }
        for (size_t link = 0; link < m_linkElements.size(); ++link) {
            numbers.appendItem(pdfNumber(m_pages.size() + link));
            numbers.appendItem(m_linkElements[link]);
        }
        PdfObject tree
            = indirect({{"/Type", pdfName("/StructTreeRoot")},
                        {"/K", m_whole},
                        {"/ParentTree", indirect({{"/Nums", numbers}})},
                        {"/ParentTreeNextKey", pdfNumber(m_pages.size() + m_linkElements.size())}});
        m_whole.replaceKey("/P", tree);
        m_root.replaceKey("/StructTreeRoot", tree);
    }

    void markContents() {
        for (size_t page = 0; page < m_pages.size(); ++page) {
            const auto written = m_pageObjects[page].getKey("/Contents").getStreamData();
            const std::string_view all(reinterpret_cast<const char*>(written->getBuffer()),
                                       written->getSize());
            const std::string marked = m_task.marked(all, m_openings[page]);
            // Compress at once: a thousand pages may be in memory.
            const QByteArray flat = qCompress(reinterpret_cast<const uchar*>(marked.data()),
                                              static_cast<qsizetype>(marked.size()))
                                        .mid(4); // skips the length that Qt puts first
            PdfObject contents = m_pdf.newStream();
            contents.replaceStreamData(flat.toStdString(), pdfName("/FlateDecode"),
                                       PdfObject::newNull());
            m_pageObjects[page].replaceKey("/Contents", contents);
        }
    }

    void fixFonts() {
        std::set<QPDFObjGen> fixed;
        for (PdfObject& page : m_pageObjects) {
            for (auto [name, font] : page.getKey("/Resources").getKey("/Font").getDictAsMap()) {
                PdfObject letters = font.getKey("/ToUnicode");
                if (!letters.isStream() || !fixed.insert(letters.getObjGen()).second)
                    continue;
                const auto data = letters.getStreamData();
                letters.replaceStreamData(
                    withBlanks({reinterpret_cast<const char*>(data->getBuffer()), data->getSize()}),
                    PdfObject::newNull(), PdfObject::newNull());
            }
        }
    }

    /// Nests bookmarks by level; those inside a part of the report start closed.
    void addBookmarks() {
        PdfObject outlines = indirect({{"/Type", pdfName("/Outlines")}});
        std::vector<Bookmark> above{{outlines, 0}};
        for (const PagePart& part : m_parts) {
            const int level = m_task.headingLevel(part);
            if (level == 0)
                continue;
            while (above.back().level >= level)
                close(above);
            Bookmark& parent = above.back();
            PdfObject mark = indirect({{"/Title", pdfText(part.text)},
                                       {"/Parent", parent.object},
                                       {"/Dest", placeOf(part)}});
            if (parent.count++ == 0) {
                parent.object.replaceKey("/First", mark);
            } else {
                mark.replaceKey("/Prev", parent.last);
                parent.last.replaceKey("/Next", mark);
            }
            parent.object.replaceKey("/Last", mark);
            parent.last = mark;
            above.push_back({mark, level});
        }
        while (above.size() > 1)
            close(above);
        if (above.front().count == 0)
            return;
        outlines.replaceKey("/Count", pdfNumber(above.front().count + above.front().shown));
        m_root.replaceKey("/Outlines", outlines);
        m_root.replaceKey("/PageMode", pdfName("/UseOutlines"));
    }

    struct Bookmark {
        PdfObject object;
        int level;
        size_t count = 0; // direct children
        size_t shown = 0; // all visible descendants
        PdfObject last = {};
    };

    static void close(std::vector<Bookmark>& above) {
        Bookmark closed = above.back();
        above.pop_back();
        if (closed.count == 0)
            return;
        const auto count = static_cast<long long>(closed.count + closed.shown);
        const bool isOpen = closed.level == 1;
        closed.object.replaceKey("/Count", PdfObject::newInteger(isOpen ? count : -count));
        if (isOpen)
            above.back().shown += closed.count + closed.shown;
    }

    QPDF& m_pdf;
    const StructureTask& m_task;
    const std::vector<PlacedPage>& m_pages;
    const std::vector<PagePart>& m_parts;
    PdfObject m_root;
    PdfObject m_whole;
    std::vector<PdfObject> m_pageObjects;
    std::vector<std::vector<std::string>> m_openings; // by page, then item
    std::vector<PdfObject> m_elements;                // by part
    std::vector<std::vector<PdfObject>> m_elementsOf; // by page, then marked content
    std::vector<PdfObject> m_linkElements;
    std::vector<PdfObject> m_links; // by page
};

} // namespace
} // namespace mentat

extern "C" void MENTAT_STRUCTURE_FUNCTION(const mentat::StructureTask& task, QByteArray& pdf,
                                          QString& fault) {
    try {
        QPDF read;
        read.setSuppressWarnings(true);
        read.processMemoryFile("report", pdf.constData(), static_cast<size_t>(pdf.size()));
        mentat::StructureMaker(read, task).make();
        QPDFWriter writer(read);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        pdf = QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()),
                         static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception& exception) {
        fault = QString::fromUtf8(exception.what());
    }
}
