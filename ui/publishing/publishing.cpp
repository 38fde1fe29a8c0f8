#include "ui/publishing/publishing.h"

#include "app/session/event_mark.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat {
namespace {

/// A path cannot be a key of QSettings: slashes would start groups.
QString keyOf(const QString& file, EventId event) {
    const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
    return u"pages-%1-%2"_s.arg(QString::fromLatin1(path.toPercentEncoding({}, "~", '=')))
        .arg(event.number());
}

} // namespace

static PublishChoice blank(std::type_identity<PublishChoice>) {
    return {};
}

// Keys in alphabetical order, as in earlier files.
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

namespace {

constexpr auto restBetweenRounds = 1s;

Result<Published> publishInto(const QString& folder, const PublishSource& source,
                              const FilesOwner& owner) {
    return bringUpToDate(folder, webPages(source), MissingFolder::Refuse, source.wording.language(),
                         owner, OthersPages::Refuse);
}

} // namespace

Publishing::Publishing(OpenBook& book, Preferences& preferences, QObject* parent,
                       std::chrono::milliseconds again)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences)
    , m_work(std::make_unique<BackgroundWork>()) {
    for (QTimer* timer : {&m_soon, &m_rest, &m_again})
        timer->setSingleShot(true);
    m_again.setInterval(again);
    connect(&m_soon, &QTimer::timeout, this, &Publishing::begin);
    connect(&m_rest, &QTimer::timeout, this, &Publishing::beginIfDue);
    connect(&m_again, &QTimer::timeout, this, &Publishing::follow);
    connect(&m_book, &OpenBook::eventChanged, this, &Publishing::follow);
    connect(&m_book, &OpenBook::eventChosen, this, &Publishing::chooseEvent);
    chooseEvent();
}

Publishing::~Publishing() {
    finishNow();
}

bool Publishing::isIdle() const {
    return !m_isDue && !m_work->isBusy();
}

void Publishing::chooseEvent() {
    finishNow();
    m_event = m_book.hasEvent() ? std::optional(m_book.eventId()) : std::nullopt;
    m_choice = {};
    m_mark.clear();
    // If another window writes the file, that window publishes it. Practice is never published.
    if (m_event && m_book.canWriteFile() && !m_book.book().isPractice)
        m_choice = publishChoice(m_preferences, m_book.session().path(), *m_event);
    if (m_choice.isOn)
        m_mark = eventMark(m_book.session(), *m_event);
    m_upToDateAt.reset();
    m_said.clear();
    m_again.stop();
    Q_EMIT changed();
    follow();
}

void Publishing::setChoice(const PublishChoice& choice) {
    if (!m_event)
        return;
    rememberPublishChoice(m_preferences, m_book.session().path(), *m_event, choice);
    chooseEvent();
}

void Publishing::follow() {
    if (!m_choice.isOn || !m_event)
        return;
    m_isDue = true;
    beginIfDue();
}

void Publishing::beginIfDue() {
    if (m_isDue && !m_work->isBusy() && !m_rest.isActive())
        m_soon.start(0);
}

PublishSource Publishing::source() const {
    return {.event = PublicEvent(*findEvent(m_book.book(), *m_event)),
            .wording = m_book.wording(),
            .now = m_book.now(),
            .paper = preferredPaper(m_preferences.choices()),
            .address = m_choice.address};
}

FilesOwner Publishing::owner() const {
    return {m_mark, eventTitle(findEvent(m_book.book(), *m_event)->details)};
}

void Publishing::begin() {
    if (!m_isDue || m_work->isBusy())
        return;
    m_isDue = false;
    ++m_rounds;
    m_again.stop();
    m_rest.start(restBetweenRounds);
    m_work->start([this, folder = m_choice.folder, owner = owner(),
                   pages = source()](const BackgroundWork::GivenUp&) -> BackgroundWork::Finish {
        const Round round{publishInto(folder, pages, owner), pages.now};
        return [this, round] { finish(round); };
    });
}

void Publishing::finish(const Round& round) {
    if (round.done) {
        m_upToDateAt = round.asOf;
        m_said.clear();
    } else {
        m_again.start();
        const QString why = m_book.worded(round.done.error());
        if (why != m_said)
            m_book.tell(Gravity::Refused,
                        tr("The web pages are not up to date. Mentat will try again. %1").arg(why));
        m_said = why;
    }
    Q_EMIT changed();
    beginIfDue();
}

void Publishing::finishNow() {
    const bool wasDue = !isIdle();
    m_work = std::make_unique<BackgroundWork>(); // the old one waits until its work is done
    m_isDue = false;
    for (QTimer* timer : {&m_soon, &m_rest, &m_again})
        timer->stop();
    if (!wasDue || !m_event || !findEvent(m_book.book(), *m_event))
        return;
    ++m_rounds;
    (void)publishInto(m_choice.folder, source(), owner());
}

} // namespace mentat

#include "moc_publishing.cpp"
