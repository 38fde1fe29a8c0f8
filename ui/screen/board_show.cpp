#include "ui/screen/board_show.h"

#include "model/people/names.h"
#include "reports/report.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/pages_kind.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Shows the phones' address in turn while they are served, whichever boards were chosen.
std::optional<ScreenBoard> roomBoard(const BoardRequest& request) {
    if (request.roomAddress.isEmpty())
        return std::nullopt;
    return ScreenBoard{.title = say(request.wording.language(), Phrase("Boards", "On your phone")),
                       .where = say(request.wording.language(),
                                    Phrase("Boards", "Check in, tables, standings, clock, rules")),
                       .code = request.roomAddress};
}

const BoardKind& roomKind() {
    static const BoardKind kind{"room"_L1, Phrase("mentat::BoardKinds", "On your phone"),
                                roomBoard};
    return kind;
}

qint64 millisecondsOf(const OpenBook& book) {
    return book.nowUtc().toMSecsSinceEpoch();
}

qint64 minuteOf(const OpenBook& book) {
    return book.nowUtc().toSecsSinceEpoch() / 60;
}

} // namespace

std::span<const BoardKind> boardsOf(const OpenBook& book) {
    const auto boards = book.hasEvent() ? kindOf<PagesKind>(book.event()).boards : nullptr;
    return boards ? boards() : std::span<const BoardKind>();
}

std::vector<const BoardKind*> chosenBoards(std::span<const BoardKind> all, const QStringList& ids) {
    std::vector<const BoardKind*> chosen;
    for (const QString& id : ids) {
        const auto kind = std::ranges::find(all, id, &BoardKind::id);
        if (kind != all.end())
            chosen.push_back(&*kind);
    }
    if (chosen.empty()) {
        for (const BoardKind& kind : all)
            chosen.push_back(&kind);
    }
    return chosen;
}

BoardShow::BoardShow(const OpenBook& book, const Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences) {
    connect(&book, &OpenBook::eventChanged, this, &BoardShow::follow);
    connect(&book, &OpenBook::eventChosen, this, &BoardShow::begin);
    connect(&book, &OpenBook::roomAddressChanged, this, &BoardShow::refresh);
    connect(&preferences, &Preferences::choicesChanged, this, [this] {
        if (m_choices != m_preferences.choices().secondScreen)
            begin();
        else
            refresh();
    });
    begin();
}

std::vector<const BoardKind*> BoardShow::kinds() const {
    auto all = chosenBoards(boardsOf(m_book), m_choices.boards);
    if (!m_book.roomAddress().isEmpty())
        all.push_back(&roomKind());
    return all;
}

QLatin1StringView BoardShow::shownKind() const {
    return m_kind ? m_kind->id : QLatin1StringView();
}

qint64 BoardShow::shownFor() const {
    return std::max<qint64>(millisecondsOf(m_book) - m_since, 0);
}

size_t BoardShow::page() const {
    return std::min(static_cast<size_t>(shownFor() / dwell()), m_pages - 1);
}

std::optional<ScreenBoard> BoardShow::made(const BoardKind& kind) const {
    const Event told = withoutBadges(m_book.event());
    auto board = kind.make({.book = m_book.book(),
                            .event = told,
                            .wording = m_book.wording(),
                            .now = m_book.now(),
                            .seconds = m_book.nowUtc().time().second(),
                            .roomAddress = m_book.roomAddress()});
    if (board) {
        board->mark = mark();
        board->face = face();
    }
    return board;
}

ScreenFace BoardShow::face() const {
    const EventDetails& details = m_book.event().details;
    return {.host = details.host.value_or(QString()),
            .event = eventTitle(details),
            .time = m_book.wording().language().clockTime(m_book.now().time()),
            .logo = m_book.event().logo};
}

ScreenBoard BoardShow::nothingToShow() const {
    if (!m_book.hasEvent())
        return {};
    return {.title = eventTitle(m_book.event().details),
            .state = tr("Nothing to show yet"),
            .isStateQuiet = true,
            .mark = mark(),
            .face = face()};
}

QString BoardShow::mark() const {
    return m_book.book().isPractice ? practiceMark(m_book.wording().language()) : QString();
}

void BoardShow::begin() {
    m_choices = m_preferences.choices().secondScreen;
    m_kind = nullptr;
    m_known.clear();
    for (const BoardKind* kind : kinds()) {
        if (const auto board = made(*kind))
            (void)isNews(*kind, *board);
    }
    showNext();
}

bool BoardShow::isNews(const BoardKind& kind, const ScreenBoard& board) {
    return board.isRevealed && m_known.insert(QString(kind.id) + u'\n' + board.title).second;
}

// Shows new boards at once, since the room waits for them: the first one now, others in their turn.
void BoardShow::follow() {
    std::optional<ScreenBoard> news;
    const BoardKind* of = nullptr;
    const auto all = m_book.hasEvent() ? kinds() : std::vector<const BoardKind*>();
    for (const BoardKind* kind : all) {
        auto board = made(*kind);
        if (board && isNews(*kind, *board) && !of) {
            of = kind;
            news = std::move(board);
        }
    }
    if (!of)
        return refresh();
    m_kind = of;
    m_since = millisecondsOf(m_book);
    m_pages = 1;
    put(*std::move(news));
}

void BoardShow::showNext() {
    const auto all = kinds();
    const auto shown = std::ranges::find(all, m_kind);
    const size_t after = shown == all.end() ? 0 : static_cast<size_t>(shown - all.begin()) + 1;
    m_since = millisecondsOf(m_book);
    m_pages = 1;
    for (size_t i = 0; i < all.size(); ++i) {
        const BoardKind* kind = all[(after + i) % all.size()];
        if (auto board = made(*kind)) {
            m_kind = kind;
            return put(*std::move(board));
        }
    }
    m_kind = nullptr;
    put(nothingToShow());
}

void BoardShow::refresh() {
    m_minute = minuteOf(m_book);
    auto board = m_kind && m_book.hasEvent() ? made(*m_kind) : std::nullopt;
    if (!board)
        return showNext();
    if (*board != m_board)
        put(*std::move(board));
}

void BoardShow::put(ScreenBoard board) {
    m_minute = minuteOf(m_book);
    m_board = std::move(board);
    Q_EMIT changed();
}

void BoardShow::tick() {
    const qint64 now = millisecondsOf(m_book);
    if (now < m_since) // the clock was set back
        m_since = now;
    if (now - m_since >= dwell() * static_cast<qint64>(m_pages))
        showNext();
    else if (m_kind && (m_kind->isClock || minuteOf(m_book) != m_minute))
        refresh();
}

} // namespace mentat

#include "moc_board_show.cpp"
