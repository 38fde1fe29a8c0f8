#include "reports/heats/rulings.h"

#include "model/document/rules/rules_document.h"
#include "reports/heats/heats_reports.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// An empty text is the topic of rulings without one.
QStringList topicsOf(const std::vector<Ruling>& rulings) {
    QStringList topics;
    bool hasNone = false;
    for (const Ruling& ruling : rulings) {
        const QString topic = ruling.topic.value_or(QString()).trimmed();
        if (topic.isEmpty())
            hasNone = true;
        else if (!topics.contains(topic))
            topics.append(topic);
    }
    if (hasNone)
        topics.append(QString());
    return topics;
}

QString askedWhere(const Language& language, const Ruling& ruling) {
    QStringList place;
    if (ruling.heat)
        place.append(language.number(ruling.heat->value()));
    if (ruling.table)
        place.append(language.number(ruling.table->value()));
    return place.join(u'/');
}

/// The title of the rule that a ruling refers to; empty if this version does not know the rule.
QString ruleOf(const Ruling& ruling) {
    if (!ruling.entry)
        return {};
    static const RuleBook rules = builtInRules().value_or(RuleBook());
    const RuleEntry* entry = rules.find(*ruling.entry);
    return entry ? entry->title : QString();
}

QString topicOf(const Ruling& ruling) {
    return ruling.topic.value_or(QString()).trimmed();
}

bool namesRules(const ReportRequest& request) {
    return std::ranges::any_of(request.event.rulings,
                               [](const Ruling& ruling) { return !ruleOf(ruling).isEmpty(); });
}

/// The columns that all tables of rulings share.
std::vector<ReportColumn> columnsOfRulings(const ReportRequest& request) {
    std::vector<ReportColumn> columns{
        wideColumn(u"question"_s, say(request, Phrase("Report", "Question"))),
        wideColumn(u"answer"_s, say(request, Phrase("Report", "Answer")))};
    if (namesRules(request))
        columns.push_back(wideColumn(u"rule"_s, say(request, Phrase("Report", "Rule"))));
    columns.push_back(textColumn(u"where"_s, say(request, Phrase("Report", "Table"))));
    return columns;
}

ReportRow rowOfRuling(const ReportRequest& request, const Ruling& ruling) {
    ReportRow row{.cells = {textCell(ruling.question), textCell(ruling.answer)}};
    if (namesRules(request))
        row.cells.push_back(textCell(ruleOf(ruling)));
    row.cells.push_back(textCell(askedWhere(request.wording.language(), ruling)));
    return row;
}

} // namespace

void addRulings(ReportDocument& document, const ReportRequest& request, int headingLevel) {
    const auto& rulings = request.event.rulings;
    for (const QString& topic : topicsOf(rulings)) {
        const QString title
            = topic.isEmpty() ? say(request, Phrase("Report", "Other questions")) : topic;
        ReportTable table{title, columnsOfRulings(request), {}};
        for (const Ruling& ruling : rulings) {
            if (topicOf(ruling) == topic)
                table.rows.push_back(rowOfRuling(request, ruling));
        }
        document.add(Heading{headingLevel, title});
        document.add(std::move(table));
    }
}

ReportTable rulingTable(const ReportRequest& request) {
    ReportTable table{say(request, Phrase("Report", "Rulings")), columnsOfRulings(request), {}};
    const auto& rulings = request.event.rulings;
    for (const QString& topic : topicsOf(rulings)) {
        for (const Ruling& ruling : rulings) {
            if (topicOf(ruling) == topic)
                table.rows.push_back(rowOfRuling(request, ruling));
        }
    }
    return table;
}

namespace {

/// A public list of this year's answers by topic, for the wall: each topic is a band across it.
Result<ReportDocument> rulingsReport(const ReportRequest& request) {
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Rulings")));
    document.readAt = ReadAt::Wall;
    if (request.event.rulings.empty()) {
        document.add(Paragraph{say(request, Phrase("Report", "No rulings yet."))});
        return document;
    }
    document.add(Paragraph{
        say(request, Phrase("Report", "Questions that the Game Master answered this year")), true});
    ReportTable table{say(request, Phrase("Report", "Rulings")), columnsOfRulings(request), {}};
    // For spreadsheets, which have no bands.
    table.columns.push_back(
        spare(offWall(textColumn(u"topic"_s, say(request, Phrase("Report", "Topic"))))));
    const QStringList topics = topicsOf(request.event.rulings);
    for (const QString& topic : topics) {
        bool isFirst = true;
        for (const Ruling& ruling : request.event.rulings) {
            if (topicOf(ruling) != topic)
                continue;
            ReportRow row = rowOfRuling(request, ruling);
            row.cells.push_back(textCell(topic));
            if (isFirst && topics.size() > 1) {
                row.beginsPart = true;
                row.partName
                    = topic.isEmpty() ? say(request, Phrase("Report", "Other questions")) : topic;
            }
            isFirst = false;
            table.rows.push_back(std::move(row));
        }
    }
    document.add(std::move(table));
    return document;
}

} // namespace

std::vector<Report> rulingReports() {
    return {
        {.name = "rulings"_L1,
         .title = Phrase("mentat::reports", "Rulings"),
         .purpose = Phrase("mentat::reports", "This year's questions and answers, for the tables"),
         .readers = ReportReaders::Tables,
         .kinds = allKinds(),
         .make = rulingsReport}};
}

} // namespace mentat
