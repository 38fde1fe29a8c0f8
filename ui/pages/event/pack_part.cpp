#include "ui/pages/event/pack_part.h"

#include "app/session/acts.h"
#include "app/session/event_packs.h"
#include "app/session/practice.h"
#include "app/session/typing/typed_values.h"
#include "model/document/bytes/input.h"
#include "model/document/event_document.h"
#include "model/kinds/rules_kind.h"
#include "reports/report.h"
#include "reports/wording/wording.h"
#include "reports/writers/file_writing.h"
#include "ui/desk/pages_kind.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QFormLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int widestPack = 100; // characters
constexpr int linesOfCard = 12;
constexpr int linesOfNotes = 6;
constexpr int lettersOfLabel = 20;

/// Takes the typed label; returns why it is not valid.
QString takeLabel(std::optional<Name>& label, const QString& text) {
    const QString trimmed = withoutControls(text).trimmed();
    if (trimmed.size() > SheetLabels::longest)
        return PackPart::tr("A label has at most %1 characters.").arg(SheetLabels::longest);
    label = Name::fromText(trimmed);
    return {};
}

QString labelText(const std::optional<Name>& label) {
    return label ? label->text() : QString();
}

QString takeCard(EventAids& aids, const QString& text) {
    std::vector<CardSection> card = cardIn(text);
    if (const auto wrong = tooLongOn(card))
        return PackPart::tr("\"%1…\" is longer than %2 characters. Shorten it, or make two lines.")
            .arg(wrong->text.left(40))
            .arg(wrong->most);
    aids.card = std::move(card);
    return {};
}

/// Names drafts on this page, which are not in the event yet and so not in a pack.
std::optional<QString> notApplied(const OpenBook& book) {
    const auto halfTyped = kindOf<PagesKind>(book.event()).halfTyped;
    const std::vector<HalfTyped> begun = halfTyped ? halfTyped(book) : std::vector<HalfTyped>();
    const auto here = std::ranges::find(begun, u"event"_s, &HalfTyped::page);
    return here == begun.end() ? std::nullopt : std::optional(here->what);
}

} // namespace

/// The table card as it is read: which lines are titles, and what is below each.
class CardPreview final : public QWidget {
public:
    CardPreview() : m_card(new QFrame) {
        setObjectName(u"packPreview"_s);
        m_card->setFrameShape(QFrame::StyledPanel);
        m_card->setAutoFillBackground(true);
        m_card->setBackgroundRole(QPalette::Base);
        m_lines = columnWithin(m_card, {space::medium, space::medium, space::medium, space::medium},
                               space::tight);
        addParts(
            bareColumn(this, space::small),
            {new TextLabel(TextLevel::GroupTitle, PackPart::tr("The table card reads")), m_card});
        hide();
    }

    void showCard(const std::vector<CardSection>& card) {
        if (card == m_shown)
            return;
        m_shown = card;
        while (QLayoutItem* item = m_lines->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (const CardSection& section : card) {
            auto* title = wrapped(new TextLabel(TextLevel::Strong, section.title.text()));
            if (m_lines->count() > 0)
                title->setContentsMargins(0, zoomedGap(space::small), 0, 0);
            m_lines->addWidget(title);
            for (const Name& line : section.lines)
                m_lines->addWidget(wrapped(new QLabel(line.text())));
        }
        setVisible(!card.empty());
    }

private:
    QFrame* m_card;
    QVBoxLayout* m_lines;
    std::vector<CardSection> m_shown;
};

PackPart::PackPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_prompts(pageContext.prompts)
    , m_form(
          [this] { return m_book.hasEvent() ? std::optional(m_book.event().aids) : std::nullopt; },
          [this](const EventAids& aids) { return m_book.made(changeAids(m_book.event(), aids)); })
    , m_save(named(new QPushButton(tr("Save as an event pack…")), u"savePack"_s))
    , m_take(named(new QPushButton(tr("Apply an event pack…")), u"takePack"_s))
    , m_why(named(new ReasonLine, u"packWhy"_s))
    , m_preview(new CardPreview)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_side(new QWidget) {
    setObjectName(u"packPart"_s);
    makeBare(*this);
    addFields();
    build();
    connect(m_save, &QPushButton::clicked, this, &PackPart::saveFile);
    connect(m_take, &QPushButton::clicked, this, &PackPart::takeFile);
    connect(&m_book, &OpenBook::eventChanged, this, &PackPart::showAids);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_form.clear();
        m_why->setText({});
        showAids();
    });
    showAids();
}

template <std::optional<Name> SheetLabels::*Label>
void PackPart::addLabel(const QString& objectName, const QString& title, const QString& usual) {
    auto* field = m_form.add(
        new TextField(TextField::Kind::Line, objectName, title, this),
        [](const EventAids& aids) { return labelText(aids.sheet.*Label); },
        [](EventAids& aids, const QString& text) { return takeLabel(aids.sheet.*Label, text); });
    field->setPlaceholder(usual);
    field->putReasonBeside();
    keepToMeasure(*field->line(), lettersOfLabel);
}

