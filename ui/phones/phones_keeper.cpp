#include "ui/phones/phones_keeper.h"

#include "app/session/event_mark.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/rounds/heats_play.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/desk/diagnostics.h"
#include "ui/desk/keys.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat {
namespace {

const QString roomKey = u"room"_s;

} // namespace

static PhonesChoice blank(std::type_identity<PhonesChoice>) {
    return {};
}

template <class Io, class Choice>
requires std::same_as<std::remove_const_t<Choice>, PhonesChoice>
void describe(Io& io, Choice& choice) {
    io.always("allWait", choice.allWait);
    io.always("network", choice.network);
    io.always("port", choice.port);
    io.flag("secondDesk", choice.secondDesk);
}

PhonesChoice roomChoice(const Preferences& preferences) {
    return stored<PhonesChoice>(preferences, roomKey);
}

void rememberRoomChoice(Preferences& preferences, const PhonesChoice& choice) {
    store(preferences, roomKey, choice);
}

namespace {

constexpr auto restBetweenViews = 1s;

} // namespace

PhonesKeeper::PhonesKeeper(OpenBook& book, Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences)
    , m_choice(roomChoice(preferences)) {
    for (QTimer* timer : {&m_soon, &m_rest})
        timer->setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &PhonesKeeper::begin);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_isDue)
            m_soon.start(0);
    });
    connect(&m_book, &OpenBook::eventChanged, this, &PhonesKeeper::follow);
    connect(&m_book, &OpenBook::eventChosen, this, &PhonesKeeper::followOrEnd);
    connect(&m_book, &OpenBook::draftsChanged, this, [this] {
        if (isRunning())
            Q_EMIT changed();
    });
}

PhonesKeeper::~PhonesKeeper() = default;

void PhonesKeeper::setChoice(const PhonesChoice& choice) {
    if (choice == m_choice)
        return;
    const bool hadSecondDesk = m_choice.secondDesk;
    m_choice = choice;
    rememberRoomChoice(m_preferences, choice);
    if (!m_host)
        return;
    m_host->setRule(choice.allWait ? PhoneRule::AllWait : PhoneRule::Trusts);
    if (choice.secondDesk != hadSecondDesk) {
        m_host->setSecondDesk(choice.secondDesk);
        Q_EMIT changed();
    }
}

tl::expected<void, PhonesObstacle> PhonesKeeper::start(const QString& address) {
    stop();
    auto host = std::make_unique<PhonesHost>(m_book.session(), m_book.eventId(), m_book.clock());
    host->setRule(m_choice.allWait ? PhoneRule::AllWait : PhoneRule::Trusts);
    host->setSecondDesk(m_choice.secondDesk);
    m_address = QStringLiteral("http://%1:%2/").arg(address).arg(m_choice.port.value());
    m_mark = eventMark(m_book.session(), m_book.eventId());
    const auto started = host->start(address, static_cast<quint16>(m_choice.port.value()),
                                     std::make_shared<PhonesView>(source(), codes(), m_mark));
    if (!started) {
        m_address.clear();
        return started;
    }
    m_host = std::move(host);
    m_event = m_book.eventId();
    m_book.setRoomAddress(m_address);
    connect(m_host.get(), &PhonesHost::beginsToAct, this, [this] { m_book.setOthersAct(true); });
    connect(m_host.get(), &PhonesHost::hasActed, this, [this] { m_book.setOthersAct(false); });
    connect(m_host.get(), &PhonesHost::news, this, [this](const PhonesNews& news) { tell(news); });
    connect(m_host.get(), &PhonesHost::assistantNews, this, &PhonesKeeper::tellOfAssistant);
    connect(m_host.get(), &PhonesHost::lockedOut, this, &PhonesKeeper::tellLockedOut);
    connect(m_host.get(), &PhonesHost::crowded, this, &PhonesKeeper::tellCrowded);
    Q_EMIT changed();
    return {};
}

void PhonesKeeper::stop() {
    m_work.giveUp();
    m_isDue = false;
    m_soon.stop();
    m_rest.stop();
    if (!m_host)
        return;
    m_host.reset();
    m_address.clear();
    m_crowded.clear();
    m_book.setRoomAddress({});
    Q_EMIT changed();
}

QString PhonesKeeper::pin() const {
    return m_host ? m_host->pin() : QString();
}

QString PhonesKeeper::secondDeskAddress() const {
    return pin().isEmpty() ? QString() : QString(m_address + deskFile());
}

PhonesRefusals PhonesKeeper::refusals() const {
    return m_host ? m_host->refusals() : PhonesRefusals();
}

QStringList PhonesKeeper::troubles() const {
    QStringList sentences;
    if (m_host && m_host->isSecondDeskLocked())
        sentences.append(lockedForAll());
    if (!m_crowded.isEmpty())
        sentences.append(m_crowded);
    return sentences;
}

QStringList PhonesKeeper::waiting() const {
    QStringList names;
    const HeatsPlay* play = m_book.hasEvent() ? heatsPlay(m_book.event()) : nullptr;
    if (!play)
        return names;
    for (const Heat& heat : play->heats) {
        if (isOverOrCanceled(m_book.event().settings, heat.details, m_book.now()))
            continue;
        for (const WaitingGuest& guest :
             waitingGuests(m_book.session(), m_book.eventId(), heat.number))
            names.append(guestCalled(m_book.book(), m_book.event(), guest.who));
    }
    return names;
}

