#include "tests/translations/found_texts.h"

#include "tests/translations/long_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// What the escapes in a literal stand for.
QString unescaped(QString text) {
    text.replace(u"\\n"_s, u"\n"_s);
    text.replace(u"\\\""_s, u"\""_s);
    return text.replace(u"\\\\"_s, u"\\"_s);
}

bool isLonger(const QString& meaning, const QString& source) {
    static const QRegularExpression letter(u"\\p{L}"_s);
    QString words = source; // without what is filled in
    words.remove(QRegularExpression(u"%(L?\\d+|n)|\\(\\*[^)]*\\)"_s));
    constexpr int brackets = 2;
    return !words.contains(letter) || (meaning.size() - brackets) * 5 >= source.size() * 7;
}

} // namespace

std::vector<FoundText> textsOfTs(const QString& path) {
    QFile file(path);
    std::vector<FoundText> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader from(&file);
    QString context;
    while (!from.atEnd()) {
        if (from.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (from.name() == "name"_L1) {
            context = from.readElementText();
        } else if (from.name() == "message"_L1) {
            texts.push_back({context, {}, from.attributes().value("numerus"_L1) == "yes"_L1, {}});
        } else if (from.name() == "source"_L1) {
            texts.back().source = from.readElementText();
        } else if (from.name() == "numerusform"_L1) {
            texts.back().meanings.append(from.readElementText());
        } else if (from.name() == "translation"_L1 && !texts.back().counts) {
            texts.back().meanings.append(from.readElementText());
        }
    }
    return from.hasError() ? std::vector<FoundText>() : texts;
}

QStringList faultsOf(const FoundText& text) {
    QStringList faults;
    const auto fault = [&](const QString& what) {
        faults.append(u"%1, “%2”: %3"_s.arg(text.context, text.source, what));
    };
    static const QRegularExpression brackets(u"\\(s\\)|\\([^()|]*\\|[^()|]*\\)"_s);
    if (text.counts != text.source.contains("%n"_L1))
        fault(text.counts ? u"has forms and no number"_s : u"has a number and no forms"_s);
    if (!text.counts && text.source.contains(brackets))
        fault(u"would show its plural in brackets"_s);
    constexpr int formsOfEnglish = 2;
    if (text.meanings.size() != (text.counts ? formsOfEnglish : 1))
        fault(u"has %1 meanings"_s.arg(text.meanings.size()));
    for (const QString& meaning : text.meanings) {
        if (meaning.contains(brackets))
            fault(u"a form keeps its brackets: "_s + meaning);
        if (keptIn(meaning) != keptIn(text.source))
            fault(u"not everything is kept in "_s + meaning);
        const QString shortest = QString(text.source).remove(brackets);
        if (!isLonger(meaning, shortest))
            fault(u"is not two fifths longer: "_s + meaning);
    }
    return faults;
}

QStringList textsOfSource(const QString& source) {
    static const QRegularExpression call(
        uR"((?:\btr\(|(?:NOOP|\btranslate|\b(?:Counted)?Phrase)\(\s*"[^"]*"\s*,)\s*((?:"(?:[^"\\]|\\.)*"\s*)+))"_s);
    static const QRegularExpression literal(uR"x("((?:[^"\\]|\\.)*)")x"_s);
    QStringList texts;
    for (auto found = call.globalMatch(source); found.hasNext();) {
        QString text; // the compiler joins literals that stand behind each other
        for (auto piece = literal.globalMatch(found.next().captured(1)); piece.hasNext();)
            text += unescaped(piece.next().captured(1));
        texts.append(text);
    }
    return texts;
}

} // namespace mentat::test
