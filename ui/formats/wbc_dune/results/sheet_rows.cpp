#include "ui/formats/wbc_dune/results/sheet_rows.h"

#include "ui/itemmodels/fraction_text.h"
#include "ui/itemmodels/points_text.h"
#include "ui/look/faction_tag.h"
#include "ui/look/fitting/column_title.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

enum Column {
    SeatColumn,
    FactionColumn,
    TagColumn,
    NameColumn,
    PointsColumn,
    ValuesColumn,
    QualifyingColumn = ValuesColumn + 4,
    NormalizedColumn,
    StarColumn,
    ColumnCount
};

constexpr std::array belowKinds{FieldKind::DropoutTurn, FieldKind::Die, FieldKind::QpByGm,
                                FieldKind::QpReason};

QString fieldName(FieldKind kind) {
    switch (kind) {
    case FieldKind::FactionPlayed: return SheetRows::tr("Faction");
    case FieldKind::Points: return SheetRows::tr("PP");
    case FieldKind::Strongholds: return SheetRows::tr("Strongholds");
    case FieldKind::Tokens: return SheetRows::tr("Tokens");
    case FieldKind::Spice: return SheetRows::tr("Spice");
    case FieldKind::Cards: return SheetRows::tr("Cards");
    case FieldKind::DropoutTurn: return SheetRows::tr("Left in turn");
    case FieldKind::Die: return SheetRows::tr("Die");
    case FieldKind::QpByGm: return SheetRows::tr("QP by the Game Master");
    case FieldKind::QpReason: return SheetRows::tr("Why");
    default: return {};
    }
}

QString fieldRule(FieldKind kind) {
    switch (kind) {
    case FieldKind::FactionPlayed: return SheetRows::tr("R9, R10.3: each faction once");
    case FieldKind::Points: return SheetRows::tr("R5.1: performance points over all turns");
    case FieldKind::Strongholds:
        return SheetRows::tr("R3.2: strongholds at the end, without the Shield Wall (R3.4)");
    case FieldKind::Tokens:
        return SheetRows::tr("R3.2: tokens on the board; advisors are not on the board");
    case FieldKind::Spice: return SheetRows::tr("R3.2: spice in hand");
    case FieldKind::Cards: return SheetRows::tr("R3.2: treachery cards in hand");
    case FieldKind::DropoutTurn: return SheetRows::tr("R6.1: the turn in which somebody left");
    case FieldKind::Die: return SheetRows::tr("R3.3: one die a side, rolled again while equal");
    case FieldKind::QpByGm: return SheetRows::tr("R2.6: QP by the Game Master, with a reason");
    default: return {};
    }
}

SheetEntry entryOf(FieldKind kind) {
    switch (kind) {
    case FieldKind::FactionPlayed: return SheetEntry::FactionKey;
    case FieldKind::Strongholds:
    case FieldKind::Cards: return SheetEntry::Digit;
    case FieldKind::DropoutTurn: return SheetEntry::TurnNumber;
    case FieldKind::Points:
    case FieldKind::QpByGm: return SheetEntry::Points;
    case FieldKind::Die: return SheetEntry::Dice;
    case FieldKind::QpReason: return SheetEntry::FreeText;
    default: return SheetEntry::Number;
    }
}

/// How many times as wide as it must be a reason is, where there is room.
constexpr int longReason = 4;

int lettersOf(FieldKind kind) {
    switch (kind) {
    case FieldKind::FactionPlayed: return 1;
    case FieldKind::QpReason: return 14;
    case FieldKind::Points: return 4;
    default: return 3;
    }
}

} // namespace

struct SheetRows::Row {
    QLabel* seat;
    FactionTag* tag;
    QLabel* name;
    QLabel* qp;
    QLabel* normalized;
    QLabel* star;
    QWidget* below;
    QLabel* facts;
    ReasonLine* findings;
    std::map<FieldKind, SheetEdit*> edits;
    std::map<FieldKind, QLabel*> labels; // of the fields below
    std::set<FieldKind> wanted;          // of the fields below
};

SheetRows::SheetRows(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::small);
    m_grid->setVerticalSpacing(space::tight);
    m_grid->setColumnStretch(NameColumn, 1);
    makeHeader();
}

SheetRows::~SheetRows() = default;

void SheetRows::makeHeader() {
    const auto add = [this](int column, const QString& text, Qt::Alignment alignment) {
        m_grid->addWidget(new ColumnTitle(text, alignment), 0, column);
    };
    m_grid->addWidget(new TextLabel(TextLevel::Weak, fieldName(FieldKind::FactionPlayed)), 0,
                      FactionColumn, 1, 2);
    add(NameColumn, tr("Player"), Qt::AlignLeft);
    add(PointsColumn, fieldName(FieldKind::Points), Qt::AlignRight);
    for (size_t value = 0; value < endValueFields.size(); ++value)
        add(ValuesColumn + static_cast<int>(value), fieldName(endValueFields[value]),
            Qt::AlignRight);
    add(QualifyingColumn, tr("QP"), Qt::AlignRight);
    add(NormalizedColumn, tr("Norm. PP"), Qt::AlignRight);
}

