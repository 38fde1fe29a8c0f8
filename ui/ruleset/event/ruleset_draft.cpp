#include "ui/ruleset/event/ruleset_draft.h"

#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/bytes/json_positions.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/ruleset/ruleset_play.h"
#include "model/ruleset/ruleset_slots.h"

#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const DraftAddress draftOfRuleset = u"ruleset"_s;

QString textOf(const Json& document) {
    return QString::fromUtf8(document.toBytes());
}

QString textOf(const Ruleset& ruleset) {
    return textOf(writeRulesetDocument(ruleset));
}

/// Writes the defaults of missing parts, so that they can be edited (H11).
void sayWhatIsUsual(Json& document) {
    const Pointer eliminated = Pointer().key("ruleset").key("eliminated");
    if (valueAt(document, eliminated))
        return;
    Json::List usual;
    const Ruleset blank = RulesetPlay().ruleset;
    for (const EliminatedBy by : blank.eliminated)
        usual.emplace_back(Json::Object{{u"by"_s, Json(idOf(by))}});
    putAt(document, eliminated, Json(std::move(usual)));
}

/// The entrants belong to the first stage, whichever that is now (H6).
void keepEntrantsFirst(Json& document) {
    const Pointer stages = Pointer().key("ruleset").key("stages");
    const Json* there = valueAt(document, stages);
    if (!there || !there->list() || there->list()->empty()
        || valueAt(document, stages.index(0).key("entrants")))
        return;
    Json entrants(4);
    for (size_t i = 1; i < there->list()->size(); ++i) {
        const Pointer place = stages.index(i).key("entrants");
        if (const Json* said = valueAt(document, place)) {
            entrants = *said;
            putAt(document, place, Json());
            break;
        }
    }
    putAt(document, stages.index(0).key("entrants"), std::move(entrants));
}

/// Keeps a stage's own sizes while others are typed: those of the heats may be equal for a moment
/// ("4" on the way to "4, 5"), and equal sizes are not written.
void keepOwnSizes(Json& written, const Json& typed) {
    const Pointer stages = Pointer().key("ruleset").key("stages");
    const Json* all = valueAt(typed, stages);
    for (size_t i = 0; all && all->list() && i < all->list()->size(); ++i) {
        const Json* own = valueAt(typed, stages.index(i).key("sizes"));
        const Json* there = valueAt(written, stages.index(i));
        const bool isOwn = own && own->list() && !own->list()->empty();
        if (!isOwn || !there || !there->object() || valueAt(written, stages.index(i).key("sizes")))
            continue;
        Json stage = *there;
        stage.object()->insert(stage.object()->begin() + 1, {u"sizes"_s, *own}); // after its name
        putAt(written, stages.index(i), std::move(stage));
    }
}

} // namespace

bool hasRulesetDraft(const OpenBook& book) {
    return book.draft(draftOfRuleset).has_value();
}

RulesetDraft::RulesetDraft(OpenBook& book, QObject* parent) : QObject(parent), m_book(book) {
    connect(&m_book, &OpenBook::eventChanged, this, &RulesetDraft::follow);
    connect(&m_book, &OpenBook::eventChosen, this, &RulesetDraft::followDraft);
    connect(&m_book, &OpenBook::draftsChanged, this, &RulesetDraft::followDraft);
    followDraft();
}

const Ruleset& RulesetDraft::played() const {
    return m_book.play<RulesetPlay>()->ruleset;
}

bool RulesetDraft::isChanged() const {
    if (!m_book.play<RulesetPlay>())
        return false;
    return m_ruleset ? writeRulesetDocument(*m_ruleset) != writeRulesetDocument(played())
                     : m_text != textOf(played());
}

/// Shows everything derived from the text.
void RulesetDraft::show(const QString& text) {
    m_text = text;
    m_document.reset();
    m_broken.reset();
    m_findings.clear();
    m_ruleset.reset();
    const QByteArray utf8 = text.toUtf8();
    auto document = Json::parse(utf8);
    if (document)
        m_document = *std::move(document);
    else
        m_broken = document.error();
    if (m_document) {
        auto ruleset = readRulesetDocument(utf8);
        if (ruleset)
            m_ruleset = *std::move(ruleset);
        else
            m_findings = ruleset.error().findings;
    }
    judge();
    Q_EMIT changed();
}

void RulesetDraft::judge() {
    m_against.reset();
    m_outcome = {};
    if (!m_ruleset || !isChanged())
        return;
    m_against = againstRuleset(m_book.event(), *m_ruleset);
    if (m_against)
        return;
    Event after = m_book.event();
    apply(after, chooseRuleset(after, *m_ruleset));
    m_outcome = rulesetOutcome(m_book.event(), after);
}

void RulesetDraft::setText(const QString& text) {
    if (text == m_text || !m_book.canWrite())
        return;
    show(text);
    keep();
}

void RulesetDraft::choose(const Ruleset& ruleset) {
    setText(textOf(ruleset));
}

void RulesetDraft::change(const std::function<void(Json&)>& edit) {
    if (!m_document)
        return;
    Json document = *m_document;
    sayWhatIsUsual(document);
    edit(document);
    keepEntrantsFirst(document);
    const auto ruleset = readRulesetDocument(document.toBytes());
    if (!ruleset)
        return setText(textOf(document));
    Json written = writeRulesetDocument(*ruleset);
    keepOwnSizes(written, document);
    setText(textOf(written));
}

void RulesetDraft::keep() {
    const QScopedValueRollback keeping(m_keeps, true);
    Session& session = m_book.session();
    m_book.succeeded(isChanged() ? session.saveDraft(m_book.eventId(), draftOfRuleset, m_text)
                                 : session.discardDraft(m_book.eventId(), draftOfRuleset));
}

bool RulesetDraft::take() {
    if (!canBeTaken() || !m_book.canWrite())
        return false;
    const QString name = m_ruleset->name.text();
    if (!m_book.perform(chooseRuleset(m_book.event(), *m_ruleset)))
        return false;
    // The change does not discard the draft: undoing it would show the draft again.
    m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), draftOfRuleset));
    m_book.say(Gravity::Note,
               tr("The event now uses the ruleset %1. Ctrl+Z undoes this.").arg(name));
    return true;
}

void RulesetDraft::discard() {
    {
        const QScopedValueRollback keeping(m_keeps, true);
        m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), draftOfRuleset));
    }
    show(textOf(played()));
}

/// Keeps unfinished changes when anything else in the event changes.
void RulesetDraft::follow() {
    if (!m_book.play<RulesetPlay>())
        return;
    const bool isTyped = hasRulesetDraft(m_book);
    if (isTyped || m_text != textOf(played()))
        show(isTyped ? m_text : textOf(played()));
}

void RulesetDraft::followDraft() {
    if (m_keeps || !m_book.play<RulesetPlay>())
        return;
    const QString text = m_book.draft(draftOfRuleset).value_or(textOf(played()));
    if (text != m_text)
        show(text);
}

} // namespace mentat

#include "moc_ruleset_draft.cpp"
