#include "ui/publishing/publish_choice.h"

#include "ui/desk/preferences.h"

#include <QFileInfo>

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

static PublishChoice blank(std::type_identity<PublishChoice>) {
    return {};
}

// In the order of the alphabet, as it always was.
template <class Io, class Choice>
requires std::same_as<std::remove_const_t<Choice>, PublishChoice>
void describe(Io& io, Choice& choice) {
    io.always("address", choice.address);
    io.always("folder", choice.folder);
    io.always("on", choice.isOn);
}

PublishChoice publishChoice(const Preferences& preferences, const QString& file, EventId event) {
    return stored<PublishChoice>(preferences, keyOf(file, event));
}

void rememberPublishChoice(Preferences& preferences, const QString& file, EventId event,
                           const PublishChoice& choice) {
    store(preferences, keyOf(file, event), choice);
}

} // namespace mentat
