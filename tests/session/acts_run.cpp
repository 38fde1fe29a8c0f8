#include "tests/session/acts_run.h"

#include "app/session/rounds/result_acts.h"
#include "model/failure_kind.h"
#include "reports/wording/wording.h"
#include "tests/session/desk_acts.h"
#include "tests/session/document_lines.h"
#include "tests/session/shown_values.h"
#include "tests/support/act_operands.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// All that undo and redo must give back.
struct ActsState {
    Shown shown;
    QStringList lines;
};

/// What came of the line that was tried last.
struct ActsOutcome {
    Result<void> done;
    std::optional<ChangeKind> kind{}; // of an act
    QString journal{};                // its sentence; empty where nothing was written
    QStringList difference{};
};

QString sentenceOfFailure(const Failure& failure) {
    const Wording wording;
    QStringList findings;
    for (const Finding& finding : failure.findings)
        findings << wording.finding(finding);
    return failure.kind == FailureKind::Refused ? findings.join(u"; "_s)
                                                : wording.failure(failure);
}

class ActsRun {
public:
    ActsRun(const QString& file, const ActsTest& test, const Meddling& meddle)
        : m_file(file)
        , m_test(test)
        , m_meddle(meddle) {
        m_scratch.create({test.document});
        m_session = m_scratch.open();
    }

    QStringList complaints() {
        for (const ActsStep& step : m_test.steps) {
            try {
                take(step);
            } catch (const NotUnderstood& fault) {
                complain(m_line, u"a line that makes sense"_s, fault.why);
            }
        }
        checkTheEnd();
        return m_complaints;
    }

private:
    [[nodiscard]] ActsDesk desk() { return {*m_session, m_session->book().events.front().id}; }
    [[nodiscard]] ActsState state() {
        ActsState now{shownBy(*m_session).value_or(Shown()), documentLines(desk().event())};
        now.shown.journal.clear();
        return now;
    }
    [[nodiscard]] size_t rows() { return m_session->journalMarks().value().size(); }
    [[nodiscard]] ActWords wordsOf(const QString& text) { return {text, m_test.day}; }

    void complain(int line, const QString& expected, const QString& came) {
        m_complaints << u"%1:%2: expected: %3; came: %4"_s.arg(
            m_file, QString::number(line), expected, came.isEmpty() ? u"nothing"_s : came);
    }

    void take(const ActsStep& step) {
        m_line = step.act.number;
        const bool isGiven = step.act.text.startsWith(u"given "_s);
        const ActWords words = wordsOf(isGiven ? step.act.text.sliced(6) : step.act.text);
        const ActsState before = state();
        const size_t rowsBefore = rows();
        ActsOutcome outcome = tried(words);
        const ActsState after = state();
        outcome.difference = lineDifference(before.lines, after.lines);
        if (rows() > rowsBefore)
            outcome.journal = Wording().journal(m_session->journalPage({}, 1)->front());
        if (outcome.kind && outcome.done && rows() > rowsBefore + 1)
            complain(m_line, u"one entry of the journal"_s, QString::number(rows() - rowsBefore));
        if (!outcome.done && (after.shown != before.shown || rows() != rowsBefore))
            complain(m_line, u"a refused act that changes nothing"_s, u"a change"_s);
        compare(step, outcome, isGiven);
        if (outcome.kind && !outcome.journal.isEmpty())
            walkBackAndForth(before.shown, after.shown, *outcome.kind);
        if (outcome.kind && outcome.done)
            m_acts.push_back(lastAct());
    }

    [[nodiscard]] std::optional<JournalId> lastAct() {
        const auto last = m_session->undoEntry();
        return last && *last ? std::optional((*last)->id) : std::nullopt;
    }

    /// What a line says that is no change of the event is done here.
    ActsOutcome tried(const ActWords& words) {
        const QString& name = words.name();
        if (name.isEmpty())
            return {{}};
        if (name == u"undo"_s)
            return {m_session->undo()};
        if (name == u"redo"_s)
            return {m_session->redo()};
        if (name == u"put-back"_s) {
            const auto number = static_cast<size_t>(words.number(u"act"_s));
            if (number < 1 || number > m_acts.size() || !m_acts[number - 1])
                throw NotUnderstood{u"there was no such act"_s};
            return {m_session->putBack(*m_acts[number - 1]), ChangeKind::PutBack};
        }
        if (name == u"reopen"_s) {
            m_session.reset();
            m_session = m_scratch.open();
            return {{}};
        }
        if (name == u"draft"_s) {
            return {m_session->saveDraft(desk().id, draftPlaceOf(words.place()),
                                         words.text(u"content"_s))};
        }
        if (name == u"discard-draft"_s)
            return {m_session->discardDraft(desk().id, draftPlaceOf(words.place()))};
        return performed(words);
    }

    ActsOutcome performed(const ActWords& words) {
        const auto change = changeOf(desk(), words);
        if (!change)
            return {tl::unexpected(change.error())};
        ActsOutcome outcome{m_session->perform(desk().id, *change), change->kind};
        if (idOf(change->kind) != words.name())
            complain(m_line, u"the act "_s + words.name(), QString(idOf(change->kind)));
        return outcome;
    }

