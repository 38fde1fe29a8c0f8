#include "reports/dune/dune_reports.h"

#include "reports/dune/sheets/sheet_words.h"
#include "reports/heats/emergency_files.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Replaces blanks within sums, so that no line breaks there.
QString wholeSums(QString text) {
    return text.replace(u" = "_s, u"\u00a0=\u00a0"_s).replace(u" + "_s, u"\u00a0+\u00a0"_s);
}

/// Says the rules with the event's own settings.
class ByHand {
public:
    explicit ByHand(const ReportRequest& request)
        : m_settings(request.event.settings)
        , m_language(request.wording.language()) {}

    [[nodiscard]] const Language& language() const { return m_language; }
    [[nodiscard]] ReportTable qp() const {
        ReportTable table{
            .name = say(m_language, Phrase("ByHand", "QP")),
            .columns
            = {{u"victory"_s, say(m_language, Phrase("ByHand", "Won by"))},
               {u"fiveOrSix"_s, say(m_language, Phrase("ByHand", "5–6 players")), Align::End},
               {u"threeOrFour"_s, say(m_language, Phrase("ByHand", "3–4 players")), Align::End}}};
        for (const QpLine& line : qpLines(m_settings.winPoints, m_language))
            table.rows.push_back({.cells = {{line.victory}, {line.fiveOrSix}, {line.threeOrFour}}});
        return table;
    }

    [[nodiscard]] BulletList tables() const {
        return {{wholeSums(say(
                     m_language,
                     Phrase("ByHand",
                            "As many tables of 6 as possible, the rest of 5. Go below 5 only if "
                            "nothing else works: 7 = 4 + 3, 8 = 5 + 3, 9 = 5 + 4, 13 = 5 + 5 + 3, "
                            "14 = 5 + 5 + 4, 19 = 5 + 5 + 5 + 4 (R1.1, R1.2)."))),
                 say(m_language,
                     Phrase("ByHand", "Shuffle the names and deal them out to the tables; draw "
                                      "seats and factions there with cards (R1.3)."))}};
    }

    [[nodiscard]] BulletList standings() const {
        const QString values
            = m_settings.tieBreakValues == TieBreakValues::Individual
                  ? say(m_language, Phrase("ByHand", "the player's own"))
                  : say(m_language, Phrase("ByHand", "the sums of the player's alliance"));
        return {{say(m_language,
                     Phrase("ByHand", "Count everyone who started, including dropouts. Losers "
                                      "get 0. Add up all heat games (R2, R4.1).")),
                 say(m_language,
                     Phrase("ByHand", "If tied, compare the best game, then the second, then "
                                      "the third; a missing game counts 0 (R4.2).")),
                 say(m_language,
                     Phrase("ByHand", "If still tied, compare the best game's strongholds "
                                      "without the Shield Wall, tokens, spice, and cards, %1; "
                                      "unknown counts 0. Then roll (R4.2 to R4.4)."),
                     {values}),
                 say(m_language,
                     Phrase("ByHand",
                            "The top %1 play the final; the rest are alternates, in order (R4.6)."),
                     {m_language.number(m_settings.finalists.value())})}};
    }

    [[nodiscard]] BulletList adjudication() const {
        QStringList items{
            say(m_language,
                Phrase("ByHand", "After turn %1 or at the end of the heat. No new "
                                 "turn begins in the last %2 minutes (R3.1)."),
                {m_language.number(m_settings.turnLimit.value()),
                 m_language.number(m_settings.lastTurnMinutes.value())}),
            say(m_language,
                Phrase("ByHand", "Add up each alliance: most strongholds, then tokens on the "
                                 "board, spice in hand, treachery cards, then one die per side "
                                 "(R3.2, R3.3). Bene Gesserit advisors are not tokens.")),
            m_settings.countAt == CountAt::Stop
                ? say(m_language, Phrase("ByHand", "Count the board as it was when play stopped."))
                : say(m_language,
                      Phrase("ByHand",
                             "Count the board as it was at the end of the last full turn."))};
        if (m_settings.shieldWallAdjudicated)
            items.append(say(
                m_language,
                Phrase("ByHand",
                       "The Shield Wall counts as a stronghold after the fourth worm (R3.4).")));
        items.append(
            say(m_language,
                Phrase("ByHand",
                       "Before that: if no one has won after the last turn, the Guild wins by "
                       "default; without the Guild, the Fremen do (R2.5).")));
        return {items};
    }

    [[nodiscard]] BulletList bestFaction() const {
        return {
            {say(m_language,
                 Phrase("ByHand", "At the end of each turn, %1 PP each for Arrakeen "
                                  "and Carthag, %2 for each other stronghold (R5.1)."),
                 {m_language.points(m_settings.cityPoints.halves()),
                  m_language.points(m_settings.strongholdPoints.halves())}),
             say(m_language,
                 Phrase("ByHand", "Normalized: PP ÷ turns played × players who started ÷ 6. "
                                  "9.5 PP in 7 turns with 5 players: 1.131 (R5.2).")),
             say(m_language,
                 Phrase("ByHand", "The best single heat game with each faction; the Game Master "
                                  "decides ties (R5.3)."))}};
    }

    [[nodiscard]] BulletList finalGame() const {
        return {
            {say(m_language, Phrase("ByHand", "Pick factions in line-up order (R7.3).")),
             say(m_language,
                 Phrase("ByHand", "The winner is first; several winners by their own "
                                  "strongholds, tokens, spice, and cards. For a prediction: "
                                  "Bene Gesserit, the predicted player, that player's ally. "
                                  "Everyone else by their own values, dropouts last (R7.5)."))}};
    }

private:
    const Settings& m_settings;
    const Language& m_language;
};

} // namespace

Result<ReportDocument> scoringByHandReport(const ReportRequest& request) {
    const ByHand words(request);
    ReportDocument document
        = titledDocument(request, say(words, Phrase("ByHand", "Scoring by hand")));
    const auto part = [&](const QString& heading, ReportBlock block) {
        document.add(Heading{3, heading});
        document.add(std::move(block));
    };
    part(say(words, Phrase("ByHand", "Tables")), words.tables());
    part(say(words, Phrase("ByHand", "Qualification points (QP), each winner")), words.qp());
    part(say(words, Phrase("ByHand", "Standings")), words.standings());
    part(say(words, Phrase("ByHand", "An unfinished game")), words.adjudication());
    part(say(words, Phrase("ByHand", "Best Faction (PP)")), words.bestFaction());
    part(say(words, Phrase("ByHand", "Final")), words.finalGame());
    return document;
}

Result<ReportFiles> emergencyPack(const ReportRequest& request) {
    return emergencyFiles(request, {.scoreSheets = scoreSheetsReport,
                                    .standings = standingsWithReasonsReport,
                                    .scoringByHand = scoringByHandReport});
}

} // namespace mentat
