#include "ui/pages/rules/rule_text.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/rule_wording.h"
#include "ui/desk/keys.h"
#include "ui/look/spacing.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextCursor>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString paragraph(const QString& html) {
    return u"<p style='margin: 0 0 8px 0'>"_s + html + u"</p>"_s;
}

QString heading(const QString& text) {
    return u"<p style='margin: 8px 0 4px 0'><b>"_s + text.toHtmlEscaped() + u"</b></p>"_s;
}

QString numbered(const std::vector<QString>& steps) {
    QString list = u"<ol style='margin: 0 0 8px 0'>"_s;
    for (const QString& step : steps)
        list += u"<li style='margin: 0 0 4px 0'>"_s + step.toHtmlEscaped() + u"</li>"_s;
    return list + u"</ol>"_s;
}

QString linkTo(const RuleEntry& entry) {
    return u"<a href='"_s + entry.id.toHtmlEscaped() + u"'>"_s + entry.title.toHtmlEscaped()
           + u"</a>"_s;
}

QString linkTo(RuleAct act, const QString& text) {
    return u"<a href='"_s + QString(idOf(act)) + u"'>"_s + text.toHtmlEscaped() + u"</a>"_s;
}

/// Marks the chosen options by a word too, not by bold alone.
QString optionList(const RuleEntry& entry) {
    const QString mark = entry.status == RuleStatus::Superseded
                             ? say(Phrase("RuleText", "was ruled"))
                             : say(Phrase("RuleText", "current ruling"));
    QString list = u"<ul style='margin: 0 0 8px 0'>"_s;
    for (const RuleOption& option : entry.options) {
        const QString text = option.text.toHtmlEscaped();
        list += u"<li style='margin: 0 0 4px 0'>"_s
                + (option.isChosen ? u"<b>"_s + text + u"</b> – "_s + mark.toHtmlEscaped() : text)
                + u"</li>"_s;
    }
    return list + u"</ul>"_s;
}

QString linkKind(RuleLinkKind kind) {
    switch (kind) {
    case RuleLinkKind::See: return say(Phrase("RuleText", "See also"));
    case RuleLinkKind::ConfirmedBy: return say(Phrase("RuleText", "Confirmed by"));
    case RuleLinkKind::OverturnedBy: return say(Phrase("RuleText", "Current rule"));
    case RuleLinkKind::Contradicts: return say(Phrase("RuleText", "Contradicted by"));
    }
    Q_UNREACHABLE();
}

QString linkLine(const QString& what, const RuleEntry& to) {
    return paragraph(what.toHtmlEscaped() + u": "_s + linkTo(to));
}

QString linksOfKind(const RulesDesk& desk, const RuleEntry& entry, RuleLinkKind kind) {
    QString html;
    for (const RuleLink& link : entry.links) {
        const RuleEntry* to = link.kind == kind ? desk.find(link.to) : nullptr;
        if (to)
            html += linkLine(linkKind(kind), *to);
    }
    return html;
}

/// Warns above an outdated answer, so that no one rules by it.
QString noLonger(const RulesDesk& desk, const RuleEntry& entry) {
    if (!entry.today)
        return {};
    return heading(say(Phrase("RuleText", "No longer: %1")).arg(*entry.today))
           + linksOfKind(desk, entry, RuleLinkKind::OverturnedBy)
           + heading(say(Phrase("RuleText", "The older answer")));
}

/// Lists contradictions between the sources, which the GM's ruling settles.
QString leftOpen(const RulesDesk& desk, const RuleEntry& entry) {
    if (!entry.leftOpen)
        return {};
    return heading(say(Phrase("RuleText", "Open: %1")).arg(*entry.leftOpen))
           + linksOfKind(desk, entry, RuleLinkKind::Contradicts)
           + paragraph(
               linkTo(RuleAct::RecordRuling, say(Phrase("RuleText", "Record your ruling (%1)"))
                                                 .arg(keyName(DeskKey::NewRuling))));
}

QString linked(const RulesDesk& desk, const RuleEntry& entry) {
    QString html = linksOfKind(desk, entry, RuleLinkKind::ConfirmedBy)
                   + linksOfKind(desk, entry, RuleLinkKind::See);
    for (const RuleEntry* older : desk.book().overturnedBy(entry))
        html += linkLine(say(Phrase("RuleText", "Overturns")), *older);
    for (const RuleEntry* from : desk.touching(entry.id)) {
        if (from->status == RuleStatus::GmsRuling)
            html += paragraph(
                say(Phrase("RuleText", "Ruling of %1: ")).arg(from->place).toHtmlEscaped()
                + linkTo(*from));
    }
    return html;
}

