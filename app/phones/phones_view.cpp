#include "app/phones/phones_view.h"

#include "app/phones/phones_forms.h"
#include "model/rounds/heats_play.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "reports/writers/html/html_writer.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int secondsBetweenLooks = 60;

/// Only for events with heats; others have tables of another kind.
std::vector<PhonesPage> pagesOf(const Event& event, bool tablesReport) {
    if (!heatsPlay(event))
        return {PhonesPage::Rules};
    if (tablesReport)
        return {PhonesPage::CheckIn, PhonesPage::MyTable, PhonesPage::OurResult, PhonesPage::Clock,
                PhonesPage::Rules};
    return {PhonesPage::CheckIn, PhonesPage::MyTable, PhonesPage::Clock, PhonesPage::Rules};
}

QString titleOf(PhonesPage page, const Language& language) {
    switch (page) {
    case PhonesPage::CheckIn: return say(language, Phrase("PhonesPage", "Check in"));
    case PhonesPage::MyTable: return say(language, Phrase("PhonesPage", "My table"));
    case PhonesPage::OurResult: return say(language, Phrase("PhonesPage", "Our result"));
    case PhonesPage::Clock: return say(language, Phrase("PhonesPage", "Clock"));
    case PhonesPage::Rules: return say(language, Phrase("PhonesPage", "Rules"));
    }
    return {};
}

PublishSource withRoom(PublishSource source, bool tablesReport) {
    source.refreshSeconds = secondsBetweenLooks;
    source.hasPictures = false;
    for (const PhonesPage page : pagesOf(source.event.event(), tablesReport))
        source.beside.push_back({fileOf(page), titleOf(page, source.wording.language())});
    return source;
}

/// The first value after the name, other than the number of heats.
QString firstValue(const ReportTable& table, const ReportRow& row) {
    for (size_t i = 2; i < row.cells.size(); ++i) {
        if (table.columns[i].key != u"heats"_s && !row.cells[i].text.isEmpty())
            return row.cells[i].text;
    }
    return {};
}

std::vector<PhoneRank> ranksIn(const PublicRequest& request) {
    const auto standingsOf = kindOf<ScoringKind>(request.event).standings;
    if (!standingsOf || !heatsPlay(request.event))
        return {};
    const Standings standings = standingsOf(request.event);
    const ReportTable table = publicStandings(request, standings);
    std::vector<PhoneRank> ranks;
    for (size_t i = 0; i < standings.ranked.size(); ++i) {
        const Standing& standing = standings.ranked[i];
        if (standing.rank)
            ranks.push_back({standing.player, standing.rank->value(), table.rows[i].cells[1].text,
                             firstValue(table, table.rows[i])});
    }
    return ranks;
}

} // namespace

QString fileOf(PhonesPage page) {
    switch (page) {
    case PhonesPage::CheckIn: return u"check-in"_s;
    case PhonesPage::MyTable: return u"my-table"_s;
    case PhonesPage::OurResult: return reportPage();
    case PhonesPage::Clock: return u"clock"_s;
    case PhonesPage::Rules: return u"rules"_s;
    }
    return {};
}

QString deskFile() {
    return u"desk"_s;
}

QString deskScriptFile() {
    return u"desk.js"_s;
}

PhonesView::PhonesView(PublishSource source, std::optional<PhonesCodes> codes, QString mark)
    : m_wording(source.wording)
    , m_paper(source.paper)
    , m_asOf(source.now)
    , m_event(source.event)
    , m_names(m_event.book(), m_event.event())
    , m_codes(std::move(codes))
    , m_mark(std::move(mark)) {
    const PublishSource whole = withRoom(std::move(source), m_codes.has_value());
    m_links.push_back({indexName(), say(m_wording, Phrase("PhonesPage", "Overview"))});
    m_links.insert(m_links.end(), whole.beside.begin(), whole.beside.end());
    m_allPages = m_links;
    for (WebPage& one : webPages(whole)) {
        if (!one.link.isEmpty())
            m_allPages.push_back({one.name, one.link});
        m_published[one.name] = std::move(one.bytes);
    }
    const PublicRequest request(m_event, m_wording, m_paper);
    m_ranks = ranksIn(request);
    if (heatsPlay(event()))
        m_podium = htmlOfBlocks(publicPlacesPage(request).glance);
}

std::pair<QString, QString> PhonesView::markField() const {
    return {u"of"_s, m_mark};
}

bool PhonesView::isOurs(const FormFields& fields) const {
    return fields.value(markField().first) == m_mark;
}

const QByteArray* PhonesView::published(const QString& file) const {
    const auto found = m_published.find(file);
    return found == m_published.end() ? nullptr : &found->second;
}

PageFrame PhonesView::frame(int refreshSeconds) const {
    return {.language = language(),
            .event = eventTitle(event().details),
            .now = m_asOf,
            .paper = m_paper,
            .links = m_links,
            .refreshSeconds = refreshSeconds,
            .moreStyle = formStyle()};
}

QByteArray PhonesView::page(PhonesPage page, const Html& body, int refreshSeconds) const {
    const QString name = title(page);
    return frame(refreshSeconds)
        .page(fileOf(page), name, Html("<h1>%1</h1>\n%2", name, body))
        .bytes;
}

QByteArray PhonesView::overview(const Html& body, int refreshSeconds) const {
    const PageFrame whole = frame(refreshSeconds);
    Html head = Html("<h1>%1</h1>\n", whole.event) + whole.asOf();
    if (const auto& location = event().details.location)
        head += quietParagraph(*location);
    return whole.page(indexName(), whole.event, head + body).bytes;
}

QByteArray PhonesView::deskPage(const QString& title, const Html& style, const Html& body) const {
    PageFrame whole = frame(0);
    whole.moreStyle += style;
    whole.script = deskScriptFile();
    return whole.page(deskFile(), title, body).bytes;
}

QByteArray PhonesView::message(const QString& heading, const QString& sentence) const {
    const Html body("<h1>%1</h1>\n<p>%2</p>\n<p><a href=\"%3\">%4</a></p>\n", heading, sentence,
                    indexName(), say(m_wording, Phrase("PhonesPage", "Overview")));
    return frame(0).page({}, heading, body).bytes;
}

QString PhonesView::title(PhonesPage page) const {
    return titleOf(page, language());
}

std::vector<const Player*> PhonesView::playersMeant(const QString& typed) const {
    std::vector<const Player*> players;
    if (!hasEnoughLetters(typed) || NameSearch::asksForBadge(typed))
        return players;
    for (const KnownName& known : m_names.find(typed)) {
        if (const auto* id = std::get_if<PlayerId>(&known))
            players.push_back(findPlayer(event(), *id));
    }
    return players;
}

bool hasEnoughLetters(const QString& typed) {
    return std::ranges::count_if(typed, [](QChar c) { return c.isLetterOrNumber(); })
           >= fewestLetters;
}

} // namespace mentat
