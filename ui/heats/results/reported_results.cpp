#include "ui/heats/results/reported_results.h"

#include "app/session/rounds/result_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "ui/desk/keys.h"
#include "ui/heats/results/open_sheets.h"
#include "ui/heats/results/results_lists.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Translation context.
struct ReportedResults {
    Q_DECLARE_TR_FUNCTIONS(mentat::ReportedResults)
};

QString seatText(const Event& event, const Game& game, SeatNumber seat) {
    const auto found = std::ranges::find(game.seats, seat, &Seat::number);
    return found == game.seats.end()
               ? ReportedResults::tr("seat %1").arg(seat.value())
               : ReportedResults::tr("seat %1 %2", "its number, who sits there")
                     .arg(QString::number(seat.value()), playerName(event, found->player));
}

QString saidOf(const Event& event, const Game& game, const TableReport& report) {
    const QString by
        = ReportedResults::tr("%1, %2", "a time, a seat")
              .arg(timeText(report.sent.toLocalTime().time()), seatText(event, game, report.seat));
    QStringList witnesses;
    for (const ReportWitness& witness : report.confirmed)
        witnesses.append(seatText(event, game, witness.seat));
    return witnesses.isEmpty()
               ? by
               : ReportedResults::tr("%1; confirmed by %2").arg(by, witnesses.join(u", "_s));
}

/// The reports of one table, as sheets of the desk.
class ReportsOfTable {
public:
    ReportsOfTable(OpenBook& book, const SheetKind& sheets, const GameAddress& place,
                   const Game& game)
        : m_book(book)
        , m_sheets(sheets)
        , m_place(place)
        , m_game(game)
        , m_recorded(sheets.recorded(book.event(), game)) {}

    void addTo(std::vector<OpenTableReport>& all) const {
        const auto reports = tableReports(m_book.session(), m_book.eventId(), m_place);
        const bool isRecorded = hasResult(m_game);
        for (size_t i = 0; i < reports.size(); ++i) {
            const TableReport& report = reports[i];
            QStringList other;
            if (isRecorded)
                other = differencesOf(parts(report.sheet), parts(m_recorded));
            else if (reports.size() > 1) // the last from the one before, others from the last
                other = differencesOf(
                    parts(report.sheet),
                    parts(reports[i + 1 < reports.size() ? reports.size() - 1 : i - 1].sheet));
            if (isRecorded && (report.isSettled || other.isEmpty()))
                continue;
            all.push_back({m_place,
                           {m_place.table, static_cast<int>(i) + 1,
                            saidOf(m_book.event(), m_game, report), other.join(u"; "_s)},
                           atDesk(report.sheet)});
        }
    }

private:
    [[nodiscard]] SheetAsked asked(const QString& sheet) const {
        return {m_book.event(), m_place, sheet, m_book.wording()};
    }
    [[nodiscard]] std::vector<SheetPart> parts(const QString& sheet) const {
        return m_sheets.parts(asked(sheet));
    }
    /// Merges the table's report into the desk's sheet; keeps the grid, notes, and the GM's
    /// decisions.
    [[nodiscard]] QString atDesk(const QString& sheet) const {
        auto said = parts(sheet);
        for (SheetPart& part : said)
            std::erase_if(part.inputs, [](const SheetInput& input) {
                return input.kind == SheetInput::Kind::Note && input.value.isEmpty();
            });
        return m_sheets.typed(asked(m_recorded), fieldsOf(said));
    }

    OpenBook& m_book;
    const SheetKind& m_sheets;
    GameAddress m_place;
    const Game& m_game;
    QString m_recorded;
};

} // namespace

std::vector<OpenTableReport> openTableReports(OpenBook& book, const Round& round) {
    std::vector<OpenTableReport> all;
    const SheetKind* sheets = sheetKindOf(book.event());
    if (!sheets || !doTablesReport(book.session(), book.eventId()))
        return all;
    for (const Game& game : round.games()) {
        if (!game.isVoid)
            ReportsOfTable(book, *sheets, {round.id(), game.table}, game).addTo(all);
    }
    return all;
}

bool isTypedAtDesk(const OpenBook& book, const GameAddress& place,
                   const std::vector<OpenTableReport>& reports) {
    const auto draft = book.draft(draftPlaceOf(place));
    return draft && std::ranges::none_of(reports, [&](const OpenTableReport& one) {
               return one.place == place && one.sheet == *draft;
           });
}

bool takeUp(OpenBook& book, const OpenTableReport& report,
            const std::vector<OpenTableReport>& all) {
    const DraftAddress place = draftPlaceOf(report.place);
    const auto draft = book.draft(place);
    if (draft == report.sheet)
        return true;
    if (isTypedAtDesk(book, report.place, all)) {
        book.say(Gravity::Refused,
                 ReportedResults::tr("Table %1 already has a draft. Record or discard it first, "
                                     "then open the report.")
                     .arg(report.place.table.value()));
        return false;
    }
    return book.succeeded(book.session().saveDraft(book.eventId(), place, report.sheet));
}

