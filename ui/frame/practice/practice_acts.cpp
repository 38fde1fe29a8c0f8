#include "ui/frame/practice/practice_acts.h"

#include "app/session/practice.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Under which the preferences remember the file that was left for practice.
const QString leftFile = u"leftForPractice"_s;
const QString leftEventOf = u"eventLeftForPractice"_s;

} // namespace

bool hasPracticeStep(const OpenBook& book) {
    return book.book().isPractice && book.hasEvent() && book.canWrite()
           && canPractiseOn(book.event());
}

PracticeActs::PracticeActs(const Program& program, Preferences& preferences, FileActs& files)
    : m_program(program)
    , m_preferences(preferences)
    , m_files(files) {}

QString PracticeActs::folder() const {
    return QDir(m_program.documents).absoluteFilePath(u"practice"_s);
}

bool PracticeActs::canGoOn() const {
    return lastPractice(folder()).has_value();
}

std::optional<EventId> PracticeActs::leftEvent() const {
    return EventId::fromNumber(m_preferences.state(leftEventOf).toLongLong());
}

void PracticeActs::act(PracticeWish wish, OpenBook* book, qint64 seed) {
    switch (wish) {
    case PracticeWish::WithCopy: practiseWith(*book); break;
    case PracticeWish::WithInvented: practiseInvented(book); break;
    case PracticeWish::GoOn: goOn(book); break;
    case PracticeWish::Step: doStep(*book, seed); break;
    case PracticeWish::PlayRound: playRound(*book, seed); break;
    case PracticeWish::End: end(); break;
    }
}

void PracticeActs::practiseWith(OpenBook& original) {
    open(practiseWithCopy(original.session(), folder(), m_files.desk()), &original);
}

void PracticeActs::practiseInvented(OpenBook* original) {
    const QDate today = m_program.clock.nowUtc().toLocalTime().date();
    const Event* like = original && original->hasEvent() ? &original->event() : nullptr;
    open(practiseWithInvented(folder(), m_files.desk(), today, like), original);
}

void PracticeActs::goOn(OpenBook* original) {
    if (const auto practice = lastPractice(folder()))
        open(*practice, original);
}

void PracticeActs::open(const Result<QString>& practice, OpenBook* original) {
    if (!practice) {
        Q_EMIT failed(m_program.wording.failure(practice.error()));
        return;
    }
    m_preferences.setState(leftFile, original ? original->session().path().toUtf8() : QByteArray());
    m_preferences.setState(leftEventOf, original && original->hasEvent()
                                            ? QByteArray::number(original->eventId().number())
                                            : QByteArray());
    m_files.open(*practice);
}

void PracticeActs::end() {
    const QString left = QString::fromUtf8(m_preferences.state(leftFile));
    if (!left.isEmpty() && QFileInfo(left).isFile())
        m_files.open(left);
    else
        Q_EMIT ended();
}

void PracticeActs::doStep(OpenBook& book, qint64 seed) {
    const auto deed = doPracticeStep(book.session(), book.eventId(), seed);
    if (!deed)
        book.refuse(deed.error());
    else if (*deed)
        book.say(Gravity::Note, sentence(book, **deed));
}

void PracticeActs::playRound(OpenBook& book, qint64 seed) {
    const auto deeds = playPracticeRound(book.session(), book.eventId(), seed);
    if (!deeds) {
        book.refuse(deeds.error());
        return;
    }
    const auto results
        = std::ranges::count(*deeds, PracticeStep::ResultRecorded, &PracticeDeed::step);
    if (!deeds->empty() && deeds->back().round)
        book.say(Gravity::Note,
                 tr("%1 is played: %n result(s) recorded.", "a heat, a semifinal …",
                    static_cast<int>(results))
                     .arg(roundName(book.wording().language(), operandOf(*deeds->back().round))));
}

QString PracticeActs::sentence(const OpenBook& book, const PracticeDeed& deed) {
    const Language& language = book.wording().language();
    const QString round = deed.round ? roundName(language, operandOf(*deed.round)) : QString();
    switch (deed.step) {
    case PracticeStep::PlayersRegistered:
        return tr("%n made-up player(s) registered.", nullptr, deed.count);
    case PracticeStep::HeatAdded: return tr("%1 added.").arg(round);
    case PracticeStep::PlayersCheckedIn:
        return tr("%1: %n player(s) checked in.", nullptr, deed.count).arg(round);
    case PracticeStep::LineUpClosed:
        return tr("%1: line-up closed, %n player(s).", nullptr, deed.count).arg(round);
    case PracticeStep::TablesDrawn:
        return tr("%1: %n table(s) drawn.", nullptr, deed.count).arg(round);
    case PracticeStep::RoundStarted: return tr("%1 started.").arg(round);
    case PracticeStep::ResultRecorded:
        return tr("%1: result recorded.")
            .arg(tableTitle(language, book.event(), {*deed.round, *deed.table}));
    }
    return {};
}

} // namespace mentat
