#include "ui/formats/by_ruleset/results/seat_results.h"

#include "model/formats/by_ruleset/results.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int nameColumn = 1;

QString placeText(const Seat& seat, int place) {
    if (seat.dropout)
        return seat.excused ? SeatResults::tr("dropped out, excused")
                            : SeatResults::tr("dropped out");
    return place > 0 ? QString::number(place) : u"–"_s;
}

/// 0 where a place is not known yet.
std::vector<int> placesSoFar(const ResultReading& reading, Scores scores) {
    if (!reading.fault)
        return placesOf(reading.game, scores);
    std::vector<int> places;
    for (const Seat& seat : reading.game.seats) {
        const auto& place = byRuleset(seat).place;
        places.push_back(place ? place->value() : 0);
    }
    return places;
}

} // namespace

SeatResults::SeatResults(QWidget* parent) : QWidget(parent) {
    (void)bareColumn(this);
}

void SeatResults::showReading(const Event& event, const ResultReading& reading,
                              const Ruleset& ruleset, const ResultTitles& titles) {
    const auto& seats = reading.game.seats;
    const bool hasScores = ruleset.score != Scores::None;
    const bool hasLabels
        = !ruleset.labels.empty() || std::ranges::any_of(seats, [](const Seat& seat) {
              return byRuleset(seat).label.has_value();
          });
    const auto rowOf = [&](const QString& seat, const QString& name, const QString& score,
                           const QString& place, const QString& label) {
        QStringList texts{seat, name};
        if (hasScores)
            texts.append(score);
        texts.append(place);
        if (hasLabels)
            texts.append(label);
        return texts;
    };
    std::vector<QStringList> rows{
        rowOf(tr("Seat"), tr("Player"), titles.score, titles.place, titles.label)};
    const std::vector<int> places = placesSoFar(reading, ruleset.score);
    for (size_t i = 0; i < seats.size(); ++i) {
        const RulesetSeat& part = byRuleset(seats[i]);
        rows.push_back(rowOf(QString::number(seats[i].number.value()),
                             playerName(event, seats[i].player),
                             part.score ? scoreToType(*part.score) : u"–"_s,
                             placeText(seats[i], places[i]), part.label.value_or(u"–"_s)));
    }
    if (rows == m_shown)
        return;
    m_shown = std::move(rows);
    delete m_inner;
    m_inner = new QWidget;
    m_grid = bareGrid<QGridLayout>(m_inner, space::page, space::tight);
    m_grid->setColumnStretch(nameColumn, 1);
    for (size_t row = 0; row < m_shown.size(); ++row)
        addRow(static_cast<int>(row), m_shown[row]);
    layout()->addWidget(m_inner);
}

void SeatResults::addRow(int row, const QStringList& texts) {
    for (int column = 0; column < texts.size(); ++column) {
        QLabel* label = row == 0 ? new TextLabel(TextLevel::Weak) : new QLabel;
        showPlainly(*label);
        label->setWordWrap(column == nameColumn);
        label->setText(texts[column]);
        m_grid->addWidget(label, row, column);
    }
}

} // namespace mentat
