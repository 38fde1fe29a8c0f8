// Translates every text of a .ts file into itself in brackets: what lupdate found, and a program
// shows, can be seen to be translatable.

#include <QFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace {

/// The reader stands at the start of a translation, and is left at its end.
void writeTranslation(QXmlStreamReader& from, QXmlStreamWriter& to, const QString& text) {
    int forms = 0;
    while (!(from.readNext() == QXmlStreamReader::EndElement && from.name() == "translation"_L1)) {
        if (from.isStartElement() && from.name() == "numerusform"_L1)
            ++forms;
    }
    to.writeStartElement(u"translation"_s);
    for (int form = 0; form < forms; ++form)
        to.writeTextElement(u"numerusform"_s, text);
    if (forms == 0)
        to.writeCharacters(text);
    to.writeEndElement();
}

bool mark(QFile& found, QFile& marked) {
    QXmlStreamReader from(&found);
    QXmlStreamWriter to(&marked);
    QString source;
    while (!from.atEnd() && !from.hasError()) {
        from.readNext();
        if (from.isStartElement() && from.name() == "source"_L1) {
            source = from.readElementText();
            to.writeTextElement(u"source"_s, source);
        } else if (from.isStartElement() && from.name() == "translation"_L1) {
            writeTranslation(from, to, u"⟦"_s + source + u"⟧"_s);
        } else {
            to.writeCurrentToken(from);
        }
    }
    return !from.hasError() && !to.hasError();
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 3) {
        qCritical("Usage: mentat_marked_language FOUND.ts MARKED.ts");
        return 2;
    }
    QFile found(QString::fromLocal8Bit(argv[1]));
    QFile marked(QString::fromLocal8Bit(argv[2]));
    const bool open = found.open(QIODevice::ReadOnly) && marked.open(QIODevice::WriteOnly);
    if (!open || !mark(found, marked)) {
        qCritical("%s could not be made of %s.", argv[2], argv[1]);
        return 1;
    }
    return 0;
}
