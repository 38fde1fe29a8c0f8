#include "reports/tables/listing.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

using namespace Qt::StringLiterals;

namespace mentat {

CellTeller::CellTeller(const ReportRequest& request, Audience audience)
    : m_request(request)
    , m_players(request.event)
    , m_audience(audience) {}

ReportCell CellTeller::operator()(const ListedCell& cell) const {
    return std::visit([this](const auto& one) { return said(one); }, cell);
}

ReportCell CellTeller::said(const TextCell& cell) const {
    return textCell(cell.text);
}

ReportCell CellTeller::said(const PersonCell& cell) const {
    const QString name = m_players.nameOf(cell.player);
    ReportCell told = textCell(cell.note.isEmpty() ? name : QString(name + u", "_s + cell.note));
    told.isStrong = cell.isStrong && m_audience != Audience::Desk;
    told.subject = cell.player;
    return told;
}

ReportCell CellTeller::said(const PlaceCell& cell) const {
    if (!cell.place)
        return unknownCell();
    ReportCell told = numberCell(m_request.wording.language(), cell.place->value());
    if (cell.isShared && m_audience == Audience::Desk)
        told.text += u" ="_s;
    return told;
}

ReportCell CellTeller::said(const NumberCell& cell) const {
    return numberCell(m_request.wording.language(), cell.number);
}

ReportCell CellTeller::said(const PointsCell& cell) const {
    return halvesCell(m_request.wording.language(), cell.halves);
}

ReportCell CellTeller::said(const FractionCell& cell) const {
    ReportCell told = thousandthsCell(m_request.wording.language(), cell.value);
    if (cell.isExact && cell.value)
        told.text = cell.value->text();
    return told;
}

ReportCell CellTeller::said(const LaurelsCell& cell) const {
    const bool isNone = cell.laurels == Fraction(0, 1);
    return isNone && m_audience == Audience::Desk
               ? textCell(QString())
               : laurelsCell(m_request.wording.language(), cell.laurels);
}

ReportCell CellTeller::said(const SideCell& cell) const {
    if (!cell.side)
        return unknownCell();
    ReportCell told = textCell(m_request.wording.sideName(*cell.side));
    told.subject = *cell.side;
    return told;
}

ReportCell CellTeller::said(const GameCell& cell) const {
    const auto heat = cell.game ? cell.game->heat() : std::nullopt;
    if (!heat)
        return unknownCell();
    const Language& language = m_request.wording.language();
    if (m_audience == Audience::Desk)
        return textCell(tableTitle(language, *heat, cell.game->table));
    return textCell(
        QString(language.number(heat->value()) + u'/' + language.number(cell.game->table.value())));
}

ReportCell CellTeller::said(const ValueCell& cell) const {
    ReportCell told = textCell(cell.text);
    told.number = cell.number;
    return told;
}

ReportCell CellTeller::said(const TimeCell& cell) const {
    if (!cell.time)
        return textCell(QString());
    const Language& language = m_request.wording.language();
    return textCell(m_audience == Audience::Desk ? language.dayAndTime(*cell.time)
                                                 : language.clockTime(cell.time->time()));
}

ReportCell CellTeller::said(const BoxCell& cell) const {
    return boxCell(cell.isTicked);
}

ReportCell CellTeller::said(const FlagCell& cell) const {
    if (m_audience == Audience::Desk)
        return textCell(cell.holds ? cell.word : QString());
    return yesOrNo(cell.holds);
}

ReportCell CellTeller::said(const AnswerCell& cell) const {
    return cell.answer ? yesOrNo(*cell.answer == FinalAnswer::Yes) : unknownCell();
}

ReportCell CellTeller::yesOrNo(bool holds) const {
    return textCell(holds ? say(m_request, Phrase("Report", "yes"))
                          : say(m_request, Phrase("Report", "no")));
}

} // namespace mentat
