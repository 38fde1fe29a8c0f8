#include "ui/itemmodels/import_years_model.h"

#include "model/formats/format.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Who is alone in the first place of the final.
QString championOf(const Event& event) {
    const ScoringFormat& format = scoringFormatOf(event);
    if (!format.placements)
        return {};
    const std::vector<Placement> placements = format.placements(event);
    if (placements.empty() || placements.front().tied)
        return {};
    return playerName(event, placements.front().player);
}

QVariant countOr(const std::optional<int>& count, int role) {
    if (count)
        return *count;
    return role == sortRole ? QVariant(-1) : QVariant(u"–"_s);
}

std::optional<int> valueOf(const std::optional<Count>& count) {
    return count ? std::optional(count->value()) : std::nullopt;
}

} // namespace

std::vector<ImportYearRow> yearRowsOf(const IncomingFile& file, const Book& book) {
    std::vector<ImportYearRow> rows;
    for (const Event& event : file.events) {
        const EventDetails& details = event.details;
        rows.push_back({static_cast<int>(rows.size()) + 1, details.name.text(),
                        details.year.value(), static_cast<int>(event.players.size()),
                        static_cast<int>(formatOf(event).gameCount(event.play)),
                        file.isSound() ? championOf(event) : QString(), false, !file.isSound(),
                        existingEvent(book, details.name, details.year).has_value()});
    }
    for (const Summary& summary : file.summaries) {
        rows.push_back({static_cast<int>(rows.size()) + 1, summary.name.text(),
                        summary.year.value(), valueOf(summary.players), valueOf(summary.games),
                        summary.champion ? summary.champion->text() : QString(), true,
                        !file.isSound(),
                        existingSummary(book, summary.name, summary.year).has_value()});
    }
    return rows;
}

QString ImportYearsModel::key(const ImportYearRow& row) const {
    return QString::number(row.number);
}

QString ImportYearsModel::header(int column) const {
    switch (column) {
    case InYear: return tr("Year");
    case Name: return tr("Event");
    case Players: return tr("Players");
    case Games: return tr("Games");
    case Champion: return tr("Champion");
    case Fate: return tr("Action");
    default: return {};
    }
}

QVariant ImportYearsModel::cell(const ImportYearRow& row, int column, int role) const {
    if (role != Qt::DisplayRole && role != sortRole)
        return {};
    switch (column) {
    case InYear: return row.year;
    case Name: return row.isSummary ? tr("%1 (summary)").arg(row.name) : row.name;
    case Players: return countOr(row.players, role);
    case Games: return countOr(row.games, role);
    case Champion: return row.champion.isEmpty() ? u"–"_s : row.champion;
    case Fate: break;
    default: return {};
    }
    if (row.isHeld)
        return tr("waits until the file is fixed");
    if (!row.isThere)
        return tr("added");
    switch (row.fate) {
    case YearFate::LeftOut: return tr("already there; skipped");
    case YearFate::Replaces: return tr("replaces the existing year");
    case YearFate::KeepsBoth: return tr("kept beside the existing year");
    }
    return {};
}

} // namespace mentat