void PackPart::addFields() {
    using enum TextField::Kind;
    if (kindOf<RulesKind>(m_book.event()).facts().sheetLabels) {
        addLabel<&SheetLabels::label>(u"packLabel"_s, tr("Label for what is pla&yed"),
                                      tr("Played"));
        addLabel<&SheetLabels::score>(u"packScore"_s, tr("Label for the s&core"), tr("Score"));
        addLabel<&SheetLabels::place>(u"packPlace"_s, tr("Label for the pl&ace"), tr("Place"));
    }
    if (findReport(m_book.event(), u"table-card"_s)) { // ask only for what a report prints
        auto* card = m_form.add(
            new TextField(Text, u"packCard"_s, tr("Table car&d"), this),
            [](const EventAids& aids) { return cardToType(aids.card); }, takeCard);
        card->setLines(linesOfCard);
        auto* typed = qobject_cast<QPlainTextEdit*>(card->editor());
        connect(typed, &QPlainTextEdit::textChanged, m_preview,
                [this, typed] { m_preview->showCard(cardIn(typed->toPlainText())); });
        card->setPlaceholder(
            tr("A title\nA line of its section\nAnother line\n\nThe next title, after a "
               "blank line\nIts first line"));
    }
    m_form
        .add(new TextField(Text, u"packNotes"_s, tr("&Notes for the next GM"), this),
             &EventAids::notes)
        ->setLines(linesOfNotes);
}

void PackPart::build() {
    auto* fields = new QWidget;
    addParts(bareColumn(fields), {formOfFields(m_form.fields()), FreeSpace{}});
    buildSide();
    m_parts->setSpacing(space::group);
    m_parts->addWidget(fields, 1);
    m_parts->addWidget(m_side);
    auto* inner = new QWidget;
    m_column = addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::group),
                        {m_parts, FreeSpace{}});
    setWidget(inner);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    arrange();
}

/// What the file is, its acts, and the card as everyone will read it.
void PackPart::buildSide() {
    auto* file = new QFrame;
    file->setFrameShape(QFrame::StyledPanel);
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    for (QPushButton* button : {m_save, m_take}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* what = wrapped(new TextLabel(
        TextLevel::Weak,
        tr("An event pack holds the rules, settings, labels, table card, and notes. No "
           "player is in it, and no name but those you type here. Give it to "
           "whoever runs this event next.")));
    addParts(columnWithin(file, {space::medium, space::medium, space::medium, space::medium},
                          space::small),
             {new TextLabel(TextLevel::GroupTitle, tr("Event pack")), what, buttons, m_why});
    m_sideColumn = addParts(bareColumn(m_side, space::group), {file, m_preview, FreeSpace{}});
}

void PackPart::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

/// Beside the fields, as every panel is beside its list; or the file above them, and the card as it
/// is read below.
void PackPart::arrange() {
    const bool isBeside = viewport()->width() >= ListWithPanel::roomForBoth(fontMetrics());
    const int fields = widestPack * fontMetrics().averageCharWidth();
    const int side = ListWithPanel::leastPanel();
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    QBoxLayout* around = isBeside ? m_sideColumn : m_column;
    if (around->indexOf(m_preview) < 0)
        around->insertWidget(1, m_preview);
    m_side->setMaximumWidth(isBeside ? side : fields);
    m_side->setMinimumWidth(isBeside ? std::min(side, viewport()->width() / 2) : 0);
    widget()->setMaximumWidth(isBeside ? fields + m_parts->spacing() + side : fields);
}

void PackPart::focusInEvent(QFocusEvent* event) {
    QScrollArea::focusInEvent(event);
    m_form.fields().front()->editor()->setFocus(Qt::OtherFocusReason);
}

void PackPart::showAids() {
    if (!m_book.hasEvent())
        return;
    m_form.show(m_book.canWrite());
    m_take->setEnabled(m_book.canWrite());
}

/// Invalid text would be missing from a file, or lost by importing one.
bool PackPart::isAllTaken() {
    const FormField* field = m_form.untaken();
    m_why->setText(
        field ? tr("%1: fix what was typed there first.").arg(QString(field->label()).remove(u'&'))
              : QString());
    if (field)
        field->editor()->setFocus(Qt::OtherFocusReason);
    return !field;
}

void PackPart::saveFile() {
    if (!isAllTaken())
        return;
    const EventPack pack = packOf(eventForDocument(m_book.book(), m_book.event()));
    const QString path = m_prompts.fileToSave(
        this, tr("Save the event pack"), tr("Event packs (*.json);;All files (*)"),
        fileNameOf(tr("%1 pack").arg(pack.name.text())) + u".json"_s);
    if (path.isEmpty())
        return;
    const auto written = writeReportFile(path, writePackDocument(pack).toBytes());
    m_why->setText(written ? QString() : m_book.worded(written.error()));
    if (!written)
        return;
    const auto lacks = notApplied(m_book);
    m_book.say(Gravity::Note,
               lacks ? tr("Saved as %1. %2; the pack is without them.").arg(path, *lacks)
                     : tr("Saved as %1.").arg(path));
}

void PackPart::takeFile() {
    if (!isAllTaken())
        return;
    const QString path = m_prompts.fileToOpen(this, tr("Apply an event pack"),
                                              tr("Event packs (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto bytes = readWholeFile(path);
    const auto pack = bytes ? readPackDocument(*bytes) : tl::unexpected(bytes.error());
    const auto change = pack ? takePack(m_book.event(), *pack) : tl::unexpected(pack.error());
    if (!change)
        m_why->setText(problemLines(m_book.wording(), change.error()));
    else if (change->edits.empty())
        m_book.explain(tr("The event already uses this pack."));
    else if (m_book.perform(*change))
        m_book.say(Gravity::Note,
                   tr("Event pack %1 applied. One Undo takes it back.").arg(pack->name.text()));
}

} // namespace mentat

#include "moc_pack_part.cpp"
