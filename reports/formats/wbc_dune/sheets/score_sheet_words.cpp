#include "reports/formats/wbc_dune/sheets/score_sheet.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "reports/wording/formats/wbc_dune/victory_wording.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString dashIfUnknown(const QString& text) {
    return text.isEmpty() ? u"–"_s : text;
}

void addSheetFacts(FactList& facts, const SheetSubject& subject, const SheetWords& words) {
    const Game& game = *subject.game;
    const auto add = [&](const QString& label, const QString& value) {
        facts.facts.push_back({label, dashIfUnknown(value)});
    };
    for (const DuneField& field : numbersOfSheet())
        add(fieldNameOnPaper(words.language(), field.kind), words.number(field));
    add(fieldNameOnPaper(words.language(), FieldKind::EndTime), words.ended());
    QString won
        = dune(game).victory ? victoryName(words.language(), *dune(game).victory) : QString();
    if (dune(game).ending == Ending::Concession)
        won += u", "_s + words.say(QT_TRANSLATE_NOOP("ScoreSheet", "conceded"));
    add(fieldNameOnPaper(words.language(), FieldKind::HowWon), won);
    add(fieldNameOnPaper(words.language(), FieldKind::Alliances), words.alliances().join(u" · "_s));
    add(fieldNameOnPaper(words.language(), FieldKind::Winners), words.winners());
    add(fieldNameOnPaper(words.language(), FieldKind::Predicted), words.predicted());
    add(words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Dropped out")), words.dropouts().join(u" · "_s));
}

ReportTable sheetTable(const SheetSubject& subject, const SheetWords& words) {
    ReportTable table{
        .name = words.title(),
        .columns
        = {{u"seat"_s, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Seat")), Align::End},
           {u"name"_s, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Player"))},
           {u"faction"_s, fieldNameOnPaper(words.language(), FieldKind::FactionPlayed)},
           {u"performancePoints"_s, fieldNameOnPaper(words.language(), FieldKind::Points),
            Align::End},
           {u"strongholds"_s, fieldNameOnPaper(words.language(), FieldKind::Strongholds),
            Align::End},
           {u"tokens"_s, fieldNameOnPaper(words.language(), FieldKind::Tokens), Align::End},
           {u"spice"_s, fieldNameOnPaper(words.language(), FieldKind::Spice), Align::End},
           {u"cards"_s, fieldNameOnPaper(words.language(), FieldKind::Cards), Align::End},
           {u"roll"_s, fieldNameOnPaper(words.language(), FieldKind::Die), Align::End},
           {u"shieldWall"_s, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Shield Wall"))}}};
    if (words.hasTechTokens())
        table.columns.push_back(
            {u"techTokens"_s, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Tech tokens"))});
    for (const Seat& seat : subject.game->seats) {
        table.rows.push_back(
            {.cells
             = {{words.language().number(seat.number.value())},
                {words.name(seat)},
                {dune(seat).faction ? factionName(words.language(), *dune(seat).faction) : u"–"_s},
                {dashIfUnknown(words.points(seat))},
                {dashIfUnknown(words.value(dune(seat).strongholds))},
                {dashIfUnknown(words.value(dune(seat).tokens))},
                {dashIfUnknown(words.value(dune(seat).spice))},
                {dashIfUnknown(words.value(dune(seat).cards))},
                {words.rolls(seat)},
                boxCell(dune(seat).shieldWall)}});
        if (words.hasTechTokens())
            table.rows.back().cells.push_back(boxCell(dune(seat).techTokens));
    }
    return table;
}

} // namespace

std::vector<ReportBlock> sheetInWords(const SheetSubject& subject) {
    const SheetWords words(subject);
    std::vector<ReportBlock> blocks{Heading{2, words.title()}};
    if (const QString occasion = words.occasion(); !occasion.isEmpty())
        blocks.emplace_back(Paragraph{occasion});
    if (words.link())
        blocks.emplace_back(Paragraph{words.byPhone()});
    if (!subject.game) {
        blocks.emplace_back(Paragraph{
            words.say(QT_TRANSLATE_NOOP("ScoreSheet", "A blank sheet to fill in at the table."))});
    } else {
        FactList facts;
        addSheetFacts(facts, subject, words);
        blocks.emplace_back(facts);
        blocks.emplace_back(sheetTable(subject, words));
        if (subject.game->note)
            blocks.emplace_back(Paragraph{*subject.game->note, true});
    }
    blocks.emplace_back(BulletList{words.reminders()});
    return blocks;
}

} // namespace mentat
