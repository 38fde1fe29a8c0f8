#include "app/phones/overview_page.h"

#include "app/phones/check_in_pages.h"
#include "app/phones/own_table.h"
#include "model/people/names.h"
#include "reports/heats/report_parts.h"
#include "reports/reports_kind.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int secondsOfOverview = 30;
constexpr size_t mostOwners = 8;
constexpr size_t leadersShown = 6;

QString addressOfOwn(const QString& mark) {
    return addressOf(indexName(), {{ownField(), mark}});
}

/// A link, with its title and description.
Html tile(const QString& address, const QString& title, const QString& quiet) {
    return Html("<a href=\"%1\">%2%3</a>\n", address, title,
                quiet.isEmpty() ? Html() : Html(" <span class=\"note\">%1</span>", quiet));
}

class Overview {
public:
    Overview(const PhonesView& view, const Player* own, const VenueTime& now)
        : m_view(view)
        , m_event(view.event())
        , m_own(own)
        , m_now(now)
        , m_table(own ? ownTable(view.event(), own->id) : std::nullopt) {}

    [[nodiscard]] Html run(const QString& typed) const {
        return (m_own ? ownCard() : question(typed)) + tiles() + needs() + m_view.podium()
               + leaders() + pages();
    }

private:
    [[nodiscard]] QString text(Phrase english, const QStringList& values = {}) const {
        return say(m_view, english, values);
    }

    /// Asks once who uses the phone.
    [[nodiscard]] Html question(const QString& typed) const {
        Html html = searchForm(
            {.action = indexName(),
             .label = text(Phrase("PhonesPage", "At least three letters of your name")),
             .typed = typed,
             .button = text(Phrase("PhonesPage", "Show my table"))});
        if (typed.isEmpty())
            return html;
        const auto players = m_view.playersMeant(typed);
        Html lines;
        for (size_t i = 0; i < std::min(players.size(), mostOwners); ++i)
            lines
                += listLine(addressOfOwn(ownMark(m_view, *players[i])),
                            publicName(m_event, *players[i]), players[i]->from.value_or(QString()));
        if (!lines.isEmpty())
            html += listOfLines(lines);
        if (!hasEnoughLetters(typed))
            html += paragraph(text(Phrase("PhonesPage", "Type at least three letters.")));
        else if (players.empty())
            html += paragraph(text(Phrase("PhonesPage", "No one in this event has that name.")));
        else if (players.size() > mostOwners)
            html += paragraph(text(Phrase("PhonesPage", "Type more letters to see all.")));
        return html;
    }

    [[nodiscard]] Html ownCard() const {
        return Html("<section class=\"me\">\n<p class=\"who\">%1 <a href=\"%2\">%3</a></p>\n"
                    "%4</section>\n",
                    publicName(m_event, *m_own), addressOfOwn({}),
                    text(Phrase("PhonesPage", "Not you?")), seat());
    }
    [[nodiscard]] Html seat() const {
        if (!m_table)
            return paragraph(text(Phrase("PhonesPage", "No tables have been drawn yet.")));
        const QString round = numberedTitle(m_view.language(), m_table->round);
        const Game* game = m_table->game;
        if (!game)
            return paragraph(text(Phrase("PhonesPage", "No seat in %1."), {round}));
        if (isBye(*game))
            return loudParagraph(text(Phrase("PhonesPage", "%1: you have a bye"), {round}));
        const auto own = std::ranges::find(game->seats, m_own->id, &Seat::player);
        const Language& language = m_view.language();
        const auto& location = m_table->round.location();
        Html html("<p class=\"table\">%1 <span>%2</span></p>\n",
                  text(Phrase("PhonesPage", "Table %1"), {language.number(game->table.value())}),
                  text(Phrase("PhonesPage", "seat %1"), {language.number(own->number.value())}));
        html += quietParagraph(location ? QString(round + u" · "_s + *location) : round);
        if (hasResult(*game))
            return html + paragraph(text(Phrase("PhonesPage", "Its result is recorded.")));
        const QString left = timeLeftText(m_view, m_table->round, m_now);
        return left.isEmpty() ? html : html + Html("<p class=\"left\">%1</p>\n", left);
    }

