#include "tests/publish/hostile_documents.h"

#include "model/document/bytes/csv.h"
#include "model/values/name.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/support/patience.h"
#include "tests/support/raw/document_fields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

bool isName(const QString& path) {
    return std::ranges::any_of(raw::documentFields(), [&](const raw::DocumentField& field) {
        return field.path == path
               && (field.type == raw::FieldType::Name || field.type == raw::FieldType::NameList);
    });
}

/// How many characters there may be.
qsizetype mostOf(const QString& path) {
    if (!path.startsWith(u"/event/aids/card"_s))
        return std::numeric_limits<qsizetype>::max();
    return path.endsWith(u"/title"_s) ? 40 : 400;
}

/// Puts texts at all places of a document, one after another.
class Filling {
public:
    Filling(const QStringList& texts, qsizetype first) : m_texts(texts), m_next(first) {}

    QByteArray run(const QByteArray& document) {
        QJsonValue all = QJsonDocument::fromJson(document).object();
        for (const QString& path : publicTexts() + privateTexts()) {
            m_isName = isName(path);
            m_most = mostOf(path);
            all = filled(all, path.split(u'/', Qt::SkipEmptyParts));
        }
        return QJsonDocument(all.toObject()).toJson();
    }

private:
    QString nextText() {
        // Halves of characters, NUL and what is no character are in no document.
        QString text = QString::fromUtf8(m_texts[m_next++ % m_texts.size()].toUtf8());
        for (const char16_t none : {u'\0', u'\uFFFE', u'\uFFFF'})
            text.remove(QChar(none));
        if (!m_isName)
            return text;
        QString name;
        for (const QChar c : text) {
            if (c.isSurrogate() || Name::isAcceptable(QString(c)) || c == u' ')
                name += c;
        }
        const QString end = u' ' + QString::number(m_next);
        name = name.left(m_most - end.size());
        return (name.trimmed().isEmpty() ? u"X"_s : name) + end;
    }

    /// The value with texts at what remains of the path below it.
    QJsonValue filled(const QJsonValue& value, const QStringList& path) {
        if (path.isEmpty())
            return value.isArray() ? QJsonValue(QJsonArray{nextText()}) : QJsonValue(nextText());
        const QStringList rest = path.mid(1);
        if (path.front() == u"*"_s) {
            QJsonArray list;
            for (const QJsonValue one : value.toArray())
                list.append(filled(one, rest));
            return list;
        }
        QJsonObject object = value.toObject();
        // Where nothing stands, nothing may be able to: only what is there is filled.
        if (object.contains(path.front()))
            object.insert(path.front(), filled(object.value(path.front()), rest));
        return object;
    }

    const QStringList& m_texts;
    qsizetype m_next;
    bool m_isName = false;
    qsizetype m_most = 0; // characters
};

bool isHarmful(QChar c) {
    const bool isControl = c.category() == QChar::Other_Control && c != u'\n' && c != u'\r';
    return isControl || (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069');
}

/// The fields as a spreadsheet reads them, which knows nothing of the apostrophe that our own
/// reader takes off.
QStringList spreadsheetFields(const QByteArray& csv) {
    QStringList fields{QString()};
    bool isQuoted = false;
    for (const QChar c : QString::fromUtf8(csv)) {
        if (c == u'"')
            isQuoted = !isQuoted; // a doubled one is quoted no more for a moment
        else if (!isQuoted && (c == u',' || c == u'\n' || c == u'\r'))
            fields.append(QString());
        else
            fields.back() += c;
    }
    return fields;
}

QString faultOfFields(const QByteArray& csv) {
    if (!readCsv(csv))
        return u"no CSV"_s;
    for (const QString& field : spreadsheetFields(csv)) {
        bool isNumber = false;
        (void)field.toDouble(&isNumber);
        if (!isNumber && !field.isEmpty() && u"=+-@\t\r"_s.contains(field.front()))
            return u"a formula: "_s + field.left(40);
    }
    return {};
}

} // namespace

QByteArray withTexts(const QByteArray& document, const QStringList& texts, qsizetype first) {
    return Filling(texts, first).run(document);
}

QString faultOfReport(const QByteArray& bytes, const QString& suffix) {
    if (suffix == u"pdf")
        return bytes.startsWith("%PDF-") ? QString() : u"no PDF"_s;
    if (suffix == u"html")
        return readPage(bytes).fault;
    const QString text = QString::fromUtf8(bytes);
    const auto harmful = std::ranges::find_if(text, isHarmful);
    if (harmful != text.end())
        return u"U+%1 in it"_s.arg(harmful->unicode(), 4, 16, QChar(u'0'));
    return suffix == u"csv" ? faultOfFields(bytes) : QString();
}

QString workbookFault(const QStringList& paths) {
    static const QString program = uR"(
import sys, zipfile, xml.etree.ElementTree as tree
for path in sys.argv[1:]:
    with zipfile.ZipFile(path) as book:
        for part in book.namelist():
            kinds = {e.tag.split("}")[-1] for e in tree.fromstring(book.read(part)).iter()}
            if "sheet" in part and kinds & {"f", "hyperlink"}:
                sys.exit(path + ": a formula or a link")
)"_s;
    QProcess reader;
    reader.start(u"python3"_s, QStringList{u"-c"_s, program} + paths);
    if (!reader.waitForFinished(patience))
        return u"no answer"_s;
    const QString said = QString::fromUtf8(reader.readAllStandardError());
    return reader.exitCode() == 0 ? QString() : said;
}

} // namespace mentat::test
