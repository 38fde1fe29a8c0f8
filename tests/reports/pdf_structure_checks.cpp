#include "tests/reports/pdf_structure_checks.h"

#include "tests/reports/pdf_checks.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

QByteArray saidByQpdf(const QStringList& arguments) {
    QProcess process;
    process.start(u"qpdf"_s, arguments);
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        qFatal("qpdf: %s", process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// All objects of the file, by reference: "12 0 R", streams as they are before packing.
class PdfObjects {
public:
    explicit PdfObjects(const QString& file) {
        const QJsonDocument all = QJsonDocument::fromJson(
            saidByQpdf({u"--json=2"_s, u"--json-key=qpdf"_s, u"--json-stream-data=inline"_s,
                        u"--decode-level=generalized"_s, file}));
        m_objects = all[u"qpdf"][1].toObject();
        addPages(root()[u"Pages"_s]);
    }

    /// Those of the file that was asked about last are kept: each question is a process otherwise.
    static const PdfObjects& of(const QString& file) {
        static QByteArray bytes;
        static std::optional<PdfObjects> objects;
        if (QByteArray now = bytesOf(file); !objects || now != bytes) {
            bytes = std::move(now);
            objects.emplace(file);
        }
        return *objects;
    }

    [[nodiscard]] QJsonValue value(const QJsonValue& value) const {
        const QString reference = value.toString();
        return reference.endsWith(u" 0 R"_s)
                   ? m_objects[u"obj:"_s + reference].toObject()[u"value"_s]
                   : value;
    }
    [[nodiscard]] QJsonValue value(const QJsonValue& of, const QString& key) const {
        return value(value(of).toObject()[u'/' + key]);
    }
    [[nodiscard]] QByteArray stream(const QString& reference) const {
        const QJsonObject object = m_objects[u"obj:"_s + reference].toObject();
        return QByteArray::fromBase64(
            object[u"stream"_s].toObject()[u"data"_s].toString().toLatin1());
    }
    [[nodiscard]] QJsonValue catalogue(const QString& key) const { return value(root(), key); }
    [[nodiscard]] const QStringList& pages() const { return m_pages; }
    [[nodiscard]] int pageNumber(const QJsonValue& reference) const {
        return static_cast<int>(m_pages.indexOf(reference.toString())) + 1;
    }

private:
    [[nodiscard]] QJsonObject root() const {
        const QJsonValue trailer = m_objects[u"trailer"_s].toObject()[u"value"_s];
        const QJsonObject catalogue = value(trailer.toObject()[u"/Root"_s]).toObject();
        QJsonObject plain = catalogue;
        for (const QString& key : catalogue.keys())
            plain[key.mid(1)] = catalogue[key];
        return plain;
    }
    void addPages(const QJsonValue& node) {
        const QJsonArray kids = value(node, u"Kids"_s).toArray();
        if (kids.isEmpty())
            m_pages.append(node.toString());
        for (const QJsonValue& kid : kids)
            addPages(kid);
    }

    QJsonObject m_objects;
    QStringList m_pages;
};

/// Texts begin with "u:" there, and with "b:" as the numbers of their bytes.
QString plainText(const QJsonValue& value) {
    const QString text = value.toString();
    if (text.startsWith(u"b:"_s))
        return QString::fromLatin1(QByteArray::fromHex(text.mid(2).toLatin1()));
    return text.mid(2);
}

void addBookmarks(const PdfObjects& objects, const QJsonValue& above, int depth,
                  std::vector<ReadBookmark>& marks) {
    for (QJsonValue mark = objects.value(above, u"First"_s); mark.isObject();
         mark = objects.value(mark, u"Next"_s)) {
        const QJsonArray place = objects.value(mark, u"Dest"_s).toArray();
        marks.push_back({depth, objects.pageNumber(place[0]), place[3].toDouble(),
                         plainText(objects.value(mark, u"Title"_s))});
        addBookmarks(objects, mark, depth + 1, marks);
    }
}

void addTags(const PdfObjects& objects, const QJsonValue& element, QStringList& tags,
             QStringList& alternatives) {
    const QString tag = objects.value(element, u"S"_s).toString().mid(1);
    if (!tag.isEmpty())
        tags.append(tag);
    if (tag == u"Figure"_s)
        alternatives.append(plainText(objects.value(element, u"Alt"_s)));
    const QJsonValue kids = objects.value(element, u"K"_s);
    if (kids.isObject())
        addTags(objects, kids, tags, alternatives);
    for (const QJsonValue& kid : kids.toArray())
        addTags(objects, objects.value(kid), tags, alternatives);
}

QStringList treeOf(const QString& file, bool alternatives) {
    const PdfObjects& objects = PdfObjects::of(file);
    QStringList tags;
    QStringList texts;
    addTags(objects, objects.catalogue(u"StructTreeRoot"_s), tags, texts);
    return alternatives ? texts : tags;
}

} // namespace

QString soundness(const QString& file) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(u"qpdf"_s, {u"--check"_s, file});
    if (!process.waitForFinished(patience))
        return u"no answer"_s;
    return process.exitCode() == 0 ? u"sound"_s : QString::fromUtf8(process.readAll());
}

