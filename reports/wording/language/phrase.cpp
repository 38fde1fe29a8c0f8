#include "reports/wording/language/phrase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

QString filled(const QString& text, const QStringList& filling) {
    QString sentence;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1] : QChar();
        if (place >= u'1' && place <= u'9')
            sentence += filling.value(place.unicode() - u'1', u"–"_s);
        else if (place == u'n')
            sentence += u"–"_s;
        else {
            sentence += text[i];
            continue;
        }
        ++i;
    }
    return sentence;
}

QString inLanguage(const Language& language, Phrase phrase, int number) {
    if (!phrase)
        return {};
    return language.translate(phrase.context(), phrase.english(), nullptr, number);
}

QString say(Phrase phrase) {
    return phrase ? QCoreApplication::translate(phrase.context(), phrase.english()) : QString();
}

QString sayCounted(Phrase phrase, int number) {
    return QCoreApplication::translate(phrase.context(), phrase.english(), nullptr, number);
}

} // namespace mentat
