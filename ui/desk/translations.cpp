#include "ui/desk/translations.h"

#include "reports/wording/language/language.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString& english() {
    static const QString code = u"en"_s;
    return code;
}

} // namespace

Translations::Translations(QStringList folders) : m_folders(std::move(folders)) {}

QString Translations::fileOf(const QString& language) const {
    for (const QString& folder : m_folders) {
        QString file = folder + u"/mentat_"_s + language + u".qm"_s;
        if (QFile::exists(file))
            return file;
    }
    return {};
}

QStringList Translations::languages() const {
    QStringList others;
    for (const QString& folder : m_folders) {
        for (const QString& file : QDir(folder).entryList({u"mentat_*.qm"_s}, QDir::Files)) {
            const QString code = file.section(u'_', 1).section(u'.', 0, 0);
            if (code != english() && !others.contains(code))
                others.append(code);
        }
    }
    std::sort(others.begin(), others.end(), [](const QString& a, const QString& b) {
        return nameOf(a).localeAwareCompare(nameOf(b)) < 0;
    });
    return QStringList{english()} + others;
}

QString Translations::nameOf(const QString& language) {
    if (language == english())
        return u"English"_s; // without a country
    const QString name = QLocale(language).nativeLanguageName();
    return name.isEmpty() ? language : name;
}

QString Translations::spoken(const QString& chosen, const QLocale& desktop) const {
    // The desktop lists the user's languages, the preferred one first.
    const QStringList wished = chosen.isEmpty() ? desktop.uiLanguages() : QStringList{chosen};
    for (const QString& wish : wished) {
        for (QString code = QString(wish).replace(u'-', u'_'); !code.isEmpty();
             code = code.section(u'_', 0, -2)) {
            if (code == english() || !fileOf(code).isEmpty())
                return code;
        }
    }
    return english();
}

std::shared_ptr<QTranslator> Translations::translator(const QString& language) const {
    auto translator = std::make_shared<QTranslator>();
    const QString file = fileOf(language);
    if (file.isEmpty() || !translator->load(file))
        return nullptr;
    return translator;
}

QString EnglishPlurals::translate(const char* context, const char* sourceText, const char*,
                                  int n) const {
    // Qt calls one key Return in menus; Mentat's sentences call it Enter.
    const QLatin1StringView qtKeys("QShortcut");
    if (n < 0 && qtKeys == QLatin1StringView(context)
        && QLatin1StringView(sourceText) == QLatin1StringView("Return"))
        return QStringLiteral("Enter");
    return n < 0 ? QString() : inEnglish(sourceText, n);
}

} // namespace mentat

#include "moc_translations.cpp"
