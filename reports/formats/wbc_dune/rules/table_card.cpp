#include "reports/formats/wbc_dune/dune_report_list.h"

#include "model/document/rules/rules_document.h"
#include "reports/formats/wbc_dune/rules/played_rules.h"
#include "reports/formats/wbc_dune/sheets/sheet_words.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr QLatin1StringView duneRules("wbc-dune");

/// The card of the event, side by side.
class CardTeller {
public:
    CardTeller(const ReportRequest& request, const RuleBook& rules)
        : m_event(request.event)
        , m_language(request.wording.language())
        , m_rules(rules) {}

    [[nodiscard]] QString say(const char* english, const QStringList& filling = {}) const {
        return filled(m_language.translate("TableCard", english), filling);
    }

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
        case CardFact::QpTable: return pointLines();
        case CardFact::EndOfHeat: break;
        }
        const Settings& settings = m_event.settings;
        return {{u"•"_s,
                 {},
                 say(QT_TRANSLATE_NOOP("TableCard",
                                       "A heat game ends after turn %1 or when the heat's time "
                                       "is up. No new turn begins in the last %2 minutes."),
                     {m_language.number(settings.turnLimit.value()),
                      m_language.number(settings.lastTurnMinutes.value())})}};
    }

    [[nodiscard]] std::vector<RuleSheetLine> pointLines() const {
        std::vector<RuleSheetLine> lines;
        for (const QpLine& line : qpLines(m_event.settings.qpTable, m_language))
            lines.push_back(
                {u"•"_s,
                 {},
                 say(QT_TRANSLATE_NOOP("TableCard", "%1: %2 QP; at a table of 3 or 4: %3"),
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
    ReportDocument document
        = documentFor(request, teller.say(QT_TRANSLATE_NOOP("TableCard", "Table card")));
    const RulesCard* card = rules->cardOf(duneRules);
    if (!card)
        return document;
    const QString foot = teller.say(
        QT_TRANSLATE_NOOP("TableCard", "%1. The Game Master settles anything not covered here."),
        {document.event});
    addSheets(
        document,
        {{teller.say(QT_TRANSLATE_NOOP("TableCard", "In play")), foot, teller.parts(card->front)},
         {teller.say(QT_TRANSLATE_NOOP("TableCard", "Time and points")), foot,
          teller.parts(card->back)}},
        request.paper);
    if (!request.event.aids.card.empty()) {
        RuleSheet own{teller.say(QT_TRANSLATE_NOOP("TableCard", "At this event")), foot, {}};
        std::ranges::transform(request.event.aids.card, std::back_inserter(own.parts), cardPartOf);
        addSheets(document, overleaf(own, request.paper), request.paper);
    }
    return document;
}

} // namespace mentat