    [[nodiscard]] bool isLinked(const QString& file) const {
        return std::ranges::find(m_view.allPages(), file, &PageLink::file)
               != m_view.allPages().end();
    }
    /// What this phone can do now comes first.
    [[nodiscard]] Html firstTile() const {
        const auto heat = heatForPhones(m_event, m_now);
        const bool isToCheckIn = heat && !(m_own && isIn(m_event, *heat, m_own->id));
        const Heat* open = isToCheckIn ? findHeat(*heatsPlay(m_event), *heat) : nullptr;
        if (open && open->games.empty())
            return tile(m_own ? confirmAddress(m_view, *heat, *m_own) : fileOf(PhonesPage::CheckIn),
                        m_view.title(PhonesPage::CheckIn), heatTitle(m_view.language(), *open));
        if (m_view.codes())
            return tile(fileOf(PhonesPage::OurResult), m_view.title(PhonesPage::OurResult),
                        text(Phrase("PhonesPage", "who won, and what matters")));
        return tile(fileOf(PhonesPage::Clock), m_view.title(PhonesPage::Clock),
                    text(Phrase("PhonesPage", "time left")));
    }
    [[nodiscard]] Html standingsTile() const {
        const QString file = u"standings.html"_s;
        if (!isLinked(file))
            return {};
        const auto& ranks = m_view.ranks();
        const auto own = std::ranges::find_if(
            ranks, [this](const PhoneRank& rank) { return m_own && rank.player == m_own->id; });
        //: a place among the ranks: "2nd"
        const QString quiet = own == ranks.end()
                                  ? text(Phrase("PhonesPage", "who leads"))
                                  : text(Phrase("PhonesPage", "you: %1"),
                                         {ordinalText(m_view.language(), own->rank)});
        return tile(file, text(Phrase("PhonesPage", "Standings")), quiet);
    }
    [[nodiscard]] Html tiles() const {
        return Html("<div class=\"tiles\">\n%1%2%3%4</div>\n", firstTile(), standingsTile(),
                    tile(fileOf(PhonesPage::Rules), m_view.title(PhonesPage::Rules),
                         text(Phrase("PhonesPage", "ask a question"))),
                    tile(fileOf(PhonesPage::MyTable), m_view.title(PhonesPage::MyTable),
                         text(Phrase("PhonesPage", "who sits there"))));
    }

    /// R4.6: only what is proven.
    [[nodiscard]] Html needs() const {
        const auto needsOf = kindOf<ReportsKind>(m_event).needs;
        const QStringList lines
            = m_own && needsOf ? needsOf(m_view.language(), m_event, m_own->id) : QStringList();
        if (lines.isEmpty())
            return {};
        Html html("<h2>%1</h2>\n", text(Phrase("PhonesPage", "Needed to qualify")));
        for (const QString& line : lines)
            html += paragraph(line);
        return html;
    }
    [[nodiscard]] Html leaders() const {
        const auto& ranks = m_view.ranks();
        Html lines;
        for (size_t i = 0; i < std::min(ranks.size(), leadersShown); ++i)
            lines += Html("<li%1><span>%2</span> %3 <span class=\"value\">%4</span></li>\n",
                          Html::when(m_own && ranks[i].player == m_own->id, " class=\"own\""),
                          m_view.language().number(ranks[i].rank), ranks[i].name, ranks[i].value);
        const QString title = m_view.podium().isEmpty()
                                  ? text(Phrase("PhonesPage", "Leaders so far"))
                                  : text(Phrase("PhonesPage", "Standings"));
        return lines.isEmpty() ? Html()
                               : Html("<h2>%1</h2>\n<ul class=\"seats\">\n%2</ul>\n", title, lines);
    }
    [[nodiscard]] Html pages() const {
        Html lines;
        for (const PageLink& link : m_view.allPages()) {
            if (link.file != indexName())
                lines += listLine(link.file, link.title, {});
        }
        return Html("<h2>%1</h2>\n<ul class=\"pages two\">\n%2</ul>\n",
                    text(Phrase("PhonesPage", "All pages")), lines);
    }

    const PhonesView& m_view;
    const Event& m_event;
    const Player* m_own;
    VenueTime m_now;
    std::optional<OwnTable> m_table;
};

} // namespace

QString ownMark(const PhonesView& view, const Player& player) {
    return formMark(view.markField().second + u'\n' + player.id.text() + u'\n'
                    + player.name.text());
}

const Player* playerOfMark(const PhonesView& view, const QString& mark) {
    const auto& players = view.event().players;
    const auto found = std::ranges::find_if(
        players, [&](const Player& player) { return ownMark(view, player) == mark; });
    return mark.isEmpty() || found == players.end() ? nullptr : &*found;
}

QString ownField() {
    return u"me"_s;
}

QByteArray overviewPage(const PhonesView& view, const Player* own, const QString& typed,
                        const VenueTime& now) {
    return view.overview(Overview(view, own, now).run(typed), secondsOfOverview);
}

} // namespace mentat