    void compare(const ActsStep& step, const ActsOutcome& outcome, bool isGiven) {
        const auto says = [&](const QString& word) {
            return std::ranges::any_of(step.expected, [&](const ActsLine& line) {
                return line.text.section(u' ', 0, 0) == word;
            });
        };
        for (const ActsLine& line : step.expected) {
            const QString rest = line.text.section(u' ', 1);
            if (line.text.startsWith(u"journal "_s) && rest != outcome.journal)
                complain(line.number, line.text, outcome.journal);
            else if (line.text.startsWith(u"refused "_s))
                compareRefusal(line, rest, outcome);
            else if (line.text == u"nothing"_s && !outcome.journal.isEmpty())
                complain(line.number, line.text, outcome.journal);
            else if (line.text.startsWith(u"= "_s))
                compareValue(line, rest);
        }
        if (says(u"refused"_s))
            return;
        if (!outcome.done) {
            complain(m_line, u"an act that is accepted"_s, sentenceOfFailure(outcome.done.error()));
            return;
        }
        const bool isAct = outcome.kind && !isGiven;
        if (isAct && !says(u"journal"_s) && !says(u"nothing"_s))
            complain(m_line, u"a line “journal” or “nothing” below it"_s, outcome.journal);
        if (says(u"+"_s) || says(u"-"_s) || (isAct && !says(u"anything"_s)))
            compareDifference(step.expected, outcome.difference);
    }

    void compareRefusal(const ActsLine& line, const QString& sentence, const ActsOutcome& outcome) {
        const QString came = outcome.done ? u"it was accepted"_s
                                          : sentenceOfFailure(outcome.done.error());
        if (sentence != came)
            complain(line.number, line.text, came);
    }

    void compareValue(const ActsLine& line, const QString& rest) {
        const qsizetype colon = rest.indexOf(u": "_s);
        const QString name = rest.first(std::max<qsizetype>(colon, 0));
        if (colon < 0)
            throw NotUnderstood{u"“%1” has no colon"_s.arg(line.text)};
        try {
            const QString came = valueNamed(name);
            if (rest.sliced(colon + 2) != came)
                complain(line.number, line.text, came);
        } catch (const NotUnderstood& fault) {
            complain(line.number, line.text, fault.why);
        }
    }

    [[nodiscard]] QString valueNamed(const QString& name) {
        if (const auto value = valueInLines(documentLines(desk().event()), name))
            return *value;
        const auto shown = shownValue(desk(), wordsOf(name));
        if (!shown)
            throw NotUnderstood{u"the document says nothing at “%1”"_s.arg(name)};
        return *shown;
    }

    /// All of it, in any order. A line that ends with "…" stands for all that begin like it.
    void compareDifference(const std::vector<ActsLine>& expected, QStringList difference) {
        bool isAllThere = true;
        for (const ActsLine& line : expected) {
            if (!line.text.startsWith(u'+') && !line.text.startsWith(u'-'))
                continue;
            bool isThere = false;
            if (line.text.endsWith(u" …"_s)) {
                const QString begin = line.text.chopped(2);
                isThere = difference.removeIf([&](const QString& one) {
                    return one == begin || one.startsWith(begin + u' ')
                           || one.startsWith(begin + u':');
                }) > 0;
            } else {
                isThere = difference.removeOne(line.text);
            }
            if (!isThere)
                complain(line.number, line.text, difference.join(u"; "_s));
            isAllThere = isAllThere && isThere;
        }
        if (!difference.isEmpty() && isAllThere)
            complain(m_line, u"no other difference"_s, difference.join(u"; "_s));
    }

    void walkBackAndForth(const Shown& before, const Shown& after, ChangeKind kind) {
        if (isUndoBarrier(kind))
            return;
        if (m_meddle) {
            m_session.reset();
            m_meddle(m_scratch.path(), false);
            m_session = m_scratch.open();
        }
        if (!m_session->undo() || state().shown != before)
            complain(m_line, u"undo gives back what was there"_s, u"something else"_s);
        else if (!m_session->redo() || state().shown != after)
            complain(m_line, u"redo does the same once more"_s, u"something else"_s);
    }

    void checkTheEnd() {
        OperandMisfits misfits;
        misfits.look(*m_session);
        if (!misfits.text().isEmpty())
            complain(m_test.line, u"operands as in the rows of the acts"_s, misfits.text());
        const auto inMemory = shownBy(*m_session);
        m_session.reset();
        if (m_meddle)
            m_meddle(m_scratch.path(), true);
        const auto reader
            = Session::open(m_scratch.path(), Session::Access::Read, m_scratch.desk());
        if (!reader || shownBy(**reader) != inMemory)
            complain(m_test.line, u"a file that holds what memory holds"_s, u"something else"_s);
    }

    QString m_file;
    const ActsTest& m_test;
    const Meddling& m_meddle;
    ScratchBook m_scratch;
    std::unique_ptr<Session> m_session;
    int m_line = 0;
    std::vector<std::optional<JournalId>> m_acts;
    QStringList m_complaints;
};

} // namespace

QStringList complaintsAbout(const QString& file, const ActsTest& test, const Meddling& meddle) {
    return ActsRun(file, test, meddle).complaints();
}

} // namespace mentat::test
