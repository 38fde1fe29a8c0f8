#include "model/document/bytes/text_guide.h"

#include "model/document/document_kind.h"
#include "model/document/slot_codec.h"
#include "model/document/summary_document.h"

namespace mentat {

void TextGuide::visit(Name& name) {
    QString text = name.text();
    m_visitor.text(text);
    if (auto changed = Name::fromText(text))
        name = *std::move(changed);
}

void TextGuide::visit(Person& person) {
    m_visitor.person(person);
    visit(person.name);
    visit(person.alsoKnownAs);
    for (const auto fact : contactFacts)
        visit(person.*fact);
}

void TextGuide::visit(Player& player) {
    m_visitor.player(player);
    describe(*this, player);
}

void guideThrough(Event& event, TextVisitor& visitor) {
    TextGuide guide(visitor);
    guide.visit(event.details);
    guide.visit(event.keepApart);
    guide.visit(event.awardDecisions);
    guide.visit(event.rulings);
    guide.visit(event.aids);
    guide.visit(event.players);
    guide.visit(event.tieRolls);
    kindOf<DocumentKind>(event.play).showTexts(guide, event.play);
}

void guideThrough(Change& change, TextVisitor& visitor) {
    TextGuide guide(visitor);
    for (Value& operand : change.operands) {
        if (auto* text = std::get_if<QString>(&operand))
            guide.visit(*text);
    }
    for (AnyEdit& edit : change.edits) {
        std::visit(
            [&](auto& e) {
                describeAddress(guide, e.slot);
                guide.visit(e.before);
                guide.visit(e.after);
            },
            edit);
    }
    for (PersonEdit& edit : change.people) {
        guide.visit(edit.before);
        guide.visit(edit.after);
    }
    for (const PersonLink& link : change.links)
        guide.visit(link.player);
}

void guideThrough(Summary& summary, TextVisitor& visitor) {
    TextGuide(visitor).visit(summary);
}

} // namespace mentat