std::vector<SheetEdit*> SheetRows::makeRows(size_t count) {
    for (const auto& row : m_rows) {
        for (QWidget* widget :
             {static_cast<QWidget*>(row->seat), static_cast<QWidget*>(row->tag),
              static_cast<QWidget*>(row->name), static_cast<QWidget*>(row->qp),
              static_cast<QWidget*>(row->normalized), static_cast<QWidget*>(row->star), row->below})
            delete widget;
        for (const auto& [kind, edit] : row->edits)
            edit->deleteLater(); // one of them may be at work
    }
    m_rows.clear();
    std::vector<SheetEdit*> edits;
    for (size_t i = 0; i < count; ++i) {
        m_rows.push_back(makeRow(static_cast<int>(i)));
        for (const auto& [kind, edit] : m_rows.back()->edits)
            edits.push_back(edit);
    }
    fitWidths();
    return edits;
}

std::unique_ptr<SheetRows::Row> SheetRows::makeRow(int index) {
    auto row = std::make_unique<Row>();
    const auto edit = [&](FieldKind kind) {
        auto* made = new SheetEdit({kind, index}, entryOf(kind));
        made->setWhatsThis(fieldRule(kind));
        made->setObjectName(u"sheet%1%2"_s.arg(index + 1).arg(static_cast<int>(kind)));
        if (entryOf(kind) != SheetEntry::FreeText && kind != FieldKind::FactionPlayed)
            made->setAlignment(Qt::AlignRight);
        row->edits.emplace(kind, made);
    };
    edit(FieldKind::FactionPlayed);
    edit(FieldKind::Points);
    for (const FieldKind kind : endValueFields)
        edit(kind);
    for (const FieldKind kind : belowKinds)
        edit(kind);
    row->seat = new TextLabel(TextLevel::Weak);
    row->tag = new FactionTag;
    row->name = new QLabel;
    row->name->setTextFormat(Qt::PlainText);
    row->name->setWordWrap(true);
    row->qp = new QLabel;
    row->normalized = new QLabel;
    row->star = new QLabel(u"★"_s);
    row->star->setAccessibleName(tr("Winner"));
    row->star->setToolTip(tr("Winner"));
    row->facts = new TextLabel(TextLevel::Weak);
    row->facts->setWordWrap(true);
    row->findings = new ReasonLine;
    row->below = new QWidget;
    placeRow(*row, index);
    return row;
}