PublishSource PhonesKeeper::source() const {
    return {.event = PublicEvent(m_book.event()),
            .wording = m_book.wording(),
            .now = m_book.now(),
            .paper = preferredPaper(m_preferences.choices()),
            .address = m_address};
}

void PhonesKeeper::follow() {
    if (!m_host)
        return;
    m_isDue = true;
    if (!m_work.isBusy() && !m_rest.isActive())
        m_soon.start(0);
}

void PhonesKeeper::followOrEnd() {
    if (!m_host)
        return;
    // The same event may have been read again, as after restoring a backup.
    if (m_book.hasEvent() && m_book.eventId() == m_event)
        return follow();
    stop();
    m_book.tell(Gravity::Note,
                tr("Phones in the room are off: they were on for another event. Start "
                   "them again from the View menu."));
}

void PhonesKeeper::begin() {
    if (!m_isDue || m_work.isBusy() || !m_host)
        return;
    m_isDue = false;
    m_rest.start(restBetweenViews);
    m_work.start([this, pages = source(), codes = codes(),
                  mark = m_mark](const BackgroundWork::GivenUp&) -> BackgroundWork::Finish {
        auto view = std::make_shared<const PhonesView>(pages, codes, mark);
        return [this, view] {
            if (m_host)
                m_host->show(view);
            if (m_isDue && !m_rest.isActive())
                m_soon.start(0);
        };
    });
}

std::optional<PhonesCodes> PhonesKeeper::codes() const {
    return roomCodes(m_book.session(), m_book.eventId());
}

bool PhonesKeeper::canTablesReport() const {
    return m_book.hasEvent() && m_book.canWrite() && sheetKindOf(m_book.event());
}

bool PhonesKeeper::doTablesReport() const {
    return m_book.hasEvent() && mentat::doTablesReport(m_book.session(), m_book.eventId());
}

void PhonesKeeper::letTablesReport(bool report) {
    if (!canTablesReport()
        || !m_book.succeeded(mentat::letTablesReport(m_book.session(), m_book.eventId(), report)))
        return;
    follow();
    Q_EMIT changed();
}

void PhonesKeeper::tell(const PhonesNews& news) {
    std::visit([this](const auto& one) { tell(one); }, news);
    Q_EMIT changed();
}

void PhonesKeeper::tell(const GuestNews& news) {
    if (!news.outcome)
        m_book.tell(Gravity::Refused, tr("%1 could not check in by phone. %2")
                                          .arg(news.name, m_book.worded(news.outcome.error())));
    else if (*news.outcome == PhoneOutcome::Waits)
        m_book.tell(Gravity::Note, tr("%1 is waiting with a phone. On Heats, %2 lets them in.")
                                       .arg(news.name, keyName(DeskKey::LetIn)));
}

void PhonesKeeper::tell(const ReportNews& news) {
    const QString table = tableTitle(m_book.wording().language(), m_book.event(), news.table);
    if (!news.outcome)
        m_book.tell(
            Gravity::Refused,
            tr("%1 could not report by phone. %2").arg(table, m_book.worded(news.outcome.error())));
    else if (*news.outcome == ReportOutcome::Confirmed)
        m_book.tell(Gravity::Note, tr("%1: a second seat confirmed the result.").arg(table));
    else
        m_book.tell(Gravity::Note,
                    tr("%1 reported its result. On Results, Enter opens it.").arg(table));
}

QString PhonesKeeper::lockedForAll() const {
    return tr("Too many wrong PINs were typed for the second desk, from several devices. No one "
              "can sign in there until you turn it off and on in the View menu, Phones in the "
              "room, which makes a new PIN.");
}

void PhonesKeeper::tellCrowded(const QString& address) {
    qCInfo(deskLog) << "room: all connections taken" << m_host->refusals().gaveWay << "gave way";
    //: a time, an address of the network
    m_crowded = tr("At %1, all phone connections were in use, most of them by %2. "
                   "Idle ones are dropped first. If phones get no answer, keep that "
                   "device off the network.")
                    .arg(m_book.wording().language().clockTime(m_book.now().time()), address);
    m_book.tell(Gravity::Refused, m_crowded);
    Q_EMIT changed();
}

void PhonesKeeper::tellLockedOut(const QString& address) {
    qCInfo(deskLog) << "room: an address is locked out by wrong table codes";
    m_book.tell(Gravity::Refused,
                tr("Someone at %1 typed ten wrong table codes. Codes from there are "
                   "blocked for ten minutes.")
                    .arg(address));
}

void PhonesKeeper::tellOfAssistant(const AssistantNews& news) {
    switch (news.what) {
    case AssistantNews::What::CameIn:
        m_book.tell(Gravity::Note, tr("%1 has signed in at the second desk.").arg(news.who));
        return;
    case AssistantNews::What::Locked:
        qCInfo(deskLog) << "second desk: an address is locked out by wrong PINs";
        m_book.tell(
            Gravity::Refused,
            tr("Too many wrong PINs for the second desk came from %1. It is locked out. For "
               "a new PIN, turn the second desk off and on in the View menu, Phones in the "
               "room.")
                .arg(news.who));
        return;
    case AssistantNews::What::LockedForAll:
        qCInfo(deskLog) << "second desk: locked for all by wrong PINs";
        m_book.tell(Gravity::Refused, lockedForAll());
        Q_EMIT changed();
        return;
    case AssistantNews::What::Failed:
        m_book.tell(Gravity::Refused, tr("A change from the second desk was not saved: %1. %2")
                                          .arg(news.who, m_book.worded(*news.why)));
        return;
    }
}

} // namespace mentat

#include "moc_phones_keeper.cpp"