QString origin(const RulesDesk& desk, const RuleEntry& entry, const Wording& wording) {
    QStringList parts{statusName(wording.language(), entry.status), sourceText(desk, entry)};
    if (!entry.rules.empty())
        parts.append(QStringList(entry.rules.begin(), entry.rules.end()).join(u", "_s));
    return paragraph(parts.join(u" · "_s).toHtmlEscaped());
}

} // namespace

QString sourceText(const RulesDesk& desk, const RuleEntry& entry) {
    const RuleSource* source = desk.book().sourceOf(entry.id);
    return source ? source->shortName + u", "_s + entry.place : entry.place;
}

QString ruleText(const RulesDesk& desk, const RuleEntry& entry, const Wording& wording) {
    QString html = u"<h3 style='margin: 0 0 8px 0'>"_s + entry.title.toHtmlEscaped() + u"</h3>"_s;
    if (entry.question && *entry.question != entry.title)
        html += paragraph(u"<i>"_s + entry.question->toHtmlEscaped() + u"</i>"_s);
    html += noLonger(desk, entry) + paragraph(entry.text.toHtmlEscaped());
    if (!entry.steps.empty())
        html += numbered(entry.steps);
    if (!entry.options.empty())
        html += optionList(entry);
    if (entry.karama) {
        html += heading(say(Phrase("RuleText", "When")))
                + paragraph(entry.karama->timing.toHtmlEscaped());
    }
    return html + leftOpen(desk, entry) + linked(desk, entry) + origin(desk, entry, wording);
}

QString rulingActs() {
    return paragraph(
        linkTo(RuleAct::ChangeRuling, say(Phrase("RuleText", "Change this ruling"))) + u" · "_s
        + linkTo(RuleAct::WithdrawRuling, say(Phrase("RuleText", "Withdraw this ruling"))));
}

QString phaseText(const RulesDesk& desk, const TurnPhase& phase, const RuleScope& scope,
                  const Wording& wording) {
    QString html
        = u"<h3 style='margin: 0 0 8px 0'>"_s + phase.title.toHtmlEscaped() + u"</h3><ol>"_s;
    // The line itself leads to its rule, whose title would only repeat it.
    const auto line = [&](const QString& text, const std::optional<QString>& id) {
        const RuleEntry* entry = id ? desk.find(*id) : nullptr;
        const QString escaped = text.toHtmlEscaped();
        return entry ? u"<a href='"_s + entry->id.toHtmlEscaped() + u"'>"_s + escaped
                           + u"\u00a0›</a>"_s
                     : escaped;
    };
    const auto isPlayed = [&](const std::optional<QString>& id) {
        const RuleEntry* entry = id ? desk.find(*id) : nullptr;
        return !entry || scope.plays(entry->sets);
    };
    for (const TurnStep& step : phase.steps) {
        if (!scope.plays(step.sets) || !isPlayed(step.entry))
            continue;
        html += u"<li style='margin: 0 0 8px 0'>"_s + line(step.text, step.entry);
        for (const StepInterruption& one : step.interruptions) {
            if (!isPlayed(one.entry))
                continue;
            html += u"<br><b>"_s + interruptionName(wording.language(), one.by).toHtmlEscaped()
                    + u":</b> "_s + line(one.text, one.entry);
        }
        html += u"</li>"_s;
    }
    return html + u"</ol>"_s;
}

RuleView::RuleView(const QString& name, QWidget* parent) : LinkedText(parent) {
    setAccessibleName(name);
    document()->setDocumentMargin(space::medium);
}

void RuleView::showSteps(const QString& html) {
    showHtml(html);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (const auto& run : block.textFormats()) {
            if (!run.format.isAnchor())
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + run.start);
            cursor.setPosition(block.position() + run.start + run.length - 1,
                               QTextCursor::KeepAnchor); // its mark stays in the color of links
            QTextCharFormat plain = run.format;
            plain.clearForeground();
            plain.setFontUnderline(false);
            cursor.setCharFormat(plain);
        }
    }
}

void RuleView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    Q_UNUSED(type)
    if (const auto act = enumFromId<RuleAct>(url.toString()))
        Q_EMIT actWanted(*act);
    else
        Q_EMIT ruleWanted(url.toString());
}

} // namespace mentat

#include "moc_rule_text.cpp"
