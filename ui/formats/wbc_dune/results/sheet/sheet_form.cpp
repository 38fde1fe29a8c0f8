#include "ui/formats/wbc_dune/results/sheet/sheet_form.h"

#include "ui/formats/wbc_dune/results/sheet/sheet_head.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_rows.h"
#include "ui/look/spacing.h"

namespace mentat {

SheetForm::SheetForm(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_head(new SheetHead(wording))
    , m_rows(new SheetRows(wording)) {
    addParts(bareColumn(this, space::medium), {m_head, m_rows});
    for (SheetEdit* edit : m_head->edits())
        connectEdit(*edit);
}

void SheetForm::connectEdit(SheetEdit& edit) {
    const SheetField field = edit.field();
    m_edits.insert_or_assign(field, &edit);
    edit.setFactions(m_factions);
    edit.setReadOnly(m_readOnly);
    connect(&edit, &SheetEdit::entered, this, [this, field] { Q_EMIT entered(field); });
    connect(&edit, &SheetEdit::typed, this,
            [this, field](const QString& text) { Q_EMIT typed(field, text); });
    connect(&edit, &SheetEdit::completed, this,
            [this, field](bool byItself) { Q_EMIT completed(field, byItself); });
    connect(&edit, &SheetEdit::refused, this, &SheetForm::refused);
    connect(&edit, &SheetEdit::steppedBack, this, [this, field] { Q_EMIT steppedBack(field); });
    connect(&edit, &SheetEdit::arrowed, this,
            [this, field](int rows, int fields) { Q_EMIT arrowed(field, rows, fields); });
    connect(&edit, &SheetEdit::commanded, this,
            [this, field](QChar letter) { Q_EMIT commanded(field, letter); });
    connect(&edit, &SheetEdit::escaped, this, &SheetForm::escaped);
    connect(&edit, &SheetEdit::menuWanted, this,
            [this, field](QMenu& menu) { Q_EMIT menuWanted(field, menu); });
}

void SheetForm::showState(const SheetState& state, const Settings& settings, const NameOf& nameOf,
                          bool allValues) {
    m_head->showState(state);
    if (m_rows->count() != state.text.rows.size()) {
        std::erase_if(m_edits, [](const auto& entry) { return entry.first.row.has_value(); });
        QWidget* before = m_head->edits().back();
        for (SheetEdit* edit : m_rows->makeRows(state.text.rows.size())) {
            connectEdit(*edit);
            setTabOrder(before, edit);
            before = edit;
        }
    }
    m_rows->showState(state, settings, nameOf, allValues);
    for (const auto& [field, edit] : m_edits)
        edit->setRolledAgain(isRolledAgain(state, field));
}

void SheetForm::showMarks(const std::map<SheetField, SheetEdit::Mark>& marks,
                          const std::map<SheetField, QString>& sentences) {
    for (const auto& [field, edit] : m_edits) {
        const auto mark = marks.find(field);
        const auto sentence = sentences.find(field);
        edit->setMark(mark == marks.end() ? SheetEdit::Mark::None : mark->second,
                      sentence == sentences.end() ? QString() : sentence->second);
    }
    m_head->showFindings(sentences, marks);
    m_rows->showFindings(sentences, marks);
}

SheetEdit* SheetForm::edit(const SheetField& field) const {
    const auto found = m_edits.find(field);
    return found == m_edits.end() ? nullptr : found->second;
}

void SheetForm::focus(const SheetField& field) {
    SheetEdit* wanted = edit(field);
    if (!wanted)
        return;
    m_rows->reveal(field);
    wanted->setFocus(Qt::OtherFocusReason);
    wanted->beginTyping();
}

void SheetForm::flash(const SheetField& field) {
    if (SheetEdit* typedIn = edit(field))
        typedIn->flash();
}

void SheetForm::setAllianceSize(int players) {
    m_edits.at({FieldKind::Alliances})->setGroupSize(players);
}

void SheetForm::setFactions(const QString& letters) {
    m_factions = letters;
    for (const auto& [field, edit] : m_edits)
        edit->setFactions(letters);
}

void SheetForm::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    for (const auto& [field, edit] : m_edits)
        edit->setReadOnly(readOnly);
}

} // namespace mentat
