#include "ui/dune/results/sheet/sheet_rows.h"

#include "app/session/dune/sheet/sheet_fields.h"
#include "reports/wording/dune/sheet_wording.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
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
    QpValueColumn = ValuesColumn + 4,
    NormalizedColumn,
    StarColumn,
    ColumnCount
};

/// The kinds of field that each row has.
std::vector<FieldKind> fieldsOfRow() {
    std::vector<FieldKind> kinds;
    for (const DuneField& field : duneFields) {
        if (isOfRow(field.kind) && field.kind != FieldKind::PlayerName)
            kinds.push_back(field.kind);
    }
    return kinds;
}

/// How much wider a reason may grow than its minimum.
constexpr int longReason = 4;
/// In letters of the font: sheets at least this wide show the factions' names.
constexpr int roomForFactions = 120;

} // namespace

struct SheetRows::Row {
    QLabel* seat;
    SideTag* tag;
    QLabel* name;
    QLabel* qp;
    QLabel* normalized;
    QLabel* star;
    QWidget* below;
    QLabel* facts;
    ReasonLine* findings;
    std::map<FieldKind, SheetEdit*> edits;
    std::map<FieldKind, QLabel*> labels; // of the fields below the row
    std::set<FieldKind> wanted;          // of the fields below the row
    bool rolls = false;                  // its side's die is asked
};

SheetRows::SheetRows(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, space::tight); // the last row has its line, too
    m_grid->setHorizontalSpacing(space::small);
    m_grid->setVerticalSpacing(space::tight);
    m_grid->setColumnStretch(NameColumn, 1);
    makeHeader();
}

SheetRows::~SheetRows() = default;

void SheetRows::makeHeader() {
    const auto add = [this](int column, const QString& text, Qt::Alignment alignment) {
        auto* title = new ColumnTitle(text, alignment);
        m_grid->addWidget(title, 0, column);
        return title;
    };
    m_grid->addWidget(
        new TextLabel(TextLevel::Weak, fieldName(m_wording.language(), FieldKind::SidePlayed)), 0,
        FactionColumn, 1, 2);
    add(NameColumn, tr("Player"), Qt::AlignLeft);
    add(PointsColumn, fieldName(m_wording.language(), FieldKind::Points), Qt::AlignRight);
    for (size_t value = 0; value < endValueFields.size(); ++value) {
        ColumnTitle* title
            = add(ValuesColumn + static_cast<int>(value),
                  fieldName(m_wording.language(), endValueFields[value]), Qt::AlignRight);
        keepRoomWhenHidden(*title);
        m_valueTitles.emplace(endValueFields[value], title);
    }
    add(QpValueColumn, tr("QP"), Qt::AlignRight);
    add(NormalizedColumn, tr("Norm. PP"), Qt::AlignRight);
}

