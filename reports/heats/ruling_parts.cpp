#include "reports/heats/ruling_parts.h"

#include "model/document/rules/built_in_rules.h"
#include "reports/heats/report_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The text without a topic stands for those that have none.
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

/// The title of the rule that a ruling is about; nothing where this program does not know it.
QString ruleOf(const Ruling& ruling) {
    if (!ruling.entry)
        return {};
    static const RuleBook rules = builtInRules().value_or(RuleBook());
    const RuleEntry* entry = rules.find(*ruling.entry);
    return entry ? entry->title : QString();
}

} // namespace

void addRulings(ReportDocument& document, const ReportRequest& request, int headingLevel) {
    const auto text = [&](const char* english) { return reportText(request, english); };
    const auto& rulings = request.event.rulings;
    const bool namesRules = std::ranges::any_of(
        rulings, [](const Ruling& ruling) { return !ruleOf(ruling).isEmpty(); });
    for (const QString& topic : topicsOf(rulings)) {
        const QString title
            = topic.isEmpty() ? text(QT_TRANSLATE_NOOP("Report", "Other questions")) : topic;
        ReportTable table{title,
                          {wideColumn(u"question"_s, text(QT_TRANSLATE_NOOP("Report", "Question"))),
                           wideColumn(u"answer"_s, text(QT_TRANSLATE_NOOP("Report", "Answer")))},
                          {}};
        if (namesRules)
            table.columns.push_back(
                wideColumn(u"rule"_s, text(QT_TRANSLATE_NOOP("Report", "Rule"))));
        table.columns.push_back(textColumn(u"where"_s, text(QT_TRANSLATE_NOOP("Report", "Table"))));
        for (const Ruling& ruling : rulings) {
            if (ruling.topic.value_or(QString()).trimmed() != topic)
                continue;
            ReportRow row{.cells = {textCell(ruling.question), textCell(ruling.answer)}};
            if (namesRules)
                row.cells.push_back(textCell(ruleOf(ruling)));
            row.cells.push_back(textCell(askedWhere(request.wording.language(), ruling)));
            table.rows.push_back(std::move(row));
        }
        document.add(Heading{headingLevel, title});
        document.add(std::move(table));
    }
}

} // namespace mentat
