#include "ui/desk/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype mostRecentFiles = 8;

template <size_t N>
size_t positionIn(const std::array<const char16_t*, N>& words, const QString& word) {
    for (size_t i = 0; i < N; ++i) {
        if (word == QStringView(words[i]))
            return i;
    }
    return 0;
}

constexpr std::array toneWords{u"light", u"dark"};
constexpr std::array themeWords{u"system", u"light", u"dark"};
constexpr std::array densityWords{u"compact", u"comfortable"};
constexpr std::array paperWords{u"locale", u"a4", u"letter"};

template <class Enum, size_t N>
QString wordOf(const std::array<const char16_t*, N>& words, Enum value) {
    return QString::fromUtf16(words[static_cast<size_t>(value)]);
}

SecondScreenChoices readSecondScreen(const QSettings& settings) {
    SecondScreenChoices choices;
    const auto value
        = [&](const QString& key) { return settings.value(QString(u"secondScreen/"_s + key)); };
    choices.isChosen = value(u"chosen"_s).toBool();
    choices.screen = value(u"screen"_s).toString();
    choices.boards = value(u"boards"_s).toStringList();
    if (const int seconds = value(u"seconds"_s).toInt(); seconds > 0)
        choices.seconds = std::clamp(seconds, SecondScreenChoices::leastSeconds,
                                     SecondScreenChoices::mostSeconds);
    choices.tone = static_cast<Tone>(positionIn(toneWords, value(u"tone"_s).toString()));
    return choices;
}

void write(QSettings& settings, const SecondScreenChoices& choices) {
    const auto set = [&](const QString& key, const QVariant& value) {
        settings.setValue(QString(u"secondScreen/"_s + key), value);
    };
    set(u"chosen"_s, choices.isChosen);
    set(u"screen"_s, choices.screen);
    set(u"boards"_s, choices.boards);
    set(u"seconds"_s, choices.seconds);
    set(u"tone"_s, wordOf(toneWords, choices.tone));
}

} // namespace

Paper preferredPaper(const Choices& choices) {
    switch (choices.paper) {
    case PaperChoice::A4: return Paper::A4;
    case PaperChoice::Letter: return Paper::Letter;
    case PaperChoice::ByLocale: break;
    }
    return usualPaper(QLocale());
}

Preferences::Preferences(const QString& file) : m_settings(file, QSettings::IniFormat) {
    const auto text = [this](const QString& key) { return m_settings.value(key).toString(); };
    m_choices.theme = static_cast<Theme>(positionIn(themeWords, text(u"theme"_s)));
    m_choices.density = static_cast<Density>(positionIn(densityWords, text(u"density"_s)));
    m_choices.zoom = m_settings.value(u"zoom"_s, 100).toInt();
    m_choices.paper = static_cast<PaperChoice>(positionIn(paperWords, text(u"paper"_s)));
    m_choices.backupFolder = text(u"backupFolder"_s);
    m_choices.sound = m_settings.value(u"sound"_s, false).toBool();
    m_choices.doubleCheck = m_settings.value(u"secondLook"_s, true).toBool();
    m_choices.language = text(u"language"_s);
    m_choices.scorekeeper = text(u"hand"_s);
    m_choices.fades = m_settings.value(u"fades"_s, true).toBool();
    m_choices.secondScreen = readSecondScreen(m_settings);
}

void Preferences::setChoices(const Choices& choices) {
    if (choices == m_choices)
        return;
    m_choices = choices;
    m_settings.setValue(u"theme"_s, wordOf(themeWords, choices.theme));
    m_settings.setValue(u"density"_s, wordOf(densityWords, choices.density));
    m_settings.setValue(u"zoom"_s, choices.zoom);
    m_settings.setValue(u"paper"_s, wordOf(paperWords, choices.paper));
    m_settings.setValue(u"backupFolder"_s, choices.backupFolder);
    m_settings.setValue(u"sound"_s, choices.sound);
    m_settings.setValue(u"secondLook"_s, choices.doubleCheck);
    m_settings.setValue(u"language"_s, choices.language);
    m_settings.setValue(u"hand"_s, choices.scorekeeper);
    m_settings.setValue(u"fades"_s, choices.fades);
    write(m_settings, choices.secondScreen);
    Q_EMIT choicesChanged();
}

QStringList Preferences::recentFiles() const {
    QStringList files = m_settings.value(u"recentFiles"_s).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void Preferences::addRecentFile(const QString& path) {
    QStringList files = m_settings.value(u"recentFiles"_s).toStringList();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(u"recentFiles"_s, files.mid(0, mostRecentFiles));
    Q_EMIT recentFilesChanged();
}

QString Preferences::nameApart(const QString& path) const {
    const QFileInfo file(path);
    const QStringList recent = recentFiles();
    const bool isAmbiguous = std::ranges::any_of(recent, [&](const QString& other) {
        return other != path && QFileInfo(other).fileName() == file.fileName();
    });
    return isAmbiguous ? tr("%1 in %2").arg(file.fileName(), QDir::toNativeSeparators(file.path()))
                       : file.fileName();
}

QByteArray Preferences::state(const QString& key) const {
    return m_settings.value(QString(u"state/"_s + key)).toByteArray();
}

void Preferences::setState(const QString& key, const QByteArray& state) {
    m_settings.setValue(QString(u"state/"_s + key), state);
}

} // namespace mentat

#include "moc_preferences.cpp"