std::vector<SheetEdit*> SheetRows::makeRows(size_t count) {
    for (const auto& row : m_rows) {
        for (QWidget* widget : std::initializer_list<QWidget*>{
                 row->seat, row->tag, row->name, row->qp, row->normalized, row->star, row->below})
            delete widget;
        for (const auto& [kind, edit] : row->edits)
            edit->deleteLater(); // it may be the sender
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
    for (const FieldKind kind : fieldsOfRow()) {
        auto* edit = new SheetEdit({kind, index});
        edit->setWhatsThis(fieldRuleText(m_wording.language(), kind));
        edit->setObjectName(u"sheet%1%2"_s.arg(index + 1).arg(static_cast<int>(kind)));
        if (kind != FieldKind::QpReason && kind != FieldKind::SidePlayed)
            edit->setAlignment(Qt::AlignRight);
        row->edits.emplace(kind, edit);
    }
    row->seat = new TextLabel(TextLevel::Weak);
    row->tag = new SideTag;
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
    m_grid->addWidget(row.edits.at(FieldKind::SidePlayed), line, FactionColumn);
    m_grid->addWidget(row.tag, line, TagColumn);
    m_grid->addWidget(row.name, line, NameColumn);
    m_grid->addWidget(row.edits.at(FieldKind::Points), line, PointsColumn, Qt::AlignRight);
    for (size_t value = 0; value < endValueFields.size(); ++value) {
        SheetEdit* edit = row.edits.at(endValueFields[value]);
        keepRoomWhenHidden(*edit);
        m_grid->addWidget(edit, line, ValuesColumn + static_cast<int>(value), Qt::AlignRight);
    }
    m_grid->addWidget(row.qp, line, QpValueColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(row.normalized, line, NormalizedColumn, Qt::AlignRight | Qt::AlignVCenter);
    keepRoomWhenHidden(*row.star);
    m_grid->addWidget(row.star, line, StarColumn);

    const auto lineOf = [this, &row](std::initializer_list<FieldKind> kinds) {
        auto* fields = bareRow(nullptr, space::small);
        for (const FieldKind kind : kinds) {
            auto* label = new QLabel(fieldName(m_wording.language(), kind));
            row.labels.emplace(kind, label);
            fields->addWidget(label);
            fields->addWidget(row.edits.at(kind));
        }
        fields->addStretch(); // keeps each label at its field
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
    addParts(column, {ofPlay, ofPoints, row.findings});
    m_grid->addWidget(row.below, line + 1, NameColumn, 1, ColumnCount - NameColumn);
}

void SheetRows::showState(const SheetState& state, const Settings& settings,
                          const NameOf& playerName, bool allValues) {
    for (size_t i = 0; i < m_rows.size(); ++i)
        showRow(*m_rows[i], static_cast<int>(i), state, settings, playerName, allValues);
    showTitles();
}

/// Shows a column's title once one of its fields can be typed into.
void SheetRows::showTitles() {
    for (const auto& [kind, title] : m_valueTitles)
        title->setVisible(std::ranges::any_of(
            m_rows, [kind = kind](const auto& row) { return !row->edits.at(kind)->isHidden(); }));
}

void SheetRows::showRow(Row& row, int index, const SheetState& state, const Settings& settings,
                        const NameOf& playerName, bool allValues) {
    const auto place = static_cast<size_t>(index);
    const SheetRow& text = state.text.rows[place];
    const Seat& seat = state.reading.game.seats[place];
    const QString name = playerName(text.player);
    row.seat->setText(QString::number(text.seat.value()));
    row.tag->setSide(dune(seat).faction,
                     dune(seat).faction ? m_wording.sideName(*dune(seat).faction) : QString());
    row.name->setText(name);
    SheetText copy = state.text;
    const bool asked = allValues || asksForValues(state, index);
    for (const auto& [kind, edit] : row.edits) {
        const SheetField field{kind, index};
        edit->showText(textIn(copy, field));
        edit->setAccessibleName(tr("%1 of %2").arg(fieldName(m_wording.language(), kind), name));
        QPalette colors = palette();
        if (isBesideThePoint(state, field))
            colors.setColor(QPalette::Text, colors.color(QPalette::PlaceholderText));
        edit->setPalette(colors);
    }
    // Mark recorded but unknown values as such.
    const QString unknown = row.edits.at(FieldKind::Points)->isReadOnly() ? u"–"_s : QString();
    for (const FieldKind kind : endValueFields) {
        SheetEdit* edit = row.edits.at(kind);
        edit->setVisible(asked || !edit->text().isEmpty());
        edit->setPlaceholderText(unknown);
    }
    // The control grid's sum is a placeholder: no need to type it.
    row.edits.at(FieldKind::Points)
        ->setPlaceholderText(dune(seat).control.empty() || dune(seat).performancePoints
                                 ? unknown
                                 : pointsText(pointsOf(dune(seat).control, settings)));
    const auto points = state.review.seats[place];
    // Only games of heats earn QP (R4.1).
    row.qp->setText(state.text.victory && !state.isFinal ? pointsText(points.qp) : u"–"_s);
    row.normalized->setText(points.normalized ? thousandthsText(*points.normalized) : u"–"_s);
    row.star->setVisible(state.winners.contains(nameOf(text)) && state.text.victory);
    QStringList facts;
    if (text.dropout)
        facts.append(text.excused ? tr("dropped out, excused")
                                  : tr("dropped out and disqualified (X excuses)"));
    if (text.shieldWall)
        facts.append(tr("holds the Shield Wall alone"));
    if (text.techTokens)
        facts.append(tr("holds three tech tokens"));
    if (text.late)
        facts.append(tr("joined late"));
    row.facts->setText(facts.join(u" · "_s));
    if (!text.dropout)
        row.wanted.erase(FieldKind::DropoutTurn);
    row.rolls = std::ranges::count(rowsToRoll(state), index) > 0;
    showBelow(row);
}

void SheetRows::showBelow(Row& row) {
    bool anyField = false;
    for (const auto& [kind, edit] : row.edits) {
        if (!isBelowRow(kind))
            continue;
        const bool reason = kind == FieldKind::QpReason && row.wanted.contains(FieldKind::QpByGm);
        const bool wanted = row.wanted.contains(kind) || (kind == FieldKind::Die && row.rolls);
        const bool shown = reason || wanted || !edit->text().isEmpty();
        edit->setVisible(shown);
        row.labels.at(kind)->setVisible(shown);
        if (shown && kind == FieldKind::QpByGm)
            row.wanted.insert(kind);
        anyField = anyField || shown;
    }
    row.facts->setVisible(!row.facts->text().isEmpty());
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
    if (!field.row)
        return;
    Row& row = *m_rows[static_cast<size_t>(*field.row)];
    if (isBelowRow(field.kind)) {
        row.wanted.insert(field.kind);
        showBelow(row);
    }
    row.edits.at(field.kind)->setVisible(true);
    showTitles();
}

void SheetRows::fitWidths() {
    const int letter = fontMetrics().horizontalAdvance(u'0');
    for (const auto& row : m_rows) {
        for (const auto& [kind, edit] : row->edits) {
            const int width = letter * duneField(kind).letters + 2 * space::medium;
            edit->setMinimumWidth(width);
            edit->setMaximumWidth(kind == FieldKind::QpReason ? longReason * width : width);
        }
    }
    fitFactions();
}

/// Same width in every row and for every faction, so that nothing moves during typing.
void SheetRows::fitFactions() {
    int longest = 0;
    if (width() >= roomForFactions * fontMetrics().averageCharWidth()) {
        for (const auto& entry : idsOf<Faction>)
            longest = std::max(longest,
                               fontMetrics().horizontalAdvance(m_wording.sideName(entry.value)));
    }
    for (const auto& row : m_rows)
        row->tag->keepRoomForName(longest);
}

void SheetRows::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFactions();
}

bool SheetRows::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        update(); // repaint the lines between moved rows
    return QWidget::event(event);
}

void SheetRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (const auto& row : m_rows) {
        const QWidget& last
            = row->below->isHidden() ? *row->edits.at(FieldKind::Points) : *row->below;
        painter.fillRect(QRect(0, last.geometry().bottom() + space::tight / 2, width(), 1),
                         colorsOf(palette()).line);
    }
}

void SheetRows::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidths();
}

} // namespace mentat

#include "moc_sheet_rows.cpp"
