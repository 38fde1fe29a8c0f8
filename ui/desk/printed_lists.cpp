#include "ui/desk/printed_lists.h"

#include "reports/fingerprint.h"
#include "reports/wording/heats/round_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Reports first, then folders; a name in neither list comes last.
size_t placeInList(const Event& event, const QString& name) {
    size_t place = 0;
    for (const Report& report : reportsOf(event)) {
        if (report.name == name)
            return place;
        ++place;
    }
    for (const ReportFolder& folder : reportFoldersOf(event)) {
        if (folder.name == name)
            return place;
        ++place;
    }
    return place;
}

bool isOfTheMoment(const Event& event, const QString& name) {
    if (const Report* report = findReport(event, name))
        return report->isOfTheMoment;
    const ReportFolder* folder = findReportFolder(event, name);
    return folder && folder->isOfTheMoment;
}

bool isOfOnePlace(const PrintedReport& one, const PrintedReport& other) {
    return one.event == other.event && one.report == other.report && one.round == other.round;
}

} // namespace

PrintedLists::PrintedLists(OpenBook& book) : QObject(&book), m_book(book) {
    book.followEvent(this, &PrintedLists::forget);
    connect(&book, &OpenBook::peopleChanged, this, &PrintedLists::forget);
    connect(&book.session(), &Session::printLogChanged, this, &PrintedLists::forget);
}

void PrintedLists::forget() {
    m_outOfDate.reset();
    Q_EMIT changed();
}

const PrintedReport* PrintedLists::last(const QString& report,
                                        const std::optional<RoundId>& round) const {
    if (!m_book.hasEvent())
        return nullptr;
    const auto& log = m_book.session().printLog();
    const auto found = std::find_if(log.rbegin(), log.rend(), [&](const PrintedReport& printed) {
        return printed.event == m_book.eventId() && printed.report == report
               && printed.round == round;
    });
    return found == log.rend() ? nullptr : &*found;
}

const std::vector<PrintedReport>& PrintedLists::outOfDate() {
    if (m_outOfDate)
        return *m_outOfDate;
    std::vector<PrintedReport>& found = m_outOfDate.emplace();
    if (!m_book.hasEvent())
        return found;
    const Event& event = m_book.event();
    for (const PrintedReport& printed : m_book.session().printLog()) {
        if (printed.event != m_book.eventId() || isOfTheMoment(event, printed.report))
            continue;
        std::erase_if(found, [&](const PrintedReport& p) { return isOfOnePlace(p, printed); });
        found.push_back(printed);
    }
    std::erase_if(found, [&](const PrintedReport& printed) {
        return fingerprintNow(m_book.book(), event, printed.report, printed.round)
               == printed.fingerprint;
    });
    std::ranges::stable_sort(found, {}, [&](const PrintedReport& printed) {
        return std::pair(placeInList(event, printed.report), printed.round);
    });
    return found;
}

bool PrintedLists::isOutOfDate(const PrintedReport& printed) {
    return std::ranges::any_of(
        outOfDate(), [&](const PrintedReport& other) { return isOfOnePlace(other, printed); });
}

QString PrintedLists::outOfDateNames() {
    QStringList names;
    for (const PrintedReport& printed : outOfDate())
        names.append(reportTitle(m_book, printed.report, printed.round));
    return names.join(QStringLiteral(", "));
}

QString reportTitle(const OpenBook& book, const QString& name) {
    const Event& event = book.event();
    const Language& language = book.wording().language();
    if (const Report* report = findReport(event, name))
        return say(language, report->title);
    if (const ReportFolder* folder = findReportFolder(event, name))
        return say(language, folder->title);
    return name;
}

QString reportTitle(const OpenBook& book, const QString& name,
                    const std::optional<RoundId>& round) {
    const QString title = reportTitle(book, name);
    return round ? u"%1 (%2)"_s.arg(title, roundName(book.wording().language(), operandOf(*round)))
                 : title;
}

} // namespace mentat

#include "moc_printed_lists.cpp"
