#include "reports/dune/dune_reports.h"

#include "model/document/rules/rules_document.h"
#include "model/event.h"
#include "model/rules/rule_book.h"
#include "reports/dune/sheets/sheet_words.h"
#include "reports/heats/rule_columns.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/rule_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Whether a rule applies with the event's sets.
bool isPlayedAt(const Event& event, const RuleEntry& entry) {
    const auto& played = event.details.sets;
    return std::ranges::all_of(
        entry.sets, [&](GameSet set) { return std::ranges::find(played, set) != played.end(); });
}

/// What a use of a Karama does, and until when; a star marks a faction's own power.
RuleSheetLine karamaLine(const RuleEntry& entry) {
    // "Karama: stop the Voice in a battle": on this sheet the prefix is redundant.
    QString title = entry.title;
    title.remove(u"Karama: "_s);
    title.front() = title.front().toUpper();
    return {entry.karama->isSpecialPower ? u"★"_s : u"•"_s, title, entry.karama->timing};
}

/// The uses of a Karama by the phase that allows them; those for any phase come first.
std::vector<RuleSheetPart> karamaParts(const ReportRequest& request, const RuleBook& rules) {
    std::map<std::optional<RulePhase>, RuleSheetPart> parts;
    for (const RuleEntry& entry : rules.entries()) {
        if (!entry.karama || entry.status == RuleStatus::Superseded
            || !isPlayedAt(request.event, entry))
            continue;
        const auto phase = entry.karama->phase;
        RuleSheetPart& part = parts[phase];
        part.title = phase ? phaseName(request.wording.language(), *phase)
                           : say(request, Phrase("KaramaTable", "In any phase"));
        part.lines.push_back(karamaLine(entry));
    }
    std::vector<RuleSheetPart> all;
    for (auto& [phase, part] : parts)
        all.push_back(std::move(part));
    return all;
}

} // namespace

Result<ReportDocument> karamaTableReport(const ReportRequest& request) {
    const auto rules = builtInRules();
    if (!rules)
        return tl::unexpected(rules.error());
    const QString title = say(request, Phrase("KaramaTable", "What a Karama does, and when"));
    ReportDocument document = documentFor(request, title);
    const RuleSheet sheet{
        title,
        say(request,
            Phrase("KaramaTable", "★ a faction's own power, once per game; no other Karama "
                                  "can stop it. %1."),
            {document.event}),
        karamaParts(request, *rules)};
    addWallSheets(document, sheet, request.paper);
    return document;
}

namespace {

constexpr QLatin1StringView duneRules("wbc-dune");

/// The event's card, in columns.
class CardTeller {
public:
    CardTeller(const ReportRequest& request, const RuleBook& rules)
        : m_event(request.event)
        , m_language(request.wording.language())
        , m_rules(rules) {}

    [[nodiscard]] const Language& language() const { return m_language; }
    [[nodiscard]] std::vector<RuleSheetPart> parts(const std::vector<CardPart>& side) const {
        std::vector<RuleSheetPart> all;
        for (const CardPart& part : side)
            all.push_back({part.title, linesOf(part)});
        return all;
    }

private:
    [[nodiscard]] std::vector<RuleSheetLine> linesOf(const CardPart& part) const {
        std::vector<RuleSheetLine> lines;
        if (part.fact)
            lines = factLines(*part.fact);
        for (const QString& id : part.entries) {
            const RuleEntry* entry = m_rules.find(id);
            if (entry && isPlayedAt(m_event, *entry))
                addEntry(lines, *entry);
        }
        return lines;
    }

    static void addEntry(std::vector<RuleSheetLine>& lines, const RuleEntry& entry) {
        if (entry.karama)
            lines.push_back(karamaLine(entry));
        else if (entry.steps.empty())
            lines.push_back({u"•"_s, {}, entry.text});
        int number = 0;
        for (const QString& step : entry.steps)
            lines.push_back({u"%1."_s.arg(++number), {}, step});
    }

    [[nodiscard]] std::vector<RuleSheetLine> factLines(CardFact fact) const {
        switch (fact) {
        case CardFact::WinPoints: return pointLines();
        case CardFact::EndOfHeat: break;
        }
        const Settings& settings = m_event.settings;
        return {{u"•"_s,
                 {},
                 say(m_language,
                     Phrase("TableCard", "A heat game ends after turn %1 or when the heat's time "
                                         "is up. No new turn begins in the last %2 minutes."),
                     {m_language.number(settings.turnLimit.value()),
                      m_language.number(settings.lastTurnMinutes.value())})}};
    }

    [[nodiscard]] std::vector<RuleSheetLine> pointLines() const {
        std::vector<RuleSheetLine> lines;
        for (const QpLine& line : qpLines(m_event.settings.winPoints, m_language))
            lines.push_back(
                {u"•"_s,
                 {},
                 say(m_language, Phrase("TableCard", "%1: %2 QP; at a table of 3 or 4: %3"),
                     {line.victory, line.fiveOrSix, line.threeOrFour})});
        return lines;
    }

    const Event& m_event;
    const Language& m_language;
    const RuleBook& m_rules;
};

} // namespace

Result<ReportDocument> tableCardReport(const ReportRequest& request) {
    const auto rules = builtInRules();
    if (!rules)
        return tl::unexpected(rules.error());
    const CardTeller teller(request, *rules);
    ReportDocument document = documentFor(request, say(teller, Phrase("TableCard", "Table card")));
    const RulesCard* card = rules->cardOf(duneRules);
    if (!card)
        return document;
    const QString foot
        = say(teller, Phrase("TableCard", "%1. The Game Master settles anything not covered here."),
              {document.event});
    addSheets(
        document,
        {{say(teller, Phrase("TableCard", "In play")), foot, teller.parts(card->front)},
         {say(teller, Phrase("TableCard", "Time and points")), foot, teller.parts(card->back)}},
        request.paper);
    if (!request.event.aids.card.empty()) {
        RuleSheet own{say(teller, Phrase("TableCard", "At this event")), foot, {}};
        std::ranges::transform(request.event.aids.card, std::back_inserter(own.parts), cardPartOf);
        addSheets(document, overleaf(own, request.paper), request.paper);
    }
    return document;
}

} // namespace mentat
