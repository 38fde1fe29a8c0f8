#include "ui/publishing/publish_choice.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A path is no key of a settings file: slashes would be groups.
QString keyOf(const QString& file, EventId event) {
    const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
    return u"pages-%1-%2"_s.arg(QString::fromLatin1(path.toPercentEncoding({}, "~", '=')))
        .arg(event.number());
}

} // namespace

PublishChoice publishChoice(const Preferences& preferences, const QString& file, EventId event) {
    const auto stored = QJsonDocument::fromJson(preferences.state(keyOf(file, event))).object();
    return {.isOn = stored.value(u"on"_s).toBool(),
            .folder = stored.value(u"folder"_s).toString(),
            .address = stored.value(u"address"_s).toString()};
}

void rememberPublishChoice(Preferences& preferences, const QString& file, EventId event,
                           const PublishChoice& choice) {
    const QJsonObject stored{
        {u"on"_s, choice.isOn}, {u"folder"_s, choice.folder}, {u"address"_s, choice.address}};
    preferences.setState(keyOf(file, event), QJsonDocument(stored).toJson(QJsonDocument::Compact));
}

} // namespace mentat