void SheetRows::placeRow(Row& row, int index) {
    const int line = 1 + 2 * index;
    m_grid->addWidget(row.seat, line, SeatColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(row.edits.at(FieldKind::FactionPlayed), line, FactionColumn);
    m_grid->addWidget(row.tag, line, TagColumn);
    m_grid->addWidget(row.name, line, NameColumn);
    m_grid->addWidget(row.edits.at(FieldKind::Points), line, PointsColumn, Qt::AlignRight);
    for (size_t value = 0; value < endValueFields.size(); ++value) {
        SheetEdit* edit = row.edits.at(endValueFields[value]);
        QSizePolicy policy = edit->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        edit->setSizePolicy(policy);
        m_grid->addWidget(edit, line, ValuesColumn + static_cast<int>(value), Qt::AlignRight);
    }
    m_grid->addWidget(row.qp, line, QualifyingColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(row.normalized, line, NormalizedColumn, Qt::AlignRight | Qt::AlignVCenter);
    QSizePolicy policy = row.star->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    row.star->setSizePolicy(policy);
    m_grid->addWidget(row.star, line, StarColumn);

    const auto lineOf = [&row](std::initializer_list<FieldKind> kinds) {
        auto* fields = new QHBoxLayout;
        fields->setSpacing(space::small);
        for (const FieldKind kind : kinds) {
            auto* label = new QLabel(fieldName(kind));
            row.labels.emplace(kind, label);
            fields->addWidget(label);
            fields->addWidget(row.edits.at(kind));
        }
        return fields;
    };
    QHBoxLayout* ofPlay = lineOf({FieldKind::DropoutTurn, FieldKind::Die});
    ofPlay->addWidget(row.facts, 1);
    QHBoxLayout* ofPoints = lineOf({FieldKind::QpByGm, FieldKind::QpReason});
    ofPoints->setStretchFactor(row.edits.at(FieldKind::QpReason), longReason);
    ofPoints->addStretch(1);
    auto* column = new QVBoxLayout(row.below);
    column->setContentsMargins(0, 0, 0, space::tight);
    column->setSpacing(space::tight);
    column->addLayout(ofPlay);
    column->addLayout(ofPoints);
    column->addWidget(row.findings);
    m_grid->addWidget(row.below, line + 1, NameColumn, 1, ColumnCount - NameColumn);
}

void SheetRows::showState(const SheetState& state, const Settings& settings,
                          const NameOf& playerName, bool allValues) {
    for (size_t i = 0; i < m_rows.size(); ++i)
        showRow(*m_rows[i], static_cast<int>(i), state, settings, playerName, allValues);
}

void SheetRows::showRow(Row& row, int index, const SheetState& state, const Settings& settings,
                        const NameOf& playerName, bool allValues) {
    const auto place = static_cast<size_t>(index);
    const SheetRow& text = state.text.rows[place];
    const Seat& seat = state.reading.game.seats[place];
    const QString name = playerName(text.player);
    row.seat->setText(QString::number(text.seat.value()));
    row.tag->setFaction(seat.faction,
                        seat.faction ? m_wording.factionName(*seat.faction) : QString());
    row.name->setText(name);
    SheetText copy = state.text;
    const bool asked = allValues || asksForValues(state, index);
    for (const auto& [kind, edit] : row.edits) {
        const SheetField field{kind, index};
        edit->showText(textIn(copy, field));
        edit->setAccessibleName(tr("%1 of %2").arg(fieldName(kind), name));
        QPalette colours = palette();
        if (isBesideThePoint(state, field))
            colours.setColor(QPalette::Text, colours.color(QPalette::PlaceholderText));
        edit->setPalette(colours);
    }
    for (const FieldKind kind : endValueFields) {
        SheetEdit* edit = row.edits.at(kind);
        edit->setVisible(asked || !edit->text().isEmpty());
    }
    // What the control grid sums up to need not be typed.
    row.edits.at(FieldKind::Points)
        ->setPlaceholderText(seat.control.empty() || seat.performancePoints
                                 ? QString()
                                 : pointsText(pointsOf(seat.control, settings)));
    const auto points = state.review.seats[place];
    // QP are for games of the heats alone (R4.1).
    row.qp->setText(state.text.victory && !state.isFinal ? pointsText(points.qp) : u"–"_s);
    row.normalized->setText(points.normalized ? thousandthsText(*points.normalized) : u"–"_s);
    row.star->setVisible(state.winners.contains(nameOf(text)) && state.text.victory);
    QStringList facts;
    if (text.dropout)
        facts.append(text.excused ? tr("dropped out, excused")
                                  : tr("dropped out: out of the tournament (X excuses)"));
    if (text.shieldWall)
        facts.append(tr("holds the Shield Wall alone"));
    if (text.techTokens)
        facts.append(tr("holds three tech tokens"));
    if (text.late)
        facts.append(tr("joined late"));
    row.facts->setText(facts.join(u" · "_s));
    if (!text.dropout)
        row.wanted.erase(FieldKind::DropoutTurn);
    showBelow(row);
}

void SheetRows::showBelow(Row& row) {
    for (const FieldKind kind : belowKinds) {
        const bool reason = kind == FieldKind::QpReason && row.wanted.contains(FieldKind::QpByGm);
        const bool shown
            = reason || row.wanted.contains(kind) || !row.edits.at(kind)->text().isEmpty();
        row.edits.at(kind)->setVisible(shown);
        row.labels.at(kind)->setVisible(shown);
        if (shown && kind == FieldKind::QpByGm)
            row.wanted.insert(kind);
    }
    row.facts->setVisible(!row.facts->text().isEmpty());
    const bool anyField = std::any_of(belowKinds.begin(), belowKinds.end(), [&](FieldKind kind) {
        return !row.edits.at(kind)->isHidden();
    });
    row.below->setVisible(anyField || !row.facts->isHidden() || !row.findings->text().isEmpty());
}

void SheetRows::showFindings(const std::map<SheetField, QString>& sentences,
                             const std::map<SheetField, SheetEdit::Mark>& marks) {
    for (size_t i = 0; i < m_rows.size(); ++i) {
        QStringList lines;
        auto weight = ReasonLine::Weight::Warning;
        for (const auto& [field, sentence] : sentences) {
            if (field.row != static_cast<int>(i))
                continue;
            lines.append(sentence);
            const auto mark = marks.find(field);
            if (mark != marks.end() && mark->second == SheetEdit::Mark::Wrong)
                weight = ReasonLine::Weight::Wrong;
        }
        m_rows[i]->findings->setText(lines.join(u'\n'), weight);
        showBelow(*m_rows[i]);
    }
}

void SheetRows::reveal(const SheetField& field) {
    if (field.row < 0)
        return;
    Row& row = *m_rows[static_cast<size_t>(field.row)];
    if (std::ranges::find(belowKinds, field.kind) != belowKinds.end()) {
        row.wanted.insert(field.kind);
        showBelow(row);
    }
    row.edits.at(field.kind)->setVisible(true);
}

void SheetRows::fitWidths() {
    const int letter = fontMetrics().horizontalAdvance(u'0');
    for (const auto& row : m_rows) {
        for (const auto& [kind, edit] : row->edits) {
            const int width = letter * lettersOf(kind) + 2 * space::medium;
            edit->setMinimumWidth(width);
            edit->setMaximumWidth(kind == FieldKind::QpReason ? longReason * width : width);
        }
    }
}

void SheetRows::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidths();
}

} // namespace mentat