TableReportBar::TableReportBar(QWidget* parent)
    : QFrame(parent)
    , m_text(wrapped(new TextLabel(TextLevel::Strong)))
    , m_differs(wrapped(new TextLabel(TextLevel::Weak)))
    , m_keys(wrapped(new TextLabel(TextLevel::Weak))) {
    setObjectName(u"reportBar"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QWidget;
    addParts(bareColumn(column, space::tight), {m_text, m_differs, m_keys});
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {{column, 1}});
    hide();
}

void TableReportBar::showReport(const QString& said, const QString& differs, bool corrects) {
    m_corrects = corrects;
    m_keys->setText(corrects ? tr("Ctrl+Enter correct the result by it · Tab change it first · "
                                  "Esc leave it")
                             : tr("Enter record it · Tab correct it first · Esc leave it"));
    m_text->setText(tr("Reported by phone: %1").arg(said));
    m_differs->setText(tr("Another report differs in: %1").arg(differs));
    m_differs->setVisible(!differs.isEmpty());
    setAccessibleName(m_text->text());
    setAccessibleDescription(differs.isEmpty() ? QString() : m_differs->text());
}

void TableReportBar::keyPressEvent(QKeyEvent* event) {
    // An Enter after a number ends that number, typed by someone who took this for a field.
    m_wasTypedAt = m_wasTypedAt || !typedText(*event).isEmpty();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_corrects || m_wasTypedAt)
            Q_EMIT refused();
        else
            Q_EMIT taken();
        return;
    case Qt::Key_Escape: Q_EMIT left(); return;
    default: QFrame::keyPressEvent(event);
    }
}

void TableReportBar::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    m_wasTypedAt = false;
}

TakenReports::TakenReports(OpenBook& book, ResultsLists& lists, OpenSheets& sheets, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_lists(lists)
    , m_sheets(sheets) {
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_taken.clear(); });
    connect(&m_lists, &ResultsLists::reportOpened, this, &TakenReports::openReport);
    connect(&m_lists, &ResultsLists::reportsShown, this, &TakenReports::showBar);
    connect(&m_sheets, &OpenSheets::changed, this, &TakenReports::showBar);
    connect(&m_sheets, &OpenSheets::recorded, this,
            [this](const SheetView* sheet) { settle(sheet->place()); });
    connect(&m_sheets.reportBar(), &TableReportBar::refused, this, [this] {
        m_book.say(Gravity::Refused,
                   tr("Press Ctrl+Enter to record what the table reported, or Esc to leave it."));
    });
    connect(&m_sheets.reportBar(), &TableReportBar::taken, this, [this] {
        if (SheetView* shown = m_sheets.current())
            shown->record();
    });
}

void TakenReports::openTable(TableNumber table) {
    const OpenTableReport* last = nullptr;
    for (const OpenTableReport& report : m_lists.reports()) {
        if (report.place.table == table)
            last = &report;
    }
    const Game* game = last ? gameAt(m_book.event(), last->place) : nullptr;
    if (game && !hasResult(*game) && m_book.canWrite()
        && !isTypedAtDesk(m_book, last->place, m_lists.reports()))
        openReport(OpenTableReport(*last)); // a copy: the list changes meanwhile
    else
        m_sheets.open(table);
}

void TakenReports::openReport(const OpenTableReport& report) {
    if (!m_book.canWrite() || !takeUp(m_book, report, m_lists.reports()))
        return;
    m_taken.insert_or_assign(report.place, report.sheet);
    m_lists.mark(report.place.table);
    SheetView* opened = m_sheets.open(report.place.table);
    if (!opened)
        return;
    opened->beginTyping();
    showBar();
    goOn(*opened);
}

void TakenReports::goOn(SheetView& sheet) {
    if (m_sheets.reportBar().isHidden())
        sheet.goOn(sheet.fieldNow());
    else
        m_sheets.reportBar().setFocus();
}

void TakenReports::showBar() {
    const SheetView* shown = m_sheets.current();
    const auto taken = shown ? m_taken.find(shown->place()) : m_taken.end();
    bool isShown = false;
    for (const OpenTableReport& one : m_lists.reports()) {
        if (taken == m_taken.end() || one.place != taken->first || one.sheet != taken->second
            || m_book.draft(draftPlaceOf(one.place)) != one.sheet)
            continue;
        const Game* game = gameAt(m_book.event(), one.place);
        m_sheets.reportBar().showReport(one.row.said, one.row.other, game && hasResult(*game));
        isShown = true;
    }
    m_sheets.reportBar().setVisible(isShown);
}

void TakenReports::forget(const GameAddress& place) {
    const auto taken = m_taken.find(place);
    if (taken == m_taken.end())
        return;
    const DraftAddress kept = draftPlaceOf(place);
    const bool isUntouched = m_book.draft(kept) == taken->second;
    m_taken.erase(taken);
    if (isUntouched)
        m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), kept));
}

void TakenReports::settle(const GameAddress& place) {
    m_taken.erase(place);
    const Game* game = gameAt(m_book.event(), place);
    if (game && hasResult(*game) && m_book.canWrite())
        m_book.succeeded(settleReports(m_book.session(), m_book.eventId(), place));
}

} // namespace mentat

#include "moc_reported_results.cpp"
