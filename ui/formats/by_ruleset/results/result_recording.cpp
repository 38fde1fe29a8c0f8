// Recording what is typed of a game by a ruleset: what stands in its way, what is asked first.
#include "app/session/rounds/tables/result_acts.h"
#include "model/changes/change_kind.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "scoring/outcome_change.h"
#include "ui/desk/keys.h"
#include "ui/formats/by_ruleset/results/ruleset_sheet.h"
#include "ui/heats/results/correction_panel.h"
#include "ui/heats/results/player_choice.h"
#include "ui/typing/refused_bar.h"

#include <QLineEdit>

namespace mentat {

void RulesetSheet::acceptWarnings() {
    const std::vector<Rule> rules = rulesToAccept(m_result->warnings());
    if (rules.empty() || !m_book.canWrite())
        return;
    if (isReading()) {
        Game game = *m_result->game();
        accept(game.accepted, rules, {});
        m_book.perform(recordGame(m_book.event(), m_result->place(), game));
        goOn({}); // not to the button that corrects, for an Enter too many
        return;
    }
    ResultText text = m_result->text();
    for (const Rule rule : rules)
        text.accepted.push_back(QString(idOf(rule)));
    m_result->take(text);
    if (m_refused->hasFocus())
        m_refused->refuse(
            tr("Accepted. Press %1 to record the result.").arg(keyName(DeskKey::Record)));
    else
        goOn({});
}

bool RulesetSheet::asksToLook() {
    // Not answered by the end of another table's line, which was typed on without looking.
    const bool hasLooked = m_lookedAt == m_result->text() && !m_refused->wasTypedAt();
    if (m_result->warnings().open.empty() || hasLooked)
        return false;
    m_lookedAt = m_result->text();
    m_refused->refuse(tr("Check the warning first. %1 goes back to the line. Press %2 to record "
                         "the result as it is, or %3 to accept the warning.")
                          .arg(keyName(DeskKey::CorrectResult), keyName(DeskKey::Record),
                               keyName(DeskKey::AcceptWarnings)));
    return true;
}

/// To the line that cannot be read; else to where the result stands.
void RulesetSheet::focusMarked() {
    m_refused->hide();
    const auto& fault = m_result->reading().fault;
    if (fault)
        field(fault->line)->setFocus(Qt::OtherFocusReason);
    else
        goOn({});
}

void RulesetSheet::record() {
    if (!m_players->isHidden())
        return;
    if (!m_correction->isHidden())
        return performRecording();
    m_leadsToNext = false;
    if (isReading()) { // there is nothing to record
        Q_EMIT recorded();
        return;
    }
    m_triedToRecord = true;
    showResult();
    if (m_result->reading().fault && !isTyped()) // an Enter too many; what is typed next is seen
        return focusMarked();
    if (m_result->reading().fault) {
        m_refused->refuse(tr("Nothing is recorded yet. %1 goes to the line.")
                              .arg(keyName(DeskKey::CorrectResult)));
        return;
    }
    const Game& after = m_result->reading().game;
    if (after == *m_result->game()) {
        m_result->take(textOf(after)); // the same in other words
        Q_EMIT recorded();
        return;
    }
    if (asksToLook())
        return;
    const auto change = recordGame(m_book.event(), m_result->place(), after);
    const bool asks = recordingOf(*m_result->game(), after) == ChangeKind::ResultCorrected;
    if (!asks || !change)
        return performRecording();
    m_correction->offer(effectOf(*change), false);
    showResult();
}

QString RulesetSheet::effectOf(const Change& change) const {
    const auto after = changed(m_book.event(), change);
    if (!after)
        return {};
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    return m_book.wording().outcomeChange(outcomeChange(m_book.event(), *after), nameOf);
}

void RulesetSheet::performRecording() {
    const bool isFirst = !m_result->isRecorded();
    const Correction correction
        = m_correction->isHidden() ? Correction() : m_correction->correction();
    if (!m_book.perform(
            recordGame(m_book.event(), m_result->place(), m_result->reading().game, correction)))
        return;
    m_refused->hide();
    m_correction->hide();
    m_triedToRecord = false;
    m_leadsToNext = isFirst;
    m_result->setReading(m_result->isRecorded());
    Q_EMIT recorded();
}

} // namespace mentat
