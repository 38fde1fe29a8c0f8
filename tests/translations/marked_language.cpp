// Translates every text of a .ts file into itself in brackets, two fifths longer: what lupdate
// found, and a program shows, can be seen to be translatable, and to have room in a language that
// takes more of it than English.

#include "tests/translations/long_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace {

/// In the order of the forms of English: one, several. Each is English of its own.
QString formOf(int form, QString source) {
    static const QRegularExpression either(u"\\(([^()|]*)\\|([^()|]*)\\)"_s);
    source.replace(u"(s)"_s, form == 0 ? QString() : u"s"_s);
    return source.replace(either, form == 0 ? u"\\1"_s : u"\\2"_s);
}

/// The reader stands at the start of a translation, and is left at its end.
void writeTranslation(QXmlStreamReader& from, QXmlStreamWriter& to, const QString& source) {
    int forms = 0;
    while (!(from.readNext() == QXmlStreamReader::EndElement && from.name() == "translation"_L1)) {
        if (from.isStartElement() && from.name() == "numerusform"_L1)
            ++forms;
    }
    const auto marked = [](const QString& text) -> QString {
        return u"⟦"_s + mentat::test::longer(text) + u"⟧"_s;
    };
    to.writeStartElement(u"translation"_s);
    for (int form = 0; form < forms; ++form)
        to.writeTextElement(u"numerusform"_s, marked(formOf(form, source)));
    if (forms == 0)
        to.writeCharacters(marked(source));
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
            writeTranslation(from, to, source);
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
