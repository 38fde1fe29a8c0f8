#include "tests/desktop/duties_after_the_heats.h"

#include "model/ruleset/ruleset_play.h"
#include "tests/gui/final_fixture.h"
#include "tests/gui/import_documents.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/standings_document.h"
#include "tests/gui/storm_document.h"
#include "tests/support/award_document.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/patience.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/dune/results/sheet/dune_fields.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

void DutiesAfterTheHeats::focusRow(const QString& list, int row) {
    auto& view = widget<QAbstractItemView>(list);
    view.setCurrentIndex(view.model()->index(row, 0));
    view.setFocus();
}

SheetView* DutiesAfterTheHeats::sheet() {
    for (auto* sheet : m_fixture->window().findChildren<SheetView*>()) {
        if (sheet->isVisible())
            return sheet;
    }
    return nullptr;
}

DuneFields* DutiesAfterTheHeats::fields() {
    SheetView* shown = sheet();
    return shown ? static_cast<DuneFields*>(&shown->fields()) : nullptr;
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::lostFileDuties() {
    const auto lead = [this] {
        m_fixture->open({standingsDocument()});
        m_fixture->goTo(u"standings"_s);
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/saved.mentat"_s;
        QVERIFY(QFile::remove(m_fixture->scratch().path()));
        m_fixture->window().file()->look();
        QVERIFY(m_fixture->book().session().lostPlace());
    };
    const auto isSettledAt = [this](const QString& path) {
        const Session& session = m_fixture->book().session();
        return !session.lostPlace() && session.path() == path;
    };
    return {
        {DeskKey::SaveElsewhere,
         {lead, [this, isSettledAt] { return isSettledAt(m_fixture->prompts().toSave); }}},
        {DeskKey::PutBackFile,
         {lead, [this, isSettledAt] { return isSettledAt(m_fixture->scratch().path()); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::standingDuties() {
    const auto open = [this] {
        m_fixture->open({standingsAfterTheHeats()});
        m_fixture->goTo(u"standings"_s);
        focusRow(u"standingsList"_s);
    };
    return {
        {DeskKey::WhatIf, {open, [this] { return widget(u"whatIfGame"_s).hasFocus(); }}},
        {DeskKey::TypeRolls, {open, [this] { return widget(u"tieDie"_s).hasFocus(); }}},
        {DeskKey::CopyReasons, {open, [this] { return !m_fixture->notice().isEmpty(); }}},
    };
}

void DutiesAfterTheHeats::openFinal(const QString& keys) {
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->clock().set(QDateTime::fromString(u"2026-08-01T09:05:00Z"_s, Qt::ISODate));
    FinalDocument document;
    document.sets = R"(["base", "ixians-tleilaxu"])";
    m_fixture->open({finalDocument(document)});
    m_fixture->workspace().go(u"final"_s, u"tables"_s);
    m_input->press(keys);
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::finalGameDuties() {
    const auto open = [this] { openFinal({}); };
    const auto voted = [this](bool inFavor) {
        const auto& votes = play().choices.expansionVotes;
        return votes.size() == 1 && votes.front().inFavor == inFavor;
    };
    const auto seated = [this] {
        openFinal(u"Y Y Y Y Y Y G E A H F B F9"_s);
        QTRY_VERIFY_WITH_TIMEOUT(play().finalGame(), patience);
    };
    return {
        {DeskKey::VoteFor, {open, [voted] { return voted(true); }}},
        {DeskKey::VoteAgainst, {open, [voted] { return voted(false); }}},
        {DeskKey::TakeBackPick,
         {[this] {
              openFinal(u"Y Y Y Y Y Y G E"_s);
              QTRY_COMPARE_WITH_TIMEOUT(play().choices.picks.size(), size_t(2), patience);
          },
          [this] { return play().choices.picks.size() == 1; }}},
        {DeskKey::StartFinal, {seated, [this] { return play().finalGame()->start.has_value(); }}},
        {DeskKey::FinalSheet, {seated, [this] { return sheet(); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::callListDuties() {
    const auto lead = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({lineUpDocument(allDifferent())});
        m_fixture->goTo(u"final"_s);
    };
    const auto leadTo = [this, lead](const QString& keys) {
        return [this, lead, keys] {
            lead();
            m_input->press(keys);
            QTRY_VERIFY_WITH_TIMEOUT(m_fixture->book().nextUndo(), patience);
        };
    };
    const auto details
        = [this]() -> const Stage& { return std::get<DunePlay>(m_fixture->event().play).stage(); };
    const auto notes = [lead, details](CallState state) {
        return Duty{lead, [details, state] {
                        return details().calls.size() == 1
                               && details().calls.front().state == state;
                    }};
    };
    return {
        {DeskKey::Told, notes(CallState::Told)},
        {DeskKey::Confirmed, notes(CallState::Confirmed)},
        {DeskKey::NoAnswer, notes(CallState::NoAnswer)},
        {DeskKey::CannotPlay, notes(CallState::Cannot)},
        {DeskKey::NoCall, {leadTo(u"T Up"_s), [details] { return details().calls.empty(); }}},
        {DeskKey::IsHere, {lead, [details] { return details().present.size() == 1; }}},
        {DeskKey::CloseLineUp,
         {leadTo(u"Space"_s), [this] { return widget(u"lineUpQuestion"_s).isVisible(); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::awardDuties() {
    const auto openAwards = [this](int row) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({awardDocument()});
        m_fixture->goTo(u"awards"_s);
        focusRow(u"awardsList"_s, row);
    };
    return {
        {DeskKey::HandOver,
         {[openAwards] { openAwards(0); },
          [this] { return !m_fixture->event().awardDecisions.empty(); }}},
        {DeskKey::DecideAward,
         {[openAwards] { openAwards(1); }, [this] { return widget(u"awardReason"_s).hasFocus(); }}},
        {DeskKey::ReadOut,
         {[openAwards] { openAwards(0); },
          [this] { return widget(u"awardsReadOut"_s).hasFocus(); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::reportDuties() {
    const auto open = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->prompts().toPrint = m_fixture->scratch().folder() + u"/out.pdf"_s;
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/saved.csv"_s;
        m_fixture->openSample();
        m_fixture->workspace().go(u"reports"_s, u"standings"_s);
        widget(u"reportsList"_s).setFocus();
        auto& print = widget<QPushButton>(u"reportPrint"_s);
        QTRY_VERIFY_WITH_TIMEOUT(print.isEnabled(), patience);
    };
    const auto left = [this](const QString& report) {
        const auto& log = m_fixture->book().session().printLog();
        return std::any_of(log.begin(), log.end(),
                           [&](const PrintedReport& one) { return one.report == report; });
    };
    return {
        {DeskKey::PrintReport, {open, [left] { return left(u"standings"_s); }}},
        {DeskKey::SaveReport,
         {open, [this] { return !bytesOf(m_fixture->prompts().toSave).isEmpty(); }}},
        {DeskKey::CopyReport, {open, [this] { return widget(u"reportCopyKinds"_s).isVisible(); }}},
        {DeskKey::PrintRound, {open, [left] { return left(u"score-sheets"_s); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::figureDuties() {
    const auto open = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->prompts().toPrint = m_fixture->scratch().folder() + u"/out.pdf"_s;
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/saved.svg"_s;
        m_fixture->openSample();
        m_fixture->workspace().go(u"statistics"_s, u"victories"_s);
        widget(u"statisticsTopics"_s).setFocus();
        QApplication::clipboard()->clear();
    };
    const auto onClipboard = [] { return QApplication::clipboard()->mimeData(); };
    return {
        {DeskKey::CopyPicture, {open, [onClipboard] { return onClipboard()->hasImage(); }}},
        {DeskKey::CopyFigures,
         {open, [onClipboard] { return onClipboard()->text().contains(u"Solo\t4"_s); }}},
        {DeskKey::PrintFigure,
         {open, [this] { return !bytesOf(m_fixture->prompts().toPrint).isEmpty(); }}},
        {DeskKey::SaveFigure,
         {open, [this] { return !bytesOf(m_fixture->prompts().toSave).isEmpty(); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::ruleDuties() {
    const auto open = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->openSample();
        m_fixture->goTo(u"rules"_s);
        focusRow(u"ruleList"_s, 1);
    };
    return {{DeskKey::FindRule, {open, [this] { return widget(u"ruleWords"_s).hasFocus(); }}}};
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::rulingDuties() {
    const auto typed = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({standingsDocument()});
        m_input->press(u"F7"_s);
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"rulingQuestion"_s).hasFocus(), patience);
        m_input->press(u"W H Y Tab N O"_s);
    };
    return {{DeskKey::RecordRuling,
             {typed, [this] { return m_fixture->event().rulings.size() == 1; }}}};
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::importDuties() {
    const auto bring = [this](int years) {
        const QString path = m_fixture->scratch().folder() + u"/games.csv"_s;
        writeBytes(path, manyYearsOfGames(years));
        m_fixture->window().openPath(path);
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"importYears"_s).hasFocus(), patience);
    };
    const auto open = [this, bring] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({standingsDocument()});
        bring(1);
    };
    const auto again = [this, open, bring] {
        open();
        m_input->press(u"Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->book().book().events.size(), size_t(2), patience);
        bring(1);
    };
    return {{DeskKey::TakeYears,
             {open, [this] { return m_fixture->book().book().events.size() == 2; }}},
            {DeskKey::LeaveYears, {open, [this] { return !widget(u"importPanel"_s).isVisible(); }}},
            {DeskKey::ChangeFate, {again, [this] { return widget(u"importTake"_s).isEnabled(); }}}};
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::houseDuties() {
    const auto house = [this](const QString& name) {
        const auto& houses = std::get<StormPlay>(m_fixture->event().play).houses;
        return houses.size() == 1 && houses.begin()->second.name == name;
    };
    const auto open = [this] {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({stormOfLastYear(), stormSession()});
        m_fixture->goTo(u"houses"_s);
    };
    return {
        {DeskKey::RecordPlayerPart,
         {[this, open] {
              open();
              m_input->press(u"Return"_s);
              m_input->type(u"varota"_s);
          },
          [house] { return house(u"varota"_s); }}},
        {DeskKey::TakeOverPlayerPart,
         {open, [this] { return widget<QLineEdit>(u"houseName"_s).text() == u"House Demios"_s; }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::stormGameDuties() {
    const auto open = [this](const QString& name) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({name.isEmpty() ? stormSession() : playedStorm()});
        m_fixture->goTo(u"games"_s);
    };
    const auto typedGame = [this, open] {
        open({});
        m_input->press(u"Insert"_s);
        m_input->type(u"hea"_s);
        m_input->press(u"Return"_s);
        m_input->type(u"ear"_s);
        m_input->press(u"Return Return G 1 Return 3 Return 2 Return A 1 Return 1 Return 1"_s);
    };
    const auto rows = [this] { return widget(u"gameRows"_s).findChildren<QLineEdit*>().size(); };
    const auto isInNewGame = [] {
        const QWidget* focus = QApplication::focusWidget();
        return focus && focus->objectName() == u"gameAdd"_s;
    };
    return {
        {DeskKey::NewGame, {[open] { open({}); }, isInNewGame}},
        {DeskKey::RecordGame,
         {typedGame,
          [this] { return std::get<StormPlay>(m_fixture->event().play).games.size() == 1; }}},
        {DeskKey::TakeFromGame, {typedGame, [rows] { return rows() == 4; }}},
        {DeskKey::NoteOtherEnd,
         {typedGame,
          [this] { return widget<QLineEdit>(u"gameNote"_s).text().contains(u"7.1"_s); }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::rulesetDuties() {
    const auto open = [this](const QString& field) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({playedRuleset()});
        m_fixture->page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
        widget(u"field/ruleset/"_s + field).setFocus();
    };
    const auto isAt = [this](const QString& field) {
        return [this, field] {
            const QWidget* focus = QApplication::focusWidget();
            return focus && focus->objectName() == u"field/ruleset/"_s + field;
        };
    };
    const auto ruleset = [this] { return std::get<RulesetPlay>(m_fixture->event().play).ruleset; };
    const auto text = [this] { return &widget<QPlainTextEdit>(u"rulesetDocument"_s); };
    return {
        {DeskKey::TakeRuleset,
         {[this, open] {
              open(u"count"_s);
              m_input->press(u"Up"_s);
          },
          [ruleset] { return ruleset().count == Count(1); }}},
        {DeskKey::MovePartUp, {[open] { open(u"order/1"_s); }, isAt(u"order/0"_s)}},
        {DeskKey::MovePartDown, {[open] { open(u"order/0"_s); }, isAt(u"order/1"_s)}},
        {DeskKey::AddPart, {[open] { open(u"order/1"_s); }, isAt(u"order/2"_s)}},
        {DeskKey::RemovePart, {[open] { open(u"order/1"_s); }, isAt(u"order/0"_s)}},
        {DeskKey::NextMistake,
         {[this, open, text] {
              open(u"count"_s);
              widget<QPushButton>(u"advancedRuleset"_s).click();
              text()->setPlainText(text()->toPlainText().replace(u"wins"_s, u"most"_s));
          },
          [text] { return text()->textCursor().position() > 0; }}},
    };
}

std::map<DeskKey, Duty> DutiesAfterTheHeats::guideDuties() {
    const auto lead = [this] {
        m_fixture->openSample();
        m_fixture->goTo(u"standings"_s);
        openGuide();
        widget(u"guideView"_s).setFocus();
    };
    return {{DeskKey::FindInGuide, {lead, [this] { return widget(u"guideField"_s).hasFocus(); }}}};
}

void DutiesAfterTheHeats::openGuide() {
    m_input->press(u"F1"_s);
    const auto isThere = [this] {
        const auto* guide = m_fixture->window().findChild<QWidget*>(u"guide"_s);
        return guide && guide->isActiveWindow() && widget(u"guideField"_s).hasFocus();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), patience);
}

} // namespace mentat::test