std::vector<ReadBookmark> bookmarksOf(const QString& file) {
    const PdfObjects& objects = PdfObjects::of(file);
    std::vector<ReadBookmark> marks;
    addBookmarks(objects, objects.catalogue(u"Outlines"_s), 1, marks);
    return marks;
}

std::vector<ReadLink> linksOf(const QString& file) {
    const PdfObjects& objects = PdfObjects::of(file);
    std::vector<ReadLink> links;
    for (const QString& page : objects.pages()) {
        for (const QJsonValue& note : objects.value(page, u"Annots"_s).toArray()) {
            const QJsonArray place = objects.value(note, u"Dest"_s).toArray();
            const QJsonValue address = objects.value(objects.value(note, u"A"_s), u"URI"_s);
            links.push_back({objects.pageNumber(page), plainText(address),
                             place.isEmpty() ? 0 : objects.pageNumber(place[0]),
                             place.at(3).toDouble()});
        }
    }
    return links;
}

QStringList tagsOf(const QString& file) {
    return treeOf(file, false);
}

QStringList alternativeTexts(const QString& file) {
    return treeOf(file, true);
}

QString saidInCatalogue(const QString& file, const QString& key) {
    const QJsonValue value = PdfObjects::of(file).catalogue(key);
    if (!value.isObject())
        return value.toString();
    return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
}

QStringList contentFaults(const QByteArray& content) {
    static const QStringList painting{u"S"_s,  u"s"_s, u"f"_s,  u"F"_s,  u"f*"_s, u"B"_s,
                                      u"B*"_s, u"b"_s, u"b*"_s, u"Tj"_s, u"TJ"_s, u"Do"_s};
    QStringList faults;
    int saved = 0;
    bool isMarked = false;
    bool isText = false;
    for (const QByteArray& part : content.simplified().split(' ')) {
        const QString word = QString::fromLatin1(part);
        if (word == u"q"_s)
            ++saved;
        if (word == u"Q"_s && --saved < 0)
            faults.append(u"more is restored than was saved"_s);
        if (word == u"BT"_s || word == u"ET"_s)
            isText = word == u"BT"_s;
        if (word == u"BDC"_s || word == u"BMC"_s || word == u"EMC"_s) {
            if (isText)
                faults.append(word + u" within a text"_s);
            if (isMarked == (word != u"EMC"_s))
                faults.append(word + u" out of its place"_s);
            isMarked = word != u"EMC"_s;
        }
        if (painting.contains(word) && !isMarked)
            faults.append(u"not marked: "_s + word);
        if (word.startsWith(u"-300"_s) && word.size() >= 6 && !word.contains(u'.'))
            faults.append(u"a marker: "_s + word);
    }
    if (saved != 0)
        faults.append(u"saved and not restored"_s);
    if (isMarked)
        faults.append(u"marked without an end"_s);
    return faults;
}

QStringList contentFaults(const QString& file) {
    QStringList faults;
    const PdfObjects& objects = PdfObjects::of(file);
    for (const QString& page : objects.pages()) {
        const QString contents
            = objects.value(QJsonValue(page)).toObject()[u"/Contents"_s].toString();
        const QByteArray drawn = objects.stream(contents);
        if (drawn.isEmpty())
            faults.append(u"nothing is drawn on a page"_s);
        faults += contentFaults(drawn);
    }
    return faults;
}

} // namespace mentat::test
